#include "ci/gate/live/exact_work.h"

#include <filesystem>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "ci/exit_code.h"
#include "ci/gate/live/work_row.h"
#include "ci/process/run_to_end.h"
#include "ci/report/json.h"
#include "golden/golden.h"
#include "golden/log.h"
#include "suites/core/content_hash.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/core/text_file.h"
#include "suites/registry.h"

namespace hakari {
namespace {

constexpr int64_t kLongestRunMs = 3'600'000;
constexpr int kProblemsOfASlice = 1000;

std::vector<std::string> FilesOf(const Suite& suite, const std::string& project) {
  std::vector<std::string> files;
  for (const std::string& file : suite.problem_files) {
    files.push_back(absl::StrCat(project, "/", file));
  }
  return files;
}

// One side's run of a suite, by that side's own executable, on the candidate's problems.
class SuiteAsker {
 public:
  SuiteAsker(const WorkItem& item, const WorkPlan& plan, const ProblemSet& problems)
      : item_(item), plan_(plan), problems_(problems) {}

  absl::StatusOr<SuiteReport> Ask(const GateFolder& side) const {
    RunLimits limits;
    limits.milliseconds = kLongestRunMs;
    limits.stop = plan_.stop;
    const absl::StatusOr<Finished> finished = RunToEnd(
        {absl::StrCat(side.path, "/hakari"), Words(), side.path, {{"HAKARI_ROOT", plan_.project}}},
        limits);
    const std::string whose = absl::StrCat(side.whose, ": suite ", item_.suite);
    if (!finished.ok()) {
      return absl::Status(finished.status().code(),
                          absl::StrCat(whose, ": ", finished.status().message()));
    }
    // A verdict on its golden is no error here; an end without a result is.
    const bool judged = !finished->end.by_signal &&
                        finished->end.code != static_cast<int>(ExitCode::kBadUsage) &&
                        !finished->out.empty();
    if (!judged) {
      return absl::AbortedError(
          absl::StrCat(whose, ": ", ProcessEndText(finished->end), ": ", finished->err));
    }
    return ParseJsonReport(finished->out, whose);
  }

  // The same, kept for the next gate with the same executable, problems and words.
  absl::StatusOr<SuiteReport> AskOrRecall(const GateFolder& side) const {
    if (plan_.cache.empty()) return Ask(side);
    std::string key = side.hashes.at("hakari") + "\n" + problems_.hash();
    for (const std::string& word : Words()) absl::StrAppend(&key, "\n", word);
    const std::string hash = ContentHash(key);
    const std::string file =
        absl::StrCat(plan_.cache, "/", hash.substr(hash.find(':') + 1), ".json");
    const absl::StatusOr<std::string> kept = ReadTextFile(file);
    if (kept.ok()) {
      absl::StatusOr<SuiteReport> report = ParseJsonReport(*kept, file);
      if (report.ok()) return report;
    }
    absl::StatusOr<SuiteReport> report = Ask(side);
    if (!report.ok()) return report;
    const absl::Status made = MakeFolder(plan_.cache);
    if (!made.ok()) return made;
    const absl::Status written = WriteFileAtomically(file, ToJson(*report));
    if (!written.ok()) return written;
    return report;
  }

 private:
  std::vector<std::string> Words() const {
    std::vector<std::string> words = {
        "suite", item_.suite, "--program", item_.program, "--json",
        "-",     "--quiet",   "--fresh",   "--jobs",      absl::StrCat(plan_.jobs)};
    const int shards = static_cast<int>(problems_.problems().size()) / kProblemsOfASlice;
    const Limits& limits = item_.limits;
    if (limits.nodes) words.insert(words.end(), {"--nodes", absl::StrCat(*limits.nodes)});
    if (limits.depth) words.insert(words.end(), {"--depth", absl::StrCat(*limits.depth)});
    if (limits.table_mib)
      words.insert(words.end(), {"--table-mib", absl::StrCat(*limits.table_mib)});
    if (!plan_.full && !item_.data_differ && shards > 1) {
      words.push_back("--shard");
      words.push_back(absl::StrCat("1/", shards));
    }
    return words;
  }

  const WorkItem& item_;
  const WorkPlan& plan_;
  const ProblemSet& problems_;
};

std::string AcceptedReason(const WorkItem& item, const std::string& project) {
  const absl::StatusOr<std::string> log =
      ReadTextFile(absl::StrCat(project, "/", GoldenLogPath(item.suite)));
  if (!log.ok()) return "";
  return ReasonFor(*log, item.golden.substr(item.golden.rfind('/') + 1));
}

}  // namespace

std::vector<WorkItem> WorkIn(const std::string& project, const DataChanges& changes) {
  std::vector<WorkItem> items;
  for (const Suite& suite : AllSuites()) {
    for (const ProgramSpec& program : suite.programs) {
      const std::string golden = GoldenPath(suite.name, program.name, suite.default_limits);
      std::error_code error;
      if (!std::filesystem::exists(absl::StrCat(project, "/", golden), error)) continue;
      const bool differ = changes.suites.count(suite.name) > 0 || changes.goldens.count(golden) > 0;
      items.push_back({suite.name, program.name, golden, suite.default_limits, differ});
    }
  }
  for (const std::string& path : changes.goldens) {
    const absl::StatusOr<Golden> golden = ReadGolden(absl::StrCat(project, "/", path));
    if (!golden.ok()) continue;  // a fault of the candidate's before anything is run
    const GoldenHeader& header = golden->header;
    const Suite* const suite = FindSuite(header.suite);
    if (suite == nullptr || header.limits == suite->default_limits) continue;
    items.push_back({header.suite, header.program, path, header.limits, true});
  }
  return items;
}

void CompareWork(const WorkItem& item, const GateFolder& base, const GateFolder& candidate,
                 const WorkPlan& plan, GateReport& report) {
  plan.progress(absl::StrCat("exact work: ", item.suite, " by ", item.program));
  const absl::StatusOr<ProblemSet> problems =
      ReadProblemSet(FilesOf(*FindSuite(item.suite), plan.project));
  if (!problems.ok()) {
    report.faults.push_back(std::string(problems.status().message()));
    return;
  }
  const SuiteAsker asker(item, plan, *problems);
  const absl::StatusOr<SuiteReport> old_report = asker.AskOrRecall(base);
  const absl::StatusOr<SuiteReport> new_report = asker.Ask(candidate);
  for (const absl::Status& status : {old_report.status(), new_report.status()}) {
    if (!status.ok()) report.faults.push_back(std::string(status.message()));
  }
  if (!old_report.ok() || !new_report.ok()) return;
  ComparedWork compared =
      CompareReports(*old_report, *new_report, *problems, AcceptedReason(item, plan.project));
  report.work.push_back(std::move(compared.row));
  for (std::string& fault : compared.faults) report.faults.push_back(std::move(fault));
}

}  // namespace hakari
