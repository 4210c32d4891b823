#!/bin/bash
# The program prints the sets in this folder and refuses unknown names.
set -u
folder=bench/positions
fail() { echo "$*" >&2; exit 1; }

for set in quiet check hands mate attack_tree defence_tree; do
  "$folder/generate" "$set" | cmp - "$folder/$set.sfen" || fail "generate $set does not print $set.sfen"
done
for words in '' 'nothing' 'quiet check'; do
  # shellcheck disable=SC2086 # words are words
  output=$("$folder/generate" $words 2>/dev/null)
  [[ $? == 2 && -z $output ]] || fail "generate $words must be refused"
done
