#include "suites/predict/experiments/experiment.h"

#include <cstddef>
#include <memory>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/run/journal.h"
#include "base/run/kept_journal.h"
#include "base/status/macros.h"
#include "suites/run/runner.h"

namespace hakari::suites {
namespace {

std::string NameOf(absl::string_view file, Shard part) {
  file = file.substr(file.rfind('/') + 1);
  std::string name(file.substr(0, file.find('.')));
  if (part.count > 1) absl::StrAppend(&name, "-", part.index, "of", part.count);
  return name;
}

// Compares two outcomes as texts. Their times and display lines are not part of a result.
bool SameResult(absl::string_view a, absl::string_view b) {
  absl::StatusOr<Outcome> outcomes[] = {ParseOutcomeText(a), ParseOutcomeText(b)};
  for (absl::StatusOr<Outcome>& outcome : outcomes) {
    if (!outcome.ok()) return false;
    outcome->times = {};
    outcome->line.clear();
  }
  return OutcomeText(*outcomes[0]) == OutcomeText(*outcomes[1]);
}

// The journal of the whole set, with the journals of shards beside it merged in. Null if nothing is
// stored.
absl::StatusOr<std::unique_ptr<Journal>> OpenJournal(const ExperimentSet& set,
                                                     const ProgramSpec& setting,
                                                     const ExperimentOptions& options) {
  if (options.journal_folder.empty()) return nullptr;
  Merge whole;
  HAKARI_ASSIGN_OR_RETURN(
      whole.identity,
      ProblemRunIdentity({{"positions", set.name}, {"positions_hash", set.problems.hash()}},
                         setting, options.limits));
  whole.same = SameResult;
  for (const Problem* problem : set.Selected()) whole.ids.push_back(problem->id);
  const std::string name =
      absl::StrCat(set.name, "-", setting.name, "-", LimitsSlug(options.limits));
  return OpenKeptJournal({options.journal_folder, name, options.shard, options.fresh}, whole);
}

std::vector<const Problem*> ShardOf(const std::vector<const Problem*>& problems, Shard shard) {
  std::vector<const Problem*> chosen;
  for (size_t place = 0; place < problems.size(); ++place) {
    if (shard.Has(place)) chosen.push_back(problems[place]);
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
  HAKARI_ASSIGN_OR_RETURN(ProblemSet problems, ReadProblemSet({absl::StrCat(root, "/", file)}));
  ExperimentSet set{NameOf(file, part), std::move(problems), part};
  if (set.Selected().empty()) {
    return absl::OutOfRangeError(
        absl::StrCat(file, ": part ", part.index, " of ", part.count, " has no position"));
  }
  return set;
}

absl::StatusOr<SettingRun> RunSetting(const ExperimentSet& set, const ProgramSpec& setting,
                                      const ExperimentOptions& options, const Context& context) {
  const std::vector<const Problem*> problems = ShardOf(set.Selected(), options.shard);
  if (problems.empty()) {
    return absl::OutOfRangeError(absl::StrCat(set.name, ": the shard has no position"));
  }
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<Journal> journal,
                          OpenJournal(set, setting, options));
  HAKARI_ASSIGN_OR_RETURN(
      RunResult result,
      RunProblems(problems, setting,
                  {options.limits, {context.jobs, journal.get(), options.progress, {}}, {}},
                  context.StopFlag()));
  SettingRun run;
  run.setting = setting.name;
  run.outcomes = std::move(result.outcomes);
  run.resumed = result.resumed;
  run.interrupted = result.interrupted;
  for (const Problem* problem : problems) run.ids.push_back(problem->id);
  return run;
}

}  // namespace hakari::suites
