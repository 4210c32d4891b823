#include "suites/engines/mate_engine.h"

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/mate/solver.h"
#include "engine/player/game.h"
#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Question;

Question MateInOne(uint64_t nodes) {
  Question question;
  question.kind = Question::Kind::kMate;
  question.game = *player::ParseGame("4k4/9/4P4/9/9/9/9/9/9 b G 1");
  question.limits.nodes = nodes;
  return question;
}

class Remarks : public player::Listener {
 public:
  void OnLine(const player::Line&) override {}
  void OnRemark(absl::string_view text) override { all.emplace_back(text); }
  std::vector<std::string> all;
};

TEST(MateEngineOptions, TheTableIsInMebibytes) {
  MateEngineOptions options;
  EXPECT_TRUE(options.Set("USI_Hash", "64").ok());
  for (const char* value : {"", "0", "-1", "x", "65537", "99999999999999999999"}) {
    EXPECT_FALSE(options.Set("USI_Hash", value).ok()) << value;
  }
  EXPECT_EQ(options.hash_mib, 64u);
}

TEST(MateEngineOptions, EverySolverCanBeChosen) {
  MateEngineOptions options;
  EXPECT_EQ(options.solver, mate::MateSolvers()[0].name);
  for (const mate::MateSolverInfo& info : mate::MateSolvers()) {
    EXPECT_TRUE(options.Set("MateSolver", info.name).ok());
    EXPECT_EQ(options.solver, info.name);
  }
  EXPECT_TRUE(options.Set("MateSolver", "PDS").ok());
  const absl::Status unknown = options.Set("MateSolver", "nobody");
  EXPECT_TRUE(absl::StrContains(unknown.message(), "pds")) << unknown;
  EXPECT_EQ(options.solver, "pds");
}

TEST(MateEngineOptions, UnknownOnesAreTold) {
  MateEngineOptions options;
  EXPECT_TRUE(absl::IsNotFound(options.Set("BookFile", "x")));
  EXPECT_TRUE(options.Set("USI_Ponder", "true").ok());
}

TEST(MateEngineTest, SaysWhatItOffers) {
  const std::vector<player::Option> options = MateEngine().options();
  ASSERT_EQ(options.size(), 4u);
  EXPECT_EQ(options[0].name, "USI_Hash");
  EXPECT_EQ(options[0].default_value, "256");
  EXPECT_EQ(options[0].most, 65536);
  ASSERT_EQ(options[2].choices.size(), mate::MateSolvers().size());
  for (size_t i = 0; i < mate::MateSolvers().size(); ++i) {
    EXPECT_EQ(options[2].choices[i], mate::MateSolvers()[i].name);
  }
  EXPECT_EQ(options[3].name, "Threads");
  EXPECT_EQ(options[3].default_value, "1");
}

TEST(MateEngineTest, ThreadsWorkForTheSolverThatTakesThem) {
  MateEngine engine;
  EXPECT_EQ(engine.SetOption("Threads", "0", nullptr)->what,
            "Threads: expected a number from 1 to 256, found '0'");
  ASSERT_FALSE(engine.SetOption("USI_Hash", "4", nullptr));
  ASSERT_FALSE(engine.SetOption("Threads", "3", nullptr));
  for (const char* solver : {"strong", "pds"}) {
    ASSERT_FALSE(engine.SetOption("MateSolver", solver, nullptr));
    EXPECT_EQ(engine.Ask(MateInOne(1000), {}, nullptr).kind, Answer::Kind::kMate) << solver;
  }
}

TEST(MateEngineTest, TheTableOutlivesLimitsAndCutsNodes) {
  MateEngine engine;
  ASSERT_FALSE(engine.SetOption("MateSolver", "pds", nullptr));
  ASSERT_FALSE(engine.SetOption("USI_Hash", "1", nullptr));
  ASSERT_FALSE(engine.NewGame(nullptr));
  Remarks remarks;
  for (const uint64_t nodes : {100, 200}) {
    const Answer answer = engine.Ask(MateInOne(nodes), {}, &remarks);
    EXPECT_EQ(answer.kind, Answer::Kind::kMate);
  }
  EXPECT_TRUE(remarks.all.empty());
  engine.Ask(MateInOne(1'000'000'000), {}, &remarks);
  ASSERT_EQ(remarks.all.size(), 1u);
  EXPECT_TRUE(absl::StrContains(remarks.all[0], "USI_Hash makes it larger")) << remarks.all[0];
}

TEST(MateEngineTest, ABadValueChangesNothing) {
  MateEngine engine;
  const auto failure = engine.SetOption("USI_Hash", "0", nullptr);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->what, "USI_Hash: expected MiB from 1 to 65536, found '0'");
  EXPECT_EQ(engine.SetOption("Nothing", "0", nullptr)->what, "there is no option 'Nothing'");
}

}  // namespace
}  // namespace hakari::engines
