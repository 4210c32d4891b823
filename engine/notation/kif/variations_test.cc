#include "engine/notation/kif/variations.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/notation/record.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

// Lines with names (in their end comments), each by parent and the moves before it leaves.
GameRecord Record(const std::vector<std::pair<int, int>>& parents) {
  GameRecord record;
  for (size_t i = 0; i < parents.size(); ++i) {
    RecordLine line;
    line.parent = parents[i].first;
    line.parent_ply = parents[i].second;
    line.end_comment = std::string(1, static_cast<char>('a' + i));
    record.lines.push_back(line);
  }
  return record;
}

std::string NamesAndParents(const GameRecord& record) {
  std::string text;
  for (const RecordLine& line : record.lines) {
    text += line.end_comment;
    if (line.parent >= 0) text += "<" + record.lines[line.parent].end_comment;
    text += " ";
  }
  return text;
}

TEST(VariationsTest, TheLastToLeaveComesFirstWithAllThatLeavesIt) {
  GameRecord record = Record({{-1, 0}, {0, 3}, {0, 9}, {1, 1}, {2, 4}, {0, 9}, {1, 2}});
  SortLines(record);
  EXPECT_EQ(NamesAndParents(record), "a c<a e<c f<a b<a g<b d<b ");
  const std::string once = NamesAndParents(record);
  SortLines(record);
  EXPECT_EQ(NamesAndParents(record), once);
}

TEST(VariationsTest, ALongChainNeedsNoDeepStack) {
  std::vector<std::pair<int, int>> parents = {{-1, 0}};
  for (int i = 0; i < 100000; ++i) parents.emplace_back(i, 1);
  GameRecord record = Record(parents);
  SortLines(record);
  EXPECT_EQ(record.lines.back().parent, 99999);
}

TEST(VariationsTest, NoLinesAreSortedAlready) {
  GameRecord record;
  SortLines(record);
  EXPECT_TRUE(record.lines.empty());
}

}  // namespace
}  // namespace hakari::notation
