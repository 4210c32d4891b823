# The word "test": runs every test, or those named, and ends with the line "N passed, N failed".
#
# A test target counts once, however many shards it has. What could not be built or analysed counts as failed, and a run
# without a single test is an error, so that nothing is green for want of tests.
# shellcheck shell=bash

word_test() {
  local bazel_words=() matrix=''
  while (($#)); do
    case $1 in
      --help | -h) test_help && exit 0 ;;
      --matrix) matrix=1 ;;
      *) bazel_words+=("$1") ;;
    esac
    shift
  done
  choose_build_flags
  ensure_packages use
  if [[ -n $matrix ]]; then
    ensure_packages develop
    # shellcheck source=tools/launcher/matrix.sh
    source "$root/tools/launcher/matrix.sh"
  fi
  write_sysroot_id
  if [[ -n $matrix ]]; then run_matrix "${bazel_words[@]}"; else run_tests "${bazel_words[@]}"; fi
}

test_help() {
  cat <<'HELP'
usage: ./hakari test [--matrix] [TARGET...] [BAZEL_FLAG...]
Runs every test and ends with the line "N passed, N failed".

  TARGET    a Bazel target or pattern, seen from the root; without one: //...
  --matrix  runs a fixed slice of the tests with either compiler, with debugging, the sanitizers and the portable build

examples:
  ./hakari test
  ./hakari test //engine/movegen/... --config=asan
  ./hakari test --matrix
Exit codes: 0 all passed, 1 a test failed, 4 something could not be built or there was no test.
HELP
}

run_tests() { # BAZEL_WORD...
  local log=$root/.hakari/test.log started=$EPOCHSECONDS status
  bazel_tests "$log" "$@"
  status=$?
  if ((status != 0)); then show_log "$log"; fi
  say "finished after $(in_words $((EPOCHSECONDS - started)))"
  printf '%d passed, %d failed\n' "$tests_passed" "$tests_failed"
  exit "$status"
}

# bazel_tests LOG BAZEL_WORD...: runs them, sets tests_passed and tests_failed, returns our exit code.
bazel_tests() {
  local log=$1 events=$root/.hakari/events.json status word targets=(//...)
  shift
  for word in "$@"; do if [[ $word != -* ]]; then targets=(); fi; done
  rm -f "$events"
  bazel_quietly "$log" test --keep_going --build_event_json_file="$events" "${build_flags[@]}" "$@" "${targets[@]}"
  status=$(our_exit_code $?)
  count_tests "$events"
  if ((tests_passed + tests_failed == 0)); then
    say "not one test was run"
    status=$exit_invalid
  fi
  # A test that passed only at a second try is not green here.
  if ((status == 0 && tests_failed > 0)); then status=$exit_failed_test; fi
  # A library that no test needs may fail to build: whoever reads only the closing line must see that too.
  if ((status != 0 && tests_failed == 0)); then tests_failed=1; fi
  return "$status"
}

# Bazel's event file has one event a line: what was asked for, and what each test came to.
count_tests() { # EVENTS
  local asked
  asked=$(count_lines '^{"id":{"targetConfigured":.*("testSize":|"aborted":)' "$1")
  tests_passed=$(count_lines '^{"id":{"testSummary":.*"overallStatus":"PASSED"' "$1")
  tests_failed=$((asked - tests_passed))
}

count_lines() { # PATTERN FILE
  if [[ -r $2 ]]; then grep -cE -e "$1" -- "$2"; else printf '0\n'; fi
}
