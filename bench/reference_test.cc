// Checks the benchmarks' answers against the slow reference, and perft against the published
// counts.
#include "engine/reference/rules.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "bench/answers.h"
#include "bench/positions/position_set.h"
#include "engine/reference/board.h"
#include "engine/reference/influence.h"

namespace hakari::bench {
namespace {

using reference::Board;
using reference::Grid;
using reference::Place;
using reference::Side;

struct Tally {
  uint64_t legal = 0;
  uint64_t checks = 0;
  uint64_t captures = 0;
  uint64_t contested = 0;  // squares that black attacks more often, plus twice the reverse
  uint64_t attacked = 0;   // squares that black attacks, plus twice those that white does
  uint64_t king = 0;       // checkers and pinned men of the side to move
};

void AddAttacks(const Board& board, Tally& tally) {
  const Grid men = reference::MenOn(board);
  const Grid black = reference::AttackCounts(board, Side::kBlack, men);
  const Grid white = reference::AttackCounts(board, Side::kWhite, men);
  for (int row = 0; row < reference::kSize; ++row) {
    for (int column = 0; column < reference::kSize; ++column) {
      const Place place = {row, column};
      tally.contested += black.at(place) > white.at(place);
      tally.contested += 2 * (white.at(place) > black.at(place));
      tally.attacked += black.Has(place) + 2 * white.Has(place);
    }
  }
}

Tally TallyOf(const PositionSet& set) {
  Tally tally;
  for (const std::string& sfen : set.sfens) {
    const Board board = reference::FromSfen(sfen.substr(sfen.find(' ') + 1));
    for (const reference::Play& play : reference::LegalPlays(board)) {
      ++tally.legal;
      tally.checks += reference::GivesCheck(board, play);
      tally.captures += reference::IsCapture(board, play);
    }
    AddAttacks(board, tally);
    const Side mover = board.to_move, other = reference::Other(mover);
    const Place king = *reference::FindKing(board, mover);
    const Grid men = reference::MenOn(board);
    tally.king += reference::AttackersOf(board, king, other, men).CountNonZero() +
                  reference::Shields(board, king, mover, other).CountNonZero();
  }
  return tally;
}

uint64_t Known(const std::string& name) { return KnownAnswers().at(name).value; }

void ExpectKnown(const PositionSet& set) {
  const Tally tally = TallyOf(set);
  for (const char* what : {"legal/", "count_legal/", "do_undo/"}) {
    EXPECT_EQ(Known(what + set.name), tally.legal) << what << set.name;
  }
  EXPECT_EQ(Known("captures/" + set.name), tally.captures);
  EXPECT_EQ(Known("attack_counts/" + set.name), tally.contested);
  EXPECT_EQ(Known("attack_map/" + set.name), tally.attacked);
  EXPECT_EQ(Known("king_safety/" + set.name), tally.king);
  if (set.name == "check") {
    EXPECT_EQ(Known("evasions/" + set.name), tally.legal);
  } else {
    EXPECT_EQ(Known("checks/" + set.name), tally.checks);
  }
}

TEST(Reference, AgreesOnQuietPositions) { ExpectKnown(QuietPositions()); }
TEST(Reference, AgreesOnChecks) { ExpectKnown(CheckPositions()); }
TEST(Reference, AgreesOnFullHands) { ExpectKnown(HandsPositions()); }

TEST(PublishedCounts, AreThePerftAnswers) {
  EXPECT_EQ(Known("perft/start/list"), 719731u);
  EXPECT_EQ(Known("perft/start/made"), 719731u);
  EXPECT_EQ(Known("perft/middle/list"), 4809015u);
  EXPECT_EQ(Known("perft/middle/made"), 28684u);
  EXPECT_EQ(Known("perft/most/list"), 53393368u);
  EXPECT_EQ(Known("perft/most/made"), 105677u);
}

}  // namespace
}  // namespace hakari::bench
