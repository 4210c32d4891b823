#include "engine/search/quiescence.h"

#include <algorithm>

#include "engine/core/piece.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/search/order/exchange.h"
#include "engine/search/order/move_picker.h"
#include "engine/search/order/threats.h"
#include "engine/search/values/score.h"

namespace hakari::search {

int Quiescence::Node(int alpha, int beta, int ply) {
  lines_.Start(board_.ply());
  if (board_.ply() >= kMaxPly || ply >= rules_.plies) {
    ++effort_.counters.evaluations;
    return board_.Evaluate();
  }
  Here here{ply, alpha, beta, board_.in_check() && rules_.evasions > 0, 0, 0, Move()};
  const uint64_t key = board_.position().key();
  const TableEntry* entry = Remembers(ply) ? table_->Find(key) : nullptr;
  if (entry != nullptr) {
    ++effort_.counters.table_hits;
    int score = 0;
    if (TableAnswers(*entry, here, score)) {
      ++effort_.counters.table_cuts;
      return score;
    }
  }
  if (Stand(here, entry)) return here.best;
  TryMoves(here, entry);
  if (Remembers(ply) && !effort_.stopped()) {
    const Bound bound = here.best >= beta   ? Bound::kLower
                        : here.best > alpha ? Bound::kExact
                                            : Bound::kUpper;
    table_->Store(key, {here.best_move, ToTable(here.best, board_.ply()), here.stand, -ply, bound});
  }
  return here.best;
}

bool Quiescence::TableAnswers(const TableEntry& entry, const Here& here, int& score) const {
  const bool deep =
      settings_.table_equal_depth > 0 ? entry.depth == -here.ply : entry.depth >= -here.ply;
  if (!deep) return false;
  score = FromTable(entry.score, board_.ply());
  return Holds(entry.bound(), score >= here.beta ? Bound::kLower : Bound::kUpper) &&
         (entry.bound() == Bound::kExact || score >= here.beta || score <= here.alpha);
}

bool Quiescence::Stand(Here& here, const TableEntry* entry) {
  if (here.evades) {
    here.best = MatedAt(board_.ply());
    return false;
  }
  if (entry != nullptr && !board_.in_check()) {
    here.stand = entry->evaluation;
  } else {
    ++effort_.counters.evaluations;
    here.stand = board_.Evaluate();
  }
  here.best = here.stand;
  here.alpha = std::max(here.alpha, here.best);
  return here.best >= here.beta;
}

// The table's move if it is an evasion or a capture that quiescence makes here, else none.
Move Quiescence::UsableMove(const Here& here, const TableEntry* entry) const {
  if (entry == nullptr || !entry->move) return Move();
  const Position& position = board_.position();
  const Move move = entry->move;
  if (!movegen::IsLegal(position, move)) return Move();
  if (settings_.useless_refusals > 0 && RefusesPromotionUselessly(position, move)) return Move();
  if (here.evades) return move;
  if (position.at(move.to()) == kNoPiece) return Move();
  return rules_.exchange == 0 || ExchangeAtLeast(position, move, 0) ? move : Move();
}

void Quiescence::TryMoves(Here& here, const TableEntry* entry) {
  using Wanted = MovePicker::Wanted;
  const Position& position = board_.position();
  const Move last = board_.last_move();
  const bool only_recaptures = OnlyRecaptures(here.ply) && !here.evades;
  OrderHints hints;
  hints.table_move = UsableMove(here, entry);
  const Wanted wanted = here.evades           ? Wanted::kEvasions
                        : rules_.exchange > 0 ? Wanted::kWinningCaptures
                                              : Wanted::kCaptures;
  MovePicker picker(position, hints, histories_, settings_, wanted);
  while (const Move move = picker.Next()) {
    if (only_recaptures && !(last && move.to() == last.to())) continue;
    if (!here.evades && IsFutile(here, move)) continue;
    if (Try(here, move)) return;
  }
  if (!here.evades && !only_recaptures) TryQuiet(here);
}

bool Quiescence::IsFutile(Here& here, Move move) {
  if (rules_.margin == 0 || board_.in_check() || IsDecided(here.alpha)) return false;
  const Position& position = board_.position();
  int gain = ExchangeValue(KindOf(position.at(move.to())));
  if (move.is_promotion()) gain += PromotionGain(MovedKind(position, move));
  const int most = here.stand + gain + rules_.margin;
  if (most > here.alpha) return false;
  here.best = std::max(here.best, most);
  ++effort_.counters.quiescence_prunes;
  return true;
}

void Quiescence::TryQuiet(Here& here) {
  const Position& position = board_.position();
  const bool checks = here.ply < rules_.checks;
  movegen::MoveList moves;
  // No generator gives quiet promotions of a side in check whose evasions are not tried.
  const bool threats = here.ply < rules_.threats;
  if (threats || board_.in_check()) {
    const movegen::CheckTest test(position);
    movegen::GenerateQuiet(position, moves);
    TryEach(here, moves, [&](Move move) {
      return (rules_.promotions > 0 && move.is_promotion()) || (checks && test.GivesCheck(move)) ||
             (threats && IsThreat(position, move));
    });
    return;
  }
  if (checks) {
    movegen::GenerateChecks(position, moves);
    if (TryEach(here, moves, [&](Move) { return true; })) return;
  }
  if (rules_.promotions > 0) {
    movegen::GenerateQuietPromotions(position, moves);
    TryEach(here, moves,
            [&](Move move) { return !checks || !movegen::GivesCheck(position, move); });
  }
}

template <typename Wanted>
bool Quiescence::TryEach(Here& here, movegen::MoveList& moves, Wanted wanted) {
  const Position& position = board_.position();
  std::sort(moves.begin(), moves.end());
  for (Move move : moves) {
    if (position.at(move.to()) != kNoPiece || !wanted(move)) continue;
    if (settings_.useless_refusals > 0 && RefusesPromotionUselessly(position, move)) continue;
    if (rules_.exchange > 0 && !ExchangeAtLeast(position, move, 0)) continue;
    if (Try(here, move)) return true;
  }
  return false;
}

bool Quiescence::Try(Here& here, Move move) {
  if (!effort_.CountNode()) return true;
  ++effort_.counters.quiescence_nodes;
  board_.Do(move);
  effort_.NotePly(board_.ply());
  const int score = -Node(-here.beta, -here.alpha, here.ply + 1);
  board_.Undo();
  if (effort_.stopped()) return true;
  if (score > here.best) {
    here.best = score;
    here.best_move = move;
    if (score > here.alpha) {
      here.alpha = score;
      lines_.Adopt(board_.ply(), move);
    }
  }
  return here.alpha >= here.beta;
}

}  // namespace hakari::search
