#!/bin/bash
# The output that a README shows below "$ COMMAND", up to the next blank line or command.
# usage: output.sh README.md COMMAND
set -u
awk -v wanted="    \$ $2" '
  /^    \$ / || /^ *$/ { printing = 0 }
  printing { print substr($0, 5) }
  $0 == wanted { printing = 1 }' "$1"
