#!/bin/bash
# The command "test": what is counted, what the closing line says, and which exit codes follow.
set -u
# shellcheck source=tools/launcher/testing/fake_machine.sh
source tools/launcher/testing/fake_machine.sh

asked() { printf '{"id":{"targetConfigured":{"label":"%s"}},"configured":{"targetKind":"cc_test rule","testSize":"SMALL"}}\n' "$1"; }
library() { printf '{"id":{"targetConfigured":{"label":"%s"}},"configured":{"targetKind":"cc_library rule"}}\n' "$1"; }
broken() { printf '{"id":{"targetConfigured":{"label":"%s"}},"aborted":{"reason":"ANALYSIS_FAILURE"}}\n' "$1"; }
summary() {
  printf '{"id":{"testSummary":{"label":"%s"}},"testSummary":{"totalRunCount":3,"passed":[{},{}],"overallStatus":"%s"}}\n' "$1" "$2"
}

# shellcheck disable=SC2317 # called by expect
closing_line_is() { [[ $(tail -n 1 "$machine/stdout") == "$1" ]]; }

# run_with EVENTS BAZEL_CODE ARGUMENT...
run_with() {
  local events=$1 bazel_code=$2
  shift 2
  new_machine
  everything_installed use develop
  launch FAKE_EVENTS="$events" FAKE_BAZEL_EXIT="$bazel_code" test "$@"
}

run_with "$(library //a:a; asked //a:x; asked //a:y; summary //a:x PASSED; summary //a:y PASSED)" ''
expect 'two passed' closing_line_is '2 passed, 0 failed, 0 skipped'
expect 'and the exit code is 0' code_is 0
expect 'all targets are requested' called ' //...'

run_with "$(asked //a:x; asked //a:y; summary //a:x PASSED; summary //a:y FAILED)" 3
expect 'a failed test is counted' closing_line_is '1 passed, 1 failed, 0 skipped'
expect 'and the exit code is 1' code_is 1

run_with "$(asked //a:x; asked //a:y; asked //a:z; summary //a:x PASSED; summary //a:z TIMEOUT)" 1
expect 'a test that was not built and a test that timed out count as failed' closing_line_is '1 passed, 2 failed, 0 skipped'
expect 'the exit code of a failed build is 4' code_is 4

run_with "$(asked //a:x; summary //a:x FLAKY)" ''
expect 'a test that passes only at the second try counts as failed' closing_line_is '0 passed, 1 failed, 0 skipped'
expect 'although Bazel reports success' never code_is 0

run_with "$(broken //a:x; asked //a:y; summary //a:y PASSED)" 1
expect 'a target that could not be analysed counts as failed' closing_line_is '1 passed, 1 failed, 0 skipped'

run_with "$(library //a:a; asked //a:y; summary //a:y PASSED)" 1
expect 'a library that fails to build shows in the closing line' closing_line_is '1 passed, 1 failed, 0 skipped'

run_with "$(library //a:a)" '' //a:a
expect 'a run without tests is an error' code_is 4
expect 'the error is printed' said 'no test was run'
expect 'and the closing line shows it' closing_line_is '0 passed, 1 failed, 0 skipped'

run_with "$(asked //a:x; summary //a:x PASSED)" '' //a:x --config=asan
expect 'targets and flags are passed on' called '--config=asan'
expect 'and nothing else is run' never called '//...'

run_with "$(asked //a:x; summary //a:x PASSED)" '' --matrix
expect 'the matrix has seven rows of tests and the check for names with two type definitions' closing_line_is '8 passed, 0 failed, 0 skipped'
expect 'each row has a line' grep -qE '^undefined +1 +0 +0 ' "$machine/stdout"
expect 'the check has a line too' grep -qE '^one definition +1 +0 +0 ' "$machine/stdout"
expect 'the check builds the whole program' called '--config=one-definition //ci/cli:hakari'
expect 'each row uses its flags' called '--config=ubsan'

# xml LABEL SHARD CASE...: the event of a shard whose test.xml has these cases; "NAME" passed, "NAME=REASON" was skipped.
xml() {
  local file event case
  file=$(mktemp "$TEST_TMPDIR/test+XXXXXX.xml") || exit 1
  {
    printf '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites tests="3">\n  <testsuite name="EngineTest" skipped="1">\n'
    for case in "${@:3}"; do
      printf '    <testcase name="%s" file="a.cc" line="1" status="run" result="%s" time="0." classname="EngineTest"' \
        "${case%%=*}" "$([[ $case == *=* ]] && echo skipped || echo completed)"
      if [[ $case == *=* ]]; then
        printf '>\n      <skipped message="a.cc:7&#x0A;%s"><![CDATA[a.cc:7\n]]></skipped>\n    </testcase>\n' "${case#*=}"
      else
        printf ' />\n'
      fi
    done
    printf '  </testsuite>\n</testsuites>\n'
  } >"$file"
  event='{"id":{"testResult":{"label":"%s","run":1,"shard":%s,"attempt":1}},"testResult":{"testActionOutput":['
  event+='{"name":"test.log","uri":"file:///a/test.log"},{"name":"test.xml","uri":"file://%s"}],"status":"PASSED"}}\n'
  # shellcheck disable=SC2059 # the format is ours
  printf "$event" "$1" "$2" "${file//+/%2B}"
}

with_skips=$(
  asked //a:x && asked //a:y && asked //a:z
  xml //a:x 1 Starts Plays && xml //a:x 2 'Mates=/usr/games/a &lt;&quot;b&quot;&gt; is missing'
  xml //a:y 0 Starts
  xml //a:z 0 'One=no valgrind' 'Two=no valgrind' Three
  summary //a:x PASSED && summary //a:y PASSED && summary //a:z PASSED
)
run_with "$with_skips" ''
expect 'a test with a skipped case counts as skipped, once for all shards and cases' closing_line_is \
  '1 passed, 0 failed, 2 skipped'
expect 'a skipped test is not a failure' code_is 0
expect 'the cases and their reasons are printed' printed 'skipped: //a:x EngineTest.Mates: /usr/games/a <"b"> is missing'
expect 'all skipped cases are printed' [ "$(grep -c ^skipped: "$machine/stdout")" = 3 ]
expect 'targets that need the packages for development are not requested' never called '//bench/peers'

run_with "$with_skips" '' --all
expect 'with --all a skipped test counts as failed, and the commands of the README count as a test' closing_line_is \
  '2 passed, 2 failed, 0 skipped'
expect 'the exit code is 1' code_is 1
expect 'the reason is printed' printed 'skipped, counted as failed: //a:z EngineTest.One: no valgrind'
expect 'targets that need more packages are requested too' called ' //... //bench/peers '
run_with "$with_skips" '' --all //a:x
expect 'they are not requested if targets are named' never called '//bench/peers'
expect 'and the README is not checked then' never called readme

run_with "$(asked //a:x; xml //a:x 1 One | sed 's|file://[^"]*xml"|bytestream://far/away.xml"|'
  summary //a:x PASSED)" ''
expect 'a test counts as skipped if its test.xml cannot be read' closing_line_is '0 passed, 0 failed, 1 skipped'
expect 'the reason is printed' printed 'skipped: //a:x bytestream://far/away.xml cannot be read: the skipped cases are unknown'

run_with "$(asked //a:x; xml //a:x 1 'One=no valgrind'; summary //a:x FAILED)" 3
expect 'a failed test with a skipped case counts as failed' closing_line_is '0 passed, 1 failed, 0 skipped'
expect 'and is not shown as skipped' never grep -q '^skipped' "$machine/stdout"

new_machine
everything_installed use develop
launch FAKE_EVENTS="$(asked //a:x; xml //a:x 1 One; summary //a:x PASSED)" FAKE_README_EXIT=1 test --all
expect 'a failing command of the README counts as a failed test' closing_line_is '1 passed, 1 failed, 0 skipped'
expect 'the exit code is 1' code_is 1
expect 'the output of the check is printed' said '12 passed, 1 failed'

# run_in_ci [NAME=VALUE...]: with only the packages of the first list.
run_in_ci() {
  new_machine
  everything_installed use
  launch FAKE_EVENTS="$with_skips" "$@" test
}
run_in_ci CI=true
expect 'if CI is set, a skipped test counts as failed' closing_line_is '2 passed, 2 failed, 0 skipped'
expect 'and the packages for development are installed' called 'install --yes --no-install-recommends chromium'
run_in_ci CI=false
expect 'without CI they are not installed' never called install

run_with "$with_skips" '' --matrix
expect 'the matrix shows a skipped case once' [ "$(grep -c ^skipped: "$machine/stdout")" = 3 ]
expect 'and counts it in each row' closing_line_is '8 passed, 0 failed, 14 skipped'

run_with '' '' --help
expect 'help needs no build' never called bazel
expect 'and has an example' printed '  ./hakari test --matrix'
expect 'and names the switch of a plain bazel test' grep -q HAKARI_SKIP_NOTHING=1 "$machine/stdout"

new_machine
everything_installed use develop
launch fmt --nonsense
expect 'an unknown flag of fmt is bad usage' code_is 2

finish
