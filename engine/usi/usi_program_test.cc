// What needs no waiting; the conversation as a whole is tested through pipes,
// ci/cli/mate/usi_test.cc.
#include "engine/usi/usi_program.h"

#include <sstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

std::string Converse(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  UsiProgram(out).Run(in);
  return out.str();
}

TEST(UsiProgram, IntroducesItself) {
  const std::string out = Converse("usi\nisready\nquit\nisready\n");
  EXPECT_TRUE(absl::StartsWith(out, "id name Hakari\nid author ")) << out;
  EXPECT_TRUE(absl::StrContains(out, "\noption name USI_Hash type spin")) << out;
  EXPECT_TRUE(absl::StrContains(out, "\noption name MateSolver type combo")) << out;
  EXPECT_TRUE(absl::EndsWith(out, "\nusiok\nreadyok\n")) << out;
}

TEST(UsiProgram, OrdinaryLinesAreObeyedInSilence) {
  EXPECT_EQ(Converse("\nusinewgame\nsetoption name USI_Hash value 1\nposition startpos moves 7g7f\n"
                     "stop\nponderhit\ngameover win\n"),
            "");
}

TEST(UsiProgram, BadInputIsExplained) {
  EXPECT_EQ(Converse("help\n"), "info string unknown command 'help'\n");
  EXPECT_TRUE(absl::StrContains(Converse("setoption name USI_Hash value 0\n"), "from 1 to"));
  EXPECT_TRUE(absl::StrContains(Converse("setoption name Nothing value 0\n"), "no option"));
  EXPECT_TRUE(absl::StartsWith(Converse("position startpos moves 7g7e\n"), "info string "));
  EXPECT_EQ(Converse("\x1b[2J\n"), "info string unknown command '?[2J'\n");
  EXPECT_TRUE(absl::StrContains(Converse(std::string(2 << 20, 'x') + "\nisready\n"),
                                "passed over\nreadyok\n"));
}

TEST(UsiProgram, WhoeverSaysGoGetsAnAnswer) {
  const std::string bad = "position sfen 4k4/4R4/9/9/9/9/9/9/9 b - 1\n";  // already in check
  EXPECT_TRUE(absl::EndsWith(Converse(bad + "go mate 1000\n"), "\ncheckmate notimplemented\n"));
  EXPECT_TRUE(absl::EndsWith(Converse(bad + "go nodes 10\n"), "\nbestmove resign\n"));
  const std::string hands = Converse("position sfen 4k4/9/9/9/9/9/9/9/9 b 3R 1\ngo mate 10\n");
  EXPECT_TRUE(absl::EndsWith(hands, "\ncheckmate notimplemented\n")) << hands;
  const std::string kingless = Converse("position sfen 9/9/9/9/9/9/9/9/4K4 b G 1\ngo mate 10\n");
  EXPECT_EQ(kingless, "info string there is no king to mate\ncheckmate notimplemented\n");
  EXPECT_TRUE(absl::EndsWith(Converse("go mate soon\n"), "\ncheckmate notimplemented\n"));
  const std::string none = Converse("go nodes 0\n");
  EXPECT_TRUE(absl::StrContains(none, "expected a number above 0")) << none;
  EXPECT_TRUE(absl::StrContains(none, "\nbestmove ")) << none;
}

TEST(UsiProgram, ASearchAnswersBeforeTheEnd) {
  const std::string position = "setoption name USI_Hash value 1\nposition startpos\n";
  EXPECT_TRUE(absl::StrContains(Converse(position + "go mate infinite\n"), "\ncheckmate "));
  EXPECT_TRUE(absl::StrContains(Converse(position + "go infinite\nquit\n"), "\nbestmove "));
}

}  // namespace
}  // namespace hakari::usi
