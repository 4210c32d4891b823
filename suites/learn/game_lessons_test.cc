#include "suites/learn/game_lessons.h"

#include <string>
#include <vector>

#include "base/context/context.h"
#include "engine/eval/ground_weights.h"
#include "engine/notation/record.h"
#include "gtest/gtest.h"
#include "suites/corpus/game_reader.h"
#include "suites/learn/fit.h"

namespace hakari::learn {
namespace {

std::vector<notation::GameRecord> Games() {
  const auto games = corpus::CollectGames({"suites/corpus/testdata/games.usi"});
  return games.ok() ? games->games : std::vector<notation::GameRecord>();
}

LessonPlan Plan() {
  LessonPlan plan;
  plan.stride = 6;
  plan.games_held_out = 2;
  return plan;
}

SplitLessons Of(const std::vector<notation::GameRecord>& games, const LessonPlan& plan,
                int jobs = 1) {
  Context context;
  context.jobs = jobs;
  return LessonsOf(games, eval::GroundWeights(), plan, context, [](int) {});
}

std::vector<double> Values(const Lessons& lessons) {
  const RealWeights weights = RealOf(eval::GroundWeights().numbers());
  std::vector<double> values;
  for (const MoveLesson& lesson : lessons.moves) {
    for (const SparseCounts& leaf : lesson.leaves) values.push_back(leaf.Value(weights));
  }
  for (const ResultLesson& lesson : lessons.results) values.push_back(lesson.leaf.Value(weights));
  return values;
}

TEST(GameLessons, AreTheSameWhateverTheNumberOfJobs) {
  const SplitLessons one = Of(Games(), Plan(), 1), three = Of(Games(), Plan(), 3);
  EXPECT_FALSE(Values(one.train).empty());
  EXPECT_FALSE(Values(one.held_out).empty());
  EXPECT_EQ(Values(one.train), Values(three.train));
  EXPECT_EQ(Values(one.held_out), Values(three.held_out));
}

TEST(GameLessons, AGameTeachesOrIsHeldOut) {
  std::vector<notation::GameRecord> first = Games();
  ASSERT_GE(first.size(), 2u);
  first.resize(1);
  const SplitLessons lessons = Of(first, Plan());
  EXPECT_TRUE(Values(lessons.train).empty());
  EXPECT_FALSE(Values(lessons.held_out).empty());
}

TEST(GameLessons, ResultsBeginAndEndWhereThePlanSays) {
  std::vector<notation::GameRecord> games = Games();
  games.resize(1);
  LessonPlan plan = Plan();
  plan.stride = 1;
  const auto plies = static_cast<int>(games[0].lines[0].moves.size());
  games[0].lines[0].result = notation::GameResult::kWhiteWins;
  const Lessons lessons = Of(games, plan).held_out;
  EXPECT_EQ(static_cast<int>(lessons.results.size()),
            plies - plan.last_plies - plan.first_result + 1);
  EXPECT_EQ(lessons.results[0].black_won, 0);
  EXPECT_LE(static_cast<int>(lessons.moves.size()), plies - plan.first_move + 1);
}

TEST(GameLessons, AGameWithoutAResultTeachesMovesOnly) {
  std::vector<notation::GameRecord> games = Games();
  games.resize(1);
  games[0].lines[0].result = notation::GameResult::kUnknown;
  const Lessons lessons = Of(games, Plan()).held_out;
  EXPECT_TRUE(lessons.results.empty());
  EXPECT_FALSE(lessons.moves.empty());
}

TEST(GameLessons, WhatTheyTeachIsLearned) {
  const Lessons lessons = Of(Games(), Plan()).train;
  const RealWeights begin = RealOf(eval::GroundWeights().numbers());
  const FitPlan plan;
  const Losses before = LossesOf(lessons, begin, plan);
  const Losses after =
      LossesOf(lessons, Fit(lessons, begin, plan, [](double) { return true; }), plan);
  EXPECT_LT(after.moves, before.moves);
  EXPECT_LT(after.results, before.results);
}

}  // namespace
}  // namespace hakari::learn
