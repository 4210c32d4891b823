#include "suites/next_move/themes/advances.h"

#include <cstdlib>

#include "engine/core/geometry.h"
#include "engine/movegen/movegen.h"
#include "suites/next_move/themes/gains.h"

namespace hakari::suites {
namespace {

// A promotion on an empty square that pays; one with a capture is a threat of another kind. Silvers
// gain less than kWorthwhile.
bool PromotesWithGain(const Position& position, Move move) {
  return !move.is_drop() && move.is_promotion() && position.at(move.to()) == kNoPiece &&
         Pays(position, move);
}

// Whether the piece on that square can promote with gain.
bool HasPromotionWithGain(const Position& position, Square from) {
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  for (const Move move : moves) {
    if (PromotesWithGain(position, move) && move.from() == from) return true;
  }
  return false;
}

int EdgeDistance(Square square) {
  return FileOf(square) <= kFiles / 2 ? FileOf(square) - 1 : kFiles - FileOf(square);
}

// The white king stands at home on the wing of that edge file.
bool KingLivesAt(const Position& position, int edge) {
  constexpr int kWing = 3;
  const Square king = position.king(kWhite);
  return king != kNoSquare && std::abs(FileOf(king) - edge) <= kWing &&
         RelativeRank(kWhite, king) > kRanks - 3;
}

bool HasLanceOn(const Position& position, int file) {
  bool has = false;
  position.pieces(kBlack, kLance).ForEach([&](Square square) {
    has = has || FileOf(square) == file;
  });
  return has;
}

// A later move of black's in the line goes to that file or the one beside it.
bool GoesOnAt(const Moment& moment, int edge) {
  for (size_t i = 2; i < moment.line().size(); i += 2) {
    if (std::abs(FileOf(moment.line()[i].to()) - edge) <= 1) return true;
  }
  return false;
}

}  // namespace

bool IsDanglingPawnTheme(const Moment& moment) {
  const Move move = moment.move();
  if (!move.is_drop() || move.drop_kind() != kPawn) return false;
  const Square front = MakeSquare(FileOf(move.to()), RankOf(move.to()) - 1);
  return !IsEasilyTaken(moment.after(), move.to()) &&
         PromotesWithGain(moment.passed(), Move::Promoting(move.to(), front));
}

bool IsEdgeAttackTheme(const Moment& moment) {
  const int file = FileOf(moment.to());
  const bool is_edge = EdgeDistance(moment.to()) == 0;
  const bool is_edge_piece = moment.kind() == kPawn || moment.kind() == kLance || moment.captures();
  if (!is_edge || !is_edge_piece || RankOf(moment.to()) > 5) return false;
  bool touches = moment.captures();
  (moment.attacks() & moment.after().pieces(kWhite)).ForEach([&](Square square) {
    touches = touches || FileOf(square) == file;
  });
  return touches && KingLivesAt(moment.before(), file) && HasLanceOn(moment.after(), file) &&
         GoesOnAt(moment, file);
}

bool IsPromotionThreatTheme(const Moment& moment) {
  if (moment.gives_check() || moment.move().is_promotion()) return false;
  movegen::MoveList moves;
  movegen::GenerateLegal(moment.passed(), moves);
  for (const Move move : moves) {
    if (!PromotesWithGain(moment.passed(), move)) continue;
    const bool by_moved_piece = move.from() == moment.to();
    if (by_moved_piece && moment.move().is_drop()) return true;
    const Square stood = by_moved_piece ? moment.move().from() : move.from();
    if (!HasPromotionWithGain(moment.before(), stood)) return true;
  }
  return false;
}

}  // namespace hakari::suites
