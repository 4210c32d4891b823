// What a problem's notes say of the right answer, read once with the problem:
//
//   best=7g7f,2g2f     moves that are right, each of them
//   avoid=8h2b+        moves that are wrong; without best every other move is right
//   answer=mate        whether there is a mate: mate or nomate
//   leaves_2=900       how many leaves the game tree has at that depth
//   points=5           what the right answer is worth, 1 unless it is named
//   line=7g7f,3c3d     how it goes on, the answer first; read where a suite asks for moves
#ifndef HAKARI_SUITES_CORE_EXPECTATION_H_
#define HAKARI_SUITES_CORE_EXPECTATION_H_

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::suites {

struct Expectation {
  std::vector<Move> best, avoid;  // legal, each of them once in both
  std::vector<Move> line;         // legal one after the other, the first one right
  std::optional<bool> is_mate;
  std::map<int, uint64_t> leaves;  // by depth
  std::optional<int64_t> points;   // above 0

  bool names_moves() const { return !best.empty() || !avoid.empty(); }
  // Whether anything is said of the right answer.
  bool is_there() const { return names_moves() || is_mate.has_value() || !leaves.empty(); }
};

// Takes in a note, "key=value" at `place`; one with another key says nothing of the right answer.
absl::Status ReadExpectation(absl::string_view note, const Place& place, const Position& position,
                             Expectation& expected);
// Takes in the note "line=…", whatever stands there, once all other notes are read.
absl::Status ReadLine(absl::string_view note, const Place& place, const Position& position,
                      Expectation& expected);

// Whether the notes `best` and `avoid` allow it.
bool IsRightMove(const Expectation& expected, Move move);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_EXPECTATION_H_
