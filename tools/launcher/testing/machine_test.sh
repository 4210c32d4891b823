#!/bin/bash
# An upgraded package invalidates compiled files only if they have read its headers.
set -u
# shellcheck source=tools/launcher/testing/fake_machine.sh
source tools/launcher/testing/fake_machine.sh

new_machine
everything_installed use develop
printf '%s\n' g++-12 libc6-dev clang-14 >>"$machine/installed"
launch check

keys() { grep -F -- "$1" "$house/.hakari/machine.bazelrc"; }
every_key=$(keys 'build --action_env=SYSROOT_ID=')
clang_key=$(keys 'build:clang --action_env=CLANG_ID=')
expect 'there is a key for every compilation' [ -n "$every_key" ]
expect 'and another for clang' [ -n "$clang_key" ]

# upgrade PACKAGE: sets every_changed and clang_changed.
upgrade() {
  echo "$1" >>"$machine/upgraded"
  touch "$machine/dpkg-status"
  launch check
  local every clang
  every=$(keys 'build --action_env') clang=$(keys 'build:clang')
  every_changed=no clang_changed=no
  if [[ $every != "$every_key" ]]; then every_changed=yes; fi
  if [[ $clang != "$clang_key" ]]; then clang_changed=yes; fi
  every_key=$every clang_key=$clang
}

for package in g++-12 libc6-dev libabsl-dev libgtest-dev; do
  upgrade "$package"
  expect "$package is read by every compilation" [ "$every_changed $clang_changed" = 'yes no' ]
done
upgrade clang-14
expect 'clang is read only by compilations with clang' [ "$every_changed $clang_changed" = 'no yes' ]
for package in chromium valgrind fairy-stockfish gpsshogi libosl-dev libjs-chart.js bazel-bootstrap; do
  upgrade "$package"
  expect "$package is read by no compilation" [ "$every_changed $clang_changed" = 'no no' ]
done

finish
