#include "suites/match/judges/judged_records.h"

#include <limits>
#include <optional>

#include "absl/strings/str_cat.h"
#include "suites/match/judges/judged_game.h"

namespace hakari::match {
namespace {

using notation::GameEnd;
using notation::GameResult;

constexpr int kNoLimit = std::numeric_limits<int>::max();

// The end of the last position by the rules, if the record names an end that the rules can decide;
// else nothing. A record does not say its maximum length, so its own length is taken.
std::optional<EndOfGame> ByTheRules(GameEnd own_end, const JudgedGame& game) {
  switch (own_end) {
    case GameEnd::kMate:
    case GameEnd::kRepetition:
    case GameEnd::kPerpetualCheck:
    case GameEnd::kMaxMoves:
      return game.End(game.plies());
    case GameEnd::kDeclaration:
      return game.Declared();
    default:
      return std::nullopt;
  }
}

std::string RecordDifference(const notation::RecordLine& line, const JudgedGame& game) {
  const std::optional<EndOfGame> expected = ByTheRules(line.end, game);
  if (!expected) return "";
  const bool knows_result = line.result != GameResult::kUnknown;
  const EndOfGame own = {line.end, knows_result ? line.result : expected->result};
  if (SameEnd(own, expected)) return "";
  return absl::StrCat("the record says: ", EndText(own), ", but by the rules: ", EndText(expected));
}

void AddLines(const std::string& heading, const std::map<std::string, int64_t>& counts,
              std::string& text) {
  absl::StrAppend(&text, heading, "\n");
  for (const auto& [what, count] : counts) absl::StrAppend(&text, "  ", count, " ", what, "\n");
}

}  // namespace

void JudgeRecord(const notation::GameRecord& game, JudgedRecords& judged) {
  const std::string where = absl::StrCat(game.file, ":", game.line, ": ");
  const notation::RecordLine& line = game.lines[0];
  JudgedGame both(game.start);
  bool has_ended = false;
  for (size_t ply = 0;; ++ply) {
    const std::string difference = both.Difference(kNoLimit);
    if (!difference.empty()) judged.differences.push_back(where + difference);
    judged.declarable += both.may_declare();
    const std::optional<EndOfGame> end = both.End(kNoLimit);
    if (end && !has_ended) {
      has_ended = true;
      ++judged.ends[EndText(end)];
      if (ply < line.moves.size()) {
        judged.record_differences.push_back(
            absl::StrCat(where, "goes on after ", ply, " plies, but by the rules: ", EndText(end)));
      }
    }
    if (ply == line.moves.size()) break;
    both.Play(line.moves[ply].move);
  }
  ++judged.games;
  judged.plies += both.plies();
  ++judged.own_ends[EndText(line.end)];
  const std::string difference = RecordDifference(line, both);
  if (!difference.empty()) judged.record_differences.push_back(where + difference);
}

std::string Report(const JudgedRecords& judged) {
  std::string text =
      absl::StrCat(judged.games, " games, ", judged.plies, " plies, ", judged.declarable,
                   " positions in which a declaration is valid\n");
  AddLines("as the records say:", judged.own_ends, text);
  AddLines("by the rules:", judged.ends, text);
  for (const auto* differences : {&judged.differences, &judged.record_differences}) {
    for (const std::string& difference : *differences) absl::StrAppend(&text, difference, "\n");
  }
  absl::StrAppend(&text, judged.differences.size(), " differences from the reference, ",
                  judged.record_differences.size(), " from the records\n");
  return text;
}

}  // namespace hakari::match
