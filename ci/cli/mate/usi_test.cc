// Talks to `hakari usi` like a front end: the binary, through pipes, line by line.
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace hakari::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPatienceMs = 30'000;  // all answers are much faster
constexpr char kMateInOne[] = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
constexpr char kNoMate[] = "position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1";
// A problem of 1525 plies.
constexpr char kHard[] =
    "position sfen g1+P1k1+P+P+L/1p3P3/+R+p2pp1pl/1NNsg+p2+R/+b+nL+P1+p3/1P3ssP1/2P1+Ps2N/"
    "4+P1P1L/+B5G1g b - 1";

class UsiTest : public ::testing::Test {
 protected:
  UsiTest() {
    int input[2];
    int output[2];
    if (pipe(input) != 0 || pipe(output) != 0) abort();
    child_ = fork();
    if (child_ == 0) {
      dup2(input[0], STDIN_FILENO);
      dup2(output[1], STDOUT_FILENO);
      for (int end : {input[0], input[1], output[0], output[1]}) close(end);
      execl("ci/cli/hakari", "hakari", "usi", nullptr);
      _exit(127);
    }
    close(input[0]);
    close(output[1]);
    to_ = input[1];
    from_ = output[0];
  }
  ~UsiTest() override {
    CloseInput();
    close(from_);
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
  }

  void Send(const std::string& line) {
    const std::string text = line + "\n";
    ASSERT_EQ(write(to_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void CloseInput() {
    if (to_ >= 0) close(to_);
    to_ = -1;
  }
  // The next line; "(end)" at the end of the output, "(silence)" if none comes in time.
  std::string Line(int patience_ms = kPatienceMs) {
    while (buffer_.find('\n') == std::string::npos) {
      pollfd wait = {from_, POLLIN, 0};
      if (poll(&wait, 1, patience_ms) <= 0) return "(silence)";
      char bytes[4096];
      const ssize_t count = read(from_, bytes, sizeof(bytes));
      if (count <= 0) return "(end)";
      buffer_.append(bytes, static_cast<size_t>(count));
    }
    const size_t end = buffer_.find('\n');
    const std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    return line;
  }
  // The first line that does not begin with "info".
  std::string Answer(int patience_ms = kPatienceMs) {
    const auto end = Clock::now() + std::chrono::milliseconds(patience_ms);
    while (true) {
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
      const std::string line = Line(std::max(0, static_cast<int>(left.count())));
      if (!absl::StartsWith(line, "info ")) return line;
    }
  }
  std::string Ask(const std::string& line) {
    Send(line);
    return Answer();
  }
  int ExitCode() {
    int status = 0;
    waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  int to_ = -1;
  int from_ = -1;
  pid_t child_ = -1;
  std::string buffer_;
};

TEST_F(UsiTest, TheHandshake) {
  Send("usi");
  std::vector<std::string> lines = {Line()};
  while (lines.back() != "usiok" && lines.size() < 200) lines.push_back(Line());
  EXPECT_EQ(lines.front(), "id name Hakari");
  EXPECT_EQ(lines.back(), "usiok");
  for (const std::string& line : lines) {
    EXPECT_TRUE(absl::StartsWith(line, "id ") || absl::StartsWith(line, "option ") ||
                line == "usiok")
        << line;
  }
  EXPECT_EQ(Ask("isready"), "readyok");
  Send("quit");
  EXPECT_EQ(Line(), "(end)");
  EXPECT_EQ(ExitCode(), 0);
}

TEST_F(UsiTest, MateAndNoMateWithEverySolver) {
  Send("setoption name USI_Hash value 16");
  for (const char* solver : {"pds", "dfpn"}) {
    Send(absl::StrCat("setoption name MateSolver value ", solver));
    Send(kMateInOne);
    EXPECT_EQ(Ask("go mate 20000"), "checkmate G*5b") << solver;
    EXPECT_EQ(Ask("go mate infinite"), "checkmate G*5b") << solver;
    EXPECT_EQ(Ask("go nodes 1000"), "bestmove G*5b") << solver;
    Send(kNoMate);
    EXPECT_EQ(Ask("go mate 20000"), "checkmate nomate") << solver;
  }
}

TEST_F(UsiTest, MovesOfTheGameCount) {
  Send("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 w Gp 1 moves P*9h");
  EXPECT_EQ(Ask("go mate 20000"), "checkmate G*5b");
}

TEST_F(UsiTest, NodesAreALimit) {
  Send("position startpos");
  Send("go nodes 500");
  std::string last = Line();
  std::string answer = Line();
  for (; absl::StartsWith(answer, "info "); answer = Line()) last = answer;
  EXPECT_TRUE(absl::StrContains(last, " nodes 500 ")) << last;
  EXPECT_TRUE(absl::StartsWith(answer, "bestmove "));
}

TEST_F(UsiTest, KeepsItsTime) {
  Send("setoption name USI_Hash value 512");
  Send("setoption name MateSolver value pds");
  EXPECT_EQ(Ask("isready"), "readyok");
  Send(kHard);
  const Clock::time_point begin = Clock::now();
  EXPECT_EQ(Ask("go mate 300"), "checkmate timeout");
  const auto elapsed = Clock::now() - begin;
  EXPECT_GE(elapsed, std::chrono::milliseconds(300));
  EXPECT_LT(elapsed, std::chrono::seconds(5));
  EXPECT_TRUE(absl::StartsWith(Ask("go movetime 100"), "bestmove "));
}

TEST_F(UsiTest, StopsWhenToldTo) {
  Send("setoption name USI_Hash value 512");
  Send(kHard);
  Send("go mate infinite");
  Send("isready");
  EXPECT_EQ(Answer(), "readyok");
  Send("go mate 5");
  EXPECT_TRUE(absl::StrContains(Line(), "go is ignored"));
  EXPECT_EQ(Ask("stop"), "checkmate timeout");
  Send(kMateInOne);
  Send("go infinite");
  EXPECT_EQ(Answer(200), "(silence)");
  EXPECT_EQ(Ask("stop"), "bestmove G*5b");
  EXPECT_EQ(Ask("isready"), "readyok");
}

TEST_F(UsiTest, PonderingEndsWithTheHit) {
  Send("setoption name USI_Hash value 512");
  Send("setoption name MateSolver value pds");
  Send(kMateInOne);
  Send("go ponder btime 60000 wtime 60000");
  EXPECT_EQ(Answer(200), "(silence)");
  EXPECT_EQ(Ask("ponderhit"), "bestmove G*5b");
  Send("position startpos");
  Send("go ponder btime 0 wtime 0 byoyomi 400");
  EXPECT_EQ(Answer(500), "(silence)");
  const Clock::time_point begin = Clock::now();
  EXPECT_TRUE(absl::StartsWith(Ask("ponderhit"), "bestmove "));
  EXPECT_GE(Clock::now() - begin, std::chrono::milliseconds(300));
  Send("go ponder");
  EXPECT_EQ(Answer(100), "(silence)");
  EXPECT_TRUE(absl::StartsWith(Ask("ponderhit"), "bestmove "));
}

TEST_F(UsiTest, PlaysWithinDepthAndAmongTheMovesAskedFor) {
  Send("setoption name MultiPV value 2");
  Send("position startpos moves 7g7f");
  Send("go depth 3 searchmoves 3c3d 8c8d");
  std::string line = Line();
  bool second = false;
  for (; absl::StartsWith(line, "info "); line = Line()) {
    second |= absl::StrContains(line, " multipv 2 ") && absl::StrContains(line, " depth 3 ");
  }
  EXPECT_TRUE(second);
  EXPECT_TRUE(absl::StartsWith(line, "bestmove 3c3d") || absl::StartsWith(line, "bestmove 8c8d"))
      << line;
}

TEST_F(UsiTest, TheEndOfTheInputIsTheEnd) {
  Send(kHard);
  Send("go mate infinite");
  CloseInput();
  EXPECT_EQ(Answer(), "checkmate timeout");
  EXPECT_EQ(Line(), "(end)");
  EXPECT_EQ(ExitCode(), 0);
}

TEST_F(UsiTest, NonsenseDoesNotEndIt) {
  for (const char* line : {"", "xyzzy", "position", "position sfen", "position sfen 9/9 b - 1",
                           "setoption", "setoption name USI_Hash value -5",
                           "setoption name MateSolver value \xff\xfe", "\x01\x02"}) {
    Send(line);
  }
  EXPECT_EQ(Ask("isready"), "readyok");
  EXPECT_EQ(Ask("go mate 100"), "checkmate notimplemented");
  EXPECT_EQ(Ask("go"), "bestmove resign");
  Send(kMateInOne);
  EXPECT_EQ(Ask("go mate 20000"), "checkmate G*5b");
}

}  // namespace
}  // namespace hakari::cli
