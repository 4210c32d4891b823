#include "suites/engines/search_player.h"

#include <atomic>
#include <chrono>
#include <thread>

#include "absl/strings/match.h"
#include "engine/eval/default_weights.h"
#include "engine/movegen/movegen.h"
#include "engine/player/game.h"
#include "engine/player/score.h"
#include "engine/search/settings/profiles.h"
#include "engine/search/values/score.h"
#include "gtest/gtest.h"
#include "suites/engines/typed_search.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Question;

constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

Question About(const char* game, uint64_t nodes) {
  Question question;
  question.game = *player::ParseGame(game);
  question.limits.nodes = nodes;
  return question;
}

class SmallPlayer : public SearchPlayer {
 public:
  SmallPlayer() : SearchPlayer(Small()) {}

 private:
  static SearchConfig Small() {
    SearchConfig config;
    config.table_mib = 1;
    return config;
  }
};

class Heard : public player::Listener {
 public:
  void OnLine(const player::Line& line) override { lines.push_back(line); }
  void OnRemark(absl::string_view) override {}
  std::vector<player::Line> lines;
};

TEST(SearchPlayerTest, AnswersAMoveWithItsLineAndCounters) {
  SmallPlayer player;
  Heard heard;
  const Answer answer = player.Ask(About("startpos moves 7g7f", 5000), {}, &heard);
  ASSERT_FALSE(answer.failure) << answer.failure->what;
  EXPECT_EQ(answer.kind, Answer::Kind::kMove);
  EXPECT_EQ(answer.Counter("nodes"), 5000);
  ASSERT_FALSE(answer.lines.empty());
  EXPECT_EQ(answer.lines[0].moves[0], answer.move);
  EXPECT_EQ(answer.Counter("depth"), *answer.lines[0].depth);
  ASSERT_FALSE(heard.lines.empty());
  EXPECT_TRUE(heard.lines.back().table_per_mille.has_value());
  EXPECT_GE(*heard.lines.back().deepest, *heard.lines.back().depth);
  EXPECT_EQ(player.last_result().nodes, 5000u);
}

TEST(SearchPlayerTest, TheSameAfterANewGame) {
  SmallPlayer player;
  const Question question = About("startpos", 3000);
  const Answer first = player.Ask(question, {}, nullptr);
  player.Ask(About(kMateInOne, 100), {}, nullptr);
  ASSERT_FALSE(player.NewGame(nullptr));
  const Answer again = player.Ask(question, {}, nullptr);
  EXPECT_EQ(again.move, first.move);
  EXPECT_EQ(again.counters, first.counters);
}

TEST(SearchPlayerTest, MatesAreCountedInPlies) {
  SmallPlayer player;
  const Answer answer = player.Ask(About(kMateInOne, 1000), {}, nullptr);
  ASSERT_FALSE(answer.lines.empty());
  EXPECT_EQ(answer.lines[0].score->kind, player::Score::Kind::kMates);
}

TEST(SearchPlayerTest, WithoutAMoveItResignsAndWithTwentyEightPointsItDeclares) {
  SmallPlayer player;
  const Answer mated = player.Ask(About("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", 100), {}, nullptr);
  EXPECT_EQ(mated.kind, Answer::Kind::kResign);
  const Answer entered =
      player.Ask(About("4K4/PPPPPPPPP/RR7/9/9/9/9/9/8k b 2B2G2S 1", 100), {}, nullptr);
  EXPECT_EQ(entered.kind, Answer::Kind::kDeclare) << (entered.failure ? entered.failure->what : "");
}

TEST(SearchPlayerTest, SeveralLinesAndRootMoves) {
  SmallPlayer player;
  Question question = About("startpos", 4000);
  question.lines = 3;
  const Answer three = player.Ask(question, {}, nullptr);
  ASSERT_EQ(three.lines.size(), 3u);
  EXPECT_EQ(three.lines[2].rank, 3);
  question.lines = 1;
  question.root_moves = {three.lines[1].moves[0]};
  EXPECT_EQ(player.Ask(question, {}, nullptr).move, three.lines[1].moves[0]);
}

TEST(SearchPlayerTest, RefusesWhatMakesNoSense) {
  SmallPlayer player;
  const auto why = [&](const Question& question) {
    const Answer answer = player.Ask(question, {}, nullptr);
    return answer.failure && answer.failure->kind == player::FailureKind::kRefused
               ? answer.failure->what
               : "answered";
  };
  EXPECT_TRUE(absl::StrContains(why(About("4k4/9/9/9/9/9/9/9/9 b G 1", 10)), "black has no king"));
  EXPECT_TRUE(absl::StrContains(why(About("startpos", 0)), "0 nodes"));
  Question mate = About("startpos", 10);
  mate.kind = Question::Kind::kMate;
  EXPECT_TRUE(absl::StrContains(why(mate), "moves only"));
  Question large = About("startpos", 10);
  large.limits.table_mib = uint64_t{1} << 30;
  EXPECT_TRUE(absl::StrContains(why(large), "the machine has")) << why(large);
}

TEST(SearchPlayerTest, EveryOptionTakesItsDefaultAndRefusesNonsense) {
  SmallPlayer player;
  for (const player::Option& option : player.options()) {
    ASSERT_TRUE(option.default_value.has_value()) << option.name;
    EXPECT_FALSE(player.SetOption(option.name, *option.default_value, nullptr)) << option.name;
    if (option.name == "USI_Ponder") continue;
    EXPECT_TRUE(player.SetOption(option.name, "a lot", nullptr)) << option.name;
    if (option.most) {
      EXPECT_TRUE(player.SetOption(option.name, std::to_string(*option.most + 1), nullptr));
    }
  }
  EXPECT_TRUE(player.SetOption("Contempt", "1", nullptr));
}

TEST(SearchPlayerTest, AContradictionChangesNothing) {
  SearchConfig config;
  const std::string before = config.Text();
  const absl::Status set = config.Set("table", "0");
  EXPECT_TRUE(absl::StrContains(set.message(), "singular needs the table")) << set;
  EXPECT_EQ(config.Text(), before);
}

TEST(SearchPlayerTest, AProfileSetsSettingsAndWeights) {
  SearchConfig config;
  ASSERT_TRUE(config.Set("Profile", "plain").ok());
  EXPECT_EQ(config.settings.null_move, 0);
  ASSERT_TRUE(config.Set("Profile", "frozen1,null_move=5").ok());
  EXPECT_EQ(config.settings.null_move, 5);
  EXPECT_EQ(config.weights.checksum(), search::Profiles()[0].weights_checksum);
  EXPECT_FALSE(config.Set("Profile", "frozen0").ok());
  EXPECT_FALSE(config.Set("EvalFile", "no/such/file").ok());
  EXPECT_TRUE(config.Set("EvalFile", "material1").ok());
  EXPECT_EQ(config.weights.checksum(), eval::ShippedWeights("material1")->checksum());
}

TEST(SearchPlayerTest, TermsAreLeftOutOfWhateverWeightsThereAre) {
  SearchConfig config;
  const std::string whole = config.WeightsText();
  ASSERT_TRUE(config.Set("EvalWithout", "pins+tempo").ok());
  const std::string without = config.WeightsText();
  EXPECT_NE(without, whole);
  ASSERT_TRUE(config.Set("EvalFile", "ground1").ok());
  EXPECT_NE(config.weights.checksum(), eval::ShippedWeights("ground1")->checksum());
  ASSERT_TRUE(config.Set("EvalFile", "<default>").ok());
  EXPECT_EQ(config.WeightsText(), without) << "whichever of the two is set last";
  EXPECT_TRUE(
      absl::StrContains(config.Set("EvalWithout", "nobody").message(), "no group of terms"));
  EXPECT_EQ(config.WeightsText(), without);
  ASSERT_TRUE(config.Set("EvalWithout", "<empty>").ok());
  EXPECT_EQ(config.WeightsText(), whole);
  ASSERT_TRUE(config.Set("EvalWithout", "pins").ok() && config.Set("Profile", "default").ok());
  EXPECT_EQ(config.WeightsText(), whole) << "a profile sets everything";
}

TEST(SearchPlayerTest, IsMadeOfWhatSomebodyTypes) {
  EXPECT_TRUE(IsTypedSearch("search") && IsTypedSearch("search:frozen1"));
  EXPECT_FALSE(IsTypedSearch("searching") || IsTypedSearch("usi:search"));
  const auto spec = TypedSearch("search:frozen1,EvalFile=material1", 1);
  ASSERT_TRUE(spec.ok()) << spec.status();
  SearchConfig config;
  EXPECT_TRUE(config.Set("Profile", "frozen1").ok() && config.Set("EvalFile", "material1").ok());
  EXPECT_EQ(spec->identity.configuration,
            "search/1 table_mib=1 overhead=20 resign=0 " + config.Text());
  EXPECT_EQ(TypedSearch("search:no_move=1", 1).status().message(),
            "search:no_move=1: there is no option 'no_move'");
}

TEST(SearchPlayerTest, StopsWhenItIsTold) {
  SmallPlayer player;
  Question question = About("startpos", 0);
  question.limits.nodes.reset();
  std::atomic<bool> stop(false);
  player::Control control;
  control.stop = &stop;
  std::thread later([&stop] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop = true;
  });
  const Answer answer = player.Ask(question, control, nullptr);
  later.join();
  EXPECT_EQ(answer.kind, Answer::Kind::kMove);
}

TEST(SearchPlayerTest, ACancelledQuestionHasNoAnswer) {
  SmallPlayer player;
  const std::atomic<bool> cancel(true);
  player::Control control;
  control.cancel = &cancel;
  const Answer answer = player.Ask(About("startpos", 100'000'000), control, nullptr);
  ASSERT_TRUE(answer.failure);
  EXPECT_EQ(answer.failure->kind, player::FailureKind::kStopped);
}

TEST(SearchPlayerTest, TimeEndsASearch) {
  SmallPlayer player;
  Question question = About("startpos", 0);
  question.limits.nodes.reset();
  question.limits.move_ms = 30;
  const Answer answer = player.Ask(question, {}, nullptr);
  EXPECT_EQ(answer.kind, Answer::Kind::kMove);
  EXPECT_GT(answer.Counter("nodes"), 0);
}

TEST(SearchPlayerTest, ResignsBelowWhatItIsTold) {
  SearchConfig config;
  config.table_mib = 1;
  ASSERT_TRUE(config.Set("ResignBelow", "1000").ok());
  SearchPlayer player(config);
  const char kLost[] = "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s 1";
  EXPECT_EQ(player.Ask(About(kLost, 2000), {}, nullptr).kind, Answer::Kind::kResign);
}

TEST(SearchPlayerTest, ItsIdentityNamesAllThatMatters) {
  const auto spec = SearchPlayerSpec("mine", "plain,null_move=3");
  ASSERT_TRUE(spec.ok()) << spec.status();
  EXPECT_EQ(spec->identity.name, "mine");
  EXPECT_TRUE(absl::StrContains(spec->identity.configuration, "null_move=3"));
  EXPECT_TRUE(absl::StrContains(spec->identity.configuration, "table_mib=16"));
  EXPECT_FALSE(SearchPlayerSpec("mine", "no_such=1").ok());
}

}  // namespace
}  // namespace hakari::engines
