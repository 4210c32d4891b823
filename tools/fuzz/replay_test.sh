#!/bin/bash
# A run of a fuzz target without libFuzzer passes good inputs, finds the crash, keeps its input, and refuses to run without
# inputs.
set -u
target=$PWD/$1
cd "$TEST_TMPDIR" || exit 1
export TEST_UNDECLARED_OUTPUTS_DIR=$TEST_TMPDIR
printf 'plain text' >plain

fail() { echo "$*" >&2; exit 1; }

"$target" plain | grep -qx '1 files and 0 mutations' || fail 'the corpus alone must pass'
"$target" --mutations=20000 plain && fail 'the mutations must find the crash'
LC_ALL=C grep -q $'\x80' crash-input || fail 'the killing input must be kept'
"$target" --mutations=10; [[ $? == 2 ]] || fail 'no file must be an error'
"$target" no-such-file; [[ $? == 2 ]] || fail 'a missing file must be an error'
