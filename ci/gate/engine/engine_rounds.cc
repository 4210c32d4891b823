#include "ci/gate/engine/engine_rounds.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "ci/gate/revision/git.h"
#include "ci/gate/revision/revision_build.h"
#include "ci/project/project_folder.h"
#include "ci/project/suite_choice.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/player.h"

namespace hakari::gate {
namespace {

constexpr size_t kSides = 3;  // the base, the candidate, the base again
constexpr size_t kCandidate = 1;

absl::Status FailureOf(const std::string& whose, const std::string& group,
                       const player::Failure& failure) {
  return absl::AbortedError(absl::StrCat(whose, ": ", group, ": ", failure.what));
}

}  // namespace

absl::Status EngineRounds::Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) {
  if (stage == Stage::kOtherOrder) return absl::NotFoundError("an engine is linked in one order");
  if (slowest_base_ns_ == 0) {
    // The deadlines need the time of a first search of the base.
    HAKARI_RETURN_IF_ERROR(SearchAll(/*is_candidate=*/false, rows).status());
  }
  const std::string what = absl::StrCat("timing ", rows.size(), " groups of positions",
                                        stage == Stage::kAlone ? " again" : "");
  const RoundPace pace(rounds, std::chrono::steady_clock::now(), plan_.context.deadline);
  for (int round = 0; round < rounds; ++round) {
    const RoundPace::Time now = std::chrono::steady_clock::now();
    if (now >= plan_.context.deadline) return absl::DeadlineExceededError("no time left");
    plan_.context.Say(pace.Text(what, round, now));
    std::array<size_t, kSides> order = {0, 1, 2};
    std::array<std::vector<Sample>, kSides> samples;
    for (size_t left = kSides; left > 0; --left) {
      std::swap(order[left - 1], order[static_cast<size_t>(random_() % left)]);
      const size_t which = order[left - 1];
      HAKARI_ASSIGN_OR_RETURN(std::vector<Sample> taken,
                              SearchAllOrAgain(which == kCandidate, rows));
      samples[which] = std::move(taken);
    }
    for (size_t i = 0; i < rows.size(); ++i) {
      Rounds& into = SamplesOf(stage, *rows[i]);
      into.base_ns.push_back(samples[0][i].cpu_ns);
      into.candidate_ns.push_back(samples[kCandidate][i].cpu_ns);
      into.base_again_ns.push_back(samples[2][i].cpu_ns);
      rows[i]->items = samples[0][i].nodes;
      rows[i]->candidate_items = samples[kCandidate][i].nodes;
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<EngineRounds::Sample>> EngineRounds::SearchAllOrAgain(
    bool is_candidate, const std::vector<BenchRow*>& rows) {
  was_late_ = false;
  absl::StatusOr<std::vector<Sample>> samples = SearchAll(is_candidate, rows);
  if (samples.ok() || !is_candidate || !was_late_) return samples;
  return SearchAll(is_candidate, rows);
}

suites::EngineSpec EngineRounds::CandidateWithDeadlines() const {
  constexpr int64_t kNsPerMs = 1'000'000;
  suites::EngineSpec spec = plan_.candidate;
  spec.deadlines.search_ms =
      std::max(plan_.least_deadline_ms, kTimesTheBase * slowest_base_ns_ / kNsPerMs);
  return spec;
}

absl::StatusOr<std::vector<EngineRounds::Sample>> EngineRounds::SearchAll(
    bool is_candidate, const std::vector<BenchRow*>& rows) {
  const std::string whose = is_candidate ? "candidate" : "base";
  absl::StatusOr<std::unique_ptr<engines::UsiEngine>> engine = engines::UsiEngine::Start(
      is_candidate ? CandidateWithDeadlines() : plan_.base, plan_.context.stop);
  if (!engine.ok()) {
    return absl::Status(engine.status().code(),
                        absl::StrCat(whose, ": ", engine.status().message()));
  }
  std::vector<Sample> samples;
  for (const BenchRow* row : rows) {
    HAKARI_ASSIGN_OR_RETURN(const Sample sample, SearchGroup(**engine, is_candidate, row->name));
    samples.push_back(sample);
  }
  return samples;
}

absl::StatusOr<EngineRounds::Sample> EngineRounds::SearchGroup(engines::UsiEngine& engine,
                                                               bool is_candidate,
                                                               const std::string& group) {
  const std::string whose = is_candidate ? "candidate" : "base";
  Sample sum;
  for (const auto& [id, game] : plan_.groups.at(group)) {
    if (const auto failure = engine.NewGame(plan_.context.stop)) {
      return FailureOf(whose, group, *failure);
    }
    player::Question question;
    question.game = game;
    question.limits = plan_.limits;
    const player::Answer result = engine.Ask(question, {nullptr, nullptr, plan_.context.stop});
    was_late_ = result.overran ||
                (result.failure && result.failure->kind == player::FailureKind::kTimedOut);
    if (is_candidate && was_late_) {
      return absl::AbortedError(absl::StrCat(whose, ": ", group, ": ", id,
                                             ": timed-out: took longer than ",
                                             engine.spec().deadlines.search_ms / 1000.,
                                             " s, also when asked again; ", plan_.replay, id));
    }
    if (result.failure) return FailureOf(whose, group, *result.failure);
    if (!is_candidate) slowest_base_ns_ = std::max(slowest_base_ns_, result.times.wall_ns);
    if (result.times.cpu_ns < 0) {
      return absl::FailedPreconditionError(
          absl::StrCat(whose,
                       ": its processor time is unknown, because other processes do its work; "
                       "name the engine itself in hakari.json, or use --no-time"));
    }
    sum.cpu_ns += static_cast<double>(result.times.cpu_ns);
    sum.nodes += static_cast<uint64_t>(result.Counter(player::kNodesCounter));
  }
  HAKARI_RETURN_IF_ERROR(Remember(whose, group, sum.nodes));
  return sum;
}

// Times of searches with different node counts say nothing about speed.
absl::Status EngineRounds::Remember(const std::string& whose, const std::string& group,
                                    uint64_t nodes) {
  const auto [first, is_first] = nodes_.emplace(absl::StrCat(whose, " ", group), nodes);
  if (is_first || first->second == nodes) return absl::OkStatus();
  return absl::DataLossError(
      absl::StrCat(whose, ": ", group, ": searched ", first->second, " nodes, then ", nodes,
                   ": its node counts are not repeatable; ", project::LauncherWord(),
                   " doctor --program … shows when"));
}

namespace {

// The project's hakari.json, read as if it were in `folder`: relative paths refer to that folder.
absl::StatusOr<project::EngineProject> ProjectIn(const project::EngineProject& project,
                                                 const std::string& folder) {
  const std::string file = absl::StrCat(project.folder, "/", project::kProjectFile);
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(file));
  return project::ParseEngineProject(text, file, folder);
}

absl::StatusOr<std::string> CheckOutBeside(const project::EngineProject& project, const Git& git,
                                           const std::string& whose, const std::string& commit) {
  HAKARI_ASSIGN_OR_RETURN(const std::string prefix, git.Prefix());
  const std::string work = absl::StrCat(project.HakariFolder(), "/gate");
  HAKARI_RETURN_IF_ERROR(MakeFolder(work));
  const std::string checkout = absl::StrCat(work, "/", whose);
  HAKARI_RETURN_IF_ERROR(git.CheckOut(commit, checkout));
  return prefix.empty() ? checkout
                        : absl::StrCat(checkout, "/", prefix.substr(0, prefix.size() - 1));
}

}  // namespace

absl::StatusOr<EngineSide> PrepareEngineSide(const project::EngineProject& project,
                                             const std::string& whose, const std::string& revision,
                                             const Context& context) {
  EngineSide side{whose, revision, project};
  if (revision != kWorktree) {
    const Git git(project.folder, context.stop);
    HAKARI_ASSIGN_OR_RETURN(const std::string commit, git.Resolve(revision));
    side.revision = commit;
    HAKARI_ASSIGN_OR_RETURN(const std::string folder, CheckOutBeside(project, git, whose, commit));
    HAKARI_ASSIGN_OR_RETURN(project::EngineProject there, ProjectIn(project, folder));
    side.project = std::move(there);
  }
  context.Say(absl::StrCat("building the ", whose));
  const absl::Status built = project::BuildEngine(side.project);
  if (!built.ok()) {
    return absl::FailedPreconditionError(absl::StrCat("the ", whose, ": ", built.message()));
  }
  return side;
}

}  // namespace hakari::gate
