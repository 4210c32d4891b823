#!/bin/bash
# Both builds search the same nodes, and refuse unknown names. seams_test measures what the seams cost.
set -u
fail() { echo "$*" >&2; exit 1; }

for search in pds dfpn; do
  nodes=$("$1" "$search") || fail "$search failed"
  [[ $nodes =~ ^[1-9][0-9]*\ nodes$ ]] || fail "$search prints $nodes"
  [[ $("$2" "$search") == "$nodes" ]] || fail "$search: the node count differs without the seams"
done
for program in "$1" "$2"; do
  for words in '' unknown 'pds dfpn'; do
    # shellcheck disable=SC2086 # words are words
    output=$("$program" $words 2>/dev/null)
    [[ $? == 2 && -z $output ]] || fail "$program $words must be refused"
  done
done
