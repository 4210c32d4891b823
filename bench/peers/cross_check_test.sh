#!/bin/bash
# Our mate searches and OpenShogiLib's: on the benchmarks' problems, and two and four plies further on, no answer
# contradicts another.
set -uo pipefail
check=$1 positions=$2
if ! said=$("$check" 1000 <"$positions") || [[ $said != *' by libosl as well'*' 0 contradictions'* ]]; then
  printf '%s\n' "$said" >&2
  exit 1
fi
