#include "suites/predict/labels.h"

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/source_file.h"
#include "base/hash/content_hash.h"
#include "base/status/testing.h"
#include "gtest/gtest.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {
namespace {

ProblemSet Problems() {
  return *ParseProblemSet(
      "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=a\n"
      "sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1 ; id=b\n"
      "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 ; id=c\n",
      "test");
}

LabelFile Example() {
  return {Problems().hash(),
          {5000, 100, 1000},
          {{"a", LabelWay::kPds, 3}, {"b", LabelWay::kStrong, 1000}, {"c", LabelWay::kOpen, 5000}}};
}

// Has a fitting checksum, so that the text is not refused because of it.
std::string Changed(absl::string_view from, absl::string_view to) {
  std::string text = absl::StrReplaceAll(FormatLabels(Example()), {{from, to}});
  text.resize(text.rfind("end "));
  return absl::StrCat(text, "end ", ContentHash(text), "\n");
}

// The reader's error for the text.
std::string Complaint(const std::string& text) {
  return std::string(ParseLabels(text, "f").status().message());
}

TEST(Labels, GoToTextAndBack) {
  const std::string text = FormatLabels(Example());
  EXPECT_TRUE(absl::StrContains(text, "\na mate 3 pds\nb none 1000 strong\nc none 5000 open\nend "))
      << text;
  HAKARI_ASSERT_OK(const LabelFile read, ParseLabels(text, "f"));
  EXPECT_EQ(read.recipe, Example().recipe);
  EXPECT_EQ(FormatLabels(read), text);
  EXPECT_TRUE(read.labels[0].is_mate());
  EXPECT_FALSE(read.labels[2].is_mate());
}

TEST(Labels, ErrorsSayWhere) {
  const std::pair<std::string, std::string> cases[] = {
      {"", "f:1:1: expected a line 'hakari-labels …', found the end"},
      {"hakari-labels", "f:1:14: expected the end of a line, found the end"},
      {"P6\n", "f:1:1: expected a line 'hakari-labels …', found 'P6'"},
      {"hakari-labels 2\n", "f:1:15: expected the version 1, found '2'"},
      {Changed("problems xxh3:", "problems md5:"), "f:2:10: expected xxh3:…, found 'md5:"},
      {Changed("\nnodes 5000", "\nnodes 05000"), "f:3:7: expected a number, found '05000'"},
      {Changed("first-nodes", "last-nodes"), "f:4:1: expected a line 'first-nodes …'"},
      {Changed("labels 3", "labels 4"),
       "f:10:1: expected an id, mate or none, nodes, and the way of labelling"},
      {Changed("labels 3", "labels 2"), "f:9:1: expected a line 'end …', found 'c'"},
      {Changed("a mate 3 pds", "a mate 3"),
       "f:7:1: expected an id, mate or none, nodes, and the way of labelling"},
      {Changed("a mate", "ä mate"), "f:7:1: expected the id of a problem, found 'ä'"},
      {Changed("b none", "a none"), "f:8:1: expected an id that is not used above, found 'a'"},
      {Changed("3 pds", "3 luck"), "f:7:10: expected pds, pds-none, strong or open, found 'luck'"},
      {Changed("b none", "b mate"), "f:8:3: expected none, the answer for 'strong', found 'mate'"},
      {Changed("3 pds", "+3 pds"), "f:7:8: expected a number of nodes, found '+3'"},
      {Changed("none 1000", "none 1001"), "f:8:8: expected at most 1000 nodes, found '1001'"},
  };
  for (const auto& [text, expected] : cases) {
    EXPECT_TRUE(absl::StrContains(Complaint(text), expected)) << Complaint(text) << "\n"
                                                              << expected;
  }
}

TEST(Labels, NoCutAndNoChangeGoesUnseen) {
  const std::string text = FormatLabels(Example());
  for (size_t size = 0; size < text.size(); ++size) {
    EXPECT_FALSE(ParseLabels(text.substr(0, size), "f").ok()) << size;
  }
  for (size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] ^= 1;
    EXPECT_FALSE(ParseLabels(changed, "f").ok()) << i;
  }
  EXPECT_EQ(Complaint(text + "\n"), "f:11:1: expected the end, found byte 0x0a");
}

TEST(Labels, BelongToTheirProblems) {
  const std::string path = absl::StrCat(testing::TempDir(), "/labels.txt.zst");
  LabelFile file = Example();
  ASSERT_TRUE(WriteSourceFile(path, FormatLabels(file)).ok());
  EXPECT_EQ(ReadLabels(path, Problems())->size(), 3u);

  file.labels.erase(file.labels.begin());
  EXPECT_TRUE(CheckLabels(file, Problems(), "a part").ok());
  std::swap(file.labels[0], file.labels[1]);
  EXPECT_EQ(CheckLabels(file, Problems(), "f").message(),
            "f: 'b' is not a problem of the set, or not in its order");
  file.problems = "xxh3:0";
  EXPECT_TRUE(absl::StartsWith(
      CheckLabels(file, Problems(), "f").message(),
      "f: the labels are of other problems: the file says xxh3:0, the problems are "));
  ASSERT_TRUE(WriteSourceFile(path, FormatLabels(file)).ok());
  EXPECT_FALSE(ReadLabels(path, Problems()).ok());
  EXPECT_FALSE(ReadLabels(path + ".none", Problems()).ok());
}

TEST(Labels, OfAnotherRecipeCountIfItsFirstStepWouldGiveThem) {
  const LabelRecipe recipe = {5000, 100, 1000};
  const LabelRecipe other = {9000, 9000, 0};
  EXPECT_TRUE(IsLabelOf(recipe, {"a", LabelWay::kPds, 100}, other));
  EXPECT_TRUE(IsLabelOf(recipe, {"a", LabelWay::kPdsNone, 1}, other));
  // The other recipe asks the strong solver.
  EXPECT_FALSE(IsLabelOf(recipe, {"a", LabelWay::kPdsNone, 101}, other));
  EXPECT_FALSE(IsLabelOf(recipe, {"a", LabelWay::kStrong, 1}, other));
  EXPECT_FALSE(IsLabelOf(recipe, {"a", LabelWay::kOpen, 1}, other));
  EXPECT_FALSE(IsLabelOf({50, 100, 1000}, {"a", LabelWay::kPds, 51}, other));
  EXPECT_TRUE(IsLabelOf(recipe, {"a", LabelWay::kOpen, 5000}, recipe));
}

TEST(Labels, AreSummedUp) {
  EXPECT_EQ(LabelSummary(Example().labels),
            "3 labels: 1 mates (33.3 %); pds 1, pds-none 0, strong 1, open 1");
  EXPECT_EQ(LabelSummary({}), "0 labels: 0 mates; pds 0, pds-none 0, strong 0, open 0");
}

// The shipped labels belong to the shipped positions and are complete.

TEST(ShippedLabels, AreOfTheShippedPositions) {
  HAKARI_ASSERT_OK(const auto problems, ReadProblemSet({"suites/predict/positions.sfen.zst"}));
  HAKARI_ASSERT_OK(const auto file, ReadLabelFile("suites/predict/labels.txt.zst"));
  EXPECT_EQ(file.recipe, LabelRecipe()) << "not by the definition";
  const absl::Status sound = CheckLabels(file, problems, "labels.txt.zst");
  EXPECT_TRUE(sound.ok()) << sound;
  EXPECT_EQ(file.labels.size(), 40000u);
  EXPECT_EQ(file.labels.size(), problems.problems().size());

  int mates = 0;
  for (const Label& label : file.labels) mates += label.is_mate();
  const double share = mates / 40000.0;
  EXPECT_GT(share, 0.20) << LabelSummary(file.labels);
  EXPECT_LT(share, 0.30) << LabelSummary(file.labels);
}

}  // namespace
}  // namespace hakari::suites
