#include "engine/position/position.h"

#include <cstring>

namespace hakari {
namespace {

// Fixed pseudo-random numbers (splitmix64): keys are the same in every build and on every machine.
constexpr uint64_t Mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

struct Keys {
  uint64_t piece[kPieceCount][kSquareCount];
  uint64_t white_to_move;
};

constexpr Keys MakeKeys() {
  Keys keys{};
  uint64_t seed = 0;
  const auto next = [&seed] { return Mix(seed += 0x9e3779b97f4a7c15); };
  for (auto& of_piece : keys.piece) {
    for (uint64_t& key : of_piece) key = next();
  }
  keys.white_to_move = next();
  return keys;
}

constexpr Keys kKeys = MakeKeys();

// One-to-one, and 0 for empty hands.
constexpr uint64_t HandKey(Hand black, Hand white) {
  return Mix(uint64_t{white.bits()} << 32 | black.bits());
}

}  // namespace

Position Position::Initial() {
  constexpr PieceKind kBackRank[] = {kLance, kKnight, kSilver, kGold, kKing,
                                     kGold,  kSilver, kKnight, kLance};
  Position position;
  for (Color color : kColors) {
    const auto put = [&position, color](PieceKind kind, int file, int rank) {
      const Square square = MakeSquare(file, rank);
      position.Put(MakePiece(color, kind), color == kBlack ? square : Rotate(square));
    };
    for (int file = 1; file <= kFiles; ++file) {
      put(kBackRank[file - 1], file, 9);
      put(kPawn, file, 7);
    }
    put(kRook, 2, 8);
    put(kBishop, 8, 8);
  }
  return position;
}

void Position::Put(Piece piece, Square square) {
  const Bitboard bit = Bitboard::Of(square);
  board_[square] = piece;
  by_color_[ColorOf(piece)] |= bit;
  by_kind_[KindOf(piece)] |= bit;
  board_key_ ^= kKeys.piece[piece][square];
  if (KindOf(piece) == kKing) kings_[ColorOf(piece)] = square;
}

void Position::Clear(Square square) {
  const Piece piece = at(square);
  if (piece == kNoPiece) return;
  const Bitboard bit = Bitboard::Of(square);
  board_[square] = kNoPiece;
  by_color_[ColorOf(piece)] ^= bit;
  by_kind_[KindOf(piece)] ^= bit;
  board_key_ ^= kKeys.piece[piece][square];
  if (KindOf(piece) == kKing) kings_[ColorOf(piece)] = kNoSquare;
}

void Position::SetSideToMove(Color color) {
  if (color != side_to_move_) board_key_ ^= kKeys.white_to_move;
  side_to_move_ = color;
}

uint64_t Position::key() const { return board_key_ ^ HandKey(hands_[kBlack], hands_[kWhite]); }

uint64_t Position::KeyAfter(Move move) const {
  const Color us = side_to_move_;
  const Square to = move.to();
  uint64_t key = board_key_ ^ kKeys.white_to_move;
  Hand hands[2] = {hands_[kBlack], hands_[kWhite]};
  if (move.is_drop()) {
    const PieceKind kind = move.drop_kind();
    hands[us].Remove(kind);
    key ^= kKeys.piece[MakePiece(us, kind)][to];
  } else {
    const Piece before = at(move.from());
    const int after = before | (move.is_promotion() ? kPromotedBit : 0);
    const Piece captured = at(to);
    key ^= kKeys.piece[before][move.from()] ^ kKeys.piece[after][to];
    if (captured != kNoPiece) {
      key ^= kKeys.piece[captured][to];
      hands[us].Add(Demote(KindOf(captured)));
    }
  }
  return key ^ HandKey(hands[kBlack], hands[kWhite]);
}

uint64_t Position::BoardKeyAfter(Move move) const {
  const Square to = move.to();
  uint64_t key = board_key_ ^ kKeys.white_to_move;
  if (move.is_drop()) return key ^ kKeys.piece[MakePiece(side_to_move_, move.drop_kind())][to];
  const Piece before = at(move.from());
  const int after = before | (move.is_promotion() ? kPromotedBit : 0);
  key ^= kKeys.piece[before][move.from()] ^ kKeys.piece[after][to];
  return at(to) == kNoPiece ? key : key ^ kKeys.piece[at(to)][to];
}

Undo Position::DoMove(Move move) {
  const Color us = side_to_move_;
  const Square to = move.to();
  const Bitboard to_bit = Bitboard::Of(to);
  Undo undo{board_key_, at(to)};
  uint64_t key = board_key_ ^ kKeys.white_to_move;
  if (move.is_drop()) {
    const PieceKind kind = move.drop_kind();
    const Piece piece = MakePiece(us, kind);
    hands_[us].Remove(kind);
    by_color_[us] ^= to_bit;
    by_kind_[kind] ^= to_bit;
    board_[to] = piece;
    key ^= kKeys.piece[piece][to];
  } else {
    const Square from = move.from();
    const Bitboard from_bit = Bitboard::Of(from);
    if (undo.captured != kNoPiece) {
      const PieceKind kind = KindOf(undo.captured);
      by_color_[Opponent(us)] ^= to_bit;
      by_kind_[kind] ^= to_bit;
      hands_[us].Add(Demote(kind));
      key ^= kKeys.piece[undo.captured][to];
    }
    const Piece before = at(from);
    const Piece after = static_cast<Piece>(before | (move.is_promotion() ? kPromotedBit : 0));
    by_color_[us] ^= from_bit | to_bit;
    by_kind_[KindOf(before)] ^= from_bit;
    by_kind_[KindOf(after)] ^= to_bit;
    board_[from] = kNoPiece;
    board_[to] = after;
    key ^= kKeys.piece[before][from] ^ kKeys.piece[after][to];
    if (KindOf(before) == kKing) kings_[us] = to;
  }
  board_key_ = key;
  side_to_move_ = Opponent(us);
  ++ply_;
  return undo;
}

void Position::UndoMove(Move move, Undo undo) {
  const Color us = Opponent(side_to_move_);
  const Square to = move.to();
  const Bitboard to_bit = Bitboard::Of(to);
  const Piece after = at(to);
  if (move.is_drop()) {
    const PieceKind kind = KindOf(after);
    hands_[us].Add(kind);
    by_color_[us] ^= to_bit;
    by_kind_[kind] ^= to_bit;
    board_[to] = kNoPiece;
  } else {
    const Square from = move.from();
    const Bitboard from_bit = Bitboard::Of(from);
    const Piece before = static_cast<Piece>(after ^ (move.is_promotion() ? kPromotedBit : 0));
    by_color_[us] ^= from_bit | to_bit;
    by_kind_[KindOf(after)] ^= to_bit;
    by_kind_[KindOf(before)] ^= from_bit;
    board_[from] = before;
    board_[to] = undo.captured;
    if (undo.captured != kNoPiece) {
      const PieceKind kind = KindOf(undo.captured);
      by_color_[Opponent(us)] ^= to_bit;
      by_kind_[kind] ^= to_bit;
      hands_[us].Remove(Demote(kind));
    }
    if (KindOf(before) == kKing) kings_[us] = from;
  }
  board_key_ = undo.board_key;
  side_to_move_ = us;
  --ply_;
}

bool operator==(const Position& a, const Position& b) {
  return a.board_key_ == b.board_key_ && a.side_to_move_ == b.side_to_move_ &&
         a.hands_[kBlack] == b.hands_[kBlack] && a.hands_[kWhite] == b.hands_[kWhite] &&
         std::memcmp(a.board_, b.board_, sizeof(a.board_)) == 0;
}

}  // namespace hakari
