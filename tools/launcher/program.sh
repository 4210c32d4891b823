# Builds the program if something changed, and execs it.
#
# A stamp records the last build. If no file here, no package and not the binary has changed since, Bazel is not asked at
# all: this takes 20 ms instead of a quarter of a second, or of five seconds if its server is not running. Help needs no
# build: any program that was built can print it.
# shellcheck shell=bash

readonly program_target=//ci/cli:hakari
readonly peers_target=//bench/peers
readonly program_path=bazel-bin/ci/cli/hakari
readonly stamp=$root/.hakari/built

become_program() {
  choose_build_flags
  local program targets=("$program_target")
  wants_peers "$@" && targets+=("$peers_target")
  if wants_words "$@" && program=$(built_program); then
    [[ $1 == completion ]] || mention_newer_words
  elif ((${#targets[@]} > 1)) || ! program=$(unchanged_program); then
    ensure_packages use
    write_sysroot_id
    build_program "${targets[@]}"
    program=$(readlink -f -- "$root/$program_path")
  fi
  HAKARI_ROOT=$root HAKARI_BUILD_FLAGS="${build_flags[*]-}" exec "$program" "$@"
}

# Texts about the program, which need no build: help of any kind, the version, the shell's completion.
wants_words() { # ARGUMENT...
  local word
  case ${1-} in
    help | --version | completion) return 0 ;;
  esac
  for word in "$@"; do
    case $word in
      --help | -h) return 0 ;;
      --) return 1 ;;
    esac
  done
  return 1
}

# Prints the path of the program as it was last built, in whatever configuration; fails if there is none.
built_program() {
  local program
  program=$(sed -n 2p "$stamp" 2>/dev/null)
  [[ -n $program && -x $program ]] || program=$(readlink -f -- "$root/$program_path")
  [[ -n $program && -x $program ]] && printf '%s' "$program"
}

# An author of help texts must know that the printed ones are old; the texts are in the sources of ci.
mention_newer_words() {
  local newer
  newer=$(find "$root/ci" -type f \( -name '*.cc' -o -name '*.h' \) -cnewer "$stamp" -print -quit 2>/dev/null)
  [[ -z $newer ]] || say "text of the last build; ${newer#"$root/"} has changed since; any other command rebuilds it"
}

# The comparison with OpenShogiLib is a separate program that is built only if that library is installed; otherwise our
# program says how to install it.
wants_peers() { # ARGUMENT...
  [[ ${1-} == bench && " ${*:2} " == *' peers '* ]] &&
    [[ -e ${HAKARI_OSL_HEADER:-/usr/include/osl/numEffectState.h} ]]
}

build_program() { # TARGET...
  local log=$root/.hakari/build.log started=$root/.hakari/started status
  touch "$started"
  bazel_quietly "$log" build "${build_flags[@]}" "$@"
  status=$?
  if ((status != 0)); then
    show_log "$log"
    die "$(our_exit_code "$status")" "the build failed; the complete log is $log"
  fi
  local program
  program=$(readlink -f -- "$root/$program_path") || die "$exit_invalid" "the build did not create $program_path"
  printf '%s\n' "${build_flags[*]-}" "$program" "$(identity "$program")" >"$stamp"
  # Files that were saved while Bazel ran count as changed: the stamp has the time at which the build began.
  touch -r "$started" "$stamp"
}

# Prints the program's path if nothing that it is built from changed since the stamp.
unchanged_program() {
  local flags program was
  { read -r flags && read -r program && read -r was; } 2>/dev/null <"$stamp" || return 1
  [[ $flags == "${build_flags[*]-}" && $was == "$(identity "$program")" ]] || return 1
  [[ -z $(changed_since_stamp) ]] || return 1
  printf '%s' "$program"
}

# Another configuration writes to the same path, so the path alone does not say which binary it is.
identity() { stat -c '%i %s %Z' -- "$1" 2>/dev/null; }

# Uses the change time, which cannot be set back as the modification time can. The folders' times show deleted files.
changed_since_stamp() {
  find "$root" "${HAKARI_DPKG_STATUS:-/var/lib/dpkg/status}" \
    \( -path "$root/.git" -o -path "$root/.hakari" -o -path "$root/bazel-*" \) -prune -o \
    -cnewer "$stamp" -print -quit 2>/dev/null
}
