#!/bin/bash
# Tests run.py with fake fuzzers: it stops when nothing new is found, continues where it was, and reports crashes.
set -u
runner=$PWD/tools/fuzz/run.py
state=$TEST_TMPDIR/state
fail() { echo "$*" >&2; exit 1; }

straw() { # NAME BODY: a fake fuzzer that prints what libFuzzer prints and runs until it is stopped
  mkdir -p "$state/a-b/$1"
  # shellcheck disable=SC2016 # the fake fuzzer's variables, not ours
  printf '#!/bin/bash\ncase $* in *-merge=1*) cp "$3"/* "$2" 2>/dev/null; exit 0; esac\n%s\n' "$2" >"$state/a-b/$1/program"
  chmod +x "$state/a-b/$1/program"
}
run() { "$runner" --no-build --state "$state" --turn-seconds 0.5 --quiet-minutes 0.02 "$@" 2>"$TEST_TMPDIR/talk"; }
said() { grep -q "$1" "$TEST_TMPDIR/talk" || { cat "$TEST_TMPDIR/talk" >&2; fail "the talk must say: $1"; }; }

works='trap "echo ==1== libFuzzer: run interrupted; echo stat::number_of_executed_units: 500; exit 72" INT
echo "#3 INITED cov: 21 ft: 30"; while :; do :; done'

straw quiet_fuzz_test "$works"
run //a/b:quiet_fuzz_test || fail 'what finds nothing new is finished'
turns=$(grep -c 'quiet_fuzz_test .* left in all' "$TEST_TMPDIR/talk")
((turns >= 2)) || fail "1.2 s in turns of half a second are more than $turns turns"
"$runner" --state "$state" --status //a/b:quiet_fuzz_test | grep -Eq "quiet_fuzz_test +[0-9,]+ +21 .* 0$" ||
  fail 'the status must have its edges'
run //a/b:quiet_fuzz_test || fail 'what is finished is not begun again'
said '^target'
! grep -q 'left in all' "$TEST_TMPDIR/talk" || fail 'what is finished had another turn'

# The state can be taken to another machine, where the same program continues with it.
echo seed >"$state/a-b/quiet_fuzz_test/corpus/seed"
"$runner" --state "$state" --save "$TEST_TMPDIR/state.tar.xz" //a/b:quiet_fuzz_test 2>/dev/null || fail 'it cannot be saved'
before=$("$runner" --state "$state" --status //a/b:quiet_fuzz_test)
"$runner" --state "$TEST_TMPDIR/other" --load "$TEST_TMPDIR/state.tar.xz" --status //a/b:quiet_fuzz_test >"$TEST_TMPDIR/after"
[[ $before == "$(cat "$TEST_TMPDIR/after")" ]] || fail 'what is loaded must be what was saved'
[[ $(cat "$TEST_TMPDIR"/other/a-b/quiet_fuzz_test/corpus/*) == seed ]] || fail 'the corpus must go along'
# A tree without a state of its own starts with the one in the source tree.
mkdir -p "$TEST_TMPDIR/tree/tools/fuzz"
cp "$runner" "$TEST_TMPDIR/tree/tools/fuzz/run.py"
"$runner" --state "$state" --save //a/b:quiet_fuzz_test 2>/dev/null
[[ $? == 2 ]] || fail 'a label is no file to save to'
"$TEST_TMPDIR/tree/tools/fuzz/run.py" --state "$state" --save -- //a/b:quiet_fuzz_test 2>/dev/null || fail 'it cannot be kept'
[[ $before == "$("$TEST_TMPDIR/tree/tools/fuzz/run.py" --status //a/b:quiet_fuzz_test 2>/dev/null)" ]] ||
  fail 'what is kept must be begun with'
(cd "$TEST_TMPDIR" && echo x >outside && tar -cJf bad.tar.xz -P ../"${TEST_TMPDIR##*/}"/outside) 2>/dev/null
"$runner" --state "$TEST_TMPDIR/other" --load "$TEST_TMPDIR/bad.tar.xz" --status //a/b:quiet_fuzz_test 2>/dev/null
[[ $? == 4 ]] || fail 'a file outside of the state must be refused'

# Runs as many at once as requested, each with low priority: both fake fuzzers wait for each other, and for their low
# priority, before they find anything.
for name in one other; do
  # shellcheck disable=SC2016 # the fake fuzzer's variables, not ours
  straw "${name}_meets_fuzz_test" 'trap "rm -f here; echo ==1== libFuzzer: run interrupted; exit 72" INT
touch here
read -ra stat </proc/$$/stat
until [[ -e ../one_meets_fuzz_test/here && -e ../other_meets_fuzz_test/here && ${stat[18]} -eq 19 ]]; do read -ra stat </proc/$$/stat; done
echo "#3 INITED cov: 23 ft: 30"; while :; do :; done'
done
run --jobs 2 //a/b:one_meets_fuzz_test //a/b:other_meets_fuzz_test || fail 'two at once are no fault'
for name in one other; do
  "$runner" --state "$state" --status "//a/b:${name}_meets_fuzz_test" | grep -Eq ' 23 ' || fail "$name was not run beside its like"
done
run --jobs 0 //a/b:quiet_fuzz_test; [[ $? == 2 ]] || fail 'none at once must be exit code 2'

# shellcheck disable=SC2016 # the fake fuzzer's variables, not ours
straw crash_fuzz_test 'for word; do [[ $word == -artifact_prefix=* ]] && echo x >"${word#*=}crash-1"; done; exit 77'
run //a/b:crash_fuzz_test; [[ $? == 1 ]] || fail 'a crash must be exit code 1'
said 'CRASHED; to see it: .*/crash_fuzz_test/program .*/crash-1'

straw broken_fuzz_test 'echo no such library >&2; exit 127'
run //a/b:broken_fuzz_test; [[ $? == 4 ]] || fail 'what cannot be run must be exit code 4'
said 'no such library'

run //a/b:other_fuzz_test; [[ $? == 4 ]] || fail 'what was never built must be exit code 4'
run not-a-label; [[ $? == 2 ]] || fail 'what is no label must be exit code 2'
