#include "suites/engines/engine_files.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/engines/mate_claim.h"

namespace hakari::engines {
namespace {

using player::FailureKind;
using ::testing::ElementsAre;

class EngineFilesTest : public ::testing::Test {
 protected:
  EngineFilesTest() {
    std::filesystem::create_directories(absl::StrCat(folder_, "/eval"));
    for (const char* name : {"engine", "book.db", "eval/e.bin", "eval/c.bin", "eval/b.bin",
                             "eval/f.bin", "eval/a.bin", "eval/d.bin", "debug.log"}) {
      EXPECT_TRUE(WriteFileAtomically(absl::StrCat(folder_, "/", name), name).ok());
    }
    spec_.command = absl::StrCat(folder_, "/engine");
    std::filesystem::permissions(spec_.command, std::filesystem::perms::owner_all);
    spec_.folder = folder_;
  }
  std::vector<std::string> Hashes() { return *EngineFileHashes(spec_); }

  const std::string folder_ = ::testing::TempDir() + "/engine_files";
  suites::EngineSpec spec_;
};

TEST_F(EngineFilesTest, TheProgramAloneIfNothingElseIsNamed) {
  spec_.args = {"--quiet", ""};
  spec_.options = {{"USI_Hash", "256"}, {"Empty", ""}};
  EXPECT_THAT(Hashes(), ElementsAre(ContentHash("engine")));
}

TEST_F(EngineFilesTest, FilesOfArgumentsOptionsAndEnvironment) {
  spec_.args = {"book.db"};
  spec_.options = {{"BookFile", folder_ + "/book.db"}, {"EvalDir", "eval"}};
  spec_.environment = {{"MODEL", "eval/a.bin"}, {"PLACE", "eval"}};
  std::vector<std::string> hashes;
  for (const char* name : {"engine", "book.db", "book.db", "eval/a.bin", "eval/b.bin", "eval/c.bin",
                           "eval/d.bin", "eval/e.bin", "eval/f.bin", "eval/a.bin"}) {
    hashes.push_back(ContentHash(name));
  }
  EXPECT_EQ(Hashes(), hashes);
  ASSERT_TRUE(WriteFileAtomically(absl::StrCat(folder_, "/eval/b.bin"), "other").ok());
  hashes[4] = ContentHash("other");
  EXPECT_EQ(Hashes(), hashes);
}

TEST_F(EngineFilesTest, FilesOfTheSpecificationMustBeThere) {
  spec_.files = {"book.db", "eval"};
  EXPECT_EQ(Hashes().size(), 8u);
  EXPECT_EQ(Hashes()[1], ContentHash("book.db"));
  EXPECT_EQ(Hashes()[2], ContentHash("eval/a.bin"));
  spec_.files = {"none.db"};
  EXPECT_TRUE(absl::IsNotFound(EngineFileHashes(spec_).status()));
}

TEST_F(EngineFilesTest, WhatTheEngineLogsIsNoneOfThem) {
  spec_.args = {"debug.log"};
  spec_.options = {{"Debug Log File", "book.db"}, {"Trace", "debug.log"}};
  EXPECT_THAT(Hashes(), ElementsAre(ContentHash("engine")));
}

TEST_F(EngineFilesTest, AMissingProgramIsNotFound) {
  spec_.command = "/no/such/engine";
  EXPECT_TRUE(absl::IsNotFound(EngineFileHashes(spec_).status()));
}

suites::OutcomeStatus StatusOf(FailureKind kind) {
  return OutcomeOfFailure({kind, "why", ""}).status;
}

TEST(EngineFailureTest, EveryKindHasANameOfItsOwn) {
  std::set<std::string> names;
  for (int kind = 0; kind <= static_cast<int>(FailureKind::kStopped); ++kind) {
    names.insert(std::string(player::FailureKindName(static_cast<FailureKind>(kind))));
  }
  EXPECT_EQ(names.size(), static_cast<size_t>(FailureKind::kStopped) + 1);
}

TEST(EngineFailureTest, AsOutcomes) {
  EXPECT_EQ(StatusOf(FailureKind::kCouldNotStart), suites::OutcomeStatus::kRefused);
  EXPECT_EQ(StatusOf(FailureKind::kDiedInHandshake), suites::OutcomeStatus::kCrashed);
  EXPECT_EQ(StatusOf(FailureKind::kCrashed), suites::OutcomeStatus::kCrashed);
  EXPECT_EQ(StatusOf(FailureKind::kTimedOut), suites::OutcomeStatus::kTimedOut);
  EXPECT_EQ(StatusOf(FailureKind::kIllegalMove), suites::OutcomeStatus::kIllegalMove);
  EXPECT_EQ(StatusOf(FailureKind::kUnreadable), suites::OutcomeStatus::kUnreadable);
  EXPECT_EQ(StatusOf(FailureKind::kWrongClaim), suites::OutcomeStatus::kWrongClaim);
  EXPECT_EQ(StatusOf(FailureKind::kFlooded), suites::OutcomeStatus::kFlooded);
  EXPECT_EQ(StatusOf(FailureKind::kBreach), suites::OutcomeStatus::kBreach);
  EXPECT_EQ(StatusOf(FailureKind::kStopped), suites::OutcomeStatus::kStopped);
  EXPECT_EQ(OutcomeOfFailure({FailureKind::kDiedInHandshake, "exited with code 3", ""}).why,
            "died in the handshake: exited with code 3");
  EXPECT_EQ(OutcomeOfFailure({FailureKind::kCrashed, "exited with code 3", "> usi"}).why,
            "crashed: exited with code 3");
  EXPECT_EQ(OutcomeOfFailure({FailureKind::kRefused, "no king to mate", ""}).why,
            "no king to mate");
}

using Kind = MateClaimVerdict::Kind;

MateClaimVerdict Check(const std::string& moves) {
  const absl::StatusOr<Position> position = notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1");
  EXPECT_TRUE(position.ok());
  std::vector<Move> line;
  for (absl::string_view move : absl::StrSplit(moves, ' ', absl::SkipEmpty())) {
    line.push_back(*notation::ParseUsiMove(move));
  }
  return CheckMateLine(*position, line);
}

TEST(MateClaimTest, AMateHolds) { EXPECT_EQ(Check("G*5b").kind, Kind::kHolds); }

TEST(MateClaimTest, AnIllegalMove) {
  const MateClaimVerdict verdict = Check("G*5a");
  EXPECT_EQ(verdict.kind, Kind::kIllegalMove);
  EXPECT_EQ(verdict.why, "move 1 of the mate, G*5a, is not legal");
  EXPECT_EQ(Check("G*4b 5a4b S*5b").kind, Kind::kIllegalMove);
}

TEST(MateClaimTest, WhatIsNoMate) {
  for (const char* moves : {"", "5i5h", "G*4b", "G*4b 5a6a", "G*4b 5a4b"}) {
    const MateClaimVerdict verdict = Check(moves);
    EXPECT_EQ(verdict.kind, Kind::kWrong) << moves;
    EXPECT_FALSE(verdict.why.empty());
  }
}

}  // namespace
}  // namespace hakari::engines
