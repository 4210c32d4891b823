#!/bin/bash
# The word "test": what is counted, what the closing line says, and which exit codes follow.
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
expect 'two passed' closing_line_is '2 passed, 0 failed'
expect 'and all is well' code_is 0
expect 'everything was asked for' called ' //...'

run_with "$(asked //a:x; asked //a:y; summary //a:x PASSED; summary //a:y FAILED)" 3
expect 'a failed test is counted' closing_line_is '1 passed, 1 failed'
expect 'and is our 1' code_is 1

run_with "$(asked //a:x; asked //a:y; asked //a:z; summary //a:x PASSED; summary //a:z TIMEOUT)" 1
expect 'what was not built and what ran too long has failed' closing_line_is '1 passed, 2 failed'
expect 'a failed build is our 4' code_is 4

run_with "$(asked //a:x; summary //a:x FLAKY)" ''
expect 'passing at the second try is not passing' closing_line_is '0 passed, 1 failed'
expect 'though Bazel says so' never code_is 0

run_with "$(broken //a:x; asked //a:y; summary //a:y PASSED)" 1
expect 'what could not be analysed has failed' closing_line_is '1 passed, 1 failed'

run_with "$(library //a:a; asked //a:y; summary //a:y PASSED)" 1
expect 'a library that fails to build shows in the closing line' closing_line_is '1 passed, 1 failed'

run_with "$(library //a:a)" '' //a:a
expect 'not one test is an error' code_is 4
expect 'which is said' said 'not one test was run'
expect 'and shows' closing_line_is '0 passed, 1 failed'

run_with "$(asked //a:x; summary //a:x PASSED)" '' //a:x --config=asan
expect 'targets and flags are passed on' called '--config=asan'
expect 'and nothing else is run' never called '//...'

run_with "$(asked //a:x; summary //a:x PASSED)" '' --matrix
expect 'the matrix has seven rows' closing_line_is '7 passed, 0 failed'
expect 'each with its line' grep -qE '^undefined +1 +0 ' "$machine/stdout"
expect 'and its flags' called '--config=ubsan'

run_with '' '' --help
expect 'help needs no build' never called bazel
expect 'and has an example' printed '  ./hakari test --matrix'

new_machine
everything_installed use develop
launch fmt --nonsense
expect 'an unknown flag of fmt is bad usage' code_is 2

finish
