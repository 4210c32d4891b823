#!/bin/bash
# The commands that a README prints, one per line, as they are typed.
#
# A command is in an indented block and begins with "./hakari" (run in this folder) or "hakari" (run in the folder of an
# engine's author), after "$ " if its output follows. Three blanks end it; its explanation follows them.
# usage: commands.sh README.md
set -u
awk '/^    (\$ )?(\.\/)?hakari( |$)/ {
  line = substr($0, 5)
  sub(/^\$ /, "", line)
  sub(/   .*/, "", line)
  print line
}' "$1"
