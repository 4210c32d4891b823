// How often each theme holds over positions of shipped games, and that colors do not matter.
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "base/status/testing.h"
#include "gtest/gtest.h"
#include "suites/corpus/game_reader.h"
#include "suites/next_move/themes/find_themes.h"
#include "suites/next_move/themes/turned.h"

namespace hakari::suites {
namespace {

struct Sample {
  Position position;
  std::vector<Move> line;
};

// Every seventh position, from the 20th on, of every tenth game, with three moves as they were
// played.
std::vector<Sample> SamplesOf(const std::vector<notation::GameRecord>& games) {
  constexpr size_t kGames = 10, kFirst = 20, kEach = 7, kLine = 3;
  std::vector<Sample> samples;
  for (size_t game = 0; game < games.size(); game += kGames) {
    Position position = games[game].start;
    const std::vector<notation::RecordedMove>& moves = games[game].lines[0].moves;
    for (size_t ply = 0; ply + kLine <= moves.size(); ++ply) {
      if (ply >= kFirst && ply % kEach == 0) {
        samples.push_back({position, {}});
        for (size_t i = ply; i < ply + kLine; ++i) samples.back().line.push_back(moves[i].move);
      }
      position.DoMove(moves[ply].move);
    }
  }
  return samples;
}

class CorpusTest : public testing::Test {
 protected:
  static constexpr int kNodes = 300;

  void SetUp() override {
    HAKARI_ASSERT_OK(const corpus::CollectedGames collected,
                     corpus::CollectGames({"suites/corpus/games.usi.zst"}));
    samples_ = SamplesOf(collected.games);
    ASSERT_GT(samples_.size(), 1000u);
  }

  std::vector<Sample> samples_;
};

// Each theme holds for some moves as they were played, and for few.
TEST_F(CorpusTest, EveryThemeHoldsSometimesAndNoneOften) {
  struct Bounds {
    absl::string_view theme;
    int least, most;  // of 10,000 positions
  };
  constexpr Bounds kBounds[] = {
      {"fork", 100, 500},        {"pin", 20, 100},
      {"skewer", 15, 100},       {"discovered_attack", 25, 150},
      {"dangling_pawn", 4, 50},  {"attack_on_bound_piece", 90, 400},
      {"edge_attack", 20, 200},  {"promotion_threat", 300, 1500},
      {"threatmate", 200, 1000}, {"threatmate_defence", 100, 500},
      {"mate", 100, 500},
  };
  ASSERT_EQ(std::size(kBounds), MoveThemes().size());
  HAKARI_ASSERT_OK(MateProver prover, MateProver::Make(kNodes));
  std::map<absl::string_view, int> times;
  for (const Sample& sample : samples_) {
    for (const MoveTheme theme : FindThemes(sample.position, sample.line, prover)) {
      ++times[InfoOf(theme).name];
    }
  }
  for (const Bounds& bounds : kBounds) {
    const int found = times[bounds.theme];
    const int share = found * 10'000 / static_cast<int>(samples_.size());
    EXPECT_GE(share, bounds.least) << bounds.theme << ": " << found << " of " << samples_.size();
    EXPECT_LE(share, bounds.most) << bounds.theme << ": " << found << " of " << samples_.size();
    RecordProperty(std::string(bounds.theme), found);
  }
}

TEST_F(CorpusTest, ColorsDoNotMatter) {
  HAKARI_ASSERT_OK(MateProver prover, MateProver::Make(kNodes));
  for (const Sample& sample : samples_) {
    std::vector<Move> turned;
    turned.reserve(sample.line.size());
    for (const Move move : sample.line) turned.push_back(Turned(move));
    EXPECT_EQ(ThemeNames(FindThemes(sample.position, sample.line, prover)),
              ThemeNames(FindThemes(Turned(sample.position), turned, prover)));
  }
}

}  // namespace
}  // namespace hakari::suites
