#!/bin/bash
# Missing packages on fake machines: when the launcher asks, when it only prints the command, when it installs.
set -u
# shellcheck source=tools/launcher/testing/fake_machine.sh
source tools/launcher/testing/fake_machine.sh

new_machine
launch FAKE_UID=0 --no-install check
expect 'no-install ends with bad usage' code_is 2
expect 'it names the packages' said 'libabsl-dev'
expect 'it prints their size' said 'download 12.3 MB, 45 MB on disk'
expect 'it prints the line to run' said '  apt-get install --no-install-recommends g++ bazel-bootstrap'
expect 'it installs nothing' never called '--yes'
expect 'it builds nothing' never called 'bazel build'

new_machine
launch FAKE_UID=1000 check
expect 'without root and sudo: bad usage' code_is 2
expect 'the line to run has sudo' said '  sudo apt-get install --no-install-recommends'
expect 'nothing is installed' never called '--yes'

new_machine
add_sudo
launch FAKE_UID=1000 check
expect 'sudo without a terminal: bad usage' code_is 2
expect 'nothing ran under sudo' never called sudo

new_machine
add_sudo
launch FAKE_UID=1000 CI=true check
expect 'CI installs without a question and runs the program' code_is 3
expect 'apt-get ran under sudo, which must not wait for a password' called 'sudo -n apt-get'
expect 'without recommended packages' called 'install --yes --no-install-recommends g++'
expect 'the build did not run under sudo' never grep -q 'sudo.*bazel ' "$machine/calls"

new_machine
launch FAKE_UID=0 check
expect 'root installs without a question' code_is 3
expect 'existing lists are not fetched again' never called ' update'

new_machine
rm "$machine/lists/mirror_Packages"
launch FAKE_UID=0 check
expect 'a machine without lists gets them first' called ' update'
expect 'and then installs' code_is 3

new_machine
launch FAKE_UID=0 FAKE_APT_EXIT=100 check
expect 'the exit code of a failing apt-get becomes bad usage' code_is 2
expect 'the output of apt-get is shown' said 'E: no such mirror'

new_machine
everything_installed use
launch FAKE_UID=1000 --no-install check
expect 'if all packages are installed, no-install runs the program' code_is 3
expect 'and apt-get is never called' never called apt-get

new_machine
everything_installed use
launch FAKE_UID=1000 --no-install fmt
expect 'fmt needs the second list' said 'clang-format'
expect 'a missing package is bad usage' code_is 2

new_machine
add_sudo
answer=n launch FAKE_UID=1000 HAKARI_ASK=1 check
expect 'the launcher asks if it can get an answer' said 'Install them now? [Y/n]'
expect 'after the answer no nothing is installed' never called '--yes'
expect 'and bad usage' code_is 2

new_machine
add_sudo
launch FAKE_UID=1000 HAKARI_ASK=1 check
expect 'without an answer nothing is installed' never called '--yes'

new_machine
add_sudo
answer=y launch FAKE_UID=1000 HAKARI_ASK=1 check
expect 'after the answer yes it installs under sudo' called 'sudo apt-get'
expect 'and runs the program' code_is 3

finish
