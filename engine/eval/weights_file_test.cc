#include "engine/eval/weights_file.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/text/sealed_text.h"
#include "engine/eval/blend.h"
#include "engine/eval/feature_list.h"
#include "engine/eval/weights.h"

namespace hakari::eval {
namespace {

const Recipe kRecipe = {{"maker", "made up, for tests"}};

Weights SomeWeights() {
  WeightNumbers numbers;
  for (int cell = 0; cell < kCellCount; ++cell) {
    for (int phase = 0; phase < kPhaseCount; ++phase) {
      numbers.cells[static_cast<size_t>(cell)][static_cast<size_t>(phase)] =
          static_cast<int16_t>(7 * cell - 10000 * phase);
    }
  }
  numbers.cells[kBoardCells].fill(100 * kWeightScale);
  for (size_t cell = 0; cell < kProgressCellCount; ++cell) {
    numbers.progress[cell] = static_cast<int16_t>(3 * cell + 1);
  }
  return Weights(numbers, kRecipe);
}

// The text with the checksum of its changed content.
std::string Resealed(std::string text) {
  text.resize(text.find("checksum "));
  Seal(text);
  return text;
}
std::string Changed(const std::string& before, const std::string& after) {
  const std::string text = WriteWeights(SomeWeights());
  EXPECT_TRUE(absl::StrContains(text, before)) << before;
  return Resealed(absl::StrReplaceAll(text, {{before, after}}));
}

std::string Complaint(const std::string& text) {
  const absl::StatusOr<Weights> weights = ReadWeights(text, "w");
  return weights.ok() ? "none" : std::string(weights.status().message());
}

TEST(WeightsFile, IsReadAsItWasWritten) {
  const Weights weights = SomeWeights();
  const std::string text = WriteWeights(weights);
  EXPECT_TRUE(absl::StartsWith(text,
                               "hakari-evaluation 1\nrecipe maker=made up, for tests\n"
                               "fold color,mirror\nscale 8\nweight board.pawn opening 800\n"));
  EXPECT_TRUE(absl::StrContains(text, "\nweight board.dragon middle -9916\n"))
      << text.substr(0, 900);
  EXPECT_TRUE(absl::StrContains(text, "\nweight square.pawn.rank1 opening 140 147 154 161 168\n"));
  EXPECT_TRUE(absl::StrContains(text, "\nweight progress.hand_pawns 4\n"));
  const absl::StatusOr<Weights> read = ReadWeights(text, "w");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->numbers().cells, weights.numbers().cells);
  EXPECT_EQ(read->numbers().progress, weights.numbers().progress);
  EXPECT_EQ(read->recipe(), kRecipe);
  EXPECT_EQ(WriteWeights(*read), text);
  EXPECT_TRUE(absl::StrContains(
      text, absl::StrCat("checksum ", absl::Hex(read->checksum(), absl::kZeroPad16), "\n")));
}

TEST(WeightsFile, ForeignAndNewerFilesAreRefused) {
  EXPECT_EQ(Complaint(""), "w:1:1: expected 'hakari-evaluation 1', found nothing");
  EXPECT_EQ(Complaint("hakari-linear-model 1\n"),
            "w:1:1: expected 'hakari-evaluation 1', found 'hakari-linear-model'");
  EXPECT_EQ(Complaint(Changed("evaluation 1\n", "evaluation 2\n")),
            "w:1:19: version 2 is newer than 1, the newest supported version");
  EXPECT_EQ(Complaint(Changed("fold color,mirror", "fold color")),
            "w:3:6: expected 'color,mirror', the only known fold, found 'color'");
  EXPECT_EQ(Complaint(Changed("scale 8", "scale 16")),
            "w:4:7: expected an integer from 8 to 8, found '16'");
}

TEST(WeightsFile, DamagedAndCutFilesAreRefused) {
  const std::string text = WriteWeights(SomeWeights());
  constexpr size_t kStride = 397;  // prime, so that every column of a line is covered
  for (size_t i = 0; i < text.size(); i += kStride) {
    std::string changed = text;
    changed[i] ^= 1;
    EXPECT_NE(Complaint(changed), "none") << i;
    EXPECT_NE(Complaint(text.substr(0, i)), "none") << i;
  }
  EXPECT_TRUE(absl::StrContains(Complaint(text.substr(0, text.size() - 1)),
                                "cut off: expected a file of weights to end with a line"));
  EXPECT_TRUE(absl::StrContains(Complaint(absl::StrReplaceAll(text, {{" 147 154", " 147 155"}})),
                                "expected the checksum of the lines above"));
}

TEST(WeightsFile, LinesAreNeitherMissingNorRepeated) {
  EXPECT_TRUE(absl::EndsWith(Complaint(Changed("fold color,mirror\n", "")),
                             ":1: the line 'fold' is missing"));
  EXPECT_TRUE(
      absl::EndsWith(Complaint(Changed("scale 8\n", "")), ":1: the line 'scale' is missing"));
  EXPECT_TRUE(absl::EndsWith(Complaint(Changed("weight progress.start 1\n", "")),
                             ":1: the line 'weight progress.start' is missing"));
  EXPECT_EQ(Complaint(Changed("scale 8\n", "scale 8\nscale 8\n")), "w:5:1: duplicate line 'scale'");
  EXPECT_EQ(Complaint(Changed("weight board.pawn middle", "weight board.pawn opening")),
            "w:6:1: duplicate line 'weight board.pawn opening'");
}

TEST(WeightsFile, WrongWordsAndNumbersAreNamed) {
  EXPECT_EQ(Complaint(Changed("weight board.pawn middle", "weight board.porn middle")),
            "w:6:8: expected the name of a feature's row, and a phase, found 'board.porn'");
  EXPECT_EQ(Complaint(Changed("weight board.pawn middle", "weight board.pawn midle")),
            "w:6:8: expected the name of a feature's row, and a phase, found 'board.pawn'");
  EXPECT_EQ(Complaint(Changed("board.pawn middle 800", "board.pawn middle 801")),
            "w:6:26: expected an integer from 800 to 800, found '801'");
  EXPECT_EQ(Complaint(Changed("opening 140 147 154 161 168", "opening 140 147 154 161")),
            "w:65:49: expected an integer from -32767 to 32767, found nothing");
  EXPECT_EQ(Complaint(Changed("opening 140 147 154 161 168", "opening 140 147 154 161 168 1")),
            "w:65:54: expected the end of the line, found '1'");
  EXPECT_EQ(Complaint(Changed("opening 140 147", "opening 140 -32768")),
            "w:65:38: expected an integer from -32767 to 32767, found '-32768'");
  EXPECT_EQ(Complaint(Changed("scale 8", "skale 8")),
            "w:4:1: expected recipe, fold, scale, weight or checksum, found 'skale'");
}

}  // namespace
}  // namespace hakari::eval
