#include "engine/mate/solver.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "engine/core/stop_request.h"
#include "engine/mate/mate_result.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kNodes = 1000;

class EverySolver : public testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<MateSolver> Make() {
    return *MakeMateSolver(GetParam(), *TableBytesFor(GetParam(), kNodes));
  }
  MateLimits limits() const {
    MateLimits limits;
    limits.nodes = kNodes;
    return limits;
  }
};

TEST_P(EverySolver, MatesWithAGoldAtTheHeadAndKnowsWhy) {
  Position root = PositionOf("k51 P53", kBlack, "G", "");
  const auto solver = Make();
  const MateResult result = solver->Solve(root, limits());
  ASSERT_EQ(result.answer, MateAnswer::kMate);
  ASSERT_EQ(result.line.size(), 1u);
  EXPECT_EQ(solver->Known(root).answer, MateAnswer::kMate);
  EXPECT_EQ(solver->Known(root).plies, 1);
  root.DoMove(result.line[0]);
  EXPECT_FALSE(movegen::HasLegalMove(root));
  EXPECT_EQ(solver->Known(root).answer, MateAnswer::kMate);
  EXPECT_EQ(solver->Known(Position::Initial()).answer, MateAnswer::kUnknown);
}

// Asks for a stop at once, or never.
class Watch : public StopRequest {
 public:
  explicit Watch(bool stops) : stops_(stops) {}
  bool StopNow() override {
    ++looks_;
    return stops_;
  }
  int looks() const { return looks_; }

 private:
  const bool stops_;
  int looks_ = 0;
};

TEST_P(EverySolver, StopsWhenItsWatchSaysSo) {
  const Position root = PositionOf("k51 P53", kBlack, "G", "");
  Watch stops(true), goes_on(false);
  MateLimits watched = limits();
  watched.watch = &stops;
  const MateResult stopped = Make()->Solve(root, watched);
  EXPECT_EQ(stopped.answer, MateAnswer::kUnknown);
  EXPECT_EQ(stopped.reason, StopReason::kStopped);
  watched.watch = &goes_on;
  EXPECT_EQ(Make()->Solve(root, watched).answer, MateAnswer::kMate);
  EXPECT_GT(goes_on.looks(), 0);
}

TEST_P(EverySolver, SaysNoMateWithoutChecks) {
  const Position root = PositionOf("k51");
  const auto solver = Make();
  EXPECT_EQ(solver->Solve(root, limits()).answer, MateAnswer::kNoMate);
  EXPECT_EQ(solver->Known(root).answer, MateAnswer::kNoMate);
}

TEST_P(EverySolver, CountsTheSameHoweverOftenItIsAsked) {
  const Position first = PositionOf("k51 P54", kBlack, "GGS", "P");
  const Position second = PositionOf("k11 l21 N33 g31 p13", kBlack, "RGS", "PG");
  const auto solver = Make();
  const uint64_t nodes_of_first = solver->Solve(first, limits()).nodes;
  const uint64_t nodes_of_second = solver->Solve(second, limits()).nodes;
  EXPECT_EQ(solver->Solve(second, limits()).nodes, nodes_of_second);
  EXPECT_EQ(solver->Solve(first, limits()).nodes, nodes_of_first);
}

TEST_P(EverySolver, NeedsSomeMemory) {
  EXPECT_EQ(MakeMateSolver(GetParam(), 10).status().code(), absl::StatusCode::kResourceExhausted);
}

std::vector<std::string> Names() {
  std::vector<std::string> names;
  for (const MateSolverInfo& info : MateSolvers()) names.emplace_back(info.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(All, EverySolver, testing::ValuesIn(Names()),
                         [](const auto& info) { return info.param; });

TEST(Solver, UnknownNamesAreAnsweredWithTheKnownOnes) {
  const absl::Status status = MakeMateSolver("psd", 1 << 20).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kNotFound);
  EXPECT_NE(status.message().find("pds, dfpn"), std::string::npos) << status;
  EXPECT_EQ(TableBytesFor("psd", 1).status().code(), absl::StatusCode::kNotFound);
}

TEST(Solver, ThreadsAreTakenOrRefused) {
  EXPECT_TRUE(TakesThreads("strong"));
  EXPECT_FALSE(TakesThreads("pds"));
  EXPECT_FALSE(TakesThreads("psd"));
  EXPECT_TRUE(MakeMateSolver("strong", 1 << 20, 2).ok());
  EXPECT_EQ(MakeMateSolver("strong", 1 << 20, 0).status().message(),
            "a search has 1 to 256 threads, not 0");
  EXPECT_EQ(MakeMateSolver("strong", 1 << 20, 3).status().code(),
            absl::StatusCode::kResourceExhausted)
      << "each needs some memory";
  EXPECT_EQ(MakeMateSolver("pds", 1 << 20, 2).status().message(),
            "pds searches with one thread, not with 2");
}

TEST(Solver, MemoryForTheNodesAskedIsEnoughForThem) {
  for (const uint64_t nodes : {1, 2, 1000, 1'000'000}) {
    EXPECT_GE((*MakeMateSolver("pds", *TableBytesFor("pds", nodes)))->max_nodes(), nodes);
  }
  EXPECT_FALSE(TableBytesFor("pds", uint64_t{1} << 40).ok());
}

TEST(Solver, QuestionsThatMakeNoSenseAreRefused) {
  const Position good = PositionOf("k51 P53", kBlack, "G", "");
  const auto refusal = [](const Position& position, const MateLimits& limits) {
    return std::string(CheckMateProblem(position, limits).message());
  };
  MateLimits limits;
  EXPECT_EQ(refusal(good, limits), "");
  EXPECT_EQ(refusal(PositionOf("K51", kBlack, "G", ""), limits), "there is no king to mate");
  EXPECT_EQ(refusal(PositionOf("k51 G52"), limits),
            "the side that is not to move is already in check");
  limits.nodes = 0;
  EXPECT_EQ(refusal(good, limits), "a limit of 0 nodes allows no search");
  limits = MateLimits();
  limits.plies = 0;
  EXPECT_EQ(refusal(good, limits), "a limit of 0 plies allows no search");
}

constexpr char kGoldOnTheHead[] = "4k4/9/4P4/9/9/9/9/9/9 b 2G 1";

absl::Status Verify(absl::string_view sfen, absl::string_view moves) {
  std::vector<Move> line;
  for (absl::string_view word : absl::StrSplit(moves, ' ', absl::SkipEmpty())) {
    line.push_back(*notation::ParseUsiMove(word));
  }
  return VerifyMateLine(*notation::ParseSfen(sfen), line);
}

bool Says(const absl::Status& status, absl::string_view words) {
  return absl::StrContains(status.message(), words);
}

TEST(MateLine, Mates) { EXPECT_TRUE(Verify(kGoldOnTheHead, "G*5b").ok()); }

TEST(MateLine, SaysWhatIsWrong) {
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, ""), "does not end with a move of the attacker"));
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, "G*5c"), "move 1 of the mate, G*5c, is not legal"));
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, "G*1i"), "move 1 of the mate, G*1i, gives no check"));
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, "G*6b"), "after 1 plies the line ends without mate"));
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, "G*6b 5a4a"), "does not end with a move"));
  EXPECT_TRUE(
      Says(Verify(kGoldOnTheHead, "G*6b 5a5b G*4b"), "move 2 of the mate, 5a5b, is not legal"));
}

}  // namespace
}  // namespace hakari::mate
