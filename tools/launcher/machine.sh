# What the machine decides: the instruction set that may be used, and the identity of the system's headers.
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

# System headers are not in Bazel's action keys: the versions of the packages stand in for them, so that an upgrade is
# not answered from the cache. The line goes where .bazelrc finds it, so that a plain `bazel build` agrees.
write_sysroot_id() {
  local id line file=$root/.hakari/machine.bazelrc
  # shellcheck disable=SC2016 # dpkg-query's variables, not the shell's
  id=$(sysroot_packages | xargs dpkg-query -W -f '${Package} ${Version}\n' 2>/dev/null | sha256sum | cut -c1-16)
  line="build --action_env=SYSROOT_ID=$id"
  mkdir -p "$root/.hakari"
  if [[ ! -f $file || $(<"$file") != "$line" ]]; then printf '%s\n' "$line" >"$file"; fi
}

sysroot_packages() {
  read_list use | awk '{print $1}'
  printf '%s\n' g++-12 libstdc++-12-dev libc6-dev linux-libc-dev binutils clang-14 libosl-dev libboost1.74-dev
}
