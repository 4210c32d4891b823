#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/run/selection.h"
#include "base/status/macros.h"
#include "ci/reproduce/kept_run.h"
#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/mate_share.h"
#include "engine/search/mate_budget.h"
#include "engine/search/settings.h"
#include "golden/published/published_table.h"
#include "suites/core/program.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/play/budget_scale.h"
#include "suites/predict/play/game_replay.h"
#include "suites/predict/play/mate_calls.h"
#include "suites/predict/play/replay_program.h"

namespace hakari::reproduce {
namespace {

// How much is replayed.
struct Size {
  int games = 0;
  uint64_t nodes = 0;  // of a move
};
Size ShareSize(bool full) { return {full ? 100 : 20, 20'000}; }
Size ScaleSize(bool full) { return {full ? 100 : 20, full ? uint64_t{20'000} : 5'000}; }

std::string MeasuredOn(const Size& size) {
  return absl::StrCat(size.games, " games of suites/corpus, ", size.nodes, " nodes a move");
}

// What scales are found for: a mate search that takes most of the time, as the default's does not.
constexpr char kOften[] = "default,mate_search=3";
constexpr int kSample = 200;  // every so many-th call is recorded

// The same games under one setting after the other.
class Replays {
 public:
  static absl::StatusOr<Replays> Of(const ReproduceContext& context, const Size& size) {
    HAKARI_ASSIGN_OR_RETURN(suites::ExperimentSet games,
                            suites::GamesToReplay(context.root, size.games));
    return Replays(context, std::move(games), size.nodes);
  }

  absl::StatusOr<std::vector<suites::Replay>> Run(const suites::ReplaySetting& setting) const {
    HAKARI_ASSIGN_OR_RETURN(const suites::ProgramSpec program, suites::ReplayProgram(setting));
    // Tables are made of whole runs; a shard is of the searches behind the other tables.
    RunKeeping keeping = context_.lab.options().keeping;
    keeping.shard = Shard();
    HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun run,
                            KeptRun(games_, program, nodes_, keeping, context_));
    std::vector<suites::Replay> replays;
    for (size_t i = 0; i < run.outcomes.size(); ++i) {
      absl::StatusOr<suites::Replay> replay = suites::ReplayOfOutcome(run.outcomes[i]);
      if (!replay.ok()) {
        return absl::Status(replay.status().code(), absl::StrCat(setting.name, ", ", run.ids[i],
                                                                 ": ", replay.status().message()));
      }
      replays.push_back(*std::move(replay));
    }
    return replays;
  }

 private:
  Replays(const ReproduceContext& context, suites::ExperimentSet games, uint64_t nodes)
      : context_(context), games_(std::move(games)), nodes_(nodes) {}

  const ReproduceContext& context_;
  suites::ExperimentSet games_;
  uint64_t nodes_;
};

struct ShareColumn {
  const char* shown;
  suites::ReplaySetting setting;
};

// As often as the default asks, and more and more often; last as the thesis's program asks, nearly
// everywhere, with as few nodes as that leaves time for.
std::vector<ShareColumn> ShareColumns() {
  return {{"from depth 10 on (default)", {"mates-depth10", "default"}},
          {"from depth 7 on", {"mates-depth7", "default,mate_search=7"}},
          {"from depth 6 on", {"mates-depth6", "default,mate_search=6"}},
          {"from depth 5 on", {"mates-depth5", "default,mate_search=5"}},
          {"everywhere, 2 nodes a ply",
           {"mates-everywhere", "default,mate_search=1,mate_search_nodes=2"}}};
}

absl::StatusOr<Reproduced> MakeShare(ReproduceContext& context, const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published, ThesisTable(context, "text"));
  const Size size = ShareSize(context.full);
  HAKARI_ASSIGN_OR_RETURN(const Replays replays, Replays::Of(context, size));
  std::vector<ReplayedSetting> settings;
  for (const ShareColumn& column : ShareColumns()) {
    HAKARI_ASSIGN_OR_RETURN(std::vector<suites::Replay> games, replays.Run(column.setting));
    settings.push_back({column.shown, std::move(games)});
  }
  HAKARI_ASSIGN_OR_RETURN(Reproduced made, MateShareTable(published, settings));
  made.id = table.id;
  made.title = table.title;
  made.measured_on = MeasuredOn(size);
  return made;
}

struct Kind {
  search::BudgetFunction function;
  const char* name;
};
constexpr Kind kKinds[] = {{search::kLinearBudget, "linear"},
                           {search::kSigmoidBudget, "sigmoid"},
                           {search::kStepBudget, "step"}};
struct Classifier {
  const char* name;
  const char* shown;
};
constexpr Classifier kClassifiers[] = {{"thesis", ""}, {"sharp", ", the sharper classifier"}};

// Of some of the limits; none where that cannot be.
std::optional<int> ScaleOfSome(const std::vector<suites::RecordedCall>& calls,
                               const search::MateBudgetSettings& budget) {
  const absl::StatusOr<int> scale = suites::EqualEffortScale(calls, budget);
  if (!scale.ok()) return std::nullopt;
  return *scale;
}

absl::StatusOr<ScaledFunction> Scaled(const std::vector<suites::RecordedCall>& calls,
                                      const Kind& kind, int model) {
  ScaledFunction function;
  function.shown = absl::StrCat(kind.name, kClassifiers[model].shown);
  function.budget.function = kind.function;
  function.budget.model = model;
  HAKARI_ASSIGN_OR_RETURN(function.thesis_scale, suites::ThesisScale(calls, function.budget));
  auto by_limit = suites::ByLimit(calls);
  std::vector<suites::RecordedCall> others;
  for (auto& [limit, some] : by_limit) {
    if (limit != by_limit.begin()->first) others.insert(others.end(), some.begin(), some.end());
  }
  function.least_limit_scale = ScaleOfSome(by_limit.begin()->second, function.budget);
  function.other_limits_scale = ScaleOfSome(others, function.budget);
  HAKARI_ASSIGN_OR_RETURN(function.budget.scale, suites::EqualEffortScale(calls, function.budget));
  return function;
}

absl::StatusOr<Reproduced> MakeScale(ReproduceContext& context, const ReproducedTable& table) {
  const Size size = ScaleSize(context.full);
  HAKARI_ASSIGN_OR_RETURN(const Replays replays, Replays::Of(context, size));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<suites::Replay> recorded,
                          replays.Run({"mates-recorded", kOften, kSample}));
  std::vector<suites::RecordedCall> calls;
  for (const suites::Replay& game : recorded) {
    calls.insert(calls.end(), game.calls.begin(), game.calls.end());
  }
  HAKARI_ASSIGN_OR_RETURN(const std::vector<suites::Replay> plain,
                          replays.Run({"mates-depth3", kOften}));
  std::vector<ScaledFunction> functions;
  for (const Kind& kind : kKinds) {
    for (const int model : {0, 1}) {
      HAKARI_ASSIGN_OR_RETURN(ScaledFunction function, Scaled(calls, kind, model));
      HAKARI_ASSIGN_OR_RETURN(
          function.games,
          replays.Run({absl::StrCat("mates-", kind.name, "-", kClassifiers[model].name),
                       absl::StrCat(kOften, ",budget.function=", kind.function, ",budget.model=",
                                    model, ",budget.scale=", function.budget.scale)}));
      functions.push_back(std::move(function));
    }
  }
  HAKARI_ASSIGN_OR_RETURN(Reproduced made, MateScaleTable(plain, functions));
  made.id = table.id;
  made.title = table.title;
  made.measured_on = absl::StrCat(MeasuredOn(size), ", the mate search asked from depth 3 on, ",
                                  calls.size(), " of its calls recorded");
  return made;
}

using Maker = absl::StatusOr<Reproduced> (*)(ReproduceContext&, const ReproducedTable&);

ReproducedTable TableOf(const char* id, const char* title, Maker maker) {
  ReproducedTable table;
  table.id = id;
  table.title = title;
  table.make = [maker, described = table](ReproduceContext& context) {
    return maker(context, described);
  };
  return table;
}

}  // namespace

std::vector<ReproducedTable> MatePlayTables() {
  return {TableOf("thesis/mate-share",
                  "the share of the time that goes to mates, by thirds of games", MakeShare),
          TableOf("thesis/mate-scale",
                  "use 1: the scale that leaves the whole effort of mate searches in play as it is",
                  MakeScale)};
}

}  // namespace hakari::reproduce
