#include "ci/reproduce/thesis/made_up_runs_for_test.h"

#include <cstddef>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "suites/core/problem.h"
#include "suites/predict/experiments/experiment.h"

namespace hakari::reproduce::testing {
namespace {

// Games have ten positions each, so every tenth position is of another game.
constexpr int kPositionsOfAGame = 10;

LabOptions TenPositions(uint64_t nodes, const predict::LinearModel& model) {
  LabOptions options;
  options.choosing =
      *suites::ReadExperimentSet(".", "suites/mate/choosing.sfen", {1, kPositionsOfAGame});
  options.trying =
      *suites::ReadExperimentSet(".", "suites/mate/choosing.sfen", {2, kPositionsOfAGame});
  options.nodes = nodes;
  options.model = &model;
  options.model_name = "made up";
  options.keeping.quiet = true;
  return options;
}

}  // namespace

MadeUpLab::MadeUpLab(uint64_t nodes, const predict::LinearModel& model)
    : lab_(TenPositions(nodes, model), {"."}), context_{{"."}, lab_, false} {}

suites::Outcome MadeUpLab::Answered(const std::string& answer, uint64_t nodes) {
  constexpr int64_t kMicrosecond = 1000;
  suites::Outcome outcome = suites::Outcome::Ran(answer, {{"nodes", nodes}});
  outcome.times.cpu_ns = static_cast<int64_t>(nodes) * kMicrosecond;
  return outcome;
}

void MadeUpLab::Ran(PositionsFor purpose, const std::string& setting,
                    std::vector<suites::Outcome> outcomes, std::optional<uint64_t> nodes) {
  suites::SettingRun run;
  run.setting = setting;
  for (const suites::Problem* problem : lab_.set(purpose).Selected())
    run.ids.push_back(problem->id);
  run.outcomes = std::move(outcomes);
  lab_.Keep(purpose, std::move(run), nodes);
}

absl::StatusOr<Reproduced> Made(const std::vector<ReproducedTable>& tables, absl::string_view id,
                                ReproduceContext& context) {
  for (const ReproducedTable& table : tables) {
    if (table.id == id) return table.make(context);
  }
  return absl::NotFoundError(absl::StrCat("no table ", id));
}

std::string Judged(const Reproduced& made, absl::string_view words) {
  for (const JudgedClaim& claim : made.claims) {
    if (!absl::StrContains(claim.claim, words)) continue;
    return absl::StrCat(HoldingText(claim.holding), ": ", claim.measured);
  }
  return "no such claim";
}

std::string Cell(const Reproduced& made, absl::string_view row, absl::string_view column) {
  for (const ReproducedRow& each : made.rows) {
    for (size_t i = 0; i < each.cells.size() && i < made.columns.size(); ++i) {
      if (each.name == row && made.columns[i] == column) return each.cells[i].measured;
    }
  }
  return "no such cell";
}

}  // namespace hakari::reproduce::testing
