// What is measured on one of the shipped sets must not have been seen in another: no game and no
// position is in two of them.
#include <map>
#include <set>
#include <string>

#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {
namespace {

struct ShippedSet {
  const char* path;
  size_t games;
};

constexpr ShippedSet kSets[] = {
    {"suites/mate/positions.sfen", 1000},
    {"suites/mate/choosing.sfen", 10},
    {"suites/predict/positions.sfen.zst", 4000},
};
constexpr size_t kPositionsPerGame = 10;

TEST(DisjointSets, EachHasTenPositionsOfEachOfItsOwnGames) {
  std::set<std::string> seen;
  for (const ShippedSet& shipped : kSets) {
    const auto set = ReadProblemSet({shipped.path});
    ASSERT_TRUE(set.ok()) << set.status();
    std::map<std::string, size_t> positions;
    for (const Problem& problem : set->problems()) ++positions[problem.notes.at("game")];
    EXPECT_EQ(positions.size(), shipped.games) << shipped.path;
    for (const auto& [game, count] : positions) {
      EXPECT_EQ(count, kPositionsPerGame) << shipped.path << ": game " << game;
      EXPECT_TRUE(seen.insert(game).second) << shipped.path << ": game " << game;
    }
  }
}

// The move number does not count.
TEST(DisjointSets, NoPositionIsThereTwice) {
  std::set<std::string> seen;
  for (const ShippedSet& shipped : kSets) {
    const auto set = ReadProblemSet({shipped.path});
    ASSERT_TRUE(set.ok()) << set.status();
    for (const Problem& problem : set->problems()) {
      const std::string position = problem.sfen().substr(0, problem.sfen().rfind(' '));
      EXPECT_TRUE(seen.insert(position).second) << shipped.path << ": " << problem.id;
    }
  }
}

TEST(DisjointSets, TheAttackerHasAMoveAndBothKingsAreThere) {
  for (const ShippedSet& shipped : kSets) {
    const auto set = ReadProblemSet({shipped.path});
    ASSERT_TRUE(set.ok()) << set.status();
    for (const Problem& problem : set->problems()) {
      const Position& position = problem.position();
      EXPECT_TRUE(movegen::HasLegalMove(position)) << problem.id;
      for (const Color color : {kBlack, kWhite}) {
        EXPECT_EQ(position.pieces(color, kKing).Count(), 1) << problem.id;
      }
    }
  }
}

}  // namespace
}  // namespace hakari::suites
