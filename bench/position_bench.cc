// engine/position: making and taking back moves, and attacks.
#include <memory>

#include "bench/cases.h"
#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::bench {
namespace {

struct PositionAndMoves {
  Position position;
  std::vector<Move> moves;
};

// Makes and takes back each legal move of each position. The answer counts the moves that changed
// the position and whose undoing restored it.
uint64_t DoAndUndo(std::vector<PositionAndMoves>& all) {
  uint64_t good = 0;
  for (PositionAndMoves& one : all) {
    const uint64_t before = one.position.board_key();
    for (Move move : one.moves) {
      const Undo undo = one.position.DoMove(move);
      const bool changed = one.position.board_key() != before;
      one.position.UndoMove(move, undo);
      good += changed && one.position.board_key() == before;
    }
  }
  return good;
}

BenchCase DoUndoCase(const PositionSet& set) {
  auto all = std::make_shared<std::vector<PositionAndMoves>>();
  for (const Position& position : set.positions) {
    movegen::MoveList moves;
    movegen::GenerateLegal(position, moves);
    all->push_back({position, std::vector<Move>(moves.begin(), moves.end())});
  }
  BenchCase bench_case;
  bench_case.name = "do_undo/" + set.name;
  bench_case.positions = set.positions.size();
  bench_case.pass = [all] { return DoAndUndo(*all); };
  return CountingItsAnswer(bench_case, "moves");
}

// Squares where one side has more attackers; this uses every plane of both counts.
uint64_t ContestedSquares(const Position& position) {
  const AttackCounts black = AttackCounts::Of(position, kBlack);
  const AttackCounts white = AttackCounts::Of(position, kWhite);
  return AttackCounts::MoreIn(black, white).Count() +
         2 * AttackCounts::MoreIn(white, black).Count();
}

uint64_t AttackedByBoth(const Position& position) {
  const Bitboard occupied = position.pieces();
  return AttackedSquares(position, kBlack, occupied).Count() +
         2 * AttackedSquares(position, kWhite, occupied).Count();
}

uint64_t CheckersAndPins(const Position& position) {
  const KingSafety safety = KingSafetyOf(position, position.side_to_move());
  return safety.checkers.Count() + safety.pinned.Count();
}

}  // namespace

std::vector<BenchCase> PositionCases() {
  std::vector<BenchCase> cases;
  for (const PositionSet* set : AllPositionSets()) cases.push_back(DoUndoCase(*set));
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(CaseOverSet("attack_counts", *set, ContestedSquares));
  }
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(CaseOverSet("attack_map", *set, AttackedByBoth));
  }
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(CaseOverSet("king_safety", *set, CheckersAndPins));
  }
  return cases;
}

}  // namespace hakari::bench
