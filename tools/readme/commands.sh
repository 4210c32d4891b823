#!/bin/bash
# The commands that a README prints, one a line, as they are typed.
#
# A command stands in an indented block and begins with "./hakari" (in this folder) or "hakari" (in the folder of an engine's
# author), after "$ " where its output follows; three blanks end it and begin its explanation.
# usage: commands.sh README.md
set -u
awk '/^    (\$ )?(\.\/)?hakari( |$)/ {
  line = substr($0, 5)
  sub(/^\$ /, "", line)
  sub(/   .*/, "", line)
  print line
}' "$1"
