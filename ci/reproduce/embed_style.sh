#!/bin/bash
# The page's style as a C++ source, with the hash by which the browser knows it.
#   embed_style.sh OUT CSS
set -euo pipefail

readonly out=$1 css=$2
if grep -q ')hakari_style"' "$css" || grep -qi '</style' "$css"; then
  echo "$css cannot be embedded" >&2
  exit 1
fi
hash=$(sha256sum <"$css" | sed -e 's/ .*//' -e 's/../\\x&/g')
{
  printf 'namespace hakari::reproduce {\n\n'
  printf 'extern const char kReproducePageStyle[], kReproducePageStyleHash[];\n'
  printf 'const char kReproducePageStyle[] = R"hakari_style('
  cat -- "$css"
  printf ')hakari_style";\n'
  printf 'const char kReproducePageStyleHash[] = "sha256-%s";\n' "$(printf '%b' "$hash" | base64 -w0)"
  printf '\n}  // namespace hakari::reproduce\n'
} >"$out"
