#include "suites/predict/studies/studies.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"
#include "gtest/gtest.h"
#include "suites/corpus/game_reader.h"
#include "suites/predict/studies/study_features.h"
#include "suites/predict/studies/whole_games.h"
#include "suites/predict/training/feature_lists.h"

namespace hakari::suites {
namespace {

// Twelve games with one mate (gold in front of the king) and one position without, in varied
// places.
std::vector<Example> TwentyFourExamples() {
  std::vector<Example> examples;
  for (int game = 0; game < 12; ++game) {
    const std::string pawns = std::to_string(game % 4 + 1);
    for (const bool is_mate : {true, false}) {
      Example example;
      example.game = game;
      example.is_mate = is_mate;
      example.position = *notation::ParseSfen(std::string("4k4/9/4") + (is_mate ? "P" : "1") +
                                              "4/9/9/9/9/9/4K4 b G" + pawns + "p 1");
      examples.push_back(example);
    }
  }
  return examples;
}

FeatureList Thesis() { return *FeatureListNamed("thesis"); }

TEST(Studies, EachHasItsOwnName) {
  std::set<std::string> names;
  for (const Study& study : StudiesOf(Thesis())) {
    EXPECT_TRUE(names.insert(study.name).second) << study.name;
    EXPECT_GT(study.columns, 0) << study.name;
    EXPECT_FALSE(study.about.empty()) << study.name;
  }
  for (const char* name : {"unsplit", "squares5", "wider", "squares7", "no_checks", "progress",
                           "weakest_cut", "weakest_left_out", "hash"}) {
    EXPECT_EQ(names.count(name), 1U) << name;
  }
}

TEST(Studies, EveryOneRunsOverTheSameFolds) {
  const std::vector<Example> examples = TwentyFourExamples();
  EvaluationPlan plan;
  plan.grid = {1};
  const auto go_on = [] { return true; };
  const auto all = Evaluate(MakeDataset(examples, PredictFeatures()), examples, plan, go_on);
  ASSERT_TRUE(all.ok()) << all.status();
  EXPECT_EQ(all->confusion.correct(), 24) << "the pawn decides the answer";
  for (const Study& study : StudiesOf(Thesis())) {
    if (study.name.find("of16") != std::string::npos) continue;  // too few games for parts of them
    const auto result = RunStudy(study, examples, *all, go_on);
    ASSERT_TRUE(result.ok()) << study.name << ": " << result.status();
    EXPECT_EQ(result->confusion.total(), 24) << study.name;
    EXPECT_EQ(result->confusion.correct() - result->only_study_right + result->only_all_right, 24)
        << study.name;
  }
}

TEST(Studies, OfAnotherListAreOfItsGroups) {
  const FeatureList sharp = *FeatureListNamed("sharp");
  const std::vector<Study> studies = StudiesOf(sharp);
  const std::vector<std::string> groups = sharp.table->Groups();
  ASSERT_EQ(studies.size(), groups.size() + 4);
  int left_out = 0;
  for (size_t i = 0; i < groups.size(); ++i) {
    EXPECT_EQ(studies[i].name, "no_" + groups[i]);
    EXPECT_EQ(studies[i].features.name, "sharp");
    left_out += sharp.features.columns - studies[i].columns;
  }
  EXPECT_EQ(left_out, sharp.features.columns) << "every column belongs to one group";
  EXPECT_EQ(studies.back().columns, sharp.features.columns);
}

TEST(Studies, CanBeCancelled) {
  const std::vector<Example> examples = TwentyFourExamples();
  EvaluationPlan plan;
  plan.grid = {1};
  const auto all =
      Evaluate(MakeDataset(examples, PredictFeatures()), examples, plan, [] { return true; });
  ASSERT_TRUE(all.ok());
  EXPECT_FALSE(RunStudy(StudiesOf(Thesis())[0], examples, *all, [] { return false; }).ok());
}

const std::atomic<bool> kNoStop{false};

// An end position of the game with this number, `plies` plies after its start.
Example EndAt(const notation::GameRecord& game, int number, int plies) {
  Example example;
  example.game = number;
  example.position = game.start;
  for (int i = 0; i < plies; ++i) example.position.DoMove(game.lines[0].moves[i].move);
  return example;
}

TEST(WholeGames, PositionsLieInTheirGamesAndDoNotDependOnTheJobs) {
  const auto collected = corpus::CollectGames({"suites/corpus/testdata/games.usi"});
  ASSERT_TRUE(collected.ok()) << collected.status();
  const std::vector<notation::GameRecord>& games = collected->games;
  const std::vector<Example> ends = {EndAt(games[0], 1, 40), EndAt(games[0], 1, 30),
                                     EndAt(games[2], 3, 20)};
  WholeGamePlan plan;
  plan.label_nodes = 1000;
  const auto drawn = DrawFromWholeGames(games, ends, plan, {}, kNoStop);
  const auto in_parallel = DrawFromWholeGames(games, ends, plan, {2, nullptr}, kNoStop);
  ASSERT_TRUE(drawn.ok() && in_parallel.ok());
  ASSERT_EQ(drawn->size(), 20U);
  std::set<int> plies;
  for (size_t i = 0; i < drawn->size(); ++i) {
    const Example& example = (*drawn)[i];
    EXPECT_EQ(example.game, i < 10 ? 1 : 3);
    EXPECT_LE(example.position.ply(), (i < 10 ? 41 : 21) + plan.search_depth);
    EXPECT_EQ(example.position, (*in_parallel)[i].position);
    plies.insert(example.position.ply());
  }
  EXPECT_GT(plies.size(), 8U);
}

TEST(WholeGames, AGameThatIsNotThereIsAnError) {
  std::vector<Example> ends(1);
  ends[0].game = 7;
  EXPECT_FALSE(DrawFromWholeGames({}, ends, {}, {}, kNoStop).ok());
}

// The following tests compare the slow counting, square by square, with that of engine/predict.

const char* const kPositions[] = {
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
    "l5k1l/1s4s2/ppn1g1b2/2P3NG1/3ppp3/P1N2Pr2/BP3K1P1/3GS3P/LNS6 w RL3Pg4p 122",
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "4k4/9/4P4/9/9/9/9/9/9 b G 1",
    "k8/9/9/9/9/9/9/9/8K b 2R2B 1",
};

std::vector<int8_t> Extracted(const FeatureSet& features, const Position& position) {
  std::vector<int8_t> row(static_cast<size_t>(features.columns), 99);
  features.extract(position, row.data());
  EXPECT_EQ(std::count(row.begin(), row.end(), 99), 0) << features.name << " leaves columns unset";
  return row;
}

predict::Features AllFeatures(const Position& position) {
  predict::Features features;
  predict::ExtractFeatures(position, position.side_to_move(), features);
  return features;
}

TEST(StudyFeatures, SquaresAddUpToTheAreas) {
  constexpr int kOther =
      predict::kSideFeatureCount - 3 * predict::feature::kAreaFeatureCount;  // before the squares
  for (const char* sfen : kPositions) {
    const Position position = *notation::ParseSfen(sfen);
    const predict::Features all = AllFeatures(position);
    const std::vector<int8_t> squares = Extracted(SquareFeatures(2), position);
    ASSERT_EQ(squares.size(), 1U + 2 * (kOther + 24 * predict::feature::kAreaFeatureCount));
    for (const predict::FeatureSide side :
         {predict::FeatureSide::kAttacker, predict::FeatureSide::kDefender}) {
      const size_t width = squares.size() / 2;
      const int8_t* row = &squares[1 + static_cast<size_t>(side) * width];
      EXPECT_EQ(row[0], all[predict::SideFeature(side, predict::feature::kKingRank)]) << sfen;
      for (int what = 0; what < predict::feature::kAreaFeatureCount; ++what) {
        int ring = 0;
        int front = 0;
        int back = 0;
        const int8_t* square = row + kOther;
        for (int ahead = 2; ahead >= -2; --ahead) {
          for (int aside = -2; aside <= 2; ++aside) {
            if (ahead == 0 && aside == 0) continue;
            if (std::max(std::abs(ahead), std::abs(aside)) == 1) ring += square[what];
            (ahead >= 0 ? front : back) += square[what];
            square += predict::feature::kAreaFeatureCount;
          }
        }
        EXPECT_EQ(ring, all[predict::SideFeature(side, predict::feature::kRingArea + what)])
            << sfen << what;
        EXPECT_EQ(front, all[predict::SideFeature(side, predict::feature::kFrontArea + what)])
            << sfen << what;
        EXPECT_EQ(back, all[predict::SideFeature(side, predict::feature::kBackArea + what)])
            << sfen << what;
      }
    }
  }
}

TEST(StudyFeatures, UnsplitIsTheSumOfFrontAndBack) {
  for (const char* sfen : kPositions) {
    const Position position = *notation::ParseSfen(sfen);
    const predict::Features all = AllFeatures(position);
    const std::vector<int8_t> row = Extracted(UnsplitFeatures(), position);
    ASSERT_EQ(row.size(), 113U);
    // Nothing is lost: both rows have the same sum.
    EXPECT_EQ(std::accumulate(row.begin(), row.end(), 0),
              std::accumulate(all.begin(), all.end(), 0));
    EXPECT_EQ(
        row[1 + predict::feature::kFrontArea],
        all[predict::SideFeature(predict::FeatureSide::kAttacker, predict::feature::kFrontArea)] +
            all[predict::SideFeature(predict::FeatureSide::kAttacker,
                                     predict::feature::kBackArea)]);
    EXPECT_EQ(row[112], all[128]);
  }
}

TEST(StudyFeatures, TheOuterRingHas24Squares) {
  const Position position = *notation::ParseSfen("k8/9/9/9/9/9/9/9/8K b 2R2B 1");
  const std::vector<int8_t> row = Extracted(WiderFeatures(), position);
  ASSERT_EQ(row.size(), 161U);
  // A king in its corner: the ring's squares on the board are the 3 ahead of it and the king's
  // rank, 7 in all, and each is a flight square.
  EXPECT_EQ(row[predict::kFeatureCount + predict::feature::kOffBoard], 6);
  EXPECT_EQ(row[predict::kFeatureCount + predict::feature::kFlight], 7);
  EXPECT_EQ(row[predict::kFeatureCount + predict::feature::kAreaFeatureCount +
                predict::feature::kOffBoard],
            11);
}

TEST(StudyFeatures, ProgressAndHash) {
  EXPECT_EQ(
      Extracted(ProgressFeatures(), *notation::ParseSfen(kPositions[1]))[predict::kFeatureCount],
      61);
  const Position position = *notation::ParseSfen(kPositions[0]);
  const std::vector<int8_t> progress = Extracted(ProgressFeatures(), position);
  EXPECT_EQ(progress[predict::kFeatureCount + 1], 1);  // white attacks: its bishop on 3i
  EXPECT_EQ(progress[predict::kFeatureCount + 2], 2);  // black's promoted pawn and silver
  const std::vector<int8_t> bits = Extracted(HashFeatures(), position);
  uint64_t key = 0;
  for (int bit = 0; bit < 64; ++bit) key |= static_cast<uint64_t>(bits[bit]) << bit;
  EXPECT_EQ(key, position.key());
}

}  // namespace
}  // namespace hakari::suites
