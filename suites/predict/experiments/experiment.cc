#include "suites/predict/experiments/experiment.h"

#include <map>
#include <memory>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "base/files/text_file.h"
#include "base/hash/binary_hash.h"
#include "suites/predict/experiments/shard_journals.h"
#include "suites/run/journal.h"
#include "suites/run/runner.h"

namespace hakari::suites {
namespace {

// Raised when what an outcome means changes although no setting did.
constexpr char kContract[] = "1";

std::string NameOf(absl::string_view file, Shard part) {
  file = file.substr(file.rfind('/') + 1);
  std::string name(file.substr(0, file.find('.')));
  if (part.count > 1) absl::StrAppend(&name, "-", part.index, "of", part.count);
  return name;
}

absl::StatusOr<RunIdentity> IdentityOf(const ExperimentSet& set, const ProgramSpec& setting,
                                       const Limits& limits) {
  const absl::StatusOr<std::string> binary = BinaryHash();
  if (!binary.ok()) return binary.status();
  return RunIdentity{{"positions", set.name},
                     {"positions_hash", set.problems.hash()},
                     {"setting", setting.name},
                     {"configuration", setting.configuration},
                     {"limits", LimitsText(limits)},
                     {"contract", kContract},
                     {"binary", *binary}};
}

// Null where nothing is kept.
absl::StatusOr<std::unique_ptr<Journal>> OpenJournal(const ExperimentSet& set,
                                                     const ProgramSpec& setting,
                                                     const ExperimentOptions& options) {
  if (options.journal_folder.empty()) return nullptr;
  const absl::Status made = MakeFolder(options.journal_folder);
  if (!made.ok()) return made;
  const absl::StatusOr<RunIdentity> identity = IdentityOf(set, setting, options.limits);
  if (!identity.ok()) return identity.status();
  const std::string stem = absl::StrCat(options.journal_folder, "/", set.name, "-", setting.name,
                                        "-", LimitsSlug(options.limits));
  if (options.shard.count > 1) {
    return Journal::Open(
        absl::StrCat(stem, "-shard", options.shard.index, "of", options.shard.count, ".journal"),
        *identity, options.fresh);
  }
  return OpenWithShards(stem, *identity, options.fresh);
}

std::vector<const Problem*> ShardOf(const std::vector<const Problem*>& problems, Shard shard) {
  std::vector<const Problem*> chosen;
  const size_t step = static_cast<size_t>(shard.count);
  for (size_t i = static_cast<size_t>(shard.index) - 1; i < problems.size(); i += step) {
    chosen.push_back(problems[i]);
  }
  return chosen;
}

}  // namespace

std::vector<const Problem*> ExperimentSet::Selected() const {
  std::vector<const Problem*> all;
  for (const Problem& problem : problems.problems()) all.push_back(&problem);
  return ShardOf(all, part);
}

absl::StatusOr<ExperimentSet> ReadExperimentSet(const std::string& root, const std::string& file,
                                                Shard part) {
  absl::StatusOr<ProblemSet> problems = ReadProblemSet({absl::StrCat(root, "/", file)});
  if (!problems.ok()) return problems.status();
  ExperimentSet set{NameOf(file, part), *std::move(problems), part};
  if (set.Selected().empty()) {
    return absl::OutOfRangeError(
        absl::StrCat(file, ": its part ", part.index, " of ", part.count, " has no position"));
  }
  return set;
}

absl::StatusOr<SettingRun> RunSetting(const ExperimentSet& set, const ProgramSpec& setting,
                                      const ExperimentOptions& options,
                                      const std::atomic<bool>& stop) {
  const std::vector<const Problem*> problems = ShardOf(set.Selected(), options.shard);
  if (problems.empty()) {
    return absl::OutOfRangeError(absl::StrCat(set.name, ": the shard has no position"));
  }
  const absl::StatusOr<std::unique_ptr<Journal>> journal = OpenJournal(set, setting, options);
  if (!journal.ok()) return journal.status();
  ProblemRunOptions run_options;
  run_options.limits = options.limits;
  run_options.jobs = options.jobs;
  run_options.journal = journal->get();
  run_options.progress = options.progress;
  absl::StatusOr<RunResult> result = RunProblems(problems, setting, run_options, stop);
  if (!result.ok()) return result.status();
  SettingRun run;
  run.setting = setting.name;
  run.outcomes = std::move(result->outcomes);
  run.resumed = result->resumed;
  run.interrupted = result->interrupted;
  for (const Problem* problem : problems) run.ids.push_back(problem->id);
  return run;
}

}  // namespace hakari::suites
