// The right answer of a problem as its notes state it. The notes are read once, with the problem:
//
//   best=7g7f,2g2f     each of these moves is right
//   avoid=8h2b+        each of these moves is wrong; without best every other move is right
//   answer=mate        whether there is a mate: mate or nomate
//   leaves_2=900       how many leaves the game tree has at that depth
//   points=5           what the right answer is worth; 1 if this note is missing
//   line=7g7f,3c3d     the continuation, a right move first; read only if the suite asks for moves
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
  std::vector<Move> best, avoid;  // legal; no move is named twice
  std::vector<Move> line;         // each legal after those before it, the first one right
  std::optional<bool> is_mate;
  std::map<int, uint64_t> leaves;  // by depth
  std::optional<int64_t> points;   // above 0

  bool names_moves() const { return !best.empty() || !avoid.empty(); }
  // Whether the notes say anything about the right answer.
  bool is_there() const { return names_moves() || is_mate.has_value() || !leaves.empty(); }
};

// Reads one note, "key=value" at `place`, into `expected`. Notes with other keys are ignored.
absl::Status ReadExpectation(absl::string_view note, const Place& place, const Position& position,
                             Expectation& expected);
// Reads the note "line=…" into `expected`, whatever its value. Called after all other notes have
// been read, because the first move of the line must be a right one.
absl::Status ReadLine(absl::string_view note, const Place& place, const Position& position,
                      Expectation& expected);

// Whether the notes `best` and `avoid` allow the move.
bool IsRightMove(const Expectation& expected, Move move);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_EXPECTATION_H_
