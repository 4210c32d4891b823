// Tests that need no waiting; ci/cli/mate/usi_test.cc tests the whole conversation through pipes.

#include "engine/usi/usi_program.h"

#include <sstream>
#include <string>

#include "absl/strings/match.h"
#include "engine/notation/usi_move.h"
#include "engine/player/answer.h"
#include "engine/player/score.h"
#include "engine/player/testing/fake_player.h"
#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

using player::Answer;
using player::Control;
using player::FailureKind;
using player::FakePlayer;
using player::Question;

// Reports the game of the question as a remark, and plays 7g7f.
Answer Tell(const Question& question, const Control&, player::Listener* listener) {
  player::Line line;
  line.depth = 1;
  line.score = player::Score::Centipawns(12);
  listener->OnLine(line);
  listener->OnRemark(GameText(question.game));
  if (question.limits.nodes == 13u) return Answer::Failed(FailureKind::kRefused, "unlucky");
  if (question.kind == Question::Kind::kMate) return Answer::Of(Answer::Kind::kNoMate);
  return Answer::Plays(*notation::ParseUsiMove("7g7f"));
}

std::string Converse(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  FakePlayer player(Tell);
  UsiProgram(player, out).Run(in);
  return out.str();
}

TEST(UsiProgram, APlayerIsIntroduced) {
  EXPECT_EQ(Converse("usi\nisready\nquit\nisready\n"),
            "id name Fake\nid author the Hakari contributors\nusiok\nreadyok\n");
}

TEST(UsiProgram, OrdinaryLinesAreObeyedInSilence) {
  EXPECT_EQ(Converse("\nusinewgame\nposition startpos moves 7g7f\nstop\nponderhit\ngameover win\n"),
            "");
}

TEST(UsiProgram, BadInputIsExplained) {
  EXPECT_EQ(Converse("help\n"), "info string unknown command 'help'\n");
  EXPECT_EQ(Converse("setoption name Nothing value 0\n"), "info string no option Nothing\n");
  EXPECT_TRUE(absl::StartsWith(Converse("position startpos moves 7g7e\n"), "info string "));
  EXPECT_EQ(Converse("\x1b[2J\n"), "info string unknown command '?[2J'\n");
  EXPECT_TRUE(absl::StrContains(Converse(std::string(2 << 20, 'x') + "\nisready\n"),
                                "is ignored\nreadyok\n"));
}

TEST(UsiProgram, ThePlayerIsAskedAndHeard) {
  const std::string game = "position startpos moves 7g7f 3c3d\n";
  const std::string heard =
      "info depth 1 score cp 12\ninfo string startpos moves 7g7f 3c3d\ninfo time ";
  const std::string move = Converse(game + "go nodes 10\n");
  EXPECT_TRUE(absl::StartsWith(move, heard)) << move;
  EXPECT_TRUE(absl::EndsWith(move, "\nbestmove 7g7f\n")) << move;
  const std::string mate = Converse(game + "go mate 1000\n");
  EXPECT_TRUE(absl::EndsWith(mate, "\ncheckmate nomate\n")) << mate;
}

TEST(UsiProgram, WhoeverSaysGoGetsAnAnswer) {
  const std::string bad = "position sfen 4k4/4R4/9/9/9/9/9/9/9 b - 1\n";  // already in check
  EXPECT_TRUE(absl::EndsWith(Converse(bad + "go mate 1000\n"), "\ncheckmate notimplemented\n"));
  EXPECT_TRUE(absl::EndsWith(Converse(bad + "go nodes 10\n"), "\nbestmove resign\n"));
  const std::string hands = Converse("position sfen 4k4/9/9/9/9/9/9/9/9 b 3R 1\ngo mate 10\n");
  EXPECT_TRUE(absl::EndsWith(hands, "\ncheckmate notimplemented\n")) << hands;
  EXPECT_TRUE(absl::EndsWith(Converse("go mate soon\n"), "\ncheckmate notimplemented\n"));
  const std::string none = Converse("go nodes 0\n");
  EXPECT_TRUE(absl::StrContains(none, "expected a number above 0")) << none;
  EXPECT_TRUE(absl::StrContains(none, "\nbestmove ")) << none;
  EXPECT_FALSE(absl::StrContains(none, "resign")) << none;
  const std::string refused = Converse("go mate infinite nodes 13\n");
  EXPECT_TRUE(absl::EndsWith(refused, "info string unlucky\ncheckmate notimplemented\n"));
}

TEST(UsiProgram, ASearchAnswersBeforeTheEnd) {
  EXPECT_TRUE(absl::StrContains(Converse("go mate infinite\n"), "\ncheckmate "));
  EXPECT_TRUE(absl::StrContains(Converse("go infinite\nquit\n"), "\nbestmove "));
}

}  // namespace
}  // namespace hakari::usi
