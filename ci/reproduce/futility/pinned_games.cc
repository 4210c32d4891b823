#include "ci/reproduce/futility/pinned_games.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/hash/file_hash.h"
#include "base/status/macros.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/games_table.h"
#include "engine/search/memory/dynamic_margin.h"
#include "suites/margins/margin_totals.h"
#include "suites/match/openings.h"

namespace hakari::reproduce {
namespace {

using margins::CountedDepths;
using margins::GameSeries;
using margins::MarginGame;
using margins::SideOfGame;

constexpr char kProfile[] = "frozen1";
constexpr uint64_t kNodes = 1000;

GamesWanted Pinned(const std::string& name, std::string first, std::string second, int openings) {
  GamesWanted wanted;
  wanted.about = absl::StrCat("pinned games, ", name);
  wanted.first = std::move(first);
  wanted.second = std::move(second);
  wanted.nodes = kNodes;
  wanted.openings = openings;
  wanted.by_every_shard = true;
  return wanted;
}

std::vector<std::pair<std::string, GamesWanted>> PinnedRuns() {
  const std::string fixed = FixedSetting(kProfile), counting = CountingSetting(kProfile);
  std::vector<std::pair<std::string, GamesWanted>> runs;
  const auto add = [&](const std::string& name, const std::string& first, const std::string& second,
                       int openings) -> GamesWanted& {
    runs.emplace_back(name, Pinned(name, first, second, openings));
    return runs.back().second;
  };
  add("counting", counting, counting, 3).exchanges_colors = false;
  add("target-60", TargetSetting(kProfile, kBestTarget), fixed, 2);
  add("target-98", TargetSetting(kProfile, 980, ThresholdText(3000)), fixed, 2);
  add("carried-over", TargetSetting(kProfile, 980, "dynamic.threshold=3000,dynamic.carry=1"), fixed,
      2)
      .series = 2;
  return runs;
}

// In hundredths of a percent, truncated, without floating point.
std::string PrecisionText(const search::MarginTally& tally) {
  constexpr int64_t kWhole = 10'000;
  if (tally.tries == 0) return "no tries";
  const int64_t right = kWhole * (tally.tries - tally.failures) / tally.tries;
  return absl::StrFormat("%d.%02d %% right", right / 100, right % 100);
}

// "adopts 100 at ply 34"; each depth separately if they differ.
std::string AdoptionText(const SideOfGame& side) {
  std::vector<std::string> texts;
  for (size_t depth = 0; depth < search::kMarginDepths; ++depth) {
    const std::optional<int>& margin = side.margins.adopted[depth];
    texts.push_back(margin ? absl::StrCat(*margin, " at ply ", side.adopted_at[depth].value_or(-1))
                           : "nothing");
  }
  if (side.margins.count == 0) return "counts nothing";
  if (texts[0] == texts[1]) return absl::StrCat("adopts ", texts[0]);
  return absl::StrCat("adopts ", texts[0], "; 2 plies before the horizon ", texts[1]);
}

void AddSide(const std::string& id, const MarginGame& game, int number, golden::Golden& golden) {
  const SideOfGame& side = game.sides[number];
  const double points =
      number == 0 ? margins::PointsOfFirst(game) : 1 - margins::PointsOfFirst(game);
  golden.rows[id] = {AdoptionText(side),
                     {{"half_points", static_cast<int64_t>(2 * points)},
                      {"plies", game.plies},
                      {"nodes", side.nodes},
                      {"cuts", side.cuts},
                      {"adopted_cuts", side.adopted_cuts},
                      {"tries", side.tries},
                      {"unpruned_nodes", side.unpruned_nodes}}};
}

}  // namespace

void AddPinnedRows(const std::string& name, const std::vector<GameSeries>& played,
                   golden::Golden& golden) {
  std::vector<search::MarginTally> sums[search::kMarginDepths];
  std::vector<int> candidates;
  int number = 0;
  for (const GameSeries& series : played) {
    for (const MarginGame& game : series) {
      ++number;
      for (const int side : {0, 1}) {
        AddSide(absl::StrFormat("%s.game%02d.side%d", name, number, side + 1), game, side, golden);
      }
    }
    for (const SideOfGame* side : margins::CountingSides(series)) {
      candidates = margins::CandidatesOf(side->margins);
      for (int depth = 0; depth < search::kMarginDepths; ++depth) {
        const std::vector<search::MarginTally> tallies = margins::TalliesOf(
            side->margins, depth == 0 ? CountedDepths::kFirst : CountedDepths::kSecond);
        sums[depth].resize(tallies.size());
        for (size_t i = 0; i < tallies.size(); ++i) {
          sums[depth][i].tries += tallies[i].tries;
          sums[depth][i].failures += tallies[i].failures;
          sums[depth][i].nodes += tallies[i].nodes;
        }
      }
    }
  }
  for (int depth = 0; depth < search::kMarginDepths; ++depth) {
    for (size_t i = 0; i < sums[depth].size(); ++i) {
      const search::MarginTally& sum = sums[depth][i];
      golden.rows[absl::StrFormat("%s.depth%d.margin%03d", name, depth + 1, candidates[i])] = {
          PrecisionText(sum),
          {{"tries", sum.tries}, {"failures", sum.failures}, {"nodes", sum.nodes}}};
    }
  }
}

absl::StatusOr<golden::Golden> PinnedGolden(MarginLab& lab) {
  golden::Golden golden;
  golden.header.suite = kFutility;
  HAKARI_ASSIGN_OR_RETURN(golden.header.suite_hash,
                          FileHash(absl::StrCat(lab.context().root, "/", match::kShippedOpenings)));
  golden.header.program = "games";
  golden.header.configuration = absl::StrCat("margins/1 ", kProfile);
  golden.header.limits.nodes = kNodes;
  for (const auto& [name, wanted] : PinnedRuns()) {
    HAKARI_ASSIGN_OR_RETURN(const std::vector<GameSeries>* const played, lab.Games(wanted));
    AddPinnedRows(name, *played, golden);
  }
  return golden;
}

}  // namespace hakari::reproduce
