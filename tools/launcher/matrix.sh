# "test --matrix": a fixed slice of the tests under either compiler, debugging, the sanitizers and the portable build.
#
# Node counts must not depend on any of these. The slice is tools/launcher/matrix.txt; a row that ran other tests than
# the first row, or fewer, fails.
# shellcheck shell=bash

# name|Bazel's flags. The default compiler is g++.
readonly matrix_rows=(
  'g++ opt|'
  'g++ dbg|--config=dbg'
  'g++ portable|--config=portable'
  'clang opt|--config=clang'
  'address|--config=asan'
  'undefined|--config=ubsan'
  'thread|--config=tsan'
)

run_matrix() { # BAZEL_WORD...
  local row name status worst=0 expected='' all_passed=0 all_failed=0 slice table=()
  mapfile -t slice < <(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$root/tools/launcher/matrix.txt")
  ((${#slice[@]})) || die "$exit_invalid" "tools/launcher/matrix.txt names no test"
  for row in "${matrix_rows[@]}"; do
    name=${row%%|*}
    say "$name"
    run_row "$name" "${row#*|}" "$@"
    status=$?
    ((status != exit_interrupted)) || exit "$status"
    expected=${expected:-$((tests_passed + tests_failed))}
    if ((tests_passed + tests_failed != expected)); then
      say "$name ran $((tests_passed + tests_failed)) tests, the first row $expected"
      status=$exit_invalid
    fi
    ((status <= worst)) || worst=$status
    all_passed=$((all_passed + tests_passed)) all_failed=$((all_failed + tests_failed))
  done
  printf '%-14s %7s %7s %9s\n' configuration passed failed time "${table[@]}"
  printf '%d passed, %d failed\n' "$all_passed" "$all_failed"
  exit "$worst"
}

# run_row NAME FLAGS BAZEL_WORD...: adds to table, returns our exit code.
run_row() {
  local name=$1 flags log=$root/.hakari/matrix.log started=$EPOCHSECONDS status
  read -ra flags <<<"$2"
  shift 2
  # Without the links of the working folder: bazel-bin stays what the last build made it.
  bazel_tests "$log" --experimental_convenience_symlinks=ignore "${flags[@]}" "$@" "${slice[@]}"
  status=$?
  if ((status != 0)); then show_log "$log"; fi
  table+=("$name" "$tests_passed" "$tests_failed" "$(in_words $((EPOCHSECONDS - started)))")
  return "$status"
}
