// Tests which questions are refused and why.
#include <gtest/gtest.h>

#include <string>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/search/search.h"

namespace hakari::search {
namespace {

Move M(const char* usi) { return *notation::ParseUsiMove(usi); }

SearchQuestion Ask(const Position& start, int depth, uint64_t nodes = 1000) {
  SearchQuestion question;
  question.start = start;
  question.limits = {nodes, depth};
  return question;
}

std::string ErrorOf(const SearchQuestion& question) {
  const absl::Status status = CheckQuestion(question);
  return status.ok() ? "none" : std::string(status.message());
}

void ExpectRefused(const SearchQuestion& question, const std::string& named) {
  EXPECT_TRUE(absl::StrContains(ErrorOf(question), named)) << ErrorOf(question);
}

TEST(CheckQuestion, TakesAGame) {
  SearchQuestion question = Ask(Position::Initial(), 1, 1);
  question.moves = {M("7g7f"), M("3c3d")};
  question.root_moves = {M("8h2b+")};
  EXPECT_EQ(ErrorOf(question), "none");
}

TEST(CheckQuestion, NamesWhatCannotBeSearched) {
  ExpectRefused(Ask(PositionOf("k51"), 1), "black has no king");
  ExpectRefused(Ask(PositionOf("K59"), 1), "white has no king");
  ExpectRefused(Ask(PositionOf("K59 k51 R58"), 1), "not to move is in check");
  ExpectRefused(Ask(Position::Initial(), 0), "depth 0");
  ExpectRefused(Ask(Position::Initial(), -1), "depth");
  ExpectRefused(Ask(Position::Initial(), 1, 0), "0 nodes");
  SearchQuestion question = Ask(Position::Initial(), 1);
  question.lines = 0;
  ExpectRefused(question, "0 lines");
  question.lines = 1;
  question.root_moves = {M("7g7e")};
  ExpectRefused(question, "not legal");
}

TEST(CheckQuestion, NamesImpossibleHands) {
  ExpectRefused(Ask(PositionOf("K59 k51", kBlack, "RRR", ""), 1), "3 rooks");
  ExpectRefused(Ask(PositionOf("K59 k51 +r28 r29", kBlack, "R", ""), 1), "3 rooks");
  ExpectRefused(Ask(PositionOf("K59 k51", kBlack, "GGG", "GG"), 1), "5 golds");
  EXPECT_EQ(ErrorOf(Ask(PositionOf("K59 k51", kBlack, "RR", ""), 1)), "none");
}

TEST(CheckQuestion, LooksAtTheEndOfTheGame) {
  SearchQuestion question = Ask(Position::Initial(), 1);
  question.moves = {M("7g7f"), M("3c3d")};
  question.root_moves = {M("7g7f")};
  ExpectRefused(question, "not legal");
}

}  // namespace
}  // namespace hakari::search
