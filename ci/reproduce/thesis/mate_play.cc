#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/play/mate_share.h"
#include "ci/reproduce/thesis/play/play_function.h"
#include "ci/reproduce/thesis/play/play_study.h"
#include "ci/reproduce/thesis/play/replays.h"
#include "engine/search/settings/settings.h"
#include "golden/published/published_table.h"
#include "suites/core/limits.h"
#include "suites/predict/play/budget_scale.h"
#include "suites/predict/play/game_replay.h"
#include "suites/predict/play/mate_calls.h"
#include "suites/predict/play/replay_program.h"

namespace hakari::reproduce {
namespace {

// The size of a replay.
struct Size {
  int games = 0;
  uint64_t nodes = 0;  // of a move
};
Size ShareSize(bool full) { return {full ? 100 : 20, 20'000}; }
Size ScaleSize(bool full) { return {full ? 100 : 20, full ? uint64_t{20'000} : 5'000}; }

absl::StatusOr<Replays> ReplaysOf(const ReproduceContext& context, const Size& size) {
  suites::Limits limits;
  limits.nodes = size.nodes;
  return Replays::Of(context, size.games, limits);
}

// The search whose scales are found. Unlike the default's, its mate search takes most of the time.
constexpr char kOften[] = "default,mate_search=3";
constexpr int kSample = 200;  // every n-th call is recorded

struct ShareColumn {
  const char* shown;
  suites::ReplaySetting setting;
};

// The mate search is called as often as by the default, then more and more often. The last setting
// calls it nearly everywhere, like the thesis's program, with so few nodes that it is affordable.
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
  HAKARI_ASSIGN_OR_RETURN(const Replays replays, ReplaysOf(context, size));
  std::vector<ReplayedSetting> settings;
  for (const ShareColumn& column : ShareColumns()) {
    HAKARI_ASSIGN_OR_RETURN(std::vector<suites::Replay> games, replays.Run(column.setting));
    settings.push_back({column.shown, std::move(games)});
  }
  HAKARI_ASSIGN_OR_RETURN(Reproduced made, MateShareTable(published, settings));
  made.id = table.id;
  made.title = table.title;
  made.measured_on = replays.MeasuredOn();
  return made;
}

// The scale for calls with some of the limits; absent if there is none.
std::optional<int> ScaleOfSome(const std::vector<suites::RecordedCall>& calls,
                               const search::MateBudgetSettings& budget) {
  const absl::StatusOr<int> scale = suites::EqualEffortScale(calls, budget);
  if (!scale.ok()) return std::nullopt;
  return *scale;
}

absl::StatusOr<ScaledFunction> Scaled(const std::vector<suites::RecordedCall>& calls,
                                      const PlayFunction& kind, int model) {
  ScaledFunction function;
  function.shown = absl::StrCat(kind.name, kPlayClassifiers[model].shown);
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

// A program whose scales are found.
struct ScaledProgram {
  const char* name;     // of its runs
  std::string setting;  // without a function
  int sample = 1;       // every n-th call is recorded
};

absl::StatusOr<Reproduced> ScalesOf(const ScaledProgram& program, const Replays& replays,
                                    const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(
      const std::vector<suites::Replay> recorded,
      replays.Run({absl::StrCat(program.name, "-recorded"), program.setting, program.sample}));
  const std::vector<suites::RecordedCall> calls = CallsOf(recorded);
  HAKARI_ASSIGN_OR_RETURN(const std::vector<suites::Replay> plain,
                          replays.Run({absl::StrCat(program.name, "-plain"), program.setting}));
  std::vector<ScaledFunction> functions;
  for (const PlayFunction& kind : kPlayFunctions) {
    for (const int model : {0, 1}) {
      HAKARI_ASSIGN_OR_RETURN(ScaledFunction function, Scaled(calls, kind, model));
      HAKARI_ASSIGN_OR_RETURN(
          function.games,
          replays.Run(
              {absl::StrCat(program.name, "-", kind.name, "-", kPlayClassifiers[model].name),
               absl::StrCat(program.setting, ",budget.function=", kind.function,
                            ",budget.model=", model, ",budget.scale=", function.budget.scale)}));
      functions.push_back(std::move(function));
    }
  }
  HAKARI_ASSIGN_OR_RETURN(Reproduced made, MateScaleTable(plain, functions));
  made.id = table.id;
  made.title = table.title;
  made.measured_on = absl::StrCat(replays.MeasuredOn(), "; the search is ", program.setting, "; ",
                                  calls.size(), " calls of its mate search recorded");
  return made;
}

absl::StatusOr<Reproduced> MakeScale(ReproduceContext& context, const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(const Replays replays, ReplaysOf(context, ScaleSize(context.full)));
  return ScalesOf({"mates", kOften, kSample}, replays, table);
}

// The searches of table 4.1 over replayed games, so that both sides of the comparison search the
// same positions.
absl::StatusOr<Reproduced> MakePlayScale(ReproduceContext& context, const ReproducedTable& table) {
  MarginLabOptions options;
  options.full = context.full;
  const PlaySize size = PlaySizeOf(options);
  suites::Limits limits;
  limits.depth = static_cast<uint64_t>(size.depth);
  HAKARI_ASSIGN_OR_RETURN(const Replays replays, Replays::Of(context, size.replayed, limits));
  return ScalesOf({"play", BaselinesAt(size.depth)[0].setting, size.sample}, replays, table);
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
  return {
      TableOf("thesis/mate-share", "the share of the time that goes to mates, by thirds of games",
              MakeShare),
      TableOf("thesis/mate-scale",
              "use 1: the scale that leaves the whole effort of mate searches in play unchanged",
              MakeScale),
      TableOf("thesis/play-scale",
              "the same at the fixed depth of table 4.1, over the same positions", MakePlayScale)};
}

}  // namespace hakari::reproduce
