#!/bin/bash
# A page's parts as a C++ source, with the hashes by which the browser knows its style and its scripts.
#
# embed.sh NAMESPACE::NAME OUT HTML CHART PART...: the parts in .css become one style, the others one script, in their order.
set -euo pipefail

readonly namespace=${1%::*} name=${1##*::} out=$2 html=$3 chart=$4
shift 4

# literal FILE: its bytes as a string.
literal() {
  if grep -q ')hakari_part"' "$1"; then
    echo "$1 cannot be embedded" >&2
    exit 1
  fi
  printf '    R"hakari_part('
  cat -- "$1"
  printf ')hakari_part",\n'
}

# hash_of FILE: as a content-security policy writes it.
hash_of() {
  local hex
  hex=$(sha256sum <"$1")
  printf '    "sha256-%s",\n' "$(printf '%b' "$(sed -e 's/ .*//' -e 's/../\\x&/g' <<<"$hex")" | base64 -w0)"
}

css=$(mktemp) script=$(mktemp)
trap 'rm -f "$css" "$script"' EXIT
for part; do
  case $part in
    *.css) cat -- "$part" >>"$css" ;;
    *) cat -- "$part" >>"$script" ;;
  esac
done
if grep -qi '</script' "$script" "$chart" || grep -qi '</style' "$css"; then
  echo 'a part contains </script or </style, which would end its element' >&2
  exit 1
fi

{
  printf '#include "ci/report/page/page.h"\n\nnamespace %s {\n\n' "$namespace"
  printf 'extern const hakari::report::PageParts %s;\n' "$name"
  printf 'const hakari::report::PageParts %s = {\n' "$name"
  literal "$html"
  literal "$css"
  literal "$chart"
  literal "$script"
  hash_of "$css"
  hash_of "$chart"
  hash_of "$script"
  printf '};\n\n}  // namespace %s\n' "$namespace"
} >"$out"
