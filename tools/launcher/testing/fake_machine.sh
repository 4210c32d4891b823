# A small project on a fake machine: the launcher's own files, and on PATH only plain tools and the fake commands below.
#
# calls       one line for every call of apt-get, sudo and bazel
# installed   the packages that dpkg-query reports; apt-get install adds to it
# upgraded    one line for each upgrade of a package
# Switches for the fakes: FAKE_UID, FAKE_APT_EXIT, FAKE_BAZEL_EXIT, FAKE_EVENTS,
# FAKE_README_EXIT.
# shellcheck shell=bash

readonly launcher_files=$PWD
failures=0

new_machine() {
  # The folder must be a new one: the code below writes commands into its bin.
  machine=$(mktemp -d "${TEST_TMPDIR:?}/machine.XXXXXX") || exit 1
  house=$machine/house
  mkdir -p "$house/tools" "$machine/bin" "$machine/lists" "$machine/elsewhere"
  cp -RL "$launcher_files/hakari" "$house/"
  cp -RL "$launcher_files/tools/launcher" "$launcher_files/tools/packages" "$house/tools/"
  chmod -R u+w "$house"
  fake_readme_check
  : >"$machine/calls"
  : >"$machine/installed"
  : >"$machine/upgraded"
  : >"$machine/lists/mirror_Packages"
  : >"$machine/dpkg-status"
  printf 'flags : sse avx2 bmi2 fma movbe\n' >"$machine/cpuinfo"
  local tool
  for tool in awk bash cat chmod cp cut dirname env find grep mkdir mktemp paste printf readlink rm sed sha256sum sh sort stat \
    tail touch tput tr wc xargs; do
    ln -s "$(type -P "$tool")" "$machine/bin/$tool" || exit 1
  done
  fake dpkg-query fake_dpkg_query
  fake apt-get fake_apt_get
  fake bazel fake_bazel
  fake id fake_id
}

# A fake of the check of README.md's commands, which the command "test" runs as one more test.
fake_readme_check() {
  mkdir "$house/tools/readme"
  # shellcheck disable=SC2016 # for the check to expand
  printf '#!/bin/bash\necho readme >>%q\necho "12 passed, 1 failed"\nexit "${FAKE_README_EXIT:-0}"\n' \
    "$machine/calls" >"$house/tools/readme/check.sh"
  chmod +x "$house/tools/readme/check.sh"
}

# fake NAME FUNCTION: makes a command of that name that runs that function of this file.
fake() {
  {
    printf '#!/bin/bash\nmachine=%q\n' "$machine"
    declare -f "$2"
    printf '%s "$@"\n' "$2"
  } >"$machine/bin/$1"
  chmod +x "$machine/bin/$1"
}

fake_id() { echo "${FAKE_UID:-0}"; }

add_sudo() { fake sudo fake_sudo; }
fake_sudo() {
  echo "sudo $1 ${2-}" >>"$machine/calls"
  [[ $1 != -n ]] || shift
  exec "$@"
}

fake_dpkg_query() {
  local package unknown=0 version
  for package in "${@:4}"; do
    # shellcheck disable=SC2016 # dpkg-query's variable
    if ! grep -qx -- "$package" "$machine/installed"; then
      unknown=1
    elif [[ $3 == *'${Version}'* ]]; then
      version=$(grep -cx -- "$package" "$machine/upgraded")
      echo "$package 1.$version"
    else
      echo "$package installed"
    fi
  done
  return "$unknown"
}

fake_apt_get() {
  echo "apt-get $*" >>"$machine/calls"
  if [[ $* == *--print-uris* ]]; then
    printf 'Need to get 12.3 MB of archives.\nAfter this operation, 45 MB of additional disk space will be used.\n'
    return
  fi
  [[ -z ${FAKE_APT_EXIT-} ]] || { echo 'E: no such mirror' && return "$FAKE_APT_EXIT"; }
  case " $* " in
    *' update '*) : >"$machine/lists/mirror_Packages" ;;
    *' install '*) tr ' ' '\n' <<<"${*##* --no-install-recommends }" >>"$machine/installed" ;;
  esac
}

# Builds a program that prints its folder and its arguments, or writes the events that the test requests.
fake_bazel() {
  echo "bazel $*" >>"$machine/calls"
  echo '[1 / 2] Compiling a.cc; 1s linux-sandbox'
  echo 'INFO: unimportant remark'
  if [[ -n ${FAKE_BAZEL_EXIT-} ]]; then echo 'ERROR: a.cc:1: bad'; fi
  if [[ $1 == build && -z ${FAKE_BAZEL_EXIT-} ]]; then
    mkdir -p bazel-bin/ci/cli
    # shellcheck disable=SC2016 # for the program to expand
    printf '#!/bin/bash\necho "in $PWD: $*"\necho "house $HAKARI_ROOT"\nexit 3\n' >bazel-bin/ci/cli/hakari
    chmod +x bazel-bin/ci/cli/hakari
  elif [[ $1 == test ]]; then
    local word
    for word in "$@"; do
      if [[ $word == --build_event_json_file=* ]]; then printf '%s\n' "${FAKE_EVENTS-}" >"${word#*=}"; fi
    done
  fi
  return "${FAKE_BAZEL_EXIT:-0}"
}

# everything_installed LIST...
everything_installed() {
  local list
  for list in "$@"; do sed -e 's/#.*//' "$house/tools/packages/$list.txt" | awk 'NF {print $1}'; done >"$machine/installed"
}

# launch [NAME=VALUE...] ARGUMENT...: runs the launcher from another folder, with $answer on stdin; sets code, keeps stdout
# and stderr in files.
launch() {
  local variables=()
  while [[ ${1-} == [A-Z]*=* ]]; do variables+=("$1") && shift; done
  (
    cd "$machine/elsewhere" || exit 99
    env -i PATH="$machine/bin" HOME="$machine" TMPDIR="$machine" HAKARI_APT_LISTS="$machine/lists" HAKARI_CPUINFO="$machine/cpuinfo" \
      HAKARI_DPKG_STATUS="$machine/dpkg-status" "${variables[@]}" "$house/hakari" "$@" \
      >"$machine/stdout" 2>"$machine/stderr" < <(printf '%s' "${answer:+$answer$'\n'}")
  )
  code=$?
}

# expect WHAT COMMAND...: reports a failure with all output.
expect() {
  local what=$1
  shift
  if ! "$@"; then
    failures=$((failures + 1))
    printf 'FAILED: %s\n' "$what" >&2
    tail -n 50 "$machine"/{stdout,stderr,calls} >&2
  fi
}

code_is() { [[ $code == "$1" ]]; }
said() { grep -qF -- "$1" "$machine/stderr"; }
printed() { grep -qxF -- "$1" "$machine/stdout"; }
called() { grep -qF -- "$1" "$machine/calls"; }
never() { ! "$@"; }

finish() {
  if ((failures == 0)); then exit 0; fi
  echo "$failures expectations failed" >&2
  exit 1
}
