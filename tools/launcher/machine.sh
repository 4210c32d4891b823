# Settings that depend on the machine: the instruction set that may be used, and the identity of the system's headers.
# shellcheck shell=bash

# Sets build_flags, which every build and test of this launcher uses.
choose_build_flags() {
  build_flags=()
  local config=${HAKARI_CONFIG-}
  if [[ -z $config ]] && ! has_x86_64_v3; then config=portable; fi
  if [[ -n $config ]]; then build_flags+=("--config=$config"); fi
}

# The part of x86-64-v3 that processors and virtual machines lack in practice.
has_x86_64_v3() {
  local flags flag
  flags=" $(grep -m1 '^flags' "${HAKARI_CPUINFO:-/proc/cpuinfo}") "
  for flag in avx2 bmi2 fma movbe; do
    [[ $flags == *" $flag "* ]] || return 1
  done
}

# System headers are not in Bazel's action keys. The versions of their packages are used instead, so that an upgrade does
# not reuse old cache entries. .bazelrc reads the lines, so that a plain `bazel build` uses the same keys.
write_sysroot_id() {
  local lines file=$root/.hakari/machine.bazelrc
  lines="build --action_env=SYSROOT_ID=$(sysroot_packages | versions_hash)
build:clang --action_env=CLANG_ID=$(printf '%s\n' clang-14 libclang-common-14-dev | versions_hash)"
  mkdir -p "$root/.hakari"
  if [[ ! -f $file || $(<"$file") != "$lines" ]]; then printf '%s\n' "$lines" >"$file"; fi
}

# The packages that every compilation by g++ reads. Not the second compiler, which has its own key; not packages that only
# one target includes or runs (tools/installed); and not what Bazel watches itself (its rules, Chart.js).
sysroot_packages() {
  read_list use | awk '$1 ~ /-dev$/ {print $1}'
  printf '%s\n' g++-12 libstdc++-12-dev libgcc-12-dev libc6-dev linux-libc-dev binutils libboost1.74-dev
}

versions_hash() {
  # shellcheck disable=SC2016 # dpkg-query's variables, not the shell's
  xargs dpkg-query -W -f '${Package} ${Version}\n' 2>/dev/null | sha256sum | cut -c1-16
}
