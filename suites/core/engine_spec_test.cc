#include "suites/core/engine_spec.h"

#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "suites/core/limits.h"

namespace hakari::suites {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

EngineSpec Parse(absl::string_view text) {
  absl::StatusOr<EngineSpec> spec = ParseEngineSpec(text);
  EXPECT_TRUE(spec.ok()) << spec.status();
  return spec.ok() ? *spec : EngineSpec();
}

std::string ErrorOf(absl::string_view text) {
  return std::string(ParseEngineSpec(text).status().message());
}

TEST(EngineSpecTest, CommandAndArguments) {
  const EngineSpec spec = Parse("./engine --book 'my book.bin' a=b");
  EXPECT_EQ(spec.command, "./engine");
  EXPECT_EQ(spec.args, (std::vector<std::string>{"--book", "my book.bin", "a=b"}));
  EXPECT_EQ(spec.reset, EngineReset::kReadyNewGame);
  EXPECT_TRUE(spec.options.empty());
}

TEST(EngineSpecTest, SettingsStandBeforeTheCommand) {
  const EngineSpec spec = Parse(
      "option.\"Skill Level\"=20 option.Book= env.OMP_NUM_THREADS=1 folder=/tmp reset=restart "
      "mate=search mate-ms=1500 file=a.bin file='b c' threads=4 engine");
  EXPECT_EQ(spec.files, (std::vector<std::string>{"a.bin", "b c"}));
  EXPECT_EQ(spec.threads, 4);
  EXPECT_EQ(spec.options, (Pairs{{"Skill Level", "20"}, {"Book", ""}}));
  EXPECT_EQ(spec.environment, (Pairs{{"OMP_NUM_THREADS", "1"}}));
  EXPECT_EQ(spec.folder, "/tmp");
  EXPECT_EQ(spec.reset, EngineReset::kRestart);
  EXPECT_EQ(spec.mate_by, MateBy::kSearch);
  EXPECT_EQ(spec.mate_ms, 1500);
  EXPECT_EQ(spec.command, "engine");
}

TEST(EngineSpecTest, APathMayHoldAnEqualsSign) {
  EXPECT_EQ(Parse("./a=b/engine").command, "./a=b/engine");
}

TEST(EngineSpecTest, ErrorsSayWhatWasExpected) {
  EXPECT_EQ(ErrorOf(""), "expected the command of an engine, found the end");
  EXPECT_EQ(ErrorOf("reset=none"), "expected the command of an engine, found the end");
  EXPECT_EQ(ErrorOf("''"), "expected the command of an engine, found the end");
  EXPECT_EQ(ErrorOf("reset=never engine"),
            "expected reset=none, usinewgame, isready, clear-hash or restart, found 'never'");
  EXPECT_EQ(ErrorOf("mate-ms=0 engine"), "expected mate-ms=1 or more, found '0'");
  EXPECT_EQ(ErrorOf("mate=quickly engine"), "expected mate=go-mate or search, found 'quickly'");
  EXPECT_EQ(
      ErrorOf("hash=64 engine"),
      "expected a setting (option.NAME, env.NAME, folder, reset, mate, mate-ms, byoyomi-ms, file "
      "or threads) or a command, found 'hash'");
  EXPECT_EQ(ErrorOf("threads=0 engine"), "expected threads=1 to 1024, found '0'");
  EXPECT_FALSE(ParseEngineSpec("option.=1 engine").ok());
}

TEST(EngineSpecTest, TheConfigurationIsReadBack) {
  const std::string text =
      "option.\"Skill Level\"=20 env.A=b folder=\"/a b\" reset=usinewgame mate=search mate-ms=7 "
      "file=\"a b\" ./engine \"x y\" z";
  const std::string configuration = EngineConfiguration(Parse(text));
  EXPECT_EQ(EngineConfiguration(Parse(configuration)), configuration);
  EXPECT_NE(configuration, EngineConfiguration(Parse("./engine")));
}

TEST(EngineSpecTest, EveryResetHasAName) {
  for (EngineReset reset : {EngineReset::kNone, EngineReset::kNewGame, EngineReset::kReadyNewGame,
                            EngineReset::kClearHash, EngineReset::kRestart}) {
    EXPECT_EQ(*ParseEngineReset(EngineResetName(reset)), reset);
  }
}

TEST(LimitsTest, TextGoesBothWays) {
  Limits limits;
  EXPECT_EQ(LimitsText(limits), "none");
  EXPECT_EQ(*ParseLimits("none"), limits);
  limits.nodes = 10000;
  limits.depth = 6;
  limits.table_mib = 0;
  limits.seed = UINT64_MAX;
  limits.movetime_ms = 50;
  const std::string text =
      "nodes=10000 depth=6 table_mib=0 seed=18446744073709551615 movetime_ms=50";
  EXPECT_EQ(LimitsText(limits), text);
  ASSERT_TRUE(ParseLimits(text).ok());
  EXPECT_EQ(*ParseLimits(text), limits);
}

TEST(LimitsTest, RefusesAnythingElse) {
  for (const char* text :
       {"", "nodes", "nodes=", "nodes=-1", "nodes=x", "nodes=1  depth=2", "nodes=01",
        "nodes=18446744073709551616", "plies=3", "none depth=1", "depth=1 depth=1"}) {
    EXPECT_FALSE(ParseLimits(text).ok()) << text;
  }
}

TEST(LimitsTest, SlugsTellLimitsApart) {
  Limits limits;
  EXPECT_EQ(LimitsSlug(limits), "full");
  limits.depth = 6;
  EXPECT_EQ(LimitsSlug(limits), "d6");
  limits.nodes = 10000;
  EXPECT_EQ(LimitsSlug(limits), "10000-d6");
  limits.table_mib = 64;
  limits.seed = 1;
  EXPECT_EQ(LimitsSlug(limits), "10000-d6-t64-s1");
  limits = {};
  limits.movetime_ms = 64;
  EXPECT_EQ(LimitsSlug(limits), "m64");
}

TEST(LimitsTest, WhatIsGivenTakesTheUsualsPlace) {
  Limits usual;
  usual.nodes = 20000;
  usual.table_mib = 16;
  Limits given;
  given.depth = 3;
  EXPECT_EQ(LimitsText(Replaced(usual, given)), "nodes=20000 depth=3 table_mib=16");
  given.nodes = 5;
  EXPECT_EQ(LimitsText(Replaced(usual, given)), "nodes=5 depth=3 table_mib=16");
}

TEST(LimitsTest, ATimeStandsForUsualCountsButNotForThoseThatAreGiven) {
  Limits usual;
  usual.nodes = 20000;
  usual.depth = 6;
  EXPECT_TRUE(usual.is_exact());
  Limits given;
  given.movetime_ms = 1000;
  EXPECT_EQ(LimitsText(Replaced(usual, given)), "movetime_ms=1000");
  EXPECT_FALSE(Replaced(usual, given).is_exact());
  given.nodes = 7;
  EXPECT_EQ(LimitsText(Replaced(usual, given)), "nodes=7 movetime_ms=1000");
}

}  // namespace
}  // namespace hakari::suites
