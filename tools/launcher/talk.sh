# The launcher's messages: everything goes to stderr; one progress line on a terminal, a line now and then elsewhere.
# shellcheck shell=bash

readonly exit_failed_test=1 exit_usage=2 exit_invalid=4 exit_interrupted=130
readonly seconds_between_plain_lines=15

say() { printf 'hakari: %s\n' "$*" >&2; }

# die CODE MESSAGE...
die() {
  local code=$1
  shift
  say "$*"
  exit "$code"
}

# With HAKARI_ASK=1 the launcher asks on stdin even if stdin is no terminal.
on_terminal() { [[ -n ${HAKARI_ASK-} || (-t 0 && -t 2) ]]; }

# ask QUESTION: yes unless the answer starts with n.
ask() {
  local answer
  printf 'hakari: %s [Y/n] ' "$*" >&2
  read -r answer && [[ ! $answer =~ ^[nN] ]]
}

in_words() { # SECONDS
  if (($1 < 100)); then printf '%d s' "$1"; else printf '%d min' $((($1 + 30) / 60)); fi
}

# time_left STARTED DONE TOTAL: an estimate from the rate so far; prints nothing until the rate is meaningful.
time_left() {
  local elapsed=$((EPOCHSECONDS - $1)) done=$2 total=$3
  if ((elapsed >= 3 && done * 10 >= total && done < total)); then
    printf ', about %s left' "$(in_words $((elapsed * (total - done) / done + 1)))"
  fi
}

last_plain_line=$EPOCHSECONDS
progress() { # TEXT
  if [[ -t 2 ]]; then
    local width=${COLUMNS:-$(tput cols 2>/dev/null || echo 80)}
    printf '\r\033[K%s' "${1:0:width-1}" >&2
  elif ((EPOCHSECONDS >= last_plain_line + seconds_between_plain_lines)); then
    last_plain_line=$EPOCHSECONDS
    printf '%s\n' "$1" >&2
  fi
}

progress_end() {
  if [[ -t 2 ]]; then printf '\r\033[K' >&2; fi
}
