#include "ci/cli/analyse/analysis_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/text/printable.h"
#include "engine/core/square.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "engine/player/score.h"

namespace hakari::cli {
namespace {

using json = nlohmann::ordered_json;

constexpr size_t kMovesShown = 8;
constexpr int kMoveColumns = 16;

// "+120", "-35", "mate in 7", "mated in 4"
std::string ScoreWords(const player::Line& line) {
  if (!line.score) return "-";
  const player::Score& score = *line.score;
  if (score.kind == player::Score::Kind::kCentipawns) return absl::StrFormat("%+d", score.value);
  const bool mates = score.kind == player::Score::Kind::kMates;
  if (score.value == 0) return mates ? "mate" : "mated";
  return absl::StrCat(mates ? "mate in " : "mated in ", score.value);
}

// "▲７六歩(77) △３四歩(33) …": up to the first illegal move; long lines are cut.
std::string LineWords(Position position, const std::vector<Move>& moves, Square previous) {
  std::string text;
  size_t shown = 0;
  for (Move move : moves) {
    if (!movegen::IsLegal(position, move)) break;
    if (shown++ == kMovesShown) return absl::StrCat(text, " …");
    absl::StrAppend(&text, text.empty() ? "" : " ",
                    notation::MarkedMoveName(position, move, previous));
    previous = move.to();
    position.DoMove(move);
  }
  return text;
}

std::string Padded(const std::string& text, int columns) {
  const int missing = columns - notation::DisplayWidth(text);
  return text + std::string(static_cast<size_t>(std::max(0, missing)), ' ');
}

json LineJson(const player::Line& line) {
  json out = json::object();
  if (line.depth) out["depth"] = *line.depth;
  if (line.deepest) out["deepest"] = *line.deepest;
  if (line.score) out["score"] = player::ScoreText(*line.score);
  out["moves"] = player::MovesText(line.moves);
  return out;
}

std::string SideLine(const std::vector<AnalysedMove>& moves, Color side, absl::string_view name) {
  const SideSummary summary = Summarise(moves, side);
  if (summary.moves == 0) return absl::StrCat(name, ": no move\n");
  return absl::StrFormat(
      "%s: %d moves, %.0f centipawns lost per move, %d mistakes (%d or more), %d %% as Hakari "
      "would play\n",
      name, summary.moves, static_cast<double>(summary.lost) / summary.moves, summary.mistakes,
      kMistake, 100 * summary.agreed / summary.moves);
}

std::string NameOf(const notation::GameRecord& record, Color side) {
  const std::string player = Printable(TagOf(record, side == kBlack ? "black" : "white"));
  const std::string mark(notation::SideMark(side));
  return player.empty() ? absl::StrCat(mark, side == kBlack ? "black" : "white")
                        : absl::StrCat(mark, player);
}

}  // namespace

std::string PositionText(const Position& position, const player::Answer& answer) {
  std::string text;
  if (answer.kind == player::Answer::Kind::kDeclare) text = "declares a win\n";
  if (answer.kind == player::Answer::Kind::kResign) text = "resigns\n";
  if (!answer.lines.empty() && !answer.lines[0].moves.empty()) {
    const Move best = answer.lines[0].moves[0];
    text = absl::StrCat(notation::ToUsi(best), " ", notation::MarkedMoveName(position, best), ", ",
                        ScoreWords(answer.lines[0]), "\n");
  }
  absl::StrAppend(&text, notation::DrawBoard(position), "sfen ", notation::ToSfen(position), "\n");
  for (const player::Line& line : answer.lines) {
    absl::StrAppendFormat(&text, "%d. %s, depth %d/%d: %s\n", line.rank.value_or(1),
                          ScoreWords(line), line.depth.value_or(0), line.deepest.value_or(0),
                          LineWords(position, line.moves, kNoSquare));
  }
  absl::StrAppend(&text, "nodes ", answer.Counter(player::kNodesCounter), "\n");
  return text;
}

json PositionJson(const Position& position, const player::Answer& answer) {
  json out;
  out["sfen"] = notation::ToSfen(position);
  out["move"] = answer.kind == player::Answer::Kind::kMove ? json(notation::ToUsi(answer.move))
                                                           : json(nullptr);
  out["nodes"] = answer.Counter(player::kNodesCounter);
  out["lines"] = json::array();
  for (const player::Line& line : answer.lines) out["lines"].push_back(LineJson(line));
  return out;
}

std::string GameText(const notation::GameRecord& record, const std::vector<AnalysedMove>& moves) {
  std::string text = absl::StrCat(SideLine(moves, kBlack, NameOf(record, kBlack)),
                                  SideLine(moves, kWhite, NameOf(record, kWhite)));
  for (const AnalysedMove& move : moves) {
    if (move.loss < kMistake) continue;
    absl::StrAppendFormat(&text, "%d. %s lost %d: %s instead of %s; better %s\n", move.ply,
                          notation::MarkedMoveName(move.before, move.played, move.previous),
                          move.loss, ScoreWords(move.answer), ScoreWords(move.best),
                          LineWords(move.before, move.best.moves, move.previous));
  }
  absl::StrAppendFormat(&text, "\n%5s  %s%-12s %s%s\n", "move", Padded("played", kMoveColumns),
                        "score", Padded("best", kMoveColumns), "loss");
  for (const AnalysedMove& move : moves) {
    const std::string best =
        move.agrees() || move.best.moves.empty()
            ? ""
            : notation::MarkedMoveName(move.before, move.best.moves[0], move.previous);
    absl::StrAppendFormat(
        &text, "%5d  %s%-12s %s%s\n", move.ply,
        Padded(notation::MarkedMoveName(move.before, move.played, move.previous), kMoveColumns),
        ScoreWords(move.answer), Padded(best, kMoveColumns),
        move.loss == 0 ? "" : absl::StrCat(move.loss));
  }
  return text;
}

json GameJson(const std::vector<AnalysedMove>& moves) {
  json out;
  for (Color side : kColors) {
    const SideSummary summary = Summarise(moves, side);
    out[side == kBlack ? "black" : "white"] = {{"moves", summary.moves},
                                               {"agreed", summary.agreed},
                                               {"lost", summary.lost},
                                               {"mistakes", summary.mistakes}};
  }
  out["moves"] = json::array();
  for (const AnalysedMove& move : moves) {
    out["moves"].push_back({{"ply", move.ply},
                            {"sfen", notation::ToSfen(move.before)},
                            {"played", notation::ToUsi(move.played)},
                            {"loss", move.loss},
                            {"best", LineJson(move.best)},
                            {"answer", LineJson(move.answer)}});
  }
  return out;
}

}  // namespace hakari::cli
