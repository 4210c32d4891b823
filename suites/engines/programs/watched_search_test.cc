// Compares the watched search with the plain program, and tests its further counters.
#include "suites/engines/programs/watched_search.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/player/player.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"
#include "suites/core/program.h"
#include "suites/engines/programs/player_program.h"
#include "suites/engines/search_player.h"

namespace hakari::engines {
namespace {

const std::atomic<bool> kGoOn(false);

constexpr const char* kPositions[] = {
    "sfen ln1g2knl/2rs1gsb1/1pp1pp1p1/p2p2p1p/2P6/4PP3/PP1P2PPP/1BR2GS2/LNSG2KNL w - 22",
    "sfen lns1k2nl/1r5b1/1ppgg1sp1/p2pppp1P/7P1/2PP1PP2/PP2PG3/1SBR3S1/LN1GK2NL b P 37",
    "sfen ln4k1l/4r4/2sgsgnp1/ppppp1pbp/9/PPPPPpP1P/2S1G1NPB/4R1GSL/LN5K1 b p 59"};

std::vector<suites::Problem> Problems() {
  std::vector<suites::Problem> problems;
  for (const char* position : kPositions) {
    problems.push_back(*suites::ParseProblemLine(
        absl::StrCat(position, " ; id=p", problems.size() + 1), {"test"}));
  }
  return problems;
}

SearchConfig Config(const std::string& settings, int cuts_kept) {
  SearchConfig config;
  EXPECT_TRUE(config.Set("Profile", settings).ok()) << settings;
  config.table_mib = 1;
  config.cuts_kept = cuts_kept;
  return config;
}

suites::Limits Nodes(uint64_t nodes) {
  suites::Limits limits;
  limits.nodes = nodes;
  return limits;
}

struct Watched {
  std::vector<suites::Outcome> outcomes;
  CutNodes cuts;
};

Watched Watch(const SearchConfig& config, uint64_t nodes) {
  const auto cuts = std::make_shared<CutNodes>();
  const suites::ProgramSpec spec = WatchedSearchProgram("watched", config, cuts);
  const std::unique_ptr<suites::Program> program = *spec.make(kGoOn);
  Watched watched;
  for (const suites::Problem& problem : Problems()) {
    watched.outcomes.push_back(program->Run(problem, Nodes(nodes), kGoOn));
  }
  watched.cuts = *cuts;
  return watched;
}

int64_t Count(const suites::Outcome& outcome, const std::string& counter) {
  return outcome.Counter(counter).value_or(-1);
}

TEST(WatchedSearch, MakesTheNodesOfTheProgramThatTellsNothing) {
  const Watched watched = Watch(Config("default", 8), 3000);
  const std::unique_ptr<suites::Program> plain =
      MakePlayerProgram(std::make_unique<SearchPlayer>(Config("default", 0)), Asked());
  const std::vector<suites::Problem> problems = Problems();
  for (size_t i = 0; i < problems.size(); ++i) {
    const suites::Outcome outcome = plain->Run(problems[i], Nodes(3000), kGoOn);
    EXPECT_EQ(watched.outcomes[i].answer, outcome.answer);
    for (const auto& [name, count] : outcome.counters) {
      EXPECT_EQ(Count(watched.outcomes[i], name), count) << name;
    }
    EXPECT_GT(Count(watched.outcomes[i], kCutsCounter), 0);
    EXPECT_EQ(Count(watched.outcomes[i], kMarginTriesCounter), -1) << "margins are fixed";
  }
}

TEST(WatchedSearch, KeepsWhatItCutsByProblem) {
  const Watched watched = Watch(Config("default", 8), 3000);
  ASSERT_EQ(watched.cuts.size(), 3u);
  for (const auto& [id, nodes] : watched.cuts) {
    EXPECT_GE(nodes.size(), 4u) << id;
    EXPECT_LE(nodes.size(), 8u) << id;
  }
  const Watched keeps_none = Watch(Config("default", 0), 3000);
  for (const auto& [id, nodes] : keeps_none.cuts) {
    EXPECT_TRUE(nodes.empty()) << id;
  }
  const Watched off = Watch(Config("default,reverse_futility=0", 8), 3000);
  EXPECT_EQ(Count(off.outcomes[0], kCutsCounter), 0);
  EXPECT_TRUE(off.cuts.at("p1").empty());
}

// A margin is adopted after 20 counted nodes; target 0 adopts any margin.
constexpr char kDynamic[] =
    "default,futility=0,dynamic.mode=2,dynamic.target=0,dynamic.threshold=20,dynamic.carry=";

TEST(WatchedSearch, CountsLiveOnFromProblemToProblemIfTheyAreCarried) {
  const Watched carried = Watch(Config(absl::StrCat(kDynamic, 1), 0), 3000);
  const Watched anew = Watch(Config(absl::StrCat(kDynamic, 0), 0), 3000);
  EXPECT_EQ(Count(carried.outcomes[0], kMarginTriesCounter),
            Count(anew.outcomes[0], kMarginTriesCounter));
  EXPECT_GT(Count(anew.outcomes[1], kMarginTriesCounter), 0);
  EXPECT_EQ(Count(carried.outcomes[0], AdoptedCounter(1)), 50) << "the smallest candidate";
  EXPECT_EQ(Count(carried.outcomes[2], AdoptedCounter(1)), 50);
  EXPECT_LT(Count(carried.outcomes[1], kMarginTriesCounter),
            Count(anew.outcomes[1], kMarginTriesCounter))
      << "what is adopted stays, and is not counted again";
  EXPECT_GT(Count(carried.outcomes[1], kMarginCutsCounter), 0);
}

TEST(WatchedSearch, AnOutcomeThatFailedTellsNothing) {
  const auto cuts = std::make_shared<CutNodes>();
  const std::unique_ptr<suites::Program> program =
      *WatchedSearchProgram("watched", Config("default", 8), cuts).make(kGoOn);
  const suites::Outcome outcome = program->Run(Problems()[0], Nodes(0), kGoOn);
  EXPECT_FALSE(outcome.ran());
  EXPECT_TRUE(outcome.counters.empty());
  EXPECT_TRUE(cuts->empty());
}

}  // namespace
}  // namespace hakari::engines
