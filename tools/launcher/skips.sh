# Finds skipped tests in the test.xml of every shard, since to Bazel a skipped test has passed.
# shellcheck shell=bash

# skipped_tests EVENTS: a line for each skipped case, "LABEL<tab>SUITE.CASE: reason". If it is unknown what was
# skipped, the whole test counts as skipped.
skipped_tests() {
  local label file
  while IFS=$'\t' read -r label file; do
    if [[ ! -r $file ]]; then
      printf '%s\t%s cannot be read: the skipped cases are unknown\n' "$label" "$file"
    elif grep -qs 'result="skipped"' -- "$file"; then
      awk -v label="$label" -f "$root/tools/launcher/skips.awk" -- "$file"
    fi
  done < <(test_xml_files "$1")
}

# test_xml_files EVENTS: "LABEL<tab>FILE" for each shard, run now or taken from the cache.
test_xml_files() {
  local label file
  [[ -r $1 ]] || return 0
  while IFS=$'\t' read -r label file; do
    printf '%s\t%b\n' "$label" "${file//%/\\x}"
  done < <(sed -nE -e 's|^\{"id":\{"testResult":\{"label":"([^"]*)".*\{"name":"test\.xml","uri":"(file://)?([^"]*)".*|\1\t\3|p' -- "$1")
}
