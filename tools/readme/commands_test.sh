#!/bin/bash
# Tests which lines of a README are commands, and which are their output.
set -u
failures=0
readonly readme=$TEST_TMPDIR/README.md
cat >"$readme" <<'END'
Text with `./hakari inline` is no command.
    ./hakari
    ./hakari gate --base origin/main   its explanation
    hakari suite middlegame
    hakarium

    $ ./hakari show "a b" | tail -1
    first line
      second line

    $ ./hakari perft
    leaves 1
    $ ./hakari list
    nothing
./hakari unindented
END

is() { # NAME EXPECTED FOUND
  [[ $2 == "$3" ]] && return
  printf 'FAILED: %s\nexpected:\n%s\nfound:\n%s\n' "$1" "$2" "$3"
  failures=$((failures + 1))
}

is 'the commands' './hakari
./hakari gate --base origin/main
hakari suite middlegame
./hakari show "a b" | tail -1
./hakari perft
./hakari list' "$(tools/readme/commands.sh "$readme")"
is 'an output up to the blank line' 'first line
  second line' "$(tools/readme/output.sh "$readme" './hakari show "a b" | tail -1')"
is 'an output up to the next command' 'leaves 1' "$(tools/readme/output.sh "$readme" './hakari perft')"
is 'no output' '' "$(tools/readme/output.sh "$readme" './hakari')"
[[ $(tools/readme/commands.sh README.md | wc -l) -ge 10 ]] || is 'the commands of our README' 'ten at least' 'fewer'
((failures == 0))
