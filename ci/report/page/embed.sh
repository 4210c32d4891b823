#!/bin/bash
# The page's parts as a C++ source, with the hashes by which the browser knows its style and its scripts.
#
# embed.sh OUT HTML CSS CHART SCRIPT...: the scripts become one, in their order.
set -euo pipefail

readonly out=$1 html=$2 css=$3 chart=$4
shift 4

# literal NAME FILE: a constant with the bytes of the file.
literal() {
  if grep -q ')hakari_part"' "$2"; then
    echo "$2 cannot be embedded" >&2
    exit 1
  fi
  printf 'const char %s[] = R"hakari_part(' "$1"
  cat -- "$2"
  printf ')hakari_part";\n'
}

# hash_of NAME FILE: as a content-security policy writes it.
hash_of() {
  local hex
  hex=$(sha256sum <"$2")
  printf 'const char %s[] = "sha256-%s";\n' "$1" \
    "$(printf '%b' "$(sed -e 's/ .*//' -e 's/../\\x&/g' <<<"$hex")" | base64 -w0)"
}

script=$(mktemp)
trap 'rm -f "$script"' EXIT
cat -- "$@" >"$script"
if grep -qi '</script' "$script" "$chart" || grep -qi '</style' "$css"; then
  echo 'a part would end its own element' >&2
  exit 1
fi

{
  printf '#include "ci/report/page/page_parts.h"\n\nnamespace hakari {\n\n'
  literal kPageHtml "$html"
  literal kPageStyle "$css"
  literal kPageChart "$chart"
  literal kPageScript "$script"
  hash_of kPageStyleHash "$css"
  hash_of kPageChartHash "$chart"
  hash_of kPageScriptHash "$script"
  printf '\n}  // namespace hakari\n'
} >"$out"
