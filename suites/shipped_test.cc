// The sets that are shipped are what the command makes of the games that are shipped; whoever edits
// either by hand is found out here. The first games stand for all: later ones change nothing.
#include <string>
#include <vector>

#include "base/files/source_file.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/corpus/game_reader.h"
#include "suites/corpus/position_sets.h"

namespace hakari::suites {
namespace {

constexpr int kGames = 5;

TEST(ShippedSets, TheMateSetIsWhatTheCorpusGives) {
  const auto collected = corpus::CollectGames({"suites/corpus/games.usi.zst"});
  ASSERT_TRUE(collected.ok()) << collected.status();
  EXPECT_TRUE(collected->refused.empty());
  const std::atomic<bool> stop{false};
  const auto made = corpus::MakePositionSets(collected->games, {kGames}, {}, {}, stop);
  ASSERT_TRUE(made.ok()) << made.status();
  std::string lines;
  for (const Problem& problem : made->sets[0]) lines += ProblemLine(problem) + "\n";
  const auto shipped = ReadSourceFile("suites/mate/positions.sfen");
  ASSERT_TRUE(shipped.ok()) << shipped.status();
  const size_t begin = shipped->find("\nsfen ") + 1;
  EXPECT_EQ(shipped->substr(begin, lines.size()), lines);
}

}  // namespace
}  // namespace hakari::suites
