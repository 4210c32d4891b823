#include "engine/usi/answer.h"

#include <algorithm>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/mate/mate_result.h"
#include "engine/notation/usi_move.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/score.h"

namespace hakari::usi {
namespace {

using player::Answer;
using player::FailureKind;
using player::MovesText;
using player::Question;

// Why the result is unknown, or why a mate is not proved shortest.
absl::string_view WhyUnknown(mate::StopReason reason) {
  switch (reason) {
    case mate::StopReason::kMemory:
      return "the table is full; increase USI_Hash";
    case mate::StopReason::kNodes:
      return "the node limit is reached";
    case mate::StopReason::kPlies:
      return "the ply limit is reached";
    case mate::StopReason::kSaturated:
      return "the proof numbers of the search are saturated";
    case mate::StopReason::kNone:
    case mate::StopReason::kStopped:
      break;
  }
  return "";
}

int64_t PerSecond(int64_t nodes, int64_t elapsed_ms) {
  return static_cast<int64_t>(static_cast<double>(nodes) * 1000 /
                              static_cast<double>(std::max<int64_t>(1, elapsed_ms)));
}

std::string Checkmate(const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::kMate:
      return absl::StrCat("checkmate ", MovesText(answer.lines[0].moves));
    case Answer::Kind::kNoMate:
      return "checkmate nomate";
    default:
      return "checkmate timeout";
  }
}

// The front end waits for an answer even if the player failed.
std::vector<std::string> LinesWithout(const Question& question, const player::Failure& failure) {
  const std::string why = absl::StrCat("info string ", failure.what);
  if (question.kind == Question::Kind::kMove) {
    return {why, BestMoveLine(player::AnyMove(question.game.position()))};
  }
  const bool refused = failure.kind == FailureKind::kRefused;
  return {why, refused ? "checkmate notimplemented" : "checkmate timeout"};
}

}  // namespace

std::string InfoLine(const player::Line& line) {
  std::string info = "info";
  if (line.time_ms) absl::StrAppend(&info, " time ", *line.time_ms);
  if (line.nodes) absl::StrAppend(&info, " nodes ", *line.nodes);
  if (line.nodes && line.time_ms) {
    absl::StrAppend(&info, " nps ", PerSecond(*line.nodes, *line.time_ms));
  }
  if (line.table_per_mille) absl::StrAppend(&info, " hashfull ", *line.table_per_mille);
  if (line.depth) absl::StrAppend(&info, " depth ", *line.depth);
  if (line.deepest) absl::StrAppend(&info, " seldepth ", *line.deepest);
  if (line.rank) absl::StrAppend(&info, " multipv ", *line.rank);
  if (line.score) absl::StrAppend(&info, " score ", ScoreText(*line.score));
  if (!line.moves.empty()) absl::StrAppend(&info, " pv ", MovesText(line.moves));
  return info;
}

std::string BestMoveLine(const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::kMove:
      return absl::StrCat("bestmove ", notation::ToUsi(answer.move),
                          answer.ponder ? absl::StrCat(" ponder ", notation::ToUsi(*answer.ponder))
                                        : std::string());
    case Answer::Kind::kDeclare:
      return "bestmove win";
    default:
      return "bestmove resign";
  }
}

std::vector<std::string> AnswerLines(const Question& question, const Answer& answer,
                                     int64_t elapsed_ms) {
  if (answer.failure) return LinesWithout(question, *answer.failure);
  std::vector<std::string> lines;
  player::Line best = answer.lines.empty() ? player::Line() : answer.lines[0];
  best.time_ms = elapsed_ms;
  best.nodes = answer.Counter(player::kNodesCounter);
  lines.push_back(InfoLine(best));
  if (answer.counters.count(player::kCountedPliesCounter) != 0) {
    const bool proved = answer.Counter(player::kProvedShortestCounter) == 1;
    lines.push_back(absl::StrCat("info string a mate in ",
                                 answer.Counter(player::kCountedPliesCounter), " plies, ",
                                 proved ? "proved shortest" : "not proved shortest"));
  }
  const absl::string_view why = WhyUnknown(answer.reason);
  if (!why.empty()) lines.push_back(absl::StrCat("info string ", why));
  const bool mate = question.kind == Question::Kind::kMate;
  lines.push_back(mate ? Checkmate(answer) : BestMoveLine(answer));
  return lines;
}

std::string OptionLine(const player::Option& option) {
  std::string line = absl::StrCat("option name ", option.name, " type ", option.type);
  if (option.default_value) {
    absl::StrAppend(&line, " default ",
                    option.default_value->empty() ? "<empty>" : *option.default_value);
  }
  if (option.least) absl::StrAppend(&line, " min ", *option.least);
  if (option.most) absl::StrAppend(&line, " max ", *option.most);
  for (const std::string& choice : option.choices) absl::StrAppend(&line, " var ", choice);
  return line;
}

}  // namespace hakari::usi
