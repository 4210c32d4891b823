#include "engine/usi/options.h"

#include "absl/strings/match.h"
#include "engine/mate/solver.h"
#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

TEST(Options, TheTableIsInMebibytes) {
  UsiOptions options;
  EXPECT_TRUE(options.Set("USI_Hash", "64").ok());
  EXPECT_EQ(options.table_bytes(), 64u << 20);
  for (const char* value : {"", "0", "-1", "x", "65537", "99999999999999999999"}) {
    EXPECT_FALSE(options.Set("USI_Hash", value).ok()) << value;
  }
  EXPECT_EQ(options.hash_mib, 64u);
}

TEST(Options, EverySolverCanBeChosen) {
  UsiOptions options;
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

TEST(Options, UnknownOnesAreTold) {
  UsiOptions options;
  EXPECT_TRUE(absl::IsNotFound(options.Set("BookFile", "x")));
  EXPECT_TRUE(options.Set("USI_Ponder", "true").ok());
}

TEST(Options, LinesSayWhatIsOffered) {
  const std::vector<std::string> lines = OptionLines();
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0], "option name USI_Hash type spin default 256 min 1 max 65536");
  for (const mate::MateSolverInfo& info : mate::MateSolvers()) {
    EXPECT_TRUE(absl::StrContains(lines[2], std::string(" var ") + std::string(info.name)));
  }
}

}  // namespace
}  // namespace hakari::usi
