#include "ci/cli/analyse/game_analysis.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/score.h"

namespace hakari::cli {
namespace {

absl::StatusOr<player::Line> BestLine(player::Player& player, const player::Question& question,
                                      const player::Control& control) {
  const player::Answer answer = player.Ask(question, control);
  if (answer.failure) return absl::UnavailableError(player::FailureText(*answer.failure));
  if (answer.lines.empty()) return player::Line();
  return answer.lines[0];
}

int Centipawns(const player::Line& line) {
  return line.score ? player::InCentipawns(*line.score) : 0;
}

// Asks for the player's choice, and for the played move if it is another one.
absl::Status Judge(player::Player& player, const player::Control& control,
                   player::Question question, AnalysedMove& move) {
  HAKARI_ASSIGN_OR_RETURN(move.best, BestLine(player, question, control));
  move.answer = move.best;
  if (move.agrees()) return absl::OkStatus();
  question.root_moves = {move.played};
  HAKARI_ASSIGN_OR_RETURN(move.answer, BestLine(player, question, control));
  move.loss = std::max(0, Centipawns(move.best) - Centipawns(move.answer));
  return absl::OkStatus();
}

}  // namespace

SideSummary Summarise(const std::vector<AnalysedMove>& moves, Color side) {
  SideSummary summary;
  for (const AnalysedMove& move : moves) {
    if (move.before.side_to_move() != side) continue;
    ++summary.moves;
    summary.agreed += move.agrees() ? 1 : 0;
    summary.lost += std::min(move.loss, kMostCounted);
    summary.mistakes += move.loss >= kMistake ? 1 : 0;
  }
  return summary;
}

absl::StatusOr<std::vector<AnalysedMove>> AnalyseGame(
    const notation::GameRecord& record, player::Player& player, const AnalysisPlan& plan,
    const std::atomic<bool>* stop, const std::function<void(int done, int of)>& done) {
  const std::vector<notation::RecordedMove>& moves = record.lines[0].moves;
  const int last = std::min(plan.to, static_cast<int>(moves.size()));
  player::Control control;
  control.cancel = stop;
  if (const auto failure = player.NewGame()) {
    return absl::UnavailableError(player::FailureText(*failure));
  }
  std::vector<AnalysedMove> analysed;
  player::Game game(record.start);
  for (int ply = 1; ply <= last; ++ply) {
    const Move played = moves[static_cast<size_t>(ply) - 1].move;
    if (ply >= plan.from) {
      AnalysedMove move;
      move.ply = ply;
      move.before = game.position();
      move.previous = game.moves().empty() ? kNoSquare : game.moves().back().to();
      move.played = played;
      player::Question question;
      question.game = game;
      question.limits = plan.limits;
      HAKARI_RETURN_IF_ERROR(Judge(player, control, std::move(question), move));
      analysed.push_back(std::move(move));
      if (done) done(ply - plan.from + 1, last - plan.from + 1);
    }
    game.Play(played);
  }
  if (analysed.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "the game has ", moves.size(), " moves, but --from and --to select none of them"));
  }
  return analysed;
}

}  // namespace hakari::cli
