#include "suites/match/game/played_game.h"

#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "engine/player/failure.h"

namespace hakari::match {
namespace {

constexpr char kStandstills[] = "standstills";

// The tag is "black: crashed: it ended with exit code 7".
std::string KindOfFault(absl::string_view fault) {
  const std::vector<absl::string_view> parts = absl::StrSplit(fault, absl::MaxSplits(": ", 2));
  const absl::string_view kind = parts.size() < 2 ? "" : parts[1];
  for (const player::FailureKind crash :
       {player::FailureKind::kCouldNotStart, player::FailureKind::kDiedInHandshake,
        player::FailureKind::kCrashed}) {
    if (kind == player::FailureKindName(crash)) return "crash";
  }
  return kind == player::FailureKindName(player::FailureKind::kTimedOut) ? "stall" : "protocol";
}

}  // namespace

void AddStandstill(const Standstill& standstill, notation::GameRecord& game) {
  const std::string word = absl::StrCat(standstill.ply, ":", standstill.excused_ms, "ms");
  for (auto& [name, value] : game.tags) {
    if (name == kStandstills) return absl::StrAppend(&value, " ", word);
  }
  game.tags.emplace_back(kStandstills, word);
}

std::vector<Standstill> StandstillsOf(const notation::GameRecord& game) {
  std::vector<Standstill> standstills;
  for (absl::string_view word :
       absl::StrSplit(notation::TagOf(game, kStandstills), ' ', absl::SkipEmpty())) {
    const std::pair<absl::string_view, absl::string_view> parts =
        absl::StrSplit(word, absl::MaxSplits(':', 1));
    Standstill standstill;
    if (absl::SimpleAtoi(parts.first, &standstill.ply) &&
        absl::SimpleAtoi(absl::StripSuffix(parts.second, "ms"), &standstill.excused_ms)) {
      standstills.push_back(standstill);
    }
  }
  return standstills;
}

Tally Sum(const Tally (&by_color)[2]) {
  return {by_color[kBlack].won + by_color[kWhite].won,
          by_color[kBlack].lost + by_color[kWhite].lost,
          by_color[kBlack].drawn + by_color[kWhite].drawn};
}

void Count(notation::GameResult result, Color view, Tally& tally) {
  if (result == notation::GameResult::kDraw) ++tally.drawn;
  if (result == notation::WinOf(view)) ++tally.won;
  if (result == notation::WinOf(Opponent(view))) ++tally.lost;
}

std::string EndKind(const notation::GameRecord& game) {
  switch (game.lines.front().end) {
    case notation::GameEnd::kMate:
      return "mate";
    case notation::GameEnd::kResignation:
      return "resignation";
    case notation::GameEnd::kDeclaration:
      return "declaration";
    case notation::GameEnd::kRepetition:
      return "repetition";
    case notation::GameEnd::kPerpetualCheck:
      return "perpetual check";
    case notation::GameEnd::kMaxMoves:
      return "length";
    case notation::GameEnd::kTimeUp:
      return "time";
    case notation::GameEnd::kIllegalMove:
      return "illegal move";
    case notation::GameEnd::kError:
      return KindOfFault(notation::TagOf(game, "fault"));
    default:
      return "other";
  }
}

}  // namespace hakari::match
