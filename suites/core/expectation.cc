#include "suites/core/expectation.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "base/status/macros.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_move.h"

namespace hakari::suites {
namespace {

constexpr int64_t kMostPoints = 1'000'000;

bool Names(const std::vector<Move>& moves, Move move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// Calls `take` for each of the comma-separated moves after the '=', with the place of its word.
// Each must be legal in `position`, which `take` may change between two moves.
template <typename Take>
absl::Status EachMove(absl::string_view note, const Place& place, const Position& position,
                      const Take& take) {
  for (size_t begin = note.find('=') + 1; begin <= note.size();) {
    const absl::string_view word = note.substr(begin, note.find(',', begin) - begin);
    const std::optional<Move> move = notation::ParseUsiMove(word);
    const Place at = Advance(place, note, begin);
    if (!move || !movegen::IsLegal(position, *move)) {
      return ExpectedAt(at, "a legal move", Quoted(word));
    }
    HAKARI_RETURN_IF_ERROR(take(*move, at));
    begin += word.size() + 1;
  }
  return absl::OkStatus();
}

absl::Status ReadMoves(absl::string_view note, const Place& place, const Position& position,
                       const Expectation& expected, std::vector<Move>& moves) {
  return EachMove(note, place, position, [&](Move move, const Place& at) {
    if (Names(expected.best, move) || Names(expected.avoid, move)) {
      return ErrorAt(at, absl::StrCat("the move ", notation::ToUsi(move), " is listed twice"));
    }
    moves.push_back(move);
    return absl::OkStatus();
  });
}

}  // namespace

absl::Status ReadExpectation(absl::string_view note, const Place& place, const Position& position,
                             Expectation& expected) {
  absl::string_view key = note.substr(0, note.find('='));
  const absl::string_view value = note.substr(key.size() + 1);
  if (key == "best") return ReadMoves(note, place, position, expected, expected.best);
  if (key == "avoid") return ReadMoves(note, place, position, expected, expected.avoid);
  if (key == "answer") {
    expected.is_mate = value == "mate";
    if (*expected.is_mate || value == "nomate") return absl::OkStatus();
    return ExpectedAt(place, "answer=mate or answer=nomate", Quoted(note));
  }
  if (key == "points") {
    int64_t points = 0;
    expected.points = absl::SimpleAtoi(value, &points) ? points : 0;
    if (*expected.points > 0 && *expected.points <= kMostPoints) return absl::OkStatus();
    return ExpectedAt(place, absl::StrCat("points=1 to points=", kMostPoints), Quoted(note));
  }
  if (!absl::ConsumePrefix(&key, "leaves_")) return absl::OkStatus();
  int depth = 0;
  uint64_t leaves = 0;
  if (!absl::SimpleAtoi(key, &depth) || depth < 1 || !absl::SimpleAtoi(value, &leaves)) {
    return ExpectedAt(place, "leaves_DEPTH=COUNT", Quoted(note));
  }
  if (expected.leaves.emplace(depth, leaves).second) return absl::OkStatus();
  return ErrorAt(place, absl::StrCat("duplicate count of leaves at depth ", depth));
}

absl::Status ReadLine(absl::string_view note, const Place& place, const Position& position,
                      Expectation& expected) {
  Position now = position;
  return EachMove(note, place, now, [&](Move move, const Place& at) {
    if (expected.line.empty() && !IsRightMove(expected, move)) {
      return ExpectedAt(at, "a line that begins with a right move", Quoted(notation::ToUsi(move)));
    }
    expected.line.push_back(move);
    now.DoMove(move);
    return absl::OkStatus();
  });
}

bool IsRightMove(const Expectation& expected, Move move) {
  return !Names(expected.avoid, move) && (expected.best.empty() || Names(expected.best, move));
}

}  // namespace hakari::suites
