#!/bin/bash
# usage: prints_file_test.sh PROGRAM FILE [ARGUMENT]...
# The program that makes a problem set prints the one that lies here, and fails without the games that it is made of.
set -u
program=$1 file=$2
shift 2
fail() { echo "$*" >&2; exit 1; }

"$program" "$@" | cmp - "$file" || fail "$program does not print $file"
if (($#)); then
  output=$("$program" no-such-file 2>"$TEST_TMPDIR/words")
  [[ $? == 2 && -z $output ]] || fail 'a missing file must be refused'
  grep -q no-such-file "$TEST_TMPDIR/words" || fail 'the missing file must be named'
fi
