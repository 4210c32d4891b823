#include "engine/notation/ki2/ki2_move.h"

#include <algorithm>

#include "engine/core/geometry.h"
#include "engine/movegen/movegen.h"

namespace hakari::notation {
namespace {

// Squares of origin as the mover sees them: files grow to its left, ranks towards its home.
struct View {
  Color color;

  int Left(Square square) const { return color == kBlack ? FileOf(square) : -FileOf(square); }
  int Home(Square square) const { return color == kBlack ? RankOf(square) : -RankOf(square); }
};

void KeepMotion(const Ki2Move& written, View view, std::vector<Move>& moves) {
  if (written.motion == Ki2Move::Motion::kAny) return;
  const auto differs = [&](Move move) {
    const int steps = view.Home(move.from()) - view.Home(move.to());
    switch (written.motion) {
      case Ki2Move::Motion::kForward:
        return steps <= 0;
      case Ki2Move::Motion::kBack:
        return steps >= 0;
      default:
        return steps != 0;
    }
  };
  moves.erase(std::remove_if(moves.begin(), moves.end(), differs), moves.end());
}

void KeepStraight(View view, std::vector<Move>& moves) {
  const auto differs = [&](Move move) {
    return FileOf(move.from()) != FileOf(move.to()) ||
           view.Home(move.from()) < view.Home(move.to());
  };
  moves.erase(std::remove_if(moves.begin(), moves.end(), differs), moves.end());
}

// There are at most two bishops and two rooks: 左 is the one further left. There may be more of the
// other pieces: 左 are those that come from the left of the destination; only if there are none, it
// is the one furthest left.
void KeepSide(const Ki2Move& written, View view, std::vector<Move>& moves) {
  const int sign = written.side == Ki2Move::Side::kLeft ? 1 : -1;
  const auto lean = [&](Move move) { return sign * view.Left(move.from()); };
  const auto keep_beyond = [&](int limit) {
    std::vector<Move> kept;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(kept),
                 [&](Move move) { return lean(move) > limit; });
    return kept;
  };
  const bool crosses_board = written.kind == kBishop || written.kind == kRook ||
                             written.kind == kHorse || written.kind == kDragon;
  if (!crosses_board) {
    std::vector<Move> beside = keep_beyond(sign * view.Left(written.to));
    if (!beside.empty() || moves.size() < 2) {
      moves = std::move(beside);
      return;
    }
  }
  int furthest = -kFiles - 1;
  for (Move move : moves) furthest = std::max(furthest, lean(move));
  moves = keep_beyond(furthest - 1);
}

void KeepFitting(const Ki2Move& written, View view, std::vector<Move>& moves) {
  KeepMotion(written, view, moves);
  if (written.side == Ki2Move::Side::kStraight) {
    KeepStraight(view, moves);
  } else if (written.side != Ki2Move::Side::kAny) {
    KeepSide(written, view, moves);
  }
}

// Whether no word implies a piece on the board.
bool MayDrop(const Ki2Move& written) {
  return written.side == Ki2Move::Side::kAny && written.motion == Ki2Move::Motion::kAny &&
         !written.promotes && written.kind < kKing;
}

}  // namespace

std::vector<Move> FittingMoves(const Position& position, const Ki2Move& written) {
  movegen::MoveList legal;
  movegen::GenerateLegal(position, legal);
  std::vector<Move> from_board;
  std::vector<Move> drops;
  for (Move move : legal) {
    if (move.to() != written.to) continue;
    if (move.is_drop()) {
      if (move.drop_kind() == written.kind && MayDrop(written)) drops.push_back(move);
    } else if (KindOf(position.at(move.from())) == written.kind &&
               move.is_promotion() == written.promotes) {
      from_board.push_back(move);
    }
  }
  if (written.drops || from_board.empty()) return drops;
  KeepFitting(written, {position.side_to_move()}, from_board);
  return from_board;
}

std::vector<Move> FittingIllegalMoves(const Position& position, const Ki2Move& written) {
  if (written.promotes && !CanPromote(written.kind)) return {};
  const Color color = position.side_to_move();
  std::vector<Move> from_board;
  position.pieces(color, written.kind).ForEach([&](Square from) {
    if (!Attacks(color, written.kind, from, position.pieces()).Has(written.to)) return;
    from_board.push_back(written.promotes ? Move::Promoting(from, written.to)
                                          : Move::Board(from, written.to));
  });
  if (written.drops || from_board.empty()) {
    if (!MayDrop(written)) return {};
    return {Move::Drop(written.kind, written.to)};
  }
  KeepFitting(written, {color}, from_board);
  return from_board;
}

}  // namespace hakari::notation
