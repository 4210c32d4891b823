#include "ci/reproduce/search_lab.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/statistics/bootstrap.h"
#include "base/status/macros.h"
#include "suites/core/problem.h"
#include "suites/core/program.h"
#include "suites/predict/experiments/search_setting.h"

namespace hakari::reproduce {

SearchLab::SearchLab(LabOptions options, Context context)
    : options_(std::move(options)), context_(std::move(context)) {}

absl::StatusOr<suites::SettingRun> SearchLab::RunAnew(PositionsFor purpose,
                                                      const std::string& setting, uint64_t nodes) {
  HAKARI_ASSIGN_OR_RETURN(const suites::ProgramSpec program,
                          suites::SettingProgram(setting, *options_.model));
  return KeptRun(set(purpose), program, nodes, options_.keeping, context_);
}

SearchLab::Place SearchLab::PlaceOf(PositionsFor purpose, absl::string_view setting,
                                    std::optional<uint64_t> nodes) {
  const bool is_usual = !nodes || *nodes == options_.nodes;
  return {
      is_usual ? runs_ : other_runs_,
      {set(purpose).name, is_usual ? std::string(setting) : absl::StrCat(setting, " ", *nodes)}};
}

absl::StatusOr<const suites::SettingRun*> SearchLab::Run(PositionsFor purpose,
                                                         absl::string_view setting,
                                                         std::optional<uint64_t> nodes) {
  const Place place = PlaceOf(purpose, setting, nodes);
  const auto found = place.runs.find(place.key);
  if (found != place.runs.end()) return &found->second;
  HAKARI_ASSIGN_OR_RETURN(suites::SettingRun run,
                          RunAnew(purpose, std::string(setting), nodes.value_or(options_.nodes)));
  return Keep(purpose, std::move(run), nodes);
}

const suites::SettingRun* SearchLab::Keep(PositionsFor purpose, suites::SettingRun run,
                                          std::optional<uint64_t> nodes) {
  const Place place = PlaceOf(purpose, run.setting, nodes);
  return &place.runs.emplace(place.key, std::move(run)).first->second;
}

absl::StatusOr<suites::SearchPair> SearchLab::Pair(PositionsFor purpose, absl::string_view first,
                                                   absl::string_view second) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const one, Run(purpose, first));
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const other, Run(purpose, second));
  absl::StatusOr<suites::SearchPair> pair = suites::PairOf(*one, *other);
  if (pair.ok() && pair->contradictions > 0) {
    return absl::DataLossError(absl::StrCat(first, " and ", second, " contradict each other on ",
                                            pair->contradictions, " positions"));
  }
  return pair;
}

std::string SearchLab::MeasuredOn(PositionsFor purpose) const {
  return absl::StrCat(set(purpose).Selected().size(), " positions (", set(purpose).name,
                      ") of at most ", options_.nodes, " nodes each; model ", options_.model_name);
}

absl::StatusOr<Effect> CostRatio(const suites::ExperimentSet& set, const suites::SearchPair& pair,
                                 CostOf cost, Among among) {
  const std::vector<const suites::Problem*> problems = set.Selected();
  if (problems.size() != pair.positions.size()) {
    return absl::FailedPreconditionError(absl::StrCat(set.name, ": ", pair.positions.size(), " of ",
                                                      problems.size(), " positions were searched"));
  }
  std::map<std::string, std::pair<double, double>> by_game;
  for (size_t i = 0; i < problems.size(); ++i) {
    const suites::PairedPosition& position = pair.positions[i];
    const std::string game(problems[i]->Note("game").value_or(problems[i]->id));
    auto& [first, second] = by_game[game];
    if (among == Among::kBothSolved && !position.both) continue;
    const bool nodes = cost == CostOf::kNodes;
    first += static_cast<double>(nodes ? position.first_nodes : position.first_cpu_ns);
    second += static_cast<double>(nodes ? position.second_nodes : position.second_cpu_ns);
  }
  std::vector<double> first, second;
  for (const auto& [game, sums] : by_game) {
    first.push_back(sums.first);
    second.push_back(sums.second);
  }
  return BootstrapRatio(cost == CostOf::kNodes ? "nodes" : "time", first, second,
                        BootstrapOptions());
}

}  // namespace hakari::reproduce
