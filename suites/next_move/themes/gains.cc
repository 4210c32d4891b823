#include "suites/next_move/themes/gains.h"

#include "engine/core/geometry.h"
#include "engine/core/piece.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"
#include "engine/search/order/exchange.h"

namespace hakari::suites {
namespace {

// A check without a capture, by a piece that black's captors do not attack: it only delays the
// loss.
bool IsSpiteCheck(const Position& after, Move reply, Bitboard attacked) {
  const bool by_attacked_piece = !reply.is_drop() && attacked.Has(reply.from());
  const bool takes = after.at(reply.to()) != kNoPiece;
  return !by_attacked_piece && !takes && movegen::GivesCheck(after, reply);
}

Bitboard AttacksOfAll(const Position& position, Bitboard pieces) {
  Bitboard attacks;
  pieces.ForEach([&](Square square) {
    attacks |= Attacks(kBlack, KindOf(position.at(square)), square, position.pieces());
  });
  return attacks;
}

bool LeavesGain(const Position& after, Move reply, Bitboard captors, Bitboard squares) {
  if (captors.Has(reply.to())) return !search::ExchangeAtLeast(after, reply, 0);
  Position position = after;
  position.DoMove(reply);
  return TakesWithGain(position, captors, Targets(position) & squares);
}

}  // namespace

Bitboard Targets(const Position& position) {
  return position.pieces(kWhite) & ~position.pieces(kPawn) & ~position.pieces(kKing);
}

bool Pays(const Position& position, Move move) {
  return movegen::IsLegal(position, move) && search::ExchangeAtLeast(position, move, kWorthwhile);
}

bool TakesWithGain(const Position& position, Square from, Square to) {
  return Pays(position, Move::Promoting(from, to)) || Pays(position, Move::Board(from, to));
}

bool TakesWithGain(const Position& position, Bitboard from, Bitboard targets) {
  bool takes = false;
  from.ForEach([&](Square captor) {
    const PieceKind kind = KindOf(position.at(captor));
    (Attacks(kBlack, kind, captor, position.pieces()) & targets).ForEach([&](Square target) {
      takes = takes || TakesWithGain(position, captor, target);
    });
  });
  return takes;
}

bool IsEasilyTaken(const Position& position, Square square) {
  movegen::MoveList captures;
  movegen::GenerateCaptures(position, captures);
  for (const Move move : captures) {
    if (move.to() == square && search::ExchangeAtLeast(position, move, 0)) return true;
  }
  return false;
}

bool WinsAgainstEveryReply(const Position& after, Bitboard captors, Bitboard squares) {
  movegen::MoveList replies;
  movegen::GenerateLegal(after, replies);
  if (replies.begin() == replies.end()) return false;
  const Bitboard attacked = AttacksOfAll(after, captors);
  for (const Move reply : replies) {
    if (IsSpiteCheck(after, reply, attacked)) continue;
    if (!LeavesGain(after, reply, captors, squares)) return false;
  }
  return true;
}

}  // namespace hakari::suites
