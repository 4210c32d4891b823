#!/bin/bash
# Building and running the program: arguments, folder, exit codes, and when Bazel need not be asked.
set -u
# shellcheck source=tools/launcher/testing/fake_machine.sh
source tools/launcher/testing/fake_machine.sh

new_machine
everything_installed use
launch perft 'lnsg k/9 b' --divide -- --no-install
expect "the launcher exits with the program's exit code" code_is 3
expect 'the folder and all arguments are passed on' printed "in $machine/elsewhere: perft lnsg k/9 b --divide -- --no-install"
expect 'the program gets the folder of the project' printed "house $house"
expect 'progress is not printed to stdout' never grep -q Compiling "$machine/stdout"

bazel_calls() { grep -c '^bazel' "$machine/calls"; }

# The first build makes bazel-bin, which changes the folder itself; only the second one leaves everything unchanged.
launch check
asked=$(bazel_calls)
launch check
expect 'nothing changed: Bazel is not asked again' [ "$(bazel_calls)" = "$asked" ]

# sees WHAT: the launcher asks Bazel once more now, and not the next time.
sees() {
  launch check
  expect "$1 is seen" [ "$(bazel_calls)" = $((asked + 1)) ]
  launch check
  expect "$1 is seen once" [ "$(bazel_calls)" = $((asked + 1)) ]
  asked=$(bazel_calls)
}
touch "$house/engine.cc"
sees 'a new file'
touch -d '2001-01-01' "$house/engine.cc"
sees 'a file whose modification time is set back'
rm "$house/engine.cc"
sees 'a deleted file'
rm "$house/bazel-bin/ci/cli/hakari"
sees 'a deleted binary'
sed -i 's/exit 3/exit 5/' "$house/bazel-bin/ci/cli/hakari"
sees 'another binary in its place'
expect 'the other binary is replaced' code_is 3
touch "$machine/dpkg-status"
sees 'a changed package'

# Help runs the existing program: neither a changed system header nor a changed file here causes a build.
mkdir -p "$house/ci/cli" "$house/engine"
launch check
asked=$(bazel_calls)
touch "$machine/dpkg-status" "$house/engine/board.h"
for words in help 'help gate' --help -h 'gate --help' 'corpus play -h' --version 'completion bash'; do
  # shellcheck disable=SC2086 # several words
  launch $words
  expect "$words builds nothing" [ "$(bazel_calls)" = "$asked" ]
  expect "$words runs the program" printed "in $machine/elsewhere: $words"
  expect "$words prints nothing else" [ ! -s "$machine/stderr" ]
done
touch "$house/ci/cli/help.cc"
launch help
expect 'a newer source of the help texts is reported' said 'ci/cli/help.cc has changed since'
expect 'and help does not wait for a build' [ "$(bazel_calls)" = "$asked" ]
launch completion bash
expect 'completion does not report it' [ ! -s "$machine/stderr" ]
launch show --sfen -- --help
expect '--help after a lone -- is not a request for help' [ "$(bazel_calls)" = $((asked + 1)) ]
launch help
expect 'after a build nothing is reported' [ ! -s "$machine/stderr" ]
asked=$(bazel_calls)
rm "$house/.hakari/built"
launch help
expect 'a program that was built without the launcher is used' [ "$(bazel_calls)" = "$asked" ]
rm -r "$house/bazel-bin"
launch help
expect 'without any program help builds it' [ "$(bazel_calls)" = $((asked + 1)) ]
expect 'and runs the built program' printed "in $machine/elsewhere: help"

for bazel_code in 1 2 3 4 36 37; do
  new_machine
  everything_installed use
  launch FAKE_BAZEL_EXIT=$bazel_code check
  expected=4
  if ((bazel_code == 3)); then expected=1; fi
  expect "Bazel's exit code $bazel_code becomes $expected" code_is "$expected"
  expect 'the error is shown' said 'ERROR: a.cc:1: bad'
  expect "Bazel's remarks are not shown" never said 'unimportant remark'
done

new_machine
everything_installed use
printf 'flags : sse avx bmi2\n' >"$machine/cpuinfo"
launch check
expect 'a machine without AVX2 gets the portable build' called '--config=portable //ci/cli:hakari'

new_machine
everything_installed use
launch HAKARI_CONFIG=portable check
expect 'HAKARI_CONFIG=portable selects the portable build' called '--config=portable'
launch check
expect 'without it the usual build is used again' [ "$(bazel_calls)" = 2 ]

new_machine
everything_installed use
launch HAKARI_OSL_HEADER="$machine/osl.h" bench peers
expect 'the peers are not built without their library' never called //bench/peers
touch "$machine/osl.h"
launch HAKARI_OSL_HEADER="$machine/osl.h" bench peers
expect 'with their library they are built' called '//ci/cli:hakari //bench/peers'

new_machine
everything_installed use
ln -s "$house/hakari" "$machine/bin/hakari"
real_house=$house
house=$machine/bin
launch check
house=$real_house
expect 'the launcher may be called through a link' printed "house $house"

new_machine
everything_installed use
launch HAKARI_OSL_HEADER="$machine/osl.h" bench peers
expect 'without OpenShogiLib its comparison is not built' never called //bench/peers
touch "$machine/osl.h"
launch HAKARI_OSL_HEADER="$machine/osl.h" bench legal
expect 'other benchmarks do not need it' never called //bench/peers
launch HAKARI_OSL_HEADER="$machine/osl.h" bench peers
expect 'with OpenShogiLib it is' called '//ci/cli:hakari //bench/peers'

finish
