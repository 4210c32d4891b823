// An exact encoding of a position in one cache line: seven words hold twelve squares of five bits
// each, the eighth word holds the hands and the side to move. Tables compare codes, so a collision
// of hash keys never confuses two positions.
#ifndef HAKARI_ENGINE_MATE_BOARD_CODE_H_
#define HAKARI_ENGINE_MATE_BOARD_CODE_H_

#include <cstdint>
#include <cstring>

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::mate {

class alignas(64) BoardCode {
 public:
  BoardCode() {}  // uninitialised, because tables allocate millions

  static BoardCode Of(const Position& position) {
    BoardCode code;
    for (uint64_t& word : code.words_) word = 0;
    for (int i = 0; i < kSquareCount; ++i) {
      const Square square = static_cast<Square>(i);
      code.words_[WordOf(square)] |= Bits(square, position.at(square));
    }
    code.words_[kRest] =
        Rest(position.hand(kBlack), position.hand(kWhite), position.side_to_move());
    return code;
  }

  // The code after a legal move; this must be the code of `position`.
  BoardCode After(const Position& position, Move move) const {
    const Change change = ChangeBy(position, move);
    BoardCode code = *this;
    code.words_[change.from_word] ^= change.from_bits;
    code.words_[change.to_word] ^= change.to_bits;
    code.words_[kRest] = change.rest;
    return code;
  }

  // Whether this equals parent.After(position, move), without building that code.
  bool IsAfter(const BoardCode& parent, const Position& position, Move move) const {
    const Change change = ChangeBy(position, move);
    uint64_t difference = words_[kRest] ^ change.rest;
    for (int i = 0; i < kRest; ++i) {
      difference |= words_[i] ^ parent.words_[i] ^ (i == change.from_word ? change.from_bits : 0) ^
                    (i == change.to_word ? change.to_bits : 0);
    }
    return difference == 0;
  }

  friend bool operator==(const BoardCode& a, const BoardCode& b) {
    return std::memcmp(a.words_, b.words_, sizeof(a.words_)) == 0;
  }

 private:
  static constexpr int kWords = 8;
  static constexpr int kRest = 7;  // the word of hands and side to move
  static constexpr int kSquaresPerWord = 12;
  static constexpr int kBitsPerSquare = 5;
  static constexpr int kBitsPerHand = 28;

  // What a move does to a code.
  struct Change {
    int from_word;
    int to_word;
    uint64_t from_bits;
    uint64_t to_bits;
    uint64_t rest;
  };

  static Change ChangeBy(const Position& position, Move move) {
    const Color us = position.side_to_move();
    const Square to = move.to();
    Hand hands[2] = {position.hand(kBlack), position.hand(kWhite)};
    Change change{0, WordOf(to), 0, 0, 0};
    if (move.is_drop()) {
      hands[us].Remove(move.drop_kind());
      change.to_bits = Bits(to, MakePiece(us, move.drop_kind()));
    } else {
      const Piece before = position.at(move.from());
      const Piece captured = position.at(to);
      if (captured != kNoPiece) hands[us].Add(Demote(KindOf(captured)));
      change.from_word = WordOf(move.from());
      change.from_bits = Bits(move.from(), before);
      change.to_bits = Bits(to, (before | (move.is_promotion() ? kPromotedBit : 0)) ^ captured);
    }
    change.rest = Rest(hands[kBlack], hands[kWhite], Opponent(us));
    return change;
  }

  static int WordOf(Square square) { return square / kSquaresPerWord; }
  static uint64_t Bits(Square square, int piece) {
    return static_cast<uint64_t>(piece) << kBitsPerSquare * (square % kSquaresPerWord);
  }
  static uint64_t Rest(Hand black, Hand white, Color side_to_move) {
    return black.bits() | static_cast<uint64_t>(white.bits()) << kBitsPerHand |
           static_cast<uint64_t>(side_to_move) << 2 * kBitsPerHand;
  }

  uint64_t words_[kWords];
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_BOARD_CODE_H_
