#!/bin/bash
# What unused seams cost, in instructions: the search as it is against the one without them. At most 0.1 % more.
set -uo pipefail

with=$1 without=$2
readonly most_ppm=1000

command -v valgrind >/dev/null || { echo "valgrind is not installed" >&2 && exit 1; }

instructions() { # PROGRAM SEARCH
  local said
  said=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" 2>&1) || return 1
  sed -n 's/.*Collected : \([0-9]*\).*/\1/p' <<<"$said"
}

failed=0
for search in pds dfpn; do
  [[ $("$with" "$search") == "$("$without" "$search")" ]] || { echo "$search: the node counts differ" >&2 && exit 1; }
  one=$(instructions "$with" "$search")
  other=$(instructions "$without" "$search")
  [[ $one && $other ]] || { echo "$search: valgrind counted nothing" >&2 && exit 1; }
  ppm=$(((one - other) * 1000000 / other))
  printf '%-5s %s with seams, %s without: %+d ppm\n' "$search" "$one" "$other" "$ppm"
  ((ppm <= most_ppm)) || failed=1
done
exit "$failed"
