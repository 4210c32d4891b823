#!/bin/bash
# Runs every command that README.md prints, as it is printed, and compares the output where the README shows one.
#
# The commands run in a fresh clone, and those for authors of engines in a repository with its own engine. Both are in a
# folder that is removed afterwards. Bazel's cache of compiled files is shared with the folder that is checked.
# usage: tools/readme/check.sh [README.md]; the last line is "N passed, N failed", the exit code 1 if one failed
set -u
root=$(realpath "$(dirname -- "${BASH_SOURCE[0]}")/../..") || exit 4
readonly root readme=${1:-$root/README.md} here=$root/tools/readme
# The command that this check may be a part of.
readonly already_running='./hakari test'
# A gate that compares times says "inconclusive" if the machine is too busy. That is a valid answer and no failure of the
# command, but a later try on a quieter machine may give a better one.
readonly exit_inconclusive=3 most_tries=3
passed=0 failed=0

die() { printf 'readme: %s\n' "$*" >&2 && exit 4; }

make_scratch() {
  scratch=$(mktemp -d) || die 'no temporary folder'
  trap clean_up EXIT
  trap 'exit 130' INT TERM
  mkdir -p "$scratch/home/.cache" "$HOME/.cache/hakari"
  ln -s "$HOME/.cache/hakari" "$scratch/home/.cache/hakari"
  export HOME=$scratch/home GIT_AUTHOR_NAME=author GIT_AUTHOR_EMAIL=author@example.org
  export GIT_COMMITTER_NAME=$GIT_AUTHOR_NAME GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL
}

clean_up() {
  (cd "$scratch/house" 2>/dev/null && bazel shutdown) >/dev/null 2>&1
  chmod -R u+w "$scratch" 2>/dev/null
  rm -rf "$scratch"
}

# A clone of this folder, including uncommitted changes.
make_house() {
  git clone -q "$root" "$scratch/house" || die 'cannot clone'
  if ! git -C "$root" diff --quiet HEAD; then
    git -C "$root" diff --binary HEAD | git -C "$scratch/house" apply --index || die 'cannot apply what is not committed'
    git -C "$scratch/house" commit -qm 'what is not committed' || die 'cannot commit what was not committed'
  fi
  git -C "$scratch/house" update-ref refs/remotes/origin/main HEAD
}

# A tiny engine, built by make: it counts the same nodes each time, whatever position it gets.
make_author() {
  (
    set -e
    mkdir "$scratch/author" && cd "$scratch/author"
    cp "$root/suites/engines/testing/counting_engine.cc" .
    cp "$here/Makefile.author" Makefile
    printf '/engine\n/counting_engine\n/.hakari/\n' >.gitignore
    git init -q && git add . && git commit -qm 'an engine'
    git update-ref refs/remotes/origin/main HEAD
    make -s
  ) || die 'cannot make the engine'
  mkdir "$scratch/bin" && ln -s "$scratch/house/hakari" "$scratch/bin/hakari"
  export PATH=$scratch/bin:$PATH
}

run_all() {
  local command seen=$'\n'
  while IFS= read -r command; do
    if [[ $seen == *$'\n'"$command"$'\n'* ]]; then continue; fi
    seen+=$command$'\n'
    if [[ $command == "$already_running" ]]; then
      printf 'skipped  %s: this check is a part of it\n' "$command"
    else
      run_one "$command" && passed=$((passed + 1)) || failed=$((failed + 1))
    fi
  done < <("$here/commands.sh" "$readme")
  ((passed + failed)) || die "$readme prints no command"
}

run_one() { # COMMAND
  local folder=$scratch/author started=$EPOCHSECONDS code tries
  if [[ $1 == ./* ]]; then folder=$scratch/house; fi
  for ((tries = 0; tries < most_tries; tries++)); do
    (cd "$folder" && exec bash -o pipefail -c "$1") </dev/null >"$scratch/stdout" 2>"$scratch/stderr"
    code=$?
    ((code == exit_inconclusive)) || break
  done
  if ((code == exit_inconclusive)) && [[ $1 == *' gate --base '* ]]; then
    printf 'passed   %s: inconclusive %d times: the machine is too restless (%d s)\n' "$1" "$tries" $((EPOCHSECONDS - started))
    return 0
  fi
  if ((code != 0)); then
    printf 'failed   %s: exit code %d after %d s\n' "$1" "$code" $((EPOCHSECONDS - started))
    tail -n 15 "$scratch/stdout" "$scratch/stderr" >&2
    return 1
  fi
  prints_what_is_shown "$1" || return 1
  printf 'passed   %s (%d s)\n' "$1" $((EPOCHSECONDS - started))
}

# Times differ between runs; everything else is compared word for word.
prints_what_is_shown() { # COMMAND
  "$here/output.sh" "$readme" "$1" | without_times >"$scratch/shown"
  [[ -s $scratch/shown ]] || return 0
  without_times <"$scratch/stdout" | diff "$scratch/shown" - >"$scratch/differences" && return 0
  printf 'failed   %s: it prints something else than the README (<) shows\n' "$1"
  cat "$scratch/differences" >&2
  return 1
}

without_times() { sed -E -e 's/[0-9.]+ s$/T s/' -e 's/[[:space:]]+$//' -e '/^$/d'; }

make_scratch
make_house
make_author
run_all
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
