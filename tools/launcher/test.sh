# The command "test": runs every test, or those named, and ends with the line "N passed, N failed, N skipped".
#
# A test target counts once, however many shards and cases it has: as skipped if it passed but one of its cases was skipped.
# A target that could not be built or analysed counts as failed, and a run without a single test is an error, so that
# missing tests are never green.
# shellcheck shell=bash

word_test() {
  local bazel_words=() matrix='' lists=(use)
  # In CI nothing may be skipped, since the list of skipped tests is not read there.
  skip_nothing=
  if in_ci; then skip_nothing=1; fi
  while (($#)); do
    case $1 in
      --help | -h) test_help && exit 0 ;;
      --matrix) matrix=1 ;;
      --all) skip_nothing=1 ;;
      *) bazel_words+=("$1") ;;
    esac
    shift
  done
  choose_build_flags
  if [[ -n $matrix$skip_nothing ]]; then lists+=(develop); fi
  ensure_packages "${lists[@]}"
  write_sysroot_id
  # shellcheck source=tools/launcher/skips.sh
  source "$root/tools/launcher/skips.sh"
  if [[ -n $matrix ]]; then
    # shellcheck source=tools/launcher/matrix.sh
    source "$root/tools/launcher/matrix.sh"
    run_matrix "${bazel_words[@]}"
  else
    run_tests "${bazel_words[@]}"
  fi
}

test_help() {
  cat <<'HELP'
usage: ./hakari test [--all | --matrix] [TARGET...] [BAZEL_FLAG...]
Runs every test. The last line is "N passed, N failed, N skipped"; the lines above it list skipped cases with reasons.

  TARGET    a Bazel target or pattern, relative to the root; without one: //...
  --all     skips nothing: also installs the packages for development (tools/packages/develop.txt), builds and runs the
            targets that need them, runs the commands of README.md, and counts a skipped test as failed. A run with CI
            set does the same.
  --matrix  runs a fixed slice of the tests with both compilers, with debugging, the sanitizers and the portable build,
            and checks with the linker that no name has two different type definitions

examples:
  ./hakari test
  ./hakari test --all
  ./hakari test //engine/movegen/... --config=asan
  ./hakari test --matrix
For a plain bazel test: with HAKARI_SKIP_NOTHING=1 in the environment, a test fails instead of being skipped.
Exit codes: 0 all passed or skipped, 1 a test failed, 4 the build failed or no test was run.
HELP
}

run_tests() { # BAZEL_WORD...
  local log=$root/.hakari/test.log started=$EPOCHSECONDS status targets=()
  if ! names_targets "$@"; then
    targets=(//...)
    if [[ -n $skip_nothing ]]; then mapfile -t -O 1 targets < <(read_targets all); fi
  fi
  bazel_tests "$log" "$@" "${targets[@]}"
  status=$?
  if ((status != 0)); then show_log "$log"; fi
  if [[ -n $skip_nothing ]] && ! names_targets "$@"; then check_readme; fi
  say "finished after $(in_words $((EPOCHSECONDS - started)))"
  show_skips
  closing_line "$tests_passed" "$tests_failed" "$tests_skipped"
  exit "$status"
}

# The commands of README.md, as one more test. It needs the whole folder, its history and Bazel, so it is no Bazel target.
check_readme() {
  local log=$root/.hakari/readme.log
  say 'running the commands of README.md'
  if "$root/tools/readme/check.sh" >"$log" 2>&1 </dev/null; then
    tests_passed=$((tests_passed + 1))
  else
    cat "$log" >&2
    tests_failed=$((tests_failed + 1))
    if ((status == 0)); then status=$exit_failed_test; fi
  fi
}

closing_line() { printf '%d passed, %d failed, %d skipped\n' "$@"; } # PASSED FAILED SKIPPED

names_targets() { # BAZEL_WORD...
  local word
  for word in "$@"; do if [[ $word != -* ]]; then return 0; fi; done
  return 1
}

# The targets that tools/launcher/NAME.txt lists.
read_targets() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$root/tools/launcher/$1.txt"; } # NAME

# bazel_tests LOG BAZEL_WORD...: runs them, sets tests_passed, tests_failed, tests_skipped and skips, returns our exit code.
bazel_tests() {
  local log=$1 events=$root/.hakari/events.json status
  shift
  rm -f "$events"
  bazel_quietly "$log" test --keep_going --build_event_json_file="$events" "${build_flags[@]}" "$@"
  status=$(our_exit_code $?)
  count_tests "$events"
  if ((tests_passed + tests_failed + tests_skipped == 0)); then
    say "no test was run"
    status=$exit_invalid
  fi
  # A test that passed only at a second try is not green here, nor is a skipped test if nothing may be skipped.
  if ((status == 0 && tests_failed > 0)); then status=$exit_failed_test; fi
  # A library that no test needs may fail to build. The closing line must show that too.
  if ((status != 0 && tests_failed == 0)); then tests_failed=1; fi
  return "$status"
}

# Bazel's event file has one event per line: what was requested, and the result of each test.
count_tests() { # EVENTS
  local asked passed
  asked=$(count_lines '^{"id":{"targetConfigured":.*("testSize":|"aborted":)' "$1")
  passed=$(passed_tests "$1" | wc -l)
  tests_failed=$((asked - passed))
  # A failed test counts as failed, whatever it skipped.
  mapfile -t skips < <(skipped_tests "$1" | grep -F -f <(passed_tests "$1" | sed 's/$/\t/'))
  tests_skipped=$(printf '%s\n' "${skips[@]}" | cut -s -f 1 | sort -u | wc -l)
  tests_passed=$((passed - tests_skipped))
  if [[ -n $skip_nothing ]]; then
    tests_failed=$((tests_failed + tests_skipped))
    tests_skipped=0
  fi
}

passed_tests() { # EVENTS
  [[ -r $1 ]] || return 0
  sed -nE -e 's|^\{"id":\{"testSummary":\{"label":"([^"]*)".*"overallStatus":"PASSED".*|\1|p' -- "$1"
}

show_skips() {
  local skip what=skipped
  if [[ -n $skip_nothing ]]; then what='skipped, counted as failed'; fi
  for skip in "${skips[@]}"; do printf '%s: %s\n' "$what" "${skip/$'\t'/ }"; done
}

count_lines() { # PATTERN FILE
  if [[ -r $2 ]]; then grep -cE -e "$1" -- "$2"; else printf '0\n'; fi
}
