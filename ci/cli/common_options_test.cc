#include "ci/cli/common_options.h"

#include <gtest/gtest.h>

namespace hakari::cli {
namespace {

struct Parsed {
  uint64_t nodes = 1000;
  uint64_t seed = 7;
  int jobs = 1;
  Shard shard;
  Output json;
  bool quiet = false;
  std::string error;
};

Parsed Parse(const std::string& line) {
  Parsed parsed;
  CLI::App app;
  AddNodesOption(app, parsed.nodes);
  AddJobsOption(app, parsed.jobs);
  AddShardOption(app, parsed.shard);
  AddJsonOption(app, parsed.json);
  AddSeedOption(app, parsed.seed);
  AddQuietFlag(app, parsed.quiet);
  try {
    app.parse(line);
  } catch (const CLI::ParseError& error) {
    parsed.error = error.what();
  }
  return parsed;
}

TEST(CommonOptions, KeepTheirDefaults) {
  const Parsed parsed = Parse("");
  EXPECT_EQ(parsed.nodes, 1000u);
  EXPECT_EQ(parsed.seed, 7u);
  EXPECT_EQ(parsed.shard.count, 1);
  EXPECT_FALSE(parsed.quiet);
}

TEST(CommonOptions, AreRead) {
  const Parsed parsed =
      Parse("--nodes 50000 --jobs 2 --shard 3/8 --json out.json --seed 18446744073709551615 -q");
  EXPECT_EQ(parsed.error, "");
  EXPECT_EQ(parsed.nodes, 50000u);
  EXPECT_EQ(parsed.jobs, 2);
  EXPECT_EQ(parsed.shard.index, 3);
  EXPECT_EQ(parsed.shard.count, 8);
  EXPECT_EQ(parsed.json.path, "out.json");
  EXPECT_EQ(parsed.seed, ~uint64_t{0});
  EXPECT_TRUE(parsed.quiet);
}

TEST(CommonOptions, RefuseWhatMakesNoSense) {
  for (const char* line : {"--nodes 0", "--nodes -1", "--nodes x", "--jobs 0", "--jobs 99999",
                           "--shard 0/4", "--shard 5/4", "--shard 4", "--shard 1/2/3",
                           "--shard a/b", "--shard 1/0", "--seed -1", "--json", "--json ''"}) {
    EXPECT_NE(Parse(line).error, "") << line;
  }
}

}  // namespace
}  // namespace hakari::cli
