#include "suites/match/play_match.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/random/dice.h"
#include "base/run/journal.h"
#include "engine/movegen/movegen.h"
#include "engine/player/answer.h"
#include "engine/player/testing/fake_player.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/match/pair_text.h"

namespace hakari::match {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

// Plays a legal move that depends on its seed and on the game's moves; resigns after a number of
// plies. `Manners` changes this.
class Wanderer : public player::FakePlayer {
 public:
  struct Manners {
    uint64_t seed = 0;
    size_t resigns_at = 20;
    std::atomic<int>* crashes = nullptr;  // this many of its answers fail, caused by others
    std::atomic<int>* whim = nullptr;     // its moves also depend on this counter
    bool breaks_down = false;             // fails after more than 6 plies, with a transcript
  };

  explicit Wanderer(Manners manners)
      : FakePlayer([this](const player::Question& question, const player::Control&,
                          player::Listener*) { return Choose(question); }),
        manners_(manners) {}

 private:
  player::Answer Choose(const player::Question& question) {
    const size_t plies = question.game.moves().size();
    if (manners_.crashes != nullptr && plies == 8 && (*manners_.crashes)-- > 0) {
      player::Answer answer = player::Answer::Failed(player::FailureKind::kCrashed, "killed");
      answer.failure->by_others = true;
      return answer;
    }
    if (manners_.breaks_down && plies > 6) {
      player::Answer answer = player::Answer::Failed(player::FailureKind::kCrashed, "broke down");
      answer.failure->transcript = "> go\n";
      return answer;
    }
    if (plies >= manners_.resigns_at) return player::Answer::Of(player::Answer::Kind::kResign);
    Dice dice(manners_.seed);
    for (const Move move : question.game.moves()) dice.Mix(move.code());
    if (manners_.whim != nullptr) dice.Mix(static_cast<uint64_t>(++*manners_.whim));
    movegen::MoveList moves;
    movegen::GenerateLegal(question.game.position(), moves);
    return player::Answer::Plays(
        moves[static_cast<int>(dice.Below(static_cast<uint64_t>(moves.size())))]);
  }

  const Manners manners_;
};

class PlayMatchTest : public ::testing::Test {
 protected:
  PlayMatchTest() {
    const std::string path = ::testing::TempDir() + "/openings.usi";
    std::string text;
    for (const char* first : {"7g7f", "2g2f", "5g5f", "1g1f", "9g9f", "3g3f", "4g4f", "6g6f"}) {
      absl::StrAppend(&text, "startpos moves ", first, " 8c8d\n");
    }
    EXPECT_TRUE(WriteFileAtomically(path, text).ok());
    openings_.emplace(*Openings::Read({path}, 10, 1));
    plan_.openings = &*openings_;
    plan_.pairs = 8;
    Enter({1});
    Enter({2, 21});
  }

  void Enter(Wanderer::Manners manners) {
    Entrant entrant;
    entrant.name = entrant.player.identity.name = absl::StrCat("wanderer ", manners.seed);
    entrant.player.make =
        [manners](const std::atomic<bool>*) -> absl::StatusOr<std::unique_ptr<player::Player>> {
      return std::make_unique<Wanderer>(manners);
    };
    entrant.allowance.nodes = 1;
    plan_.entrants.push_back(std::move(entrant));
  }

  // The delivered pairs as texts, without times.
  std::vector<std::string> Play(int jobs, Journal* journal = nullptr) {
    std::vector<std::string> heard;
    pairs_.clear();
    MatchEars ears;
    ears.hear = [&](const PlayedPair& pair) {
      pairs_.push_back(pair);
      PlayedPair timeless = pair;
      for (PlayedGame& game : timeless.games) game.answers.clear();
      heard.push_back(PairText(timeless));
    };
    ears.is_enough = is_enough_;
    const absl::StatusOr<RunSummary> summary = PlayMatch(plan_, {jobs, journal}, ears, stop_);
    EXPECT_TRUE(summary.ok()) << summary.status();
    if (summary.ok()) summary_ = *summary;
    return heard;
  }

  std::unique_ptr<Journal> OpenJournal(bool fresh) {
    return *Journal::Open(::testing::TempDir() + "/match.journal",
                          MatchIdentity(plan_, "eight openings"), fresh);
  }

  std::optional<Openings> openings_;
  MatchPlan plan_;
  std::function<bool()> is_enough_;
  std::atomic<bool> stop_{false};
  std::vector<PlayedPair> pairs_;
  RunSummary summary_;
};

TEST_F(PlayMatchTest, JobsChangeNothing) {
  const std::vector<std::string> alone = Play(1);
  ASSERT_THAT(alone, SizeIs(8));
  EXPECT_EQ(Play(3), alone);
  plan_.processors = {0};
  EXPECT_EQ(Play(2), alone);
}

TEST_F(PlayMatchTest, BothGamesBeginWithTheOpeningOfThePair) {
  Play(2);
  std::set<std::string> openings;
  for (size_t i = 0; i < pairs_.size(); ++i) {
    EXPECT_EQ(pairs_[i].number, static_cast<int>(i));
    for (const PlayedGame& game : pairs_[i].games) {
      EXPECT_EQ(game.opening_moves, 2u);
      EXPECT_TRUE(game.record.lines[0].moves[0].move == openings_->Of(i).moves[0]);
    }
    openings.insert(MovesOf(pairs_[i].games[0]).substr(0, 24));
    EXPECT_NE(MovesOf(pairs_[i].games[0]), MovesOf(pairs_[i].games[1]));
  }
  EXPECT_THAT(openings, SizeIs(8));
}

TEST_F(PlayMatchTest, TheFirstPlayerHasBlackInTheFirstGame) {
  plan_.entrants[0].player.make = plan_.entrants[1].player.make;
  Enter({1, 0});  // resigns at once, whenever it is asked
  std::swap(plan_.entrants[0], plan_.entrants[2]);
  plan_.entrants.pop_back();
  Play(1);
  for (const PlayedPair& pair : pairs_) {
    EXPECT_EQ(pair.games[0].record.lines[0].result, notation::GameResult::kWhiteWins);
    EXPECT_EQ(pair.games[1].record.lines[0].result, notation::GameResult::kBlackWins);
    EXPECT_EQ(OutcomeOf(pair), 0u);
  }
}

TEST_F(PlayMatchTest, GoesOnWhereItWasAndWithMorePairs) {
  const std::vector<std::string> whole = Play(1);
  plan_.pairs = 5;
  EXPECT_THAT(Play(2, OpenJournal(/*fresh=*/true).get()), SizeIs(5));
  plan_.pairs = 8;
  EXPECT_EQ(Play(2, OpenJournal(/*fresh=*/false).get()), whole);
  EXPECT_EQ(summary_.resumed, 5);
}

TEST_F(PlayMatchTest, ALineOfAnotherPairIsRefused) {
  plan_.pairs = 1;
  Play(1, OpenJournal(/*fresh=*/true).get());
  PlayedPair other = pairs_[0];
  other.number = 4;
  ASSERT_TRUE(OpenJournal(/*fresh=*/false)->Append("1-2.00002", PairText(other)).ok());
  const auto journal = OpenJournal(/*fresh=*/false);
  plan_.pairs = 2;
  const auto summary = PlayMatch(plan_, {1, journal.get()}, {[](const PlayedPair&) {}}, stop_);
  EXPECT_THAT(std::string(summary.status().message()), HasSubstr("1-2.00002"));
}

TEST_F(PlayMatchTest, EnoughIsEnoughWhateverTheJobs) {
  is_enough_ = [this] { return pairs_.size() >= 3; };
  const std::vector<std::string> alone = Play(1);
  EXPECT_THAT(alone, SizeIs(3));
  EXPECT_EQ(Play(4), alone);
  EXPECT_TRUE(summary_.was_enough);
}

TEST_F(PlayMatchTest, WhatOthersBrokeIsPlayedAgainTwiceAtMost) {
  std::atomic<int> crashes{2};
  plan_.pairs = 1;
  plan_.entrants[0].allowance.nodes.reset();
  plan_.entrants[0].allowance.move_ms = 60'000;  // timed, so that the pair is not played twice
  plan_.entrants.pop_back();
  Enter({3, 20, &crashes});
  Play(1);
  EXPECT_EQ(pairs_[0].attempt, 3);
  EXPECT_FALSE(pairs_[0].games[0].fault.has_value());
  EXPECT_FALSE(pairs_[0].repeated_itself.has_value());
  crashes = 100;
  Play(1);
  EXPECT_EQ(pairs_[0].attempt, 3);
  EXPECT_TRUE(pairs_[0].games[1].fault.has_value());
}

TEST_F(PlayMatchTest, TheFirstPairShowsWhetherGamesRepeatThemselves) {
  Play(2);
  EXPECT_EQ(pairs_[0].repeated_itself, true);
  EXPECT_FALSE(pairs_[1].repeated_itself.has_value());
  std::atomic<int> whim{0};
  plan_.entrants.pop_back();
  Enter({3, 20, nullptr, &whim});
  Play(1);
  EXPECT_EQ(pairs_[0].repeated_itself, false);
}

TEST_F(PlayMatchTest, ShardsTogetherAreTheWhole) {
  Enter({5});
  const std::vector<std::string> whole = Play(2);
  ASSERT_THAT(whole, SizeIs(24));
  std::vector<std::string> parts(24);
  for (const int index : {1, 2, 3}) {
    plan_.shard = {index, 3};
    const std::vector<std::string> part = Play(2);
    for (size_t i = 0; i < part.size(); ++i)
      parts[i * 3 + static_cast<size_t>(index) - 1] = part[i];
  }
  EXPECT_EQ(parts, whole);
}

TEST_F(PlayMatchTest, EveryPairingPlaysTheSameOpenings) {
  Enter({5});
  plan_.gauntlet = true;
  plan_.pairs = 2;
  Play(1);
  ASSERT_THAT(pairs_, SizeIs(4));
  EXPECT_THAT(pairs_[0].players, ElementsAre(0, 1));
  EXPECT_THAT(pairs_[1].players, ElementsAre(0, 2));
  EXPECT_EQ(pairs_[1].number, 0);
  EXPECT_EQ(pairs_[2].number, 1);
  EXPECT_TRUE(pairs_[0].games[0].record.lines[0].moves[0].move ==
              pairs_[1].games[0].record.lines[0].moves[0].move);
}

TEST_F(PlayMatchTest, TranscriptsOfFaultsAreKept) {
  plan_.entrants.pop_back();
  Wanderer::Manners manners;
  manners.breaks_down = true;
  Enter(manners);
  plan_.pairs = 1;
  plan_.transcript_folder = ::testing::TempDir() + "/faults";
  Play(1);
  EXPECT_EQ(*ReadTextFile(plan_.transcript_folder + "/1-2.00001-2.txt"), "> go\n");
  plan_.transcript_folder = "/dev/null/nowhere";
  const auto summary = PlayMatch(plan_, {1}, {[](const PlayedPair&) { FAIL(); }}, stop_);
  EXPECT_THAT(std::string(summary.status().message()), HasSubstr("/dev/null"));
}

TEST_F(PlayMatchTest, TheIdentityIsAllThatGamesDependOn) {
  const RunIdentity identity = MatchIdentity(plan_, "some");
  plan_.pairs = 100;
  plan_.processors = {0, 1};
  EXPECT_EQ(MatchIdentity(plan_, "some"), identity);
  const auto differs = [&](auto change) {
    MatchPlan other = plan_;
    change(other);
    return MatchIdentity(other, "some") != identity;
  };
  EXPECT_NE(MatchIdentity(plan_, "others"), identity);
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.entrants[1].allowance.nodes = 2; }));
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.entrants[1].allowance.margin_ms = 2; }));
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.entrants[0].name = "x"; }));
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.entrants[0].player.identity.name = "x"; }));
  EXPECT_TRUE(
      differs([](MatchPlan& plan) { plan.entrants[0].player.identity.configuration = "x"; }));
  EXPECT_TRUE(
      differs([](MatchPlan& plan) { plan.entrants[0].player.identity.file_hashes = {"x"}; }));
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.gauntlet = true; }));
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.rules.most_plies = 1; }));
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.rules.resign_centipawns = 1; }));
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.rules.announce_nodes = 1; }));
  EXPECT_TRUE(differs([](MatchPlan& plan) { plan.shard = {1, 2}; }));
}

TEST_F(PlayMatchTest, TheIdentitySaysWhatMatchItIs) {
  plan_.gauntlet = true;
  plan_.rules = {100, true, 700, 4, 50};
  plan_.shard = {2, 3};
  plan_.entrants[1].allowance = *ParseAllowance("time=60+0.5");
  plan_.entrants[1].allowance.margin_ms = 30;
  plan_.entrants[0].player.identity.file_hashes = {"ab", "cd"};
  const RunIdentity identity = MatchIdentity(plan_, "eight");
  const absl::StatusOr<MatchSummary> summary = SummaryOf(identity);
  ASSERT_TRUE(summary.ok()) << summary.status();
  EXPECT_EQ(MatchIdentity(summary->plan, summary->openings), identity);
  for (size_t left_out = 0; left_out < identity.size(); ++left_out) {
    RunIdentity part = identity;
    part.erase(part.begin() + static_cast<std::ptrdiff_t>(left_out));
    EXPECT_FALSE(SummaryOf(part).ok()) << identity[left_out].first;
  }
}

}  // namespace
}  // namespace hakari::match
