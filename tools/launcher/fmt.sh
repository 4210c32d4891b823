# The command "fmt": runs clang-format and buildifier over the files that git tracks or would add; with --tidy, the checkers.
# shellcheck shell=bash

readonly buildifier_package=@bazel/buildifier@8.2.1

word_fmt() {
  local check='' tidy='' paths=()
  while (($#)); do
    case $1 in
      --help | -h) fmt_help && exit 0 ;;
      --check) check=1 ;;
      --tidy) tidy=1 ;;
      -*) die "$exit_usage" "fmt: unknown option $1; try: ./hakari fmt --help" ;;
      *) paths+=("$(realpath -- "$1")") ;;
    esac
    shift
  done
  ensure_packages use develop
  cd "$root" || exit "$exit_invalid"
  if [[ -n $tidy ]]; then
    # shellcheck source=tools/launcher/tidy.sh
    source "$root/tools/launcher/tidy.sh"
    run_tidy "${paths[@]}"
  else
    run_formatters "$check" "${paths[@]}"
  fi
}

fmt_help() {
  cat <<'HELP'
usage: ./hakari fmt [--check | --tidy] [PATH...]
Formats C++ and BUILD files, all of them or those under the paths.

  --check  changes nothing, lists the files that would change, and exits 1 if there are any
  --tidy   clang-tidy over the C++ files that differ from the branch "main" (or over the paths), shellcheck over the shell

examples:
  ./hakari fmt
  ./hakari fmt --check engine/core
  ./hakari fmt --tidy engine/core/geometry.cc
HELP
}

run_formatters() { # CHECK PATH...
  local check=$1 buildifier unformatted=()
  shift
  find_buildifier
  mapfile -t sources < <(house_files "$@" | grep -E '\.(cc|h)$')
  mapfile -t builds < <(house_files "$@" | grep -E '(^|/)(BUILD|WORKSPACE)$|\.bzl$')
  ((${#sources[@]} + ${#builds[@]})) || die "$exit_invalid" "no file to format"
  if [[ -z $check ]]; then
    ((${#sources[@]} == 0)) || clang-format -i "${sources[@]}" || exit "$exit_invalid"
    ((${#builds[@]} == 0)) || "$buildifier" -lint=off "${builds[@]}" || exit "$exit_invalid"
    check_builds || die 1 "the files are formatted, but buildifier reports the warnings above"
    say "formatted ${#sources[@]} C++ files and ${#builds[@]} BUILD files"
    exit 0
  fi
  mapfile -t unformatted < <(unformatted_files)
  if ((${#unformatted[@]})); then
    printf '%s\n' "${unformatted[@]}"
    die 1 "${#unformatted[@]} files are not formatted; run ./hakari fmt"
  fi
  check_builds || die 1 "buildifier reports the warnings above"
  say "${#sources[@]} C++ files and ${#builds[@]} BUILD files are formatted"
  exit 0
}

unformatted_files() {
  local file
  for file in "${sources[@]}"; do
    clang-format "$file" | cmp -s - "$file" || printf '%s\n' "$file"
  done
  for file in "${builds[@]}"; do
    "$buildifier" -mode=check -lint=off "$file" >/dev/null 2>&1 || printf '%s\n' "$file"
  done
}

# buildifier's warnings, chosen in .buildifier.json.
check_builds() { ((${#builds[@]} == 0)) || "$buildifier" -mode=check "${builds[@]}" >/dev/null; }

# Files that git tracks or would add, and that exist.
house_files() { # PATH...
  local file
  git ls-files --cached --others --exclude-standard -- "$@" | sort -u | while IFS= read -r file; do
    if [[ -f $file ]]; then printf '%s\n' "$file"; fi
  done
}

# buildifier is no Debian package; npm provides a fixed version, which is kept outside of the project's folder.
find_buildifier() {
  local home=${XDG_CACHE_HOME:-$HOME/.cache}/hakari/npm
  buildifier=$home/node_modules/.bin/buildifier
  if [[ ! -x $buildifier ]]; then
    [[ -z $no_install ]] || die "$exit_usage" "to get buildifier, run: npm install --prefix $home $buildifier_package"
    say "fetching $buildifier_package by npm"
    npm install --silent --prefix "$home" "$buildifier_package" >&2 ||
      die "$exit_usage" "npm could not fetch $buildifier_package"
  fi
}
