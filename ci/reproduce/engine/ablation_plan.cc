#include "ci/reproduce/engine/ablation_plan.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/eval/left_out.h"
#include "engine/search/settings/technique_list.h"

namespace hakari::reproduce {
namespace {

// The nodes to a depth are means over suites/middlegame:
// ./hakari compare --program "usi:./hakari usi" --setting default --setting Profile=plain --depth 9
// Every fifth and every ninth position, not every fourth, since the positions' phases alternate.
constexpr AblationSize kQuickWithout = {9, 32'000, {1, 5}, 20, 0};
constexpr AblationSize kQuickAdded = {4, 150'000, {1, 9}, 10, 0};
constexpr AblationSize kFullWithout = {11, 140'000, {1, 1}, 100, 100};
constexpr AblationSize kFullAdded = {5, 740'000, {1, 5}, 100, 0};
// Nodes of a search for a move, and of the long search, as multiples of those of a game move.
constexpr uint64_t kTimesTheNodes = 10;
constexpr uint64_t kTimesTheNodesLong = 100;

std::string Named(const std::string& name, const std::string& companion) {
  return companion.empty() ? name : absl::StrCat(name, " (", companion, " with it)");
}

AblationRow TechniqueRow(Ablation ablation, const search::Technique& technique) {
  if (ablation == Ablation::kWithout) {
    return {Named(technique.name, technique.goes_too), technique.without, "default"};
  }
  return {Named(technique.name, technique.comes_too), technique.added, technique.beside};
}

std::string WithoutTerms(const char* base, const std::vector<std::string>& groups) {
  return absl::StrCat(base, ",EvalWithout=", absl::StrJoin(groups, "+"));
}

// Leaves one group out of all, or adds it to the values of the pieces on the board.
AblationRow TermsRow(Ablation ablation, const std::string& group) {
  const std::string name = absl::StrCat("terms: ", group);
  if (ablation == Ablation::kWithout) return {name, WithoutTerms("default", {group}), "default"};
  const std::vector<std::string> all = eval::GroupsThatCanBeLeftOut();
  std::vector<std::string> others = all;
  others.erase(std::remove(others.begin(), others.end(), group), others.end());
  return {name, WithoutTerms("plain", others), WithoutTerms("plain", all)};
}

}  // namespace

std::vector<AblationRow> AblationRows(Ablation ablation) {
  std::vector<AblationRow> rows;
  for (const search::Technique& technique : search::Techniques()) {
    rows.push_back(TechniqueRow(ablation, technique));
  }
  for (const std::string& group : eval::GroupsThatCanBeLeftOut()) {
    rows.push_back(TermsRow(ablation, group));
  }
  return rows;
}

AblationSize SizeOf(Ablation ablation, const MarginLabOptions& options) {
  const bool without = ablation == Ablation::kWithout;
  AblationSize size = options.full ? (without ? kFullWithout : kFullAdded)
                                   : (without ? kQuickWithout : kQuickAdded);
  if (size.move_ms == 0) size.game_nodes = options.nodes;
  size.nodes = kTimesTheNodes * options.nodes;
  size.long_nodes = kTimesTheNodesLong * options.nodes;
  if (options.most_games) {
    size.pairs = std::max(1, std::min(size.pairs, *options.most_games / 2));
    size.most_positions = *options.most_games;
  }
  return size;
}

MatchWanted MatchOf(const AblationRow& row, const AblationSize& size) {
  MatchWanted match;
  match.about = row.name;
  match.first = row.changed;
  match.second = row.beside;
  match.nodes = size.game_nodes;
  match.move_ms = size.move_ms;
  match.pairs = size.pairs;
  return match;
}

}  // namespace hakari::reproduce
