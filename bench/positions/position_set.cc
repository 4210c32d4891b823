#include "bench/positions/position_set.h"

#include <cstdlib>
#include <iostream>

#include "absl/status/statusor.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/notation/sfen.h"

namespace hakari::bench {

// The data files, which the build puts into the binary.
extern const char kQuietSfens[];
extern const char kCheckSfens[];
extern const char kHandsSfens[];
extern const char kMateSfens[];
extern const char kAttackTreeSfens[];
extern const char kDefenceTreeSfens[];

namespace {

// The text is compiled in and every line is tested, so a bad line means a broken binary.
PositionSet Read(const std::string& name, absl::string_view text) {
  PositionSet set{name, absl::StrSplit(text, '\n', absl::SkipEmpty()), {}};
  for (const std::string& sfen : set.sfens) {
    const absl::StatusOr<Position> position = notation::ParseSfen(sfen);
    if (!position.ok()) {
      std::cerr << "hakari: benchmark positions " << name << ": " << position.status() << "\n";
      std::abort();
    }
    set.positions.push_back(*position);
  }
  return set;
}

}  // namespace

const PositionSet& QuietPositions() {
  static const PositionSet* const set = new PositionSet(Read("quiet", kQuietSfens));
  return *set;
}

const PositionSet& CheckPositions() {
  static const PositionSet* const set = new PositionSet(Read("check", kCheckSfens));
  return *set;
}

const PositionSet& HandsPositions() {
  static const PositionSet* const set = new PositionSet(Read("hands", kHandsSfens));
  return *set;
}

const PositionSet& MatePositions() {
  static const PositionSet* const set = new PositionSet(Read("mate", kMateSfens));
  return *set;
}

const PositionSet& AttackTreePositions() {
  static const PositionSet* const set = new PositionSet(Read("tree", kAttackTreeSfens));
  return *set;
}

const PositionSet& DefenceTreePositions() {
  static const PositionSet* const set = new PositionSet(Read("tree", kDefenceTreeSfens));
  return *set;
}

std::vector<const PositionSet*> AllPositionSets() {
  return {&QuietPositions(), &CheckPositions(), &HandsPositions()};
}

}  // namespace hakari::bench
