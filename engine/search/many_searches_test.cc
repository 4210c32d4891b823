// Ten thousand short searches with random settings, half of them of random positions, half in games
// of the search against itself. Checks the rules that every answer must obey. Mainly for the
// sanitizers.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/random/dice.h"
#include "engine/eval/default_weights.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/search/judges/positions.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

constexpr int kParts = 10;
constexpr int kSearchesOfPart = 1000;
constexpr int kLongestGame = 150;
constexpr int kOneInIsRepeated = 16;
constexpr int kSearchesOfMemory = 50;  // before it is cleared; clearing takes longer than a search

// Draws settings that halving and doubling never reach: mate searches at every node, at the
// root, with budgets by a classifier, and for the other side.
void DrawMateSearches(Dice& dice, SearchSettings& settings) {
  settings.mate_search = static_cast<int>(1 + dice.Below(3));
  settings.root_mate = static_cast<int>(dice.Below(3)) * 20;
  settings.root_defence = static_cast<int>(dice.Below(3)) * 20;
  settings.budget.function = static_cast<int>(dice.Below(4));
  settings.budget.model = static_cast<int>(dice.Below(2));
  settings.threatmate.depth = static_cast<int>(dice.Below(4));
  settings.threatmate.use = static_cast<int>(dice.Below(3));
}

// Most rows keep their value; the others are off, halved, doubled or at their minimum.
SearchSettings DrawnSettings(Dice& dice) {
  SearchSettings settings;
  for (const SettingRow& row : SettingRows()) {
    int& value = row.of(settings);
    const int drawn[] = {row.off, value / 2, value * 2, row.least};
    if (dice.Below(4) == 0) value = std::clamp(drawn[dice.Below(4)], row.least, row.most);
  }
  if (dice.Below(4) == 0) DrawMateSearches(dice, settings);
  return CheckSettings(settings).ok() ? settings : SearchSettings();
}

// The moves of a game that continues from search to search and then starts again.
class OwnGame {
 public:
  void Put(SearchQuestion& question) const {
    question.start = Position::Initial();
    question.moves = moves_;
  }
  void GoOn(const SearchResult& result) {
    if (result.end != SearchEnd::kMove || moves_.size() >= kLongestGame) {
      moves_.clear();
    } else {
      moves_.push_back(result.move);
    }
  }

 private:
  std::vector<Move> moves_;
};

Position RootOf(const SearchQuestion& question) {
  Position root = question.start;
  for (Move move : question.moves) root.DoMove(move);
  return root;
}

void ExpectSound(const SearchQuestion& question, const SearchResult& result) {
  const Position root = RootOf(question);
  EXPECT_LE(result.nodes, question.limits.nodes);
  EXPECT_EQ(result.end == SearchEnd::kNoMove, !movegen::HasLegalMove(root));
  if (result.end != SearchEnd::kMove) return;
  ASSERT_FALSE(result.lines.empty());
  EXPECT_LE(result.lines.size(), static_cast<size_t>(question.lines));
  EXPECT_EQ(result.lines[0].moves.at(0), result.move);
  for (const SearchLine& line : result.lines) {
    EXPECT_LE(std::abs(line.score), kMateScore);
    EXPECT_LE(line.depth, question.limits.depth);
    Position position = root;
    for (Move move : line.moves) {
      ASSERT_TRUE(movegen::IsLegal(position, move));
      position.DoMove(move);
    }
  }
}

class ManySearches : public testing::TestWithParam<int> {};

TEST_P(ManySearches, AreSound) {
  Dice dice(static_cast<uint64_t>(GetParam()));
  Positions positions(static_cast<uint64_t>(100 + GetParam()));
  OwnGame game;
  GameMemory memory = *GameMemory::Make(1);
  GameMemory other = *GameMemory::Make(1);
  for (int i = 0; i < kSearchesOfPart && !HasFailure(); ++i) {
    const bool in_game = i % 2 == 0;
    SearchQuestion question;
    question.limits.nodes = 1 + dice.Below(600);
    question.limits.depth = static_cast<int>(1 + dice.Below(12));
    question.lines = static_cast<int>(1 + dice.Below(3));
    if (in_game) {
      game.Put(question);
    } else {
      question.start = positions.Next();
    }
    const SearchSettings settings = DrawnSettings(dice);
    SCOPED_TRACE(absl::StrCat("search ", i, ", ", notation::ToSfen(RootOf(question)), ", ",
                              SettingsText(settings)));
    const bool is_repeated = dice.Below(kOneInIsRepeated) == 0;
    if (is_repeated || i % kSearchesOfMemory == 0) memory.Clear();
    const SearchResult result = Search(question, settings, eval::DefaultWeights(), memory);
    ExpectSound(question, result);
    if (is_repeated) {
      other.Clear();
      const SearchResult again = Search(question, settings, eval::DefaultWeights(), other);
      EXPECT_EQ(again.move, result.move);
      EXPECT_EQ(again.nodes, result.nodes);
    }
    if (in_game) game.GoOn(result);
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, ManySearches, testing::Range(0, kParts));

}  // namespace
}  // namespace hakari::search
