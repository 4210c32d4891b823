#include "engine/search/path.h"

#include "engine/position/attacks.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

constexpr int kShortestRound = 4;  // two moves of each side

uint64_t& WordOf(std::array<uint64_t, 64>& bits, uint64_t key) { return bits[key >> 58]; }
uint64_t BitOf(uint64_t key) { return uint64_t{1} << (key >> 52 & 63); }

}  // namespace

Path::Path(const Position& start, const std::vector<Move>& moves) {
  entries_.reserve(moves.size() + 2 + kMaxPly + 1);
  Position position = start;
  starter_ = position.side_to_move();
  entries_.push_back({position.board_key(), position.hand(starter_), 0, {0, 0}});
  for (Move move : moves) {
    WordOf(game_keys_, position.board_key()) |= BitOf(position.board_key());
    position.DoMove(move);
    Push(position, InCheck(position));
  }
  root_ = last();
}

void Path::Push(const Position& position, bool in_check) {
  const Entry& before = entries_.back();
  const Color waiter = position.side_to_move();
  const Color mover = Opponent(waiter);
  Entry entry{position.board_key(), position.hand(waiter), before.oldest, {0, 0}};
  entry.checks[mover] = in_check ? before.checks[mover] + 1 : 0;
  entry.checks[waiter] = before.checks[waiter];
  entries_.push_back(entry);
}

void Path::PushPass(const Position& position) {
  entries_.push_back({position.board_key(),
                      position.hand(position.side_to_move()),
                      static_cast<int>(entries_.size()),
                      {0, 0}});
}

Recurrence Path::Status() const {
  if (last() == root_) return Recurrence::kNone;
  const Recurrence in_tree = InTree();
  return in_tree == Recurrence::kNone ? InGame() : in_tree;
}

Recurrence Path::InTree() const {
  const Entry& now = entries_.back();
  const int oldest = now.oldest > root_ ? now.oldest : root_;
  Recurrence found = Recurrence::kNone;
  for (int i = last() - kShortestRound; i >= oldest; i -= 2) {
    const Entry& then = entries_[i];
    if (then.board_key != now.board_key) continue;
    if (then.hand == now.hand) return Round(i);
    if (found != Recurrence::kNone) continue;
    if (now.hand.Covers(then.hand)) found = Recurrence::kSuperior;
    if (then.hand.Covers(now.hand)) found = Recurrence::kInferior;
  }
  return found;
}

Recurrence Path::InGame() const {
  const Entry& now = entries_.back();
  const uint64_t word = game_keys_[now.board_key >> 58];
  if (now.oldest > root_ || (word & BitOf(now.board_key)) == 0) return Recurrence::kNone;
  int occurrences = 1;
  int first = last();
  for (int i = last() - kShortestRound; i >= 0; i -= 2) {
    if (entries_[i].board_key != now.board_key || entries_[i].hand != now.hand) continue;
    ++occurrences;
    first = i;
  }
  return occurrences >= kOccurrencesToEnd ? Round(first) : Recurrence::kNone;
}

Recurrence Path::Round(int first) const {
  const int moves_of_each = (last() - first) / 2;
  const Color us = side_to_move();
  const bool we_check = entries_.back().checks[us] >= moves_of_each;
  const bool they_check = entries_.back().checks[Opponent(us)] >= moves_of_each;
  if (we_check == they_check) return Recurrence::kDraw;
  return we_check ? Recurrence::kLoss : Recurrence::kWin;
}

}  // namespace hakari::search
