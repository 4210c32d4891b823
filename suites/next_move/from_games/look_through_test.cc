#include "suites/next_move/from_games/look_through.h"

#include <atomic>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/run/journal.h"
#include "base/status/testing.h"
#include "engine/notation/usi_game.h"
#include "engine/notation/usi_move.h"
#include "engine/player/answer.h"
#include "engine/player/testing/fake_player.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/next_move/from_games/problems.h"

namespace hakari::suites {
namespace {

using player::Answer;

// A knight forks silver and gold; the player moved the king.
constexpr char kFork[] = "sfen 8k/9/3s1g3/9/9/9/9/9/K8 b N 1 moves 9i8h";
// The same with the pieces a rank lower: another position.
constexpr char kOtherFork[] = "sfen 8k/9/9/3s1g3/9/9/9/9/K8 b N 1 moves 9i8h";
constexpr char kBlank = ' ';
constexpr uint64_t kQuick = 100, kMiddle = 200, kDeep = 300;

const std::atomic<bool> kGoOn{false};

// The answer of a judge with some effort: "N*5e 600 9i8i 0", or "crash".
using JudgeScript = std::function<std::string(uint64_t nodes, const player::Game& game)>;

class ScriptedPlayer : public player::FakePlayer {
 public:
  explicit ScriptedPlayer(JudgeScript script)
      : FakePlayer([script](const player::Question& question, const player::Control&,
                            player::Listener* listener) {
          const std::string said = script(*question.limits.nodes, question.game);
          if (said == "crash") {
            return Answer::Failed(player::FailureKind::kCrashed, "exited with code 7");
          }
          const Look look =
              ParseLook(absl::StrCat(said, " 0 ", said.substr(0, said.find(kBlank)), " 1a1b 9i9h"))
                  .value();
          player::Line best, second;
          best.rank = 1;
          best.depth = second.depth = 5;
          best.score = player::Score::Centipawns(*look.score);
          best.moves = look.line;
          second.rank = 2;
          second.score = player::Score::Centipawns(*look.second);
          second.moves = {*look.second_move};
          listener->OnLine(best);
          listener->OnLine(second);
          return Answer::Plays(*look.move);
        }) {}

  player::Abilities abilities() const override { return {/*several_lines=*/true}; }
};

Judge JudgeOf(const std::string& name, const JudgeScript& script) {
  player::PlayerSpec player;
  player.identity.name = name;
  player.make = [script](const std::atomic<bool>*) {
    return absl::StatusOr<std::unique_ptr<player::Player>>(
        std::make_unique<ScriptedPlayer>(script));
  };
  Judge judge;
  judge.name = name;
  const auto stage = [&](uint64_t nodes) {
    Judge::Stage stage = {player, {}};
    stage.allowance.nodes = nodes;
    return stage;
  };
  judge.quick = stage(kQuick);
  judge.deep = {stage(kMiddle), stage(kDeep)};
  return judge;
}

JudgeScript Says(const std::string& quick, const std::string& deep) {
  return
      [quick, deep](uint64_t nodes, const player::Game&) { return nodes == kQuick ? quick : deep; };
}

const std::string kSeesFork = "N*5e 600 9i8i 0";
const std::string kSeesNothing = "9i9h 0 9i8i 0";

notation::GameRecord Game(const char* text) {
  absl::StatusOr<notation::GameRecord> game = notation::ParseUsiLine(text, {"games", 1});
  EXPECT_TRUE(game.ok()) << game.status();
  return *std::move(game);
}

LookThroughRules Rules() {
  LookThroughRules rules;
  rules.from_ply = 0;
  rules.least_moves = 3;
  rules.judgement.most_of_one = 1;
  return rules;
}

absl::StatusOr<LookedThrough> LookAt(const std::vector<const char*>& games,
                                     const std::vector<Judge>& judges,
                                     const LookThroughRules& rules = Rules(),
                                     const KnownPositions& known = {},
                                     const LookThroughWork& work = {}) {
  std::vector<notation::GameRecord> records;
  for (const char* game : games) records.push_back(Game(game));
  return LookThroughGames(records, judges, rules, known, work, kGoOn);
}

// The result for the only position of the only game.
TriedPosition TheOne(const std::vector<Judge>& judges, const LookThroughRules& rules = Rules(),
                     const KnownPositions& known = {}) {
  const auto looked = LookAt({kFork}, judges, rules, known);
  EXPECT_TRUE(looked.ok()) << looked.status();
  EXPECT_TRUE(looked->failures.empty());
  EXPECT_EQ(looked->findings[0]->size(), 1u);
  return looked->findings[0]->at(0);
}

std::vector<Judge> TwoSeeIt() {
  return {JudgeOf("a", Says(kSeesFork, kSeesFork)), JudgeOf("b", Says(kSeesNothing, kSeesFork)),
          JudgeOf("c", Says(kSeesNothing, kSeesNothing))};
}

TEST(LookThrough, AProblemIsWhatTwoJudgesConfirm) {
  const TriedPosition tried = TheOne(TwoSeeIt());
  EXPECT_EQ(tried.end, Condition::kChosen);
  EXPECT_EQ(notation::ToUsi(*tried.best), "N*5e");
  EXPECT_EQ(tried.by, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(tried.themes, std::vector<std::string>{"fork"});
  EXPECT_EQ(tried.score, 600);
  EXPECT_EQ(tried.second, 0);
  // The third judge is asked although two are enough: it may be for another move.
  EXPECT_EQ(tried.deep.size(), 3u);
}

TEST(LookThrough, WhatAllSeeAtOnceIsLeftToTheLot) {
  const std::vector<Judge> judges = {JudgeOf("a", Says(kSeesFork, kSeesFork)),
                                     JudgeOf("b", Says(kSeesFork, kSeesFork))};
  LookThroughRules rules = Rules();
  rules.seen_by_all_percent = 0;
  EXPECT_EQ(TheOne(judges, rules).end, Condition::kSeenByAll);
  rules.seen_by_all_percent = 100;
  EXPECT_EQ(TheOne(judges, rules).end, Condition::kChosen);
}

TEST(LookThrough, ACaptureThatAllSeeAtOnceIsPlain) {
  constexpr char kCapture[] = "sfen 8k/9/3s5/4P4/9/9/9/9/K8 b N 1 moves 9i8h";
  const std::string takes = "5d5c+ 600 9i8i 0";
  LookThroughRules rules = Rules();
  rules.seen_by_all_percent = 100;
  const auto looked = LookAt({kCapture}, {JudgeOf("a", Says(takes, "crash"))}, rules);
  HAKARI_ASSERT_OK(const LookedThrough result, looked);
  EXPECT_EQ(result.findings[0]->at(0).end, Condition::kPlain);
}

TEST(LookThrough, WithoutAWideGapNobodyIsAskedAgain) {
  const std::vector<Judge> judges = {JudgeOf("a", Says("N*5e 100 9i8i 0", "crash")),
                                     JudgeOf("b", Says(kSeesNothing, "crash"))};
  EXPECT_EQ(TheOne(judges).end, Condition::kUnclear);
}

TEST(LookThrough, OneJudgeAloneConfirmsNothing) {
  const std::vector<Judge> judges = {JudgeOf("a", Says(kSeesFork, kSeesFork)),
                                     JudgeOf("b", Says(kSeesNothing, kSeesNothing)),
                                     JudgeOf("c", Says(kSeesNothing, kSeesNothing))};
  EXPECT_EQ(TheOne(judges).end, Condition::kNotConfirmed);
}

TEST(LookThrough, EveryStageMustConfirm) {
  const JudgeScript changes_its_mind = [](uint64_t nodes, const player::Game&) {
    return nodes == kDeep ? kSeesNothing : kSeesFork;
  };
  const std::vector<Judge> judges = {JudgeOf("a", changes_its_mind), JudgeOf("b", changes_its_mind),
                                     JudgeOf("c", Says(kSeesNothing, kSeesNothing))};
  EXPECT_EQ(TheOne(judges).end, Condition::kNotConfirmed);
}

TEST(LookThrough, AMoveWithoutAThemeIsNone) {
  const std::string king = "9i8i 600 9i9h 0";
  const std::vector<Judge> judges = {JudgeOf("a", Says(king, king)),
                                     JudgeOf("b", Says(kSeesNothing, king))};
  EXPECT_EQ(TheOne(judges).end, Condition::kNoTheme);
}

TEST(LookThrough, WhatAnotherSuiteHasIsNotAsked) {
  const std::string crash = "crash";
  EXPECT_EQ(TheOne({JudgeOf("a", Says(crash, crash))}, Rules(), {KnownKey(Game(kFork).start)}).end,
            Condition::kKnown);
}

TEST(LookThrough, NorWhereThereIsNothingToDecide) {
  LookThroughRules rules = Rules();
  rules.least_moves = 100;
  EXPECT_EQ(TheOne({JudgeOf("a", Says("crash", "crash"))}, rules).end, Condition::kNothingToDecide);
}

// Black mates in five plies, by one move only; White's bishop moved before.
constexpr char kMate[] = "sfen 8k/5b+R2/7lp/9/9/9/9/9/4K4 w P 1 moves 4b3a 5i5h";

LookThroughRules MateRules() {
  LookThroughRules rules = Rules();
  rules.hidden_mates.percent = 100;
  rules.hidden_mates.least_plies = 5;
  rules.hidden_mates.last_plies = 1;
  return rules;
}

TriedPosition TheMate(const std::vector<Judge>& judges, const LookThroughRules& rules) {
  const auto looked = LookAt({kMate}, judges, rules);
  EXPECT_TRUE(looked.ok()) << looked.status();
  for (const TriedPosition& tried : *looked->findings[0]) {
    if (tried.ply == 1) return tried;
  }
  ADD_FAILURE() << "the position was not examined";
  return {};
}

const std::string kPlaysMate = "3b3a 900 5i5h 100";
const std::string kMissesMate = "5i5h 100 5i4h 50";

TEST(LookThrough, AMateThatQuickLooksMissIsAProblem) {
  const TriedPosition tried = TheMate(
      {JudgeOf("a", Says(kMissesMate, "crash")), JudgeOf("b", Says(kPlaysMate, kPlaysMate))},
      MateRules());
  ASSERT_EQ(tried.end, Condition::kChosen);
  EXPECT_EQ(tried.by, (std::vector<std::string>{"proof", "b"})) << "a need not be asked again";
  EXPECT_EQ(tried.themes, std::vector<std::string>{"mate"});
  EXPECT_EQ(tried.line.size(), 5u);
  EXPECT_EQ(tried.best, tried.line[0]);
  EXPECT_EQ(tried.second, 100);
}

TEST(LookThrough, AHiddenMateHasItsConditions) {
  const Judge sees = JudgeOf("a", Says(kPlaysMate, kPlaysMate));
  const Judge misses = JudgeOf("b", Says(kMissesMate, kMissesMate));
  EXPECT_EQ(TheMate({sees, sees}, MateRules()).end, Condition::kMateIsSeen);
  EXPECT_EQ(TheMate({misses, misses}, MateRules()).end, Condition::kNotConfirmed);
  const Judge wins = JudgeOf("c", Says("5i5h 3000 5i4h 50", "crash"));
  EXPECT_EQ(TheMate({sees, wins}, MateRules()).end, Condition::kWonAnyway);
  LookThroughRules longer = MateRules();
  longer.hidden_mates.least_plies = 7;
  EXPECT_EQ(TheMate({sees, misses}, longer).end, Condition::kNoOnlyMate);
  LookThroughRules other = MateRules();
  other.hidden_mates.percent = 0;
  EXPECT_EQ(TheMate({misses, misses}, other).end, Condition::kUnclear) << "the other rule";
}

TEST(LookThrough, APlayersMoveIsConfirmedByOneDeepLook) {
  LookThroughRules rules = Rules();
  rules.evidence = Evidence::kPlayersMove;
  // There is no quick look.
  const TriedPosition tried = TheOne({JudgeOf("a", Says("crash", "9i8h 20 9i9h 0"))}, rules);
  EXPECT_EQ(tried.end, Condition::kChosen);
  EXPECT_EQ(notation::ToUsi(*tried.best), "9i8h");
  EXPECT_EQ(tried.by, std::vector<std::string>{"a"});
  EXPECT_EQ(TheOne({JudgeOf("a", Says("crash", kSeesFork))}, rules).end, Condition::kNotThePlayers);
}

TEST(LookThrough, WhoJudgesAPlayersMoveIsTheGamesOwnLot) {
  LookThroughRules rules = Rules();
  rules.evidence = Evidence::kPlayersMove;
  const std::string king = "9i8h 20 9i9h 0";
  const std::vector<Judge> judges = {JudgeOf("a", Says("crash", king)),
                                     JudgeOf("b", Says("crash", king)),
                                     JudgeOf("c", Says("crash", king))};
  std::set<std::string> asked;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    rules.seed = seed;
    HAKARI_ASSERT_OK(const LookedThrough alone, LookAt({kFork}, judges, rules));
    HAKARI_ASSERT_OK(const LookedThrough second, LookAt({kOtherFork, kFork}, judges, rules));
    EXPECT_EQ(alone.findings[0]->at(0).by, second.findings[1]->at(0).by);
    asked.insert(alone.findings[0]->at(0).by[0]);
  }
  EXPECT_EQ(asked.size(), 3u);
}

TEST(LookThrough, AJudgeThatFailsIsNamedAndTheGameIsNotDone) {
  const auto looked = LookAt(
      {kFork}, {JudgeOf("a", Says(kSeesFork, kSeesFork)), JudgeOf("b", Says("crash", "crash"))});
  HAKARI_ASSERT_OK(const LookedThrough result, looked);
  EXPECT_FALSE(result.findings[0]);
  EXPECT_EQ(result.failures,
            std::vector<std::string>{"game 1, ply 0: b: crashed: exited with code 7"});
}

TEST(LookThrough, EndsOnceThereAreEnough) {
  LookThroughWork work;
  work.wanted = 1;
  HAKARI_ASSERT_OK(const LookedThrough looked,
                   LookAt({kFork, kOtherFork}, TwoSeeIt(), Rules(), {}, work));
  EXPECT_TRUE(looked.summary.was_enough);
  EXPECT_TRUE(looked.findings[0]);
}

TEST(LookThrough, GoesOnFromAJournalThoughGamesWereAddedBefore) {
  const std::string path = testing::TempDir() + "/look_through.journal";
  const RunIdentity identity = {{"run", "test"}};
  LookThroughWork work;
  {
    HAKARI_ASSERT_OK(const auto journal, Journal::Open(path, identity, /*fresh=*/true));
    work.run.journal = journal.get();
    ASSERT_TRUE(LookAt({kFork}, TwoSeeIt(), Rules(), {}, work).ok());
  }
  HAKARI_ASSERT_OK(const auto journal, Journal::Open(path, identity, /*fresh=*/false));
  work.run.journal = journal.get();
  const JudgeScript only_the_other = [](uint64_t nodes, const player::Game& game) {
    const bool is_fork = KnownKey(game.position()) == KnownKey(Game(kFork).start);
    if (is_fork) return std::string("crash");
    return nodes == kQuick ? kSeesNothing : std::string("crash");
  };
  const std::vector<Judge> judges = {JudgeOf("a", only_the_other),
                                     JudgeOf("b", Says("9i8i 0 9i9h 0", "crash"))};
  HAKARI_ASSERT_OK(const LookedThrough looked,
                   LookAt({kOtherFork, kFork, kFork}, judges, Rules(), {}, work));
  EXPECT_EQ(looked.summary.resumed, 1);
  EXPECT_EQ(looked.findings[0]->at(0).end, Condition::kUnclear);
  EXPECT_EQ(looked.findings[1]->at(0).end, Condition::kChosen);
  // A game with the same moves again is a game of its own, which was not examined yet.
  EXPECT_FALSE(looked.findings[2]);
}

TEST(MakeProblems, FillsTheBooksInTurnAndSaysWhatWasDropped) {
  const std::vector<const char*> texts = {kFork, kOtherFork, kFork};
  HAKARI_ASSERT_OK(const LookedThrough looked, LookAt({kFork, kOtherFork, kFork}, TwoSeeIt()));
  std::vector<notation::GameRecord> games;
  for (const char* text : texts) games.push_back(Game(text));
  const MadeProblems made = MakeProblems(games, looked.findings, {"one", "two"}, 216);
  ASSERT_EQ(made.books[0].size(), 1u);
  ASSERT_EQ(made.books[1].size(), 1u);
  EXPECT_EQ(made.twice, 1);
  EXPECT_EQ(made.looked_at, 3);
  EXPECT_EQ(ProblemLine(made.books[0][0]),
            "sfen 8k/9/3s1g3/9/9/9/9/9/K8 b N 1 ; id=one-001 best=N*5e book=one by=a,b game=1 "
            "line=N*5e,1a1b,9i9h ply=0 score=+600 second=+0 seen=1 theme=fork");
  EXPECT_EQ(MakeProblems(games, looked.findings, {"one"}, 1).beyond, 1);
}

}  // namespace
}  // namespace hakari::suites
