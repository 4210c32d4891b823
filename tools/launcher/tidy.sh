# The checkers of "fmt --tidy": clang-tidy with .clang-tidy over changed C++ files, shellcheck over every shell file.
# shellcheck shell=bash

# The flags that .bazelrc gives every compilation; the libraries' headers are in the toolchain's own folders.
readonly tidy_flags=(-std=c++17 -march=x86-64-v3 -Wall -Wextra -I. -xc++)

run_tidy() { # PATH...
  local sources status=0
  mapfile -t sources < <(tidy_sources "$@")
  if ((${#sources[@]})); then
    printf '%s\n' "${sources[@]}" | xargs -P "$(nproc)" -n 4 sh -c \
      'clang-tidy --quiet --warnings-as-errors="*" "$@" -- '"${tidy_flags[*]}"' 2>/dev/null' tidy || status=1
  fi
  check_shell || status=1
  ((status == 0)) || die 1 "the checkers report the problems above"
  say "clang-tidy found nothing in ${#sources[@]} files, shellcheck found nothing"
  exit 0
}

# The named files, or those that differ from the branch into which the work will be merged.
tidy_sources() { # PATH...
  if (($#)); then
    house_files "$@"
  else
    local base
    base=$(git merge-base HEAD main 2>/dev/null || git merge-base HEAD origin/main 2>/dev/null || echo HEAD)
    { git diff --name-only "$base" && git ls-files --others --exclude-standard; } | sort -u
  fi | grep -E '\.(cc|h)$' | while IFS= read -r file; do
    if [[ -f $file ]]; then printf '%s\n' "$file"; fi
  done
}

check_shell() {
  shellcheck -x -a hakari || return 1
  house_files | grep -E '\.sh$|^\.ci/run$' | grep -v '^tools/launcher/[a-z]*\.sh$' | xargs -r shellcheck -x
}
