# Runs Bazel with its output reduced to one progress line; the full output is kept in a log in case it fails.
# shellcheck shell=bash

# bazel_quietly LOG COMMAND ARGUMENT...: Bazel's own exit code; the caller translates it.
bazel_quietly() {
  local log=$1 status
  shift
  : >"$log"
  (cd "$root" && exec bazel "$1" --color=no --curses=no --show_progress_rate_limit=0.5 "${@:2}") 2>&1 </dev/null |
    follow_bazel "$log"
  status=${PIPESTATUS[0]}
  progress_end
  return "$status"
}

follow_bazel() { # LOG
  local line started=$EPOCHSECONDS last_plain_line=$EPOCHSECONDS
  while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9,]+)\ /\ ([0-9,]+)\]\ (.*) ]]; then
      local done=${BASH_REMATCH[1]//,/} total=${BASH_REMATCH[2]//,/} step=${BASH_REMATCH[3]}
      [[ $step == '[Prepa]'* ]] && step=preparing
      progress "[ $done/$total ] $(plain_step "$step")$(time_left_of "$started" "$done" "$total" "$step")"
    elif [[ $line =~ ^(Loading|Analyzing): ]]; then
      progress 'reading the BUILD files'
    elif [[ $line == 'Another command'* || $line == 'Starting local Bazel server'* ]]; then
      progress "$line"
    else
      printf '%s\n' "$line" >>"$1"
    fi
  done
}

# Bazel discovers its actions while it runs, but knows the number of tests from the start, so tests give a better estimate.
time_left_of() { # STARTED DONE TOTAL STEP
  if [[ $4 =~ ^([0-9]+)\ /\ ([0-9]+)\ tests ]]; then
    time_left "$1" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
  else
    time_left "$1" "$2" "$3"
  fi
}

# "Compiling a/b.cc; 3s linux-sandbox ... (2 actions running)" -> "Compiling a/b.cc"
plain_step() {
  local step=${1%%; [0-9]*s *}
  printf '%s' "${step%% ...*}"
}

# Prints the log without Bazel's remarks about itself, and without what succeeded.
show_log() { # LOG
  sed -E -e '/^(INFO: |Use --|Aspect |There were tests whose|FAILED: Build did NOT|Target .* up-to-date|[[:space:]]*$)/d' \
    -e '/^  (bazel-bin\/|Stats over)/d' -e '/^\/\/.* PASSED in [0-9.]+s$/d' "$1" >&2
}

# Translates Bazel's exit code to ours: a failed test, for example, is 3 there and 1 here.
our_exit_code() { # BAZEL_CODE
  case $1 in
    0) printf '0' ;;
    3) printf '%d' "$exit_failed_test" ;;
    8 | 130) printf '%d' "$exit_interrupted" ;;
    *) printf '%d' "$exit_invalid" ;;
  esac
}
