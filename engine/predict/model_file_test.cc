#include "engine/predict/model_file.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/text/sealed_text.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/linear_model.h"

namespace hakari::predict {
namespace {

LinearModel SomeModel() {
  LinearModel model;
  for (int i = 0; i < kFeatureCount; ++i) model.weights[static_cast<size_t>(i)] = 1000 * (i - 60);
  model.bias = -123456;
  model.platt_a = -1.2345678901234567;
  model.platt_b = 0.1;
  return model;
}
const ModelRecipe kRecipe = {{"trainer", "made up, for tests"}, {"c", "0.01"}};

// Replaces the checksum by that of the changed text.
std::string Resummed(std::string text) {
  text.resize(text.find("checksum "));
  Seal(text);
  return text;
}
std::string Changed(const std::string& before, const std::string& after) {
  const std::string text = FormatModel(SomeModel(), kRecipe);
  EXPECT_TRUE(absl::StrContains(text, before)) << before;
  return Resummed(absl::StrReplaceAll(text, {{before, after}}));
}

std::string Complaint(const std::string& text) {
  const absl::StatusOr<LinearModelFile> file = ParseModel(text, "m");
  return file.ok() ? "none" : std::string(file.status().message());
}

TEST(ModelFile, IsReadAsItWasWritten) {
  const LinearModel model = SomeModel();
  const std::string text = FormatModel(model, kRecipe);
  const absl::StatusOr<LinearModelFile> file = ParseModel(text, "m");
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(file->model.weights, model.weights);
  EXPECT_EQ(file->model.bias, model.bias);
  EXPECT_EQ(file->model.platt_a, model.platt_a);
  EXPECT_EQ(file->model.platt_b, model.platt_b);
  EXPECT_EQ(file->recipe, kRecipe);
  EXPECT_EQ(FormatModel(file->model, file->recipe), text);
}

TEST(ModelFile, ForeignAndNewerFilesAreRefused) {
  EXPECT_EQ(Complaint(""), "m:1:1: expected 'hakari-linear-model 1', found nothing");
  EXPECT_EQ(Complaint("{\"weights\":[]}\n"),
            "m:1:1: expected 'hakari-linear-model 1', found '{\"weights\":[]}'");
  EXPECT_EQ(Complaint("hakari-linear-models 1\n"),
            "m:1:1: expected 'hakari-linear-model 1', found 'hakari-linear-models'");
  EXPECT_EQ(Complaint(Changed("model 1\n", "model 2\n")),
            "m:1:21: version 2 is newer than 1, the newest supported version");
  EXPECT_EQ(Complaint(Changed("model 1\n", "model x\n")),
            "m:1:21: expected an integer from 1 to 2147483647, found 'x'");
}

TEST(ModelFile, DamagedFilesAreRefused) {
  std::string text = FormatModel(SomeModel(), kRecipe);
  const size_t weight = text.find(" -60000\n");
  ASSERT_NE(weight, std::string::npos);
  text[weight + 2] = '7';
  EXPECT_TRUE(absl::StartsWith(Complaint(text), "m:136:10: expected the checksum of the lines"))
      << Complaint(text);
}

TEST(ModelFile, EveryCutIsRefused) {
  const std::string text = FormatModel(SomeModel(), kRecipe);
  for (size_t size = 0; size < text.size(); ++size) {
    EXPECT_FALSE(ParseModel(absl::string_view(text).substr(0, size), "m").ok()) << size;
  }
  EXPECT_EQ(Complaint(text.substr(0, text.size() - 1)),
            "m:136:26: cut off: expected a model to end with a line of its checksum");
  EXPECT_EQ(Complaint(text + "x"), "m:137:1: expected the file to end with its checksum");
}

TEST(ModelFile, EveryChangedByteIsRefused) {
  const std::string text = FormatModel(SomeModel(), kRecipe);
  for (size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] ^= 1;
    EXPECT_FALSE(ParseModel(changed, "m").ok()) << i;
  }
}

TEST(ModelFile, LinesAreNeitherMissingNorRepeated) {
  EXPECT_EQ(Complaint(Changed("scale 16\n", "")), "m:135:1: the scale is missing");
  EXPECT_EQ(Complaint(Changed("bias -123456\n", "")), "m:135:1: the bias is missing");
  EXPECT_EQ(Complaint(Changed("weight king_distance -60000\n", "")),
            "m:135:1: the weight of king_distance is missing");
  EXPECT_EQ(Complaint(Changed("weight king_distance", "weight attacker.king_rank")),
            "m:7:8: duplicate weight of attacker.king_rank");
  EXPECT_EQ(Complaint(Changed("bias -123456\n", "bias 1\nbias 1\n")), "m:6:1: duplicate bias");
  EXPECT_EQ(Complaint(Changed("recipe c=0.01\n", "recipe trainer=x\n")),
            "m:3:8: duplicate recipe trainer");
}

// Another list of features, which files must name.
const FeatureTable& OtherTable() {
  static const FeatureTable table("other",
                                  {{"size", "all", "how large"}, {"king_distance", "all", ""}});
  return table;
}
const ModelNumbers kOtherNumbers = {{7, -8}, 9, -1, 0};

TEST(ModelFile, OfOtherFeaturesNamesThem) {
  const std::string text = FormatModelNumbers(OtherTable(), kOtherNumbers, kRecipe);
  EXPECT_TRUE(absl::StrContains(text, "\nfeatures other\nscale 16\nbias 9\nweight size 7\n"))
      << text;
  const absl::StatusOr<ModelNumbersFile> file = ParseModelNumbers(text, "m", OtherTable());
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(file->numbers.weights, kOtherNumbers.weights);
  EXPECT_EQ(file->numbers.bias, 9);
  EXPECT_EQ(file->recipe, kRecipe);
  EXPECT_EQ(FormatModelNumbers(OtherTable(), file->numbers, file->recipe), text);
  EXPECT_FALSE(absl::StrContains(FormatModel(SomeModel(), kRecipe), "\nfeatures"));
}

TEST(ModelFile, OfOtherFeaturesIsRefused) {
  const std::string other = FormatModelNumbers(OtherTable(), kOtherNumbers, kRecipe);
  EXPECT_EQ(Complaint(other),
            "m:4:10: expected 'thesis', the requested feature list, found 'other'");
  const std::string thesis = FormatModel(SomeModel(), kRecipe);
  EXPECT_EQ(ParseModelNumbers(thesis, "m", OtherTable()).status().message(),
            "m:6:1: expected 'features other' above the weights: without this line they are of "
            "the feature list 'thesis'");
  const std::string twice =
      Resummed(absl::StrReplaceAll(other, {{"scale", "features other\nscale"}}));
  EXPECT_EQ(ParseModelNumbers(twice, "m", OtherTable()).status().message(),
            "m:5:1: duplicate line of features");
  EXPECT_TRUE(ParseModel(Changed("scale", "features thesis\nscale"), "m").ok());
}

TEST(ModelFile, WrongWordsAreNamed) {
  EXPECT_EQ(Complaint(Changed("weight king_distance", "weight king_distanse")),
            "m:6:8: expected the name of a feature, found 'king_distanse'");
  EXPECT_EQ(
      Complaint(Changed("bias ", "bios ")),
      "m:5:1: expected recipe, features, scale, bias, weight, platt or checksum, found 'bios'");
  EXPECT_EQ(Complaint(Changed("scale 16", "scale 12")),
            "m:4:7: expected an integer from 16 to 16, found '12'");
  EXPECT_EQ(Complaint(Changed("scale 16", "scale 16 ")),
            "m:4:9: expected the end of the line, found ' '");
  EXPECT_EQ(Complaint(Changed("scale 16", "scale 16 x")),
            "m:4:10: expected the end of the line, found 'x'");
  EXPECT_EQ(Complaint(Changed("recipe c=0.01", "recipe c 0.01")),
            "m:3:8: expected <key>=<value>, found 'c'");
  EXPECT_EQ(Complaint(Changed("c=0.01", "c=0.\x01")),
            "m:3:12: expected printable text without spaces at its ends, found byte 0x01");
}

TEST(ModelFile, NumbersOutOfBoundsAreRefused) {
  const std::string expected = "m:6:22: expected an integer from -2147483648 to 2147483647, found ";
  for (const char* number :
       {"2147483648", "-2147483649", "99999999999999999999", "1.5", "+1", "-", "0x10", "1e3"}) {
    EXPECT_EQ(Complaint(Changed("distance -60000", absl::StrCat("distance ", number))),
              absl::StrCat(expected, "'", number, "'"));
  }
  EXPECT_TRUE(absl::StartsWith(Complaint(Changed("bias -123456", "bias 70368744177665")),
                               "m:5:6: expected an integer from -70368744177664 to"));
  for (const char* number : {"inf", "nan", "1e999", "", "-x"}) {
    EXPECT_TRUE(absl::StartsWith(
        Complaint(Changed("platt -1.2345678901234567", absl::StrCat("platt ", number))),
        "m:135:7: expected a number"))
        << number;
  }
}

}  // namespace
}  // namespace hakari::predict
