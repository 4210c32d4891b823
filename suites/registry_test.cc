#include "suites/registry.h"

#include <atomic>
#include <map>
#include <set>
#include <string>

#include "base/files/source_file.h"
#include "base/status/testing.h"
#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/corpus/game_reader.h"
#include "suites/corpus/position_sets.h"

namespace hakari::suites {
namespace {

TEST(RegistryTest, FindsSuitesByName) {
  ASSERT_NE(FindSuite("perft"), nullptr);
  EXPECT_EQ(FindSuite("perft")->name, "perft");
  EXPECT_EQ(FindSuite("nothing"), nullptr);
}

// Names become folders, file names and parts of commands.
TEST(RegistryTest, EverySuiteIsWhole) {
  const std::atomic<bool> never{false};
  std::set<std::string> names;
  for (const Suite& suite : AllSuites()) {
    EXPECT_TRUE(names.insert(suite.name).second) << suite.name;
    EXPECT_TRUE(IsProblemId(suite.name)) << suite.name;
    EXPECT_FALSE(suite.about.empty()) << suite.name;
    EXPECT_TRUE(suite.score) << suite.name;
    EXPECT_TRUE(!suite.programs.empty() || suite.engine_program) << suite.name;
    for (const ProgramSpec& program : suite.programs) {
      EXPECT_TRUE(IsProblemId(program.name)) << program.name;
      EXPECT_FALSE(program.configuration.empty()) << program.name;
      EXPECT_TRUE(program.make(never).ok()) << program.name;
    }
    const auto set = ReadProblemSet(suite.problem_files);
    EXPECT_TRUE(set.ok()) << set.status();
  }
  EXPECT_GE(names.size(), 5u);
}

// The command makes the shipped sets from the shipped games. This detects edits of either by hand.
// The first games are enough: later ones change nothing.

constexpr int kGames = 5;

TEST(ShippedSets, TheMateSetIsWhatTheCorpusGives) {
  HAKARI_ASSERT_OK(const auto collected, corpus::CollectGames({"suites/corpus/games.usi.zst"}));
  EXPECT_TRUE(collected.refused.empty());
  const std::atomic<bool> stop{false};
  HAKARI_ASSERT_OK(const auto made,
                   corpus::MakePositionSets(collected.games, {kGames}, {}, {}, stop));
  std::string lines;
  for (const Problem& problem : made.sets[0]) lines += ProblemLine(problem) + "\n";
  HAKARI_ASSERT_OK(const auto shipped, ReadSourceFile("suites/mate/positions.sfen"));
  const size_t begin = shipped.find("\nsfen ") + 1;
  EXPECT_EQ(shipped.substr(begin, lines.size()), lines);
}

// What is measured on one of the shipped sets must not have been seen in another: no game and no
// position is in two of them.

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
    HAKARI_ASSERT_OK(const auto set, ReadProblemSet({shipped.path}));
    std::map<std::string, size_t> positions;
    for (const Problem& problem : set.problems()) ++positions[problem.notes.at("game")];
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
    HAKARI_ASSERT_OK(const auto set, ReadProblemSet({shipped.path}));
    for (const Problem& problem : set.problems()) {
      const std::string position = problem.sfen().substr(0, problem.sfen().rfind(' '));
      EXPECT_TRUE(seen.insert(position).second) << shipped.path << ": " << problem.id;
    }
  }
}

TEST(DisjointSets, TheAttackerHasAMoveAndBothKingsAreThere) {
  for (const ShippedSet& shipped : kSets) {
    HAKARI_ASSERT_OK(const auto set, ReadProblemSet({shipped.path}));
    for (const Problem& problem : set.problems()) {
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
