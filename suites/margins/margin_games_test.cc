#include "suites/margins/margin_games.h"

#include <atomic>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/engines/search_cost.h"
#include "suites/margins/margin_totals.h"

namespace hakari::margins {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr char kFixed[] =
    "frozen1,futility=0,mate_search=0,reverse_futility=2,reverse_futility_fixed=250,"
    "reverse_futility_extended=250";

std::string Dynamic(const std::string& more) {
  return absl::StrCat(kFixed, ",dynamic.pooled=1,dynamic.mode=", more);
}

// The games without their times.
std::vector<std::string> Texts(const std::vector<GameSeries>& played) {
  std::vector<std::string> texts;
  for (GameSeries series : played) {
    for (MarginGame& game : series) {
      for (SideOfGame& side : game.sides) ForgetTimes(side);
    }
    texts.push_back(SeriesText(series));
  }
  return texts;
}

class MarginGamesTest : public ::testing::Test {
 protected:
  MarginGamesTest() {
    const std::string path = ::testing::TempDir() + "/openings.usi";
    std::string text;
    for (const char* first : {"7g7f", "2g2f", "5g5f", "6g6f"}) {
      absl::StrAppend(&text, "startpos moves ", first, " 8c8d\n");
    }
    EXPECT_TRUE(WriteFileAtomically(path, text).ok());
    openings_.emplace(*match::Openings::Read({path}, 10, 1));
    plan_.settings[0] = plan_.settings[1] = Dynamic("1");
    plan_.nodes = 150;
    plan_.table_mib = 1;
    plan_.openings_played = 4;
    plan_.exchanges_colors = false;
    plan_.openings = &*openings_;
    plan_.openings_text = openings_->Text();
    keeping_.folder = ::testing::TempDir() + "/journals";
    std::filesystem::remove_all(keeping_.folder);
  }

  MarginRun Play() {
    const absl::StatusOr<MarginRun> run = PlayMarginGames(plan_, keeping_, context_);
    EXPECT_TRUE(run.ok()) << run.status();
    return run.ok() ? *run : MarginRun();
  }
  std::string Error() {
    return std::string(PlayMarginGames(plan_, keeping_, context_).status().message());
  }

  std::optional<match::Openings> openings_;
  MarginPlan plan_;
  MarginKeeping keeping_;
  std::atomic<bool> stop_{false};
  Context context_ = {"", 1, 0, &stop_};
};

TEST_F(MarginGamesTest, EachSideCountsInItsOwnSearches) {
  const MarginRun run = Play();
  ASSERT_THAT(run.series, SizeIs(4));
  for (const GameSeries& series : run.series) {
    ASSERT_THAT(series, SizeIs(1));
    const MarginGame& game = series[0];
    EXPECT_GT(game.plies, 2);
    for (const SideOfGame& side : game.sides) {
      const auto tallies = TalliesOf(side.margins, CountedDepths::kBoth);
      ASSERT_THAT(tallies, SizeIs(10));
      EXPECT_GT(tallies[0].tries, 0);
      // Every node that is counted would be cut by the least candidate.
      EXPECT_EQ(tallies[0].tries, side.tries);
      EXPECT_EQ(tallies[0].nodes, side.unpruned_nodes);
      EXPECT_LT(side.unpruned_nodes, side.nodes);
      EXPECT_EQ(side.cuts, 0) << "counted nodes are not cut";
      EXPECT_FALSE(FirstAdoptedAt(side));
    }
    EXPECT_NE(game.sides[0].nodes, game.sides[1].nodes);
  }
}

TEST_F(MarginGamesTest, JobsChangeNothing) {
  keeping_.folder.clear();
  const std::vector<std::string> alone = Texts(Play().series);
  context_.jobs = 3;
  EXPECT_EQ(Texts(Play().series), alone);
}

TEST_F(MarginGamesTest, AMarginIsAdoptedAndCutsFromThenOn) {
  plan_.settings[0] = Dynamic("2,dynamic.threshold=20");
  plan_.settings[1] = kFixed;
  plan_.exchanges_colors = true;
  const MarginRun run = Play();
  ASSERT_THAT(run.series, SizeIs(4));
  for (const GameSeries& series : run.series) {
    ASSERT_THAT(series, SizeIs(2));
    for (const int black : {0, 1}) {
      const MarginGame& game = series[static_cast<size_t>(black)];
      EXPECT_EQ(game.black, black);
      const SideOfGame& dynamic = game.sides[0];
      ASSERT_TRUE(FirstAdoptedAt(dynamic));
      EXPECT_GT(*FirstAdoptedAt(dynamic), 2) << "the opening's moves belong to neither side";
      EXPECT_EQ(*FirstAdoptedAt(dynamic) % 2, black == 0 ? 1 : 0) << "in one of its own searches";
      EXPECT_EQ(dynamic.margins.adopted[0], dynamic.margins.adopted[1]) << "one for both depths";
      EXPECT_GT(dynamic.adopted_cuts, 0);
      EXPECT_EQ(dynamic.cuts, dynamic.adopted_cuts);
      EXPECT_GT(game.sides[1].cuts, 0);
      EXPECT_EQ(game.sides[1].margins.count, 0) << "the fixed margin counts nothing";
    }
  }
}

TEST_F(MarginGamesTest, CountsAreCarriedOverWithinASeriesOnly) {
  plan_.settings[0] = Dynamic("2,dynamic.threshold=20,dynamic.carry=1");
  plan_.settings[1] = kFixed;
  plan_.series = 2;
  const MarginRun run = Play();
  ASSERT_THAT(run.series, SizeIs(2));
  for (const GameSeries& series : run.series) {
    ASSERT_THAT(series, SizeIs(2));
    EXPECT_GT(FirstAdoptedAt(series[0].sides[0]).value_or(0), 0);
    EXPECT_EQ(FirstAdoptedAt(series[1].sides[0]), 0);
    EXPECT_EQ(series[1].sides[0].tries, 0) << "an adopted margin is not counted again";
  }
  keeping_ = {{2, 2}};
  EXPECT_EQ(Texts(Play().series), (std::vector<std::string>{Texts(run.series)[1]}))
      << "each series is independent";
}

TEST_F(MarginGamesTest, ThirdsAreOfTheWholeGame) {
  plan_.settings[0] = plan_.settings[1] = absl::StrCat(kFixed, ",mate_search=1");
  plan_.exchanges_colors = true;
  for (const GameSeries& series : Play().series) {
    for (const MarginGame& game : series) {
      int64_t positions = 0;
      for (const SideOfGame& side : game.sides) {
        engines::SearchCost sum;
        for (const engines::SearchCost& third : side.thirds) {
          EXPECT_GT(third.counts.positions, 0);
          sum += third;
        }
        positions += sum.counts.positions;
        EXPECT_EQ(sum.counts.nodes, side.nodes);
        EXPECT_GT(sum.counts.mate_calls, 0);
        EXPECT_GT(sum.times.mate_cpu_ns, 0);
        EXPECT_LT(sum.times.mate_cpu_ns, sum.times.cpu_ns);
      }
      EXPECT_EQ(positions, game.plies - 2) << "all but the opening's moves";
    }
  }
}

TEST_F(MarginGamesTest, ADepthIsALimitAsWell) {
  plan_.settings[0] = plan_.settings[1] = kFixed;
  plan_.openings_played = 1;
  plan_.nodes = 0;
  plan_.depth = 1;
  const GameSeries shallow = Play().series.at(0);
  plan_.depth = 2;
  const GameSeries deep = Play().series.at(0);
  EXPECT_NE(shallow[0].moves, deep[0].moves);
  EXPECT_LT(shallow[0].sides[0].nodes / shallow[0].plies, deep[0].sides[0].nodes / deep[0].plies);
}

// Both searches are the same: one that counts searches the nodes of one without reverse futility.
TEST_F(MarginGamesTest, CountingChangesNoMove) {
  plan_.settings[1] = absl::StrCat(kFixed, ",reverse_futility=0");
  plan_.exchanges_colors = true;
  for (const GameSeries& series : Play().series) {
    EXPECT_EQ(series[0].moves, series[1].moves);
    EXPECT_EQ(series[0].sides[0].nodes, series[1].sides[1].nodes);
  }
}

TEST_F(MarginGamesTest, GamesAreKeptAndShardsBecomeAWhole) {
  keeping_.shard = {1, 2};
  EXPECT_THAT(Play().series, SizeIs(2));
  keeping_.shard = {};
  const MarginRun whole = Play();
  EXPECT_EQ(whole.resumed, 2);
  keeping_.folder.clear();
  EXPECT_EQ(Texts(Play().series), Texts(whole.series));
}

TEST_F(MarginGamesTest, AnInterruptedRunSaysSo) {
  stop_ = true;
  EXPECT_TRUE(Play().interrupted);
}

TEST_F(MarginGamesTest, APlanWithoutGamesIsAnError) {
  plan_.series = 5;
  EXPECT_THAT(Error(), HasSubstr("4 openings are too few for a series of 5"));
  plan_.series = 1;
  plan_.openings_played = 9;
  EXPECT_THAT(Error(), HasSubstr("9 openings are wanted, but there are only 4"));
  plan_.openings_played = 1;
  plan_.settings[1] = "nobody";
  EXPECT_THAT(Error(), HasSubstr("nobody"));
  plan_.settings[1] = kFixed;
  plan_.nodes = 0;
  EXPECT_THAT(Error(), HasSubstr("at least 1 node a move or of at least depth 1"));
}

}  // namespace
}  // namespace hakari::margins
