#!/bin/bash
# Every variant offers what the probe offers, and gives the same answers.
set -u
fail() { echo "$*" >&2; exit 1; }

# The answer of a short benchmark, without its times.
answer() { "$1" run "$2" --positions 4 | grep -o '"answer": *[0-9]*'; }

ci/gate/probe/probe list >"$TEST_TMPDIR/list" || fail 'the probe has no list'
[[ -s $TEST_TMPDIR/list ]] || fail 'the probe lists nothing'
for variant in slower_1 slower_3_other_order cold; do
  program=ci/gate/probe/variants/$variant
  "$program" list | cmp - "$TEST_TMPDIR/list" || fail "$variant lists other benchmarks"
  for benchmark in pds/mate legal/quiet; do
    expected=$(answer ci/gate/probe/probe "$benchmark")
    [[ -n $expected ]] || fail "no $benchmark"
    [[ $(answer "$program" "$benchmark") == "$expected" ]] || fail "$variant: another answer of $benchmark"
  done
  "$program" run no_such/benchmark 2>/dev/null; [[ $? == 2 ]] || fail "$variant must refuse what is no benchmark"
done
