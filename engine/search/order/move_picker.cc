#include "engine/search/order/move_picker.h"

#include <utility>

#include "engine/core/square.h"
#include "engine/movegen/movegen.h"
#include "engine/search/order/exchange.h"

namespace hakari::search {
namespace {

bool IsCapture(const Position& position, Move move) { return position.at(move.to()) != kNoPiece; }

Move MoveOf(int32_t key) { return Move::FromCode(static_cast<uint16_t>(0xffff - (key & 0xffff))); }

}  // namespace

bool RefusesPromotionUselessly(const Position& position, Move move) {
  if (move.is_drop() || move.is_promotion()) return false;
  const PieceKind kind = KindOf(position.at(move.from()));
  if (kind != kPawn && kind != kBishop && kind != kRook) return false;
  const Color us = position.side_to_move();
  return InPromotionZone(us, move.to()) || InPromotionZone(us, move.from());
}

int QuietHistory(const Position& position, Move move, const OrderHints& hints,
                 const Histories& histories, const SearchSettings& settings) {
  const int piece_to = PieceTo(position, move);
  int sum = 0;
  if (settings.history > 0) {
    sum += histories.quiet[position.side_to_move()][move.is_drop()][piece_to];
  }
  if (settings.continuation > 0) {
    if (hints.reply != nullptr) sum += (*hints.reply)[piece_to];
    if (hints.follow_up != nullptr) sum += (*hints.follow_up)[piece_to];
  }
  return sum;
}

MovePicker::MovePicker(const Position& position, const OrderHints& hints,
                       const Histories& histories, const SearchSettings& settings, Wanted wanted)
    : position_(position),
      hints_(hints),
      histories_(histories),
      settings_(settings),
      wanted_(wanted) {}

Move MovePicker::Next() {
  switch (stage_) {
    case Stage::kTable:
      stage_ = Stage::kMakeCaptures;
      if (hints_.table_move) return hints_.table_move;
      [[fallthrough]];
    case Stage::kMakeCaptures:
      if (wanted_ == Wanted::kEvasions) {
        MakeEvasions();
        stage_ = Stage::kQuiet;
        return TakeBest();
      }
      MakeCaptures();
      stage_ = Stage::kCaptures;
      [[fallthrough]];
    case Stage::kCaptures:
      if (const Move move = NextCapture()) return move;
      stage_ = Stage::kEarly;
      [[fallthrough]];
    case Stage::kEarly:
      if (wanted_ == Wanted::kAll && !skip_quiet_) {
        if (const Move move = NextEarly()) return move;
      }
      stage_ = Stage::kMakeQuiet;
      [[fallthrough]];
    case Stage::kMakeQuiet:
      if (wanted_ == Wanted::kAll && !skip_quiet_) MakeQuiet();
      stage_ = Stage::kQuiet;
      [[fallthrough]];
    case Stage::kQuiet:
      if (!skip_quiet_ || wanted_ == Wanted::kEvasions) {
        if (const Move move = TakeBest()) return move;
      }
      stage_ = Stage::kLosing;
      next_ = 0;
      end_ = wanted_ == Wanted::kWinningCaptures ? 0 : losing_;
      [[fallthrough]];
    case Stage::kLosing:
      // They are already in their order.
      if (next_ < end_) return MoveOf(keys_[next_++]);
      stage_ = Stage::kEnd;
      [[fallthrough]];
    case Stage::kEnd:
      break;
  }
  return Move();
}

// Moves the largest key to the front. The moves are not sorted, since most nodes end after a few.
Move MovePicker::TakeBest() {
  if (next_ == end_) return Move();
  int32_t most = keys_[next_];
  for (int i = next_ + 1; i < end_; ++i) most = keys_[i] > most ? keys_[i] : most;
  int at = next_;
  while (keys_[at] != most) ++at;
  std::swap(keys_[at], keys_[next_]);
  return MoveOf(keys_[next_++]);
}

int MovePicker::CaptureScore(Move move) const {
  constexpr int kGainWeight = 4;
  constexpr int kHistoryShare = 4;
  constexpr int kMoverShare = 8;
  const PieceKind mover = MovedKind(position_, move);
  const PieceKind taken = KindOf(position_.at(move.to()));
  const int gain = ExchangeValue(taken) + (move.is_promotion() ? PromotionGain(mover) : 0);
  int score = kGainWeight * gain - kBoardValue[mover] / kMoverShare;
  if (settings_.capture_history > 0) {
    score += histories_.capture[position_.side_to_move()][PieceTo(mover, move.to())][taken] /
             kHistoryShare;
  }
  return score;
}

void MovePicker::MakeCaptures() {
  movegen::MoveList moves;
  movegen::GenerateCaptures(position_, moves);
  for (Move move : moves) {
    if (Wants(move)) Add(move, CaptureScore(move));
  }
}

void MovePicker::MakeQuiet() {
  next_ = end_ = losing_;
  movegen::MoveList moves;
  movegen::GenerateQuiet(position_, moves);
  for (Move move : moves) {
    if (!Wants(move) || IsEarly(move)) continue;
    const int history = QuietHistory(position_, move, hints_, histories_, settings_);
    const int promotion = move.is_promotion() ? PromotionGain(MovedKind(position_, move)) : 0;
    Add(move, history / 2 + 4 * promotion);
  }
}

void MovePicker::MakeEvasions() {
  constexpr int kCapturesFirst = 16000;
  movegen::MoveList moves;
  movegen::GenerateEvasions(position_, moves);
  for (Move move : moves) {
    if (!Wants(move)) continue;
    if (IsCapture(position_, move)) {
      Add(move, kCapturesFirst + CaptureScore(move));
    } else {
      Add(move, QuietHistory(position_, move, hints_, histories_, settings_) / 4);
    }
  }
}

Move MovePicker::NextCapture() {
  const bool looks = settings_.exchange_order > 0 || wanted_ == Wanted::kWinningCaptures;
  while (const Move move = TakeBest()) {
    if (!looks || ExchangeAtLeast(position_, move, 0)) return move;
    keys_[losing_++] = keys_[next_ - 1];
  }
  return Move();
}

Move MovePicker::NextEarly() {
  while (early_ < 3) {
    const Move move = early_ < 2 ? hints_.killers[early_] : hints_.counter;
    ++early_;
    const bool said =
        (early_ > 1 && move == hints_.killers[0]) || (early_ > 2 && move == hints_.killers[1]);
    if (!move || said || !Wants(move)) continue;
    if (!IsCapture(position_, move) && movegen::IsLegal(position_, move)) return move;
  }
  return Move();
}

bool MovePicker::IsEarly(Move move) const {
  return move == hints_.killers[0] || move == hints_.killers[1] || move == hints_.counter;
}

}  // namespace hakari::search
