# "test --matrix": runs a fixed slice of the tests with both compilers, debugging, the sanitizers and the portable build;
# and lets the linker check the whole program for a name that two types share.
#
# Node counts must not depend on any of these. The slice is in tools/launcher/matrix.txt. A row that ran other tests than
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
  local row name status worst=0 expected='' ran all_passed=0 all_failed=0 all_skipped=0 slice table=() all_skips=()
  mapfile -t slice < <(read_targets matrix)
  ((${#slice[@]})) || die "$exit_invalid" "tools/launcher/matrix.txt lists no tests"
  for row in "${matrix_rows[@]}"; do
    name=${row%%|*}
    say "$name"
    run_row "$name" "${row#*|}" "$@"
    status=$?
    ((status != exit_interrupted)) || exit "$status"
    ran=$((tests_passed + tests_failed + tests_skipped))
    expected=${expected:-$ran}
    if ((ran != expected)); then
      say "$name ran $ran tests, but the first row ran $expected"
      status=$exit_invalid
    fi
    note_row
  done
  say 'one definition'
  run_definition_row
  status=$?
  ((status != exit_interrupted)) || exit "$status"
  note_row
  printf '%-14s %7s %7s %7s %9s\n' configuration passed failed skipped time "${table[@]}"
  mapfile -t skips < <(printf '%s\n' "${all_skips[@]}" | sed '/^$/d' | sort -u)
  show_skips
  closing_line "$all_passed" "$all_failed" "$all_skipped"
  exit "$worst"
}

# Adds the row's counts to the totals.
note_row() {
  ((status <= worst)) || worst=$status
  all_passed=$((all_passed + tests_passed))
  all_failed=$((all_failed + tests_failed))
  all_skipped=$((all_skipped + tests_skipped))
  all_skips+=("${skips[@]}")
}

# run_row NAME FLAGS BAZEL_WORD...: adds to table, returns our exit code.
run_row() {
  local name=$1 flags log=$root/.hakari/matrix.log started=$EPOCHSECONDS status
  read -ra flags <<<"$2"
  shift 2
  # Without symlinks in the working folder: bazel-bin keeps pointing to the last build.
  bazel_tests "$log" --experimental_convenience_symlinks=ignore "${flags[@]}" "$@" "${slice[@]}"
  status=$?
  if ((status != 0)); then show_log "$log"; fi
  add_to_table "$name" "$started"
  return "$status"
}

# Counts as one test: links the whole program with -Wodr, which fails if two of its files define a type differently.
run_definition_row() {
  local log=$root/.hakari/matrix.log started=$EPOCHSECONDS status
  bazel_quietly "$log" build --experimental_convenience_symlinks=ignore --config=one-definition "$program_target"
  status=$(our_exit_code $?)
  tests_passed=$((status == 0)) tests_failed=$((status != 0)) tests_skipped=0 skips=()
  if ((status != 0)); then show_log "$log"; fi
  add_to_table 'one definition' "$started"
  return "$status"
}

add_to_table() { # NAME STARTED
  table+=("$1" "$tests_passed" "$tests_failed" "$tests_skipped" "$(in_words $((EPOCHSECONDS - $2)))")
}
