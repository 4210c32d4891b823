#!/bin/bash
# Cuts both seams out of the depth-first search and its rules: what a policy would be asked becomes the literal that
# unused seams answer, and no child is shown to a policy. Fails if it does not find a place that it must edit.
#   cut.sh FOLDER FILE...
set -euo pipefail

folder=$1
shift

cut() { # FILE FROM TO
  grep -qF -- "$2" "$1" || { echo "cut.sh: $1 has no '$2'" >&2 && exit 1; }
  FROM=$2 TO=$3 perl -pi -e 's/\Q$ENV{FROM}\E/$ENV{TO}/g' "$1"
}

for file in "$@"; do
  cp -- "$file" "$folder/"
done
chmod u+w "$folder"/*
cd "$folder"
perl -pi -e 's,"engine/mate/(depth_first|pds|dfpn)\.h","bench/seams/cut/$1.h",' ./*

cut depth_first.h 'if constexpr (Rule::kIsBent) return rule_.Absent(ViewOf(child, ply));' ''
cut depth_first.h 'if constexpr (Rule::kIsBent) by = rule_.Increments(ViewOf(child, ply));' ''
cut depth_first.h 'Numbers by = NoPolicy::kIncrements;' ''
cut depth_first.h 'rule_.ChildLimit(family, limit, by)' 'rule_.ChildLimit(family, limit)'
cut depth_first.h 'NoPolicy::kAbsent' 'Numbers{1, 1}'
cut depth_first.h 'rule_.Absent(view)' 'Numbers{1, 1}'
cut depth_first.h 'rule_.NextLimit(numbers, rule_.Increments(view))' 'rule_.NextLimit(numbers)'
cut depth_first.h 'Look(slot, children, local_phi, ply)' 'Look(slot, children, local_phi)'
cut depth_first.h 'uint32_t local_phi, int ply)' 'uint32_t local_phi)'
cut depth_first.h 'NumbersOf(parent, families_[i], ply)' 'NumbersOf(parent, families_[i])'
cut depth_first.h 'NumbersOf(parent, families_[next], 0)' 'NumbersOf(parent, families_[next])'
cut depth_first.h 'Child& child, int ply)' 'Child& child)'
perl -0pi -e 's/ *const ChildView view\{[^;]*;\n//; s/  ChildView ViewOf\(.*?\n  \}\n//s' depth_first.h
for rule in pds.h dfpn.h; do
  cut "$rule" 'Numbers limit, Numbers by) const {' 'Numbers limit) const { constexpr Numbers by = {1, 1};'
done
cut pds.h 'NextLimit(Numbers n, Numbers by) const {' 'NextLimit(Numbers n) const { constexpr Numbers by = {1, 1};'
cut pds.h 'if (this->BoundsIncrements()) by = Bounded(family, limit, by);' ''
cut dfpn.h 'NextLimit(Numbers, Numbers)' 'NextLimit(Numbers)'
if grep -n 'ChildView\|rule_.Increments\|rule_.Absent' ./*; then
  echo "cut.sh: these seams are not removed" >&2 && exit 1
fi
