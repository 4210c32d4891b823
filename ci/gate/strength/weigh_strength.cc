#include "ci/gate/strength/weigh_strength.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/machine/processors.h"
#include "base/run/journal.h"
#include "base/run/run.h"
#include "base/status/macros.h"
#include "ci/compare/match/match_watcher.h"
#include "ci/gate/decision.h"
#include "ci/gate/strength/speed_ratio.h"
#include "suites/engines/usi_player.h"
#include "suites/match/game_places.h"
#include "suites/match/openings.h"
#include "suites/match/play_match.h"

namespace hakari::gate {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kOpeningPlies = 12;

class StrengthMatch {
 public:
  explicit StrengthMatch(const StrengthPlan& plan) : plan_(plan), context_(plan.context) {
    row_.limits = match::AllowanceText(plan.limits);
    row_.sprt = plan.sprt;
  }

  StrengthRow Run() {
    const Clock::time_point begin = Clock::now();
    const auto budget = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(plan_.budget_seconds));
    context_.deadline = begin + budget;
    const absl::Status played = Play();
    if (!played.ok()) {
      row_.not_played = std::string(played.message());
      row_.was_wanted = true;
    }
    row_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return std::move(row_);
  }

 private:
  absl::Status Play() {
    match::MatchPlan match;
    HAKARI_RETURN_IF_ERROR(SeatBoth(match));
    HAKARI_ASSIGN_OR_RETURN(const match::Openings openings, ReadOpenings());
    match.openings = &openings;
    match.pairs = static_cast<int>(openings.size());
    match.rules = plan_.rules;
    match::GamePlaces places = match::PlacesFor(match::WishesOf(match), AllowedProcessors());
    match.processors = std::move(places.processors);
    return PlayPairs(match, places.jobs);
  }

  // The candidate is the first player, since the test is about the first player.
  absl::Status SeatBoth(match::MatchPlan& match) {
    match::Allowance candidate_limits = plan_.limits;
    if (plan_.limits.nodes) {
      context_.Say("comparing the speed of both builds");
      const absl::StatusOr<Effect> change = TimePerNodeOf(plan_.base, plan_.candidate, context_);
      if (!change.ok()) {
        return absl::Status(change.status().code(),
                            absl::StrCat(change.status().message(),
                                         "; games with time limits (--strength-limits "
                                         "byoyomi=100) do not need this"));
      }
      row_.time_per_node = *change;
      candidate_limits.nodes = NodesInTheSameTime(*plan_.limits.nodes, *row_.time_per_node);
    }
    row_.candidate_limits = match::AllowanceText(candidate_limits);
    HAKARI_RETURN_IF_ERROR(Seat("candidate", plan_.candidate, candidate_limits, match));
    return Seat("base", plan_.base, plan_.limits, match);
  }

  absl::Status Seat(const std::string& whose, const suites::EngineSpec& engine,
                    const match::Allowance& limits, match::MatchPlan& match) const {
    absl::StatusOr<player::PlayerSpec> player = engines::UsiPlayerSpec(engine, context_.stop);
    if (!player.ok()) {
      return absl::UnavailableError(absl::StrCat(whose, ": ", player.status().message()));
    }
    match.entrants.push_back({whose, *std::move(player), limits, engine.threads});
    return absl::OkStatus();
  }

  absl::StatusOr<match::Openings> ReadOpenings() {
    std::vector<std::string> paths = plan_.openings;
    if (paths.empty()) paths.push_back(absl::StrCat(context_.root, "/", match::kShippedOpenings));
    absl::StatusOr<match::Openings> openings =
        match::Openings::Read(paths, kOpeningPlies, context_.seed);
    if (openings.ok()) row_.openings = openings->Text();
    return openings;
  }

  // One file for each set of conditions that games depend on, so that the same gate continues where
  // it was stopped.
  absl::StatusOr<std::unique_ptr<Journal>> OpenFile(const match::MatchPlan& match) {
    const RunIdentity identity = match::MatchIdentity(match, row_.openings);
    row_.file = absl::StrCat(plan_.folder, "/", match::MatchFileName(identity));
    return Journal::Open(row_.file, identity, /*fresh=*/false);
  }

  absl::Status PlayPairs(match::MatchPlan& match, int jobs) {
    HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<Journal> journal, OpenFile(match));
    match.transcript_folder = row_.file + ".faults";
    compare::MatchWatcher watcher(match, plan_.sprt, /*keeps_records=*/false);
    const Clock::time_point begin = Clock::now();
    int pairs = 0;
    match::MatchEars ears;
    ears.hear = [&](const match::PlayedPair& pair) {
      watcher.Take(pair);
      ++pairs;
      const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
      context_.Say(absl::StrFormat("%d pairs of games, %.1f games/s; %s", pairs,
                                   2 * pairs / std::max(seconds, 1e-3), watcher.Now()));
    };
    ears.is_enough = [&watcher] { return watcher.IsEnough(); };
    RunControl control;
    control.jobs = jobs;
    control.journal = journal.get();
    control.watch.until = context_.deadline;
    HAKARI_ASSIGN_OR_RETURN(const RunSummary run,
                            match::PlayMatch(match, control, ears, context_.StopFlag()));
    if (run.interrupted && context_.IsStopped()) return absl::CancelledError("interrupted");
    Take(watcher, run);
    return absl::OkStatus();
  }

  void Take(const compare::MatchWatcher& watcher, const RunSummary& run) {
    const match::SequentialDecision& decision = *watcher.decision();
    const compare::MatchReport report = watcher.Report(run);
    row_.outcomes = decision.counts();
    row_.mirrored_pairs = decision.mirrored();
    row_.repeated_pairs = decision.repeated();
    row_.games = report.counts.games();
    row_.faults = report.counts.faults();
    row_.out_of_time = run.out_of_time;
    row_.openings_used_up = !decision.decided() && !run.out_of_time;
  }

  const StrengthPlan& plan_;
  Context context_;  // with the deadline
  StrengthRow row_;
};

// The changes in the program's rows.
struct Changes {
  int compared = 0;
  int accepted = 0;
  int open = 0;
};

Changes ChangesOf(const GateReport& report, const std::string& program) {
  Changes changes;
  for (const WorkRow& row : report.work) {
    if (row.program != program) continue;
    changes.compared += row.compared;
    for (const WorkDifference& one : row.differences)
      ++(one.accepted ? changes.accepted : changes.open);
  }
  return changes;
}

// Whether the verdict is bad for a reason that games cannot change.
bool IsLost(const GateReport& report) {
  if (!report.faults.empty()) return true;
  const auto regressed = [](const auto& row) { return row.verdict == report::Verdict::kRegressed; };
  return std::any_of(report.work.begin(), report.work.end(), regressed) ||
         std::any_of(report.benchmarks.begin(), report.benchmarks.end(), [&](const BenchRow& row) {
           return regressed(row) && !DoesOtherWork(report, row);
         });
}

}  // namespace

std::string NothingToPlayFor(const GateReport& report, const std::string& program) {
  if (report.identical) return "the executables are equal";
  if (IsLost(report)) return "games cannot change the verdict";
  const Changes changes = ChangesOf(report, program);
  if (changes.compared == 0) return absl::StrCat("no problem was compared by ", program);
  if (changes.accepted > 0) return "";
  return absl::StrCat(program, " is unchanged in all of ", changes.compared, " problems");
}

void WeighStrength(const StrengthPlan& plan, GateReport& report) {
  StrengthRow row;
  row.not_played = NothingToPlayFor(report, plan.program);
  if (row.not_played.empty()) {
    row = StrengthMatch(plan).Run();
    if (plan.context.IsStopped()) report.faults.push_back("interrupted");
  }
  report.strength = std::move(row);
  Conclude(report);
}

}  // namespace hakari::gate
