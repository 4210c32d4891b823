#include "engine/usi/answer.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/core/move.h"
#include "engine/mate/mate_line.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_move.h"

namespace hakari::usi {
namespace {

absl::string_view WhyUnknown(mate::StopReason reason) {
  switch (reason) {
    case mate::StopReason::kMemory:
      return "the table is full; USI_Hash makes it larger";
    case mate::StopReason::kNodes:
      return "all nodes are used up";
    case mate::StopReason::kPlies:
      return "the mate is too long to follow";
    case mate::StopReason::kSaturated:
      return "the numbers of the search grew too large";
    case mate::StopReason::kNone:
    case mate::StopReason::kStopped:
      break;
  }
  return "";
}

std::string LineText(const std::vector<Move>& line) {
  return absl::StrJoin(line, " ",
                       [](std::string* out, Move move) { *out += notation::ToUsi(move); });
}

std::string InfoLine(const mate::MateResult& result, bool mate, int64_t elapsed_ms) {
  const auto per_second =
      static_cast<uint64_t>(static_cast<double>(result.nodes) * 1000 /
                            static_cast<double>(std::max<int64_t>(1, elapsed_ms)));
  std::string info =
      absl::StrCat("info time ", elapsed_ms, " nodes ", result.nodes, " nps ", per_second);
  if (mate) {
    absl::StrAppend(&info, " depth ", result.line.size(), " score mate ", result.line.size(),
                    " pv ", LineText(result.line));
  }
  return info;
}

std::string Checkmate(const mate::MateResult& result, bool mate) {
  if (mate) return absl::StrCat("checkmate ", LineText(result.line));
  return result.answer == mate::MateAnswer::kNoMate ? "checkmate nomate" : "checkmate timeout";
}

}  // namespace

std::vector<std::string> AnswerLines(const Position& root, bool to_go_mate,
                                     const mate::MateResult& result, int64_t elapsed_ms) {
  std::vector<std::string> lines;
  bool mate = result.answer == mate::MateAnswer::kMate;
  if (mate) {
    const absl::Status verified = mate::VerifyMateLine(root, result.line);
    if (!verified.ok()) {
      lines.push_back(absl::StrCat("info string a mate that is none: ", verified.message()));
      mate = false;
    }
  }
  lines.push_back(InfoLine(result, mate, elapsed_ms));
  const absl::string_view why = WhyUnknown(result.reason);
  if (!why.empty()) lines.push_back(absl::StrCat("info string ", why));
  if (to_go_mate) {
    lines.push_back(Checkmate(result, mate));
  } else {
    lines.push_back(mate ? absl::StrCat("bestmove ", notation::ToUsi(result.line[0]))
                         : AnyMove(root));
  }
  return lines;
}

std::string AnyMove(const Position& root) {
  movegen::MoveList moves;
  movegen::GenerateLegal(root, moves);
  if (moves.empty()) return "bestmove resign";
  return absl::StrCat("bestmove ", notation::ToUsi(*std::min_element(moves.begin(), moves.end())));
}

}  // namespace hakari::usi
