#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/futility/tables.h"
#include "ci/reproduce/made_up_games_for_test.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using ::testing::StartsWith;

constexpr char kPrinted[] = "threshold 500";
constexpr char kChosen[] = "threshold 700";  // see the constructor: 23 of 30 games pass it
constexpr char kCarried[] = "counts carried over";

// The dynamic side, with its cuts and the ply at which it adopted a margin, if it did.
margins::SideOfGame Dynamic(int64_t cuts, std::optional<int> adopted_at) {
  margins::SideOfGame side =
      testing::CountingSide({20, 18, 16, 14, 12, 10, 8, 6, 4, 2}, std::vector<int64_t>(10, 0));
  side.cuts = cuts;
  side.nodes = 1000;
  side.unpruned_nodes = 200;
  side.margins.noted[0][9].nodes = 120;  // all margins would cut these
  side.margins.noted[0][0].nodes = 80;
  side.adopted_at[0] = adopted_at;
  if (adopted_at) side.margins.adopted[0] = 150;
  return side;
}

margins::SideOfGame Fixed(int64_t cuts) {
  margins::SideOfGame side;
  side.cuts = cuts;
  side.nodes = 1000;
  return side;
}

class OverheadTest : public ::testing::Test {
 protected:
  OverheadTest() {
    std::vector<margins::GameSeries> choosing;
    for (int game = 0; game < 30; ++game) {
      const int64_t tries = game < 23 ? 1000 : 700;
      const auto side =
          testing::CountingSide(std::vector<int64_t>(10, tries), std::vector<int64_t>(10, 0));
      choosing.push_back({testing::GameOf(1, 0, side, side)});
    }
    lab().Keep(ThresholdGames(lab().options()), std::move(choosing));
    // Three games of four adopt a margin and prune more; the dynamic side wins every second game.
    const auto usual = Pairs({{1, Dynamic(900, 50)},
                              {0, Dynamic(0, std::nullopt)},
                              {1, Dynamic(900, 52)},
                              {0, Dynamic(900, 51)}});
    Printed(usual);
    Chosen(usual);
    Carried(usual);
    Booked(1000, 1010, true);
  }

  struct Half {
    double points;
    margins::SideOfGame dynamic;
  };
  // Twenty pairs of each two consecutive games.
  static std::vector<margins::GameSeries> Pairs(const std::vector<Half>& games) {
    std::vector<margins::GameSeries> pairs;
    for (int copy = 0; copy < 20; ++copy) {
      for (size_t i = 0; i + 1 < games.size(); i += 2) {
        pairs.push_back(
            {testing::GameOf(games[i].points, 0, games[i].dynamic, Fixed(400)),
             testing::GameOf(games[i + 1].points, 1, games[i + 1].dynamic, Fixed(400))});
      }
    }
    return pairs;
  }
  MarginLab& lab() { return games_.lab(); }
  void Printed(std::vector<margins::GameSeries> games) {
    lab().Keep(SectionGames(lab().options(), kBestTarget, ""), std::move(games));
  }
  void Chosen(std::vector<margins::GameSeries> games) {
    lab().Keep(SectionGames(lab().options(), kTellingTarget, ThresholdText(700)), games);
    lab().Keep(SectionGames(lab().options(), kBestTarget, ThresholdText(700)), std::move(games));
  }
  void Carried(std::vector<margins::GameSeries> games) {
    lab().Keep(CarriedGames(lab().options()), std::move(games));
  }
  // The times of the search that does not count and of the one that does.
  void Booked(int64_t plain_us, int64_t counting_us, bool same_nodes) {
    margins::SideOfGame plain = Fixed(0), counting = Dynamic(0, std::nullopt);
    plain.cpu_us = plain_us;
    counting.cpu_us = counting_us;
    margins::SideOfGame other = plain;
    if (!same_nodes) ++other.nodes;
    lab().Keep(BookkeepingGames(lab().options()),
               std::vector<margins::GameSeries>(20, {testing::GameOf(1, 0, counting, plain),
                                                     testing::GameOf(0, 1, counting, other)}));
  }
  Reproduced Table() {
    const absl::StatusOr<Reproduced> made = games_.Table("futility/overhead");
    EXPECT_TRUE(made.ok()) << made.status();
    return made.ok() ? *made : Reproduced();
  }

  testing::MadeUpGames games_{FutilityTables()};
};

TEST_F(OverheadTest, MeansStandBesideThePublished) {
  const Reproduced made = Table();
  EXPECT_EQ(made.rows[0].cells[0].published, "77");
  EXPECT_EQ(made.rows[0].cells[1].published, "77");
  EXPECT_EQ(made.rows[0].cells[3].published, "") << "the paper carries nothing over";
  EXPECT_EQ(Cell(made, "games that adopt a margin", kPrinted), "60 of 80 (75.0 %)");
  EXPECT_EQ(Cell(made, "ply of adoption", kChosen), "51.0");
  EXPECT_EQ(Cell(made, "plies of a game", kPrinted), "100.0");
  EXPECT_EQ(Cell(made, "margin adopted, mean (a pawn is 20)", "98 %, threshold 700"), "30.0");
  EXPECT_EQ(Cell(made, "prunes a game, fixed margin", kPrinted), "400.0");
  EXPECT_EQ(Cell(made, "prunes a game that adopts", kPrinted), "900.0");
  EXPECT_EQ(Cell(made, "prunes a game, all", kPrinted), "675.0");
  EXPECT_EQ(Cell(made, "nodes below counted nodes", kCarried), "20.0 %");
  EXPECT_EQ(Cell(made, "nodes that the fixed margin would save, of all nodes", kPrinted), "12.0 %");
  EXPECT_EQ(Cell(made, "won-lost-drawn", kPrinted), "40-40-0");
  EXPECT_THAT(made.conditions, HasSubstr("35.9"));
  EXPECT_THAT(made.notes[0], HasSubstr("Threshold 700"));
}

TEST_F(OverheadTest, ClaimsAreHeldAgainstIt) {
  const Reproduced made = Table();
  EXPECT_THAT(Judged(made, "77 of 100 games adopt"), StartsWith("holds: 60 of 80"));
  EXPECT_THAT(Judged(made, "(ply 50.9), threshold 700"), StartsWith("holds: 51.0 ["));
  EXPECT_THAT(Judged(made, "prune more than the fixed one (768.4 and 438.8), threshold 500"),
              StartsWith("holds: +68.8 %"));
  EXPECT_THAT(Judged(made, "60 % would win"), StartsWith("does not hold: 40-40-0"));
  EXPECT_THAT(Judged(made, "makes exactly the nodes of a search"), StartsWith("holds: 20 of 20"));
  EXPECT_THAT(Judged(made, "costs more than the bookkeeping"), StartsWith("holds: time for"));
}

TEST_F(OverheadTest, OrDoNotHold) {
  Printed(Pairs({{0, Dynamic(100, 3)}, {0, Dynamic(100, 4)}}));
  Carried(Pairs({{1, Dynamic(900, 0)}, {1, Dynamic(900, 0)}}));
  Booked(1000, 1300, false);
  const Reproduced made = Table();
  EXPECT_THAT(Judged(made, "77 of 100 games adopt"), StartsWith("does not hold: 40 of 40"));
  EXPECT_THAT(Judged(made, "(ply 50.9), threshold 500"), StartsWith("does not hold: 3.5 ["));
  EXPECT_THAT(Judged(made, "(768.4 and 438.8), threshold 500"), StartsWith("does not hold: -75.0"));
  EXPECT_THAT(Judged(made, "60 % would win"), StartsWith("holds: 40-0-0"));
  EXPECT_THAT(Judged(made, "makes exactly the nodes of a search"),
              StartsWith("does not hold: 0 of 20"));
  EXPECT_THAT(Judged(made, "costs more than the bookkeeping"), StartsWith("does not hold: "));
}

TEST_F(OverheadTest, ToPruneMoreThanPublishedHoldsAndLessHoldsInPart) {
  Printed(Pairs({{0, Dynamic(2000, 3)}, {1, Dynamic(2000, 4)}}));
  Chosen(Pairs({{0, Dynamic(500, 3)}, {1, Dynamic(500, 4)}}));
  const Reproduced made = Table();
  EXPECT_THAT(Judged(made, "(768.4 and 438.8), threshold 500"), StartsWith("holds: +400.0 %"));
  EXPECT_THAT(Judged(made, "(768.4 and 438.8), threshold 700"), StartsWith("holds in part: +25.0"));
}

TEST_F(OverheadTest, WithoutAnyAdoptionThePlyIsOpen) {
  Chosen(Pairs({{0, Dynamic(0, std::nullopt)}, {1, Dynamic(0, std::nullopt)}}));
  const Reproduced made = Table();
  EXPECT_THAT(Judged(made, "(ply 50.9), threshold 700"), StartsWith("not shown: "));
  EXPECT_EQ(Cell(made, "ply of adoption", kChosen), "-");
}

TEST_F(OverheadTest, NoGameIsAnError) {
  Printed({});
  EXPECT_THAT(std::string(games_.Table("futility/overhead").status().message()),
              HasSubstr("threshold 500: no game was played"));
}

}  // namespace
}  // namespace hakari::reproduce
