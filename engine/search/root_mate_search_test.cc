// Tests the mate search at the root: mates far beyond the horizon, for both sides.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/wrapped_solver.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

// White mates in 21 plies.
constexpr char kLongMate[] =
    "+B+S5rl/3kgg3/1p7/p1p1Lpp1p/1N3n3/PPP2SP1P/3+p1P1P1/5+bSK1/L2G3NL w SN3Prgp 1";
// From lost games: after most moves the other side mates in 13 to 33 plies.
constexpr const char* kInDanger[] = {
    "+R7l/4gk3/sp+Ss3+P1/2p1p1p1p/p2p5/1PP1n1P1P/P1NP+b1+p2/1KS4+r1/L2G4L b G2NLPbg2p 1",
    "+B+S5rl/3kgg3/1p7/p1p1spp1p/1N3n3/PPP1LSP1P/3+p1P1P1/5+bSK1/L2G3NL b N3Prgp 1",
    "l+B3+P3/3+N1g3/5p2l/p1p4ks/1N1pP2pp/PS3+r+s2/1K1P2+s1P/4B4/L2G4L b G2N2Prg5p 1",
    "3gn1+R+S1/p3kr3/3psp1np/3gp1P2/1P2+b2n1/P1L2L1+Bl/5P2P/5N1pS/1+p3G2K w GL6Ps 1",
    "l2g1R1+P1/2g6/pNk3p1p/2g+SPp1s1/3Pp4/PB3P2P/1PpSK4/6G2/L2+r4L w SN2Pb2nl3p 1",
    "l2+R3+P1/2g6/pk4p1p/3BPp1s1/3Pp4/P3sP2P/1PpSK4/6G2/L2+r4L b 2GSN2Pb3nl3p 1",
    "l2+N2gnl/5Pk2/3+P1p1p1/pp1p2g1P/4b2P1/PP2+p4/R5K2/9/L7L b RBGS2N3Pg3s3p 1",
    "1r6l/lgs3+NGk/1pnP3p1/2ppn3p/p5b+B1/2P2Pp1P/PPN1+p4/3S1GS2/L5K1L w S2Prg2p 1",
};

constexpr uint64_t kNodes = 100'000;

// Records the limits of the questions that it gets.
class NotingSolver : public mate::WrappedSolver {
 public:
  NotingSolver(std::unique_ptr<mate::MateSolver> solver, std::vector<uint64_t>* asked)
      : WrappedSolver(std::move(solver)), asked_(asked) {}

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override {
    asked_->push_back(limits.nodes);
    return solver().Solve(root, limits);
  }

 private:
  std::vector<uint64_t>* const asked_;
};

struct Asked {
  SearchResult result;
  std::vector<uint64_t> budgets;
};

Asked Ask(const char* sfen, const std::string& changes, int lines = 1,
          const std::vector<Move>& root_moves = {}) {
  GameMemory memory = *GameMemory::Make(8);
  Asked asked;
  memory.WrapMateSolver([&asked](std::unique_ptr<mate::MateSolver> solver) {
    return std::make_unique<NotingSolver>(std::move(solver), &asked.budgets);
  });
  SearchQuestion question;
  question.start = *notation::ParseSfen(sfen);
  question.limits.nodes = kNodes;
  question.lines = lines;
  question.root_moves = root_moves;
  const auto settings = ParseSettings(absl::StrCat("default,mate_search=0,", changes));
  asked.result = Search(question, *settings, PlainWeights(), memory);
  return asked;
}

// Whether the other side mates after the move.
bool IsMatedAfter(const char* sfen, Move move) {
  Position position = *notation::ParseSfen(sfen);
  position.DoMove(move);
  const auto solver = mate::MakeMateSolver("strong", uint64_t{1} << 26);
  return (*solver)->Solve(position, {}).answer == mate::MateAnswer::kMate;
}

TEST(RootMate, FindsMatesFarBeyondTheHorizon) {
  const SearchResult without = Ask(kLongMate, "root_mate=0,root_defence=0").result;
  EXPECT_FALSE(IsMate(without.lines[0].score));
  const SearchResult with = Ask(kLongMate, "root_mate=50,root_defence=0").result;
  ASSERT_EQ(with.lines[0].score, ProvedMateAt(0));
  EXPECT_EQ(with.counters.mates_proved, 1);
  EXPECT_LT(with.nodes, kNodes);
  EXPECT_GT(with.lines[0].moves.size(), 12u);
  EXPECT_TRUE(mate::VerifyMateLine(*notation::ParseSfen(kLongMate), with.lines[0].moves).ok());
}

TEST(RootMate, EachCallHasTwiceTheNodesOfTheOneBefore) {
  const std::vector<uint64_t> budgets = Ask(kInDanger[0], "root_mate=20,root_defence=0").budgets;
  ASSERT_GT(budgets.size(), 2u);
  for (size_t i = 1; i < budgets.size(); ++i) EXPECT_GE(budgets[i], 2 * budgets[i - 1]);
  EXPECT_LE(budgets.back(), kNodes / 5);
  EXPECT_GT(budgets.back(), kNodes / 50);
}

TEST(RootDefence, LeavesMovesThatAreMated) {
  int mated = 0, saved = 0;
  for (const char* const sfen : kInDanger) {
    SCOPED_TRACE(sfen);
    const Asked without = Ask(sfen, "root_mate=0,root_defence=0");
    EXPECT_TRUE(without.budgets.empty());
    const Asked with = Ask(sfen, "root_mate=0,root_defence=50");
    EXPECT_EQ(with.result.lines[0].moves[0], with.result.move);
    mated += IsMatedAfter(sfen, without.result.move);
    saved += IsMatedAfter(sfen, without.result.move) && !IsMatedAfter(sfen, with.result.move);
    if (with.result.counters.mates_proved == 0) {
      EXPECT_EQ(with.result.move, without.result.move);
      EXPECT_EQ(with.result.nodes, without.result.nodes);
    }
  }
  EXPECT_GE(mated, 3);
  EXPECT_GE(saved, 2);
}

// A side that is mated after every move must play one all the same.
TEST(RootDefence, PlaysOnWhereEveryMoveIsMated) {
  movegen::MoveList legal;
  movegen::GenerateLegal(*notation::ParseSfen(kInDanger[0]), legal);
  std::vector<Move> mated;
  for (const Move move : legal) {
    if (mated.size() < 3 && IsMatedAfter(kInDanger[0], move)) mated.push_back(move);
  }
  ASSERT_EQ(mated.size(), 3u);
  const Asked asked = Ask(kInDanger[0], "root_mate=0,root_defence=100", /*lines=*/1, mated);
  EXPECT_FALSE(asked.budgets.empty());
  EXPECT_EQ(asked.result.end, SearchEnd::kMove);
  EXPECT_EQ(std::count(mated.begin(), mated.end(), asked.result.move), 1);
  ASSERT_EQ(asked.result.lines.size(), 1u);
  EXPECT_EQ(asked.result.lines[0].moves[0], asked.result.move);
}

TEST(RootMate, IsNotAskedForSeveralLines) {
  EXPECT_TRUE(Ask(kInDanger[0], "root_mate=5,root_defence=5", /*lines=*/2).budgets.empty());
}

}  // namespace
}  // namespace hakari::search
