#include "ci/reproduce/thesis/play/play_study.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace hakari::reproduce {
namespace {

constexpr size_t kBaselines = 2;
constexpr int kQuickDepth = 6;
constexpr int kFullDepth = 8;

// The least depth at which the mate search is called, and its nodes there. Chosen by short matches
// with the default at the same depth, by the increase of the time per node of the game search.
// Every table reports the share that its games really had.
struct Asked {
  int depth;
  int nodes;
};

std::string SettingOf(const Asked& asked) {
  return absl::StrCat("default,mate_search=", asked.depth, ",mate_search_nodes=", asked.nodes);
}

std::vector<PlayRow> OfEachBaseline(const std::vector<PlayRow>& rows) {
  std::vector<PlayRow> all;
  for (size_t baseline = 0; baseline < kBaselines; ++baseline) {
    for (PlayRow row : rows) {
      row.baseline = baseline;
      all.push_back(row);
    }
  }
  return all;
}

}  // namespace

std::vector<Baseline> BaselinesAt(int depth) {
  const bool is_deep = depth > kQuickDepth;
  const Asked seldom = is_deep ? Asked{6, 45} : Asked{4, 20};
  const Asked often = is_deep ? Asked{5, 45} : Asked{4, 50};
  return {
      {"mate_time_share", "15", SettingOf(seldom), is_deep ? uint64_t{20'000} : uint64_t{4'500}},
      {"mate_time_share_end", "30", SettingOf(often),
       is_deep ? uint64_t{24'000} : uint64_t{5'500}}};
}

PlaySize PlaySizeOf(const MarginLabOptions& options) {
  constexpr int kFullPairs = 500;  // the thesis's 1000 games
  constexpr int kQuickPairs = 20;
  // With the step few calls take all nodes, so fewer games would have too few such calls.
  constexpr int kLeastReplayed = 8;
  PlaySize size;
  size.depth = options.full ? kFullDepth : kQuickDepth;
  size.pairs = options.full ? kFullPairs : kQuickPairs;
  size.replayed = options.full ? 100 : 20;
  size.sample = options.full ? 50 : 5;
  if (options.most_games) {
    size.pairs = std::max(1, std::min(size.pairs, *options.most_games / 2));
    size.replayed = std::max(kLeastReplayed, std::min(size.replayed, *options.most_games));
  }
  return size;
}

std::string PlayRow::Shown() const {
  return absl::StrCat(kind.name, kPlayClassifiers[model].shown);
}

std::string PlayRow::Constant() const {
  switch (constant) {
    case 50:
      return "1/2";
    case 75:
      return "3/4";
    default:
      return absl::StrCat(constant / 100);
  }
}

std::vector<PlayRow> FunctionRows() {
  std::vector<PlayRow> rows;
  for (const PlayFunction& kind : kPlayFunctions) rows.push_back({0, kind, 0, 100});
  rows.push_back({0, kPlayFunctions[1], 1, 100});
  return OfEachBaseline(rows);
}

std::vector<PlayRow> ConstantRows() {
  std::vector<PlayRow> rows;
  for (const int constant : {50, 75, 100, 200, 400}) {
    rows.push_back({0, kPlayFunctions[1], 0, constant});
  }
  return OfEachBaseline(rows);
}

std::vector<PlayRow> SigmoidRows() { return OfEachBaseline({PlayRow()}); }

GamesWanted GamesOf(const PlayRow& row, int scale, const MarginLabOptions& options) {
  const PlaySize size = PlaySizeOf(options);
  const Baseline baseline = BaselinesAt(size.depth)[row.baseline];
  GamesWanted wanted;
  wanted.about =
      absl::StrCat(row.Shown(), " times ", row.Constant(), ", ", baseline.name, " % on mates");
  wanted.first = absl::StrCat(baseline.setting, ",budget.function=", row.kind.function,
                              ",budget.model=", row.model, ",budget.constant=", row.constant,
                              ",budget.scale=", scale);
  wanted.second = baseline.setting;
  wanted.depth = size.depth;
  wanted.nodes = baseline.nodes_a_move;
  wanted.openings = size.pairs;
  return wanted;
}

}  // namespace hakari::reproduce
