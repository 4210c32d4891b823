#include "suites/corpus/play/opening.h"

#include <algorithm>
#include <optional>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/player/answer.h"
#include "engine/player/score.h"
#include "engine/position/position.h"

namespace hakari::corpus {
namespace {

std::vector<Move> LegalMoves(const Position& position) {
  movegen::MoveList list;
  movegen::GenerateLegal(position, list);
  std::vector<Move> moves(list.begin(), list.end());
  std::sort(moves.begin(), moves.end());
  return moves;
}

// First moves of lines that are not much worse than the best; none if it names none.
std::vector<Move> GoodMoves(const player::Answer& answer, const Position& position, int most_loss) {
  std::vector<Move> good;
  if (answer.failure) return good;
  std::optional<int> best;
  for (const player::Line& line : answer.lines) {
    if (line.moves.empty()) continue;
    const int value = line.score ? player::InCentipawns(*line.score) : 0;
    if (!best) best = value;
    if (*best - value <= most_loss && movegen::IsLegal(position, line.moves[0])) {
      good.push_back(line.moves[0]);
    }
  }
  return good;
}

}  // namespace

std::vector<Move> DrawOpening(player::Player& player, const OpeningRule& rule, Dice& dice,
                              const std::atomic<bool>& cancel) {
  const int range = rule.most_plies - rule.least_plies + 1;
  const int plies = rule.least_plies + static_cast<int>(dice.Below(static_cast<uint64_t>(range)));
  player::Question question;
  question.lines = rule.choices;
  question.limits = rule.limits;
  while (static_cast<int>(question.game.moves().size()) < plies) {
    const Position& position = question.game.position();
    std::vector<Move> good = GoodMoves(player.Ask(question, {nullptr, nullptr, &cancel}), position,
                                       rule.most_loss_centipawns);
    if (good.empty()) good = LegalMoves(position);
    if (good.empty()) break;
    question.game.Play(good[dice.Below(good.size())]);
  }
  return question.game.moves();
}

}  // namespace hakari::corpus
