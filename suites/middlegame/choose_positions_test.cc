// Checks that the shipped positions are those that the rules choose from the shipped games.
#include "suites/middlegame/choose_positions.h"

#include <map>
#include <set>
#include <string>

#include "base/status/testing.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/attacks.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/corpus/game_reader.h"

namespace hakari::suites {
namespace {

const std::vector<notation::GameRecord>& Games() {
  static const auto* games = [] {
    auto collected = corpus::CollectGames({"suites/corpus/games.usi.zst"});
    return new std::vector<notation::GameRecord>(
        collected.ok() ? std::move(collected->games) : std::vector<notation::GameRecord>());
  }();
  return *games;
}

TEST(ChoosePositionsTest, TheShippedFileIsWhatTheRulesChoose) {
  HAKARI_ASSERT_OK(const auto chosen, ChoosePositions(Games(), {}));
  HAKARI_ASSERT_OK(const auto shipped, ReadProblemSet({"suites/middlegame/positions.sfen"}));
  ASSERT_EQ(shipped.problems().size(), 200u);
  ASSERT_EQ(chosen.size(), 200u);
  for (size_t i = 0; i < chosen.size(); ++i) {
    EXPECT_EQ(ProblemLine(shipped.problems()[i]), ProblemLine(chosen[i]));
  }
}

TEST(ChoosePositionsTest, EachHasItsOwnGameAndEveryPhaseItsShare) {
  HAKARI_ASSERT_OK(const auto shipped, ReadProblemSet({"suites/middlegame/positions.sfen"}));
  std::set<std::string> games;
  std::map<std::string, int> phases;
  int black = 0;
  for (const Problem& problem : shipped.problems()) {
    EXPECT_TRUE(games.insert(problem.notes.at("game")).second) << problem.id;
    ++phases[problem.notes.at("phase")];
    const Position position = problem.position();
    black += position.side_to_move() == kBlack ? 1 : 0;
    EXPECT_FALSE(InCheck(position)) << problem.id;
    EXPECT_TRUE(movegen::HasLegalMove(position)) << problem.id;
  }
  ASSERT_EQ(phases.size(), Phases().size());
  for (const auto& [phase, count] : phases) EXPECT_EQ(count, 50) << phase;
  EXPECT_GT(black, 70);
  EXPECT_LT(black, 130);
}

TEST(ChoosePositionsTest, AnotherSeedChoosesOthers) {
  ChoiceRules rules;
  rules.count = 8;
  const auto first = ChoosePositions(Games(), rules);
  rules.seed = 2;
  const auto second = ChoosePositions(Games(), rules);
  ASSERT_TRUE(first.ok() && second.ok());
  ASSERT_EQ(first->size(), 8u);
  for (size_t i = 0; i < first->size(); ++i) EXPECT_NE((*first)[i].sfen(), (*second)[i].sfen());
}

TEST(ChoosePositionsTest, TooFewGamesAreAnError) {
  std::vector<notation::GameRecord> twice = {Games().at(0), Games().at(0)};
  ChoiceRules rules;
  rules.count = 2;
  const auto chosen = ChoosePositions(twice, rules);
  ASSERT_FALSE(chosen.ok());
  EXPECT_NE(chosen.status().message().find("of 2 games only 1"), std::string::npos)
      << chosen.status();
}

std::string SfenAfter(const notation::GameRecord& game, size_t plies) {
  Position position = game.start;
  for (size_t ply = 0; ply < plies; ++ply) position.DoMove(game.lines[0].moves[ply].move);
  return notation::ToSfen(position);
}

// Two games with the same first eleven plies and different positions after the twelfth.
TEST(ChoosePositionsTest, GamesThatPartAtTheTwelfthPlyAreTwo) {
  std::map<std::string, const notation::GameRecord*> by_opening;
  ChoiceRules rules;
  rules.count = 2;
  int pairs = 0;
  int chosen = 0;
  for (const notation::GameRecord& game : Games()) {
    if (game.lines[0].moves.size() < 80) continue;
    const auto [at, is_new] = by_opening.emplace(SfenAfter(game, 11), &game);
    if (is_new || SfenAfter(*at->second, 12) == SfenAfter(game, 12)) continue;
    ++pairs;
    chosen += ChoosePositions({*at->second, game}, rules).ok();
  }
  EXPECT_GT(chosen, 0) << pairs << " pairs";
}

TEST(ChoosePositionsTest, ChecksMatesInOneAndPoorPositionsHaveNothingToDecide) {
  ChoiceRules rules;
  rules.least_moves = 2;
  EXPECT_TRUE(HasSomethingToDecide(Position::Initial(), rules));
  EXPECT_FALSE(HasSomethingToDecide(*notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"), rules));
  EXPECT_FALSE(HasSomethingToDecide(*notation::ParseSfen("4k4/9/9/9/9/9/9/4g4/4K4 b - 1"), rules));
  rules.least_moves = 31;
  EXPECT_FALSE(HasSomethingToDecide(Position::Initial(), rules));
}

}  // namespace
}  // namespace hakari::suites
