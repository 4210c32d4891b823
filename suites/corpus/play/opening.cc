#include "suites/corpus/play/opening.h"

#include <algorithm>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"
#include "suites/engines/usi_position.h"

namespace hakari::corpus {
namespace {

std::vector<Move> LegalMoves(const Position& position) {
  movegen::MoveList list;
  movegen::GenerateLegal(position, list);
  std::vector<Move> moves(list.begin(), list.end());
  std::sort(moves.begin(), moves.end());
  return moves;
}

}  // namespace

std::vector<Move> DrawOpening(Player& player, const OpeningRule& rule, Dice& dice) {
  const int range = rule.most_plies - rule.least_plies + 1;
  const int plies = rule.least_plies + static_cast<int>(dice.Below(static_cast<uint64_t>(range)));
  engines::UsiPosition position(Position::Initial());
  std::vector<Move> moves;
  while (static_cast<int>(moves.size()) < plies) {
    std::vector<Move> good;
    const std::vector<Candidate> candidates = player.BestMoves(position, rule.choices);
    for (const Candidate& candidate : candidates) {
      const int loss = candidates.front().centipawns - candidate.centipawns;
      if (loss > rule.most_loss_centipawns ||
          !movegen::IsLegal(position.position(), candidate.move))
        continue;
      good.push_back(candidate.move);
    }
    if (candidates.empty()) good = LegalMoves(position.position());
    if (good.empty()) break;
    moves.push_back(good[dice.Below(good.size())]);
    position.Play(moves.back());
  }
  return moves;
}

}  // namespace hakari::corpus
