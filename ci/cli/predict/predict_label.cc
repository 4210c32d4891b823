// `hakari predict label`: labels positions.
#include "ci/cli/commands.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/files/source_file.h"
#include "base/process/crash_report.h"
#include "base/run/interrupt.h"
#include "base/run/journal.h"
#include "base/run/progress.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/output.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/project/project_folder.h"
#include "suites/core/problem_set.h"
#include "suites/predict/label_run.h"
#include "suites/predict/labels.h"

namespace hakari::cli {
namespace {

constexpr uint64_t kMostNodes = 1'000'000'000;
constexpr int kMostChecked = 1'000'000;

struct LabelWords {
  std::string positions;  // empty: the shipped ones
  Output out;             // empty: the shipped file
  suites::LabelRecipe recipe;
  Shard shard;
  std::vector<std::string> take;
  int check = 0;
  int jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  bool fresh = false;
  bool quiet = false;
};

absl::Status NameShippedFiles(LabelWords& words) {
  if (!words.positions.empty() && words.out.is_wanted()) return absl::OkStatus();
  HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
  const std::string folder = absl::StrCat(root, "/suites/predict/");
  if (words.positions.empty()) words.positions = folder + "positions.sfen.zst";
  if (!words.out.is_wanted()) words.out.path = folder + "labels.txt.zst";
  return absl::OkStatus();
}

absl::StatusOr<std::vector<suites::Label>> TakeLabels(const LabelWords& words,
                                                      const suites::ProblemSet& problems) {
  std::vector<suites::Label> taken;
  for (const std::string& path : words.take) {
    HAKARI_ASSIGN_OR_RETURN(suites::LabelFile file, suites::ReadLabelFile(path));
    HAKARI_RETURN_IF_ERROR(suites::CheckLabels(file, problems, path));
    for (suites::Label& label : file.labels) {
      if (suites::IsLabelOf(words.recipe, label, file.recipe)) taken.push_back(std::move(label));
    }
  }
  return taken;
}

std::string CpuText(int64_t ns) {
  return absl::StrFormat("%.1f s of processor time", static_cast<double>(ns) / 1e9);
}

report::ExitCode Interrupted(const Journal* journal) {
  return Complain(report::ExitCode::kInvalid,
                  journal == nullptr
                      ? "interrupted"
                      : absl::StrCat("interrupted; run the same command again to continue from ",
                                     journal->path()));
}

absl::Status OpenJournal(const LabelWords& words, const std::string& path,
                         const RunIdentity& identity, std::unique_ptr<Journal>& journal) {
  absl::StatusOr<std::unique_ptr<Journal>> opened = Journal::Open(path, identity, words.fresh);
  if (opened.ok()) journal = *std::move(opened);
  return opened.status();
}

report::ExitCode LabelThem(LabelWords& words, const suites::ProblemSet& problems,
                           suites::LabelRunOptions options, const std::atomic<bool>& stop) {
  absl::StatusOr<std::vector<suites::Label>> taken = TakeLabels(words, problems);
  if (!taken.ok()) return Complain(CodeOfFile(taken.status()), taken.status().message());
  options.taken = *std::move(taken);
  std::unique_ptr<Journal> journal;
  absl::Status status;
  if (words.out.is_regular_file()) {
    status = OpenJournal(words, words.out.path + ".journal",
                         suites::LabelRunIdentity(problems, words.recipe, options.shard), journal);
  }
  if (!status.ok()) return Complain(report::ExitCode::kInvalid, status.message());
  options.run.journal = journal.get();
  const absl::StatusOr<suites::LabelRun> run = suites::LabelProblems(problems, options, stop);
  if (!run.ok()) return Complain(report::ExitCode::kInvalid, run.status().message());
  if (run->interrupted) return Interrupted(journal.get());
  status = words.out.Write(SourceBytes(words.out.path, suites::FormatLabels(run->file)));
  if (!status.ok()) return Complain(report::ExitCode::kInvalid, status.message());
  if (journal != nullptr) journal->Discard();
  std::ostream& told = words.out.is_stdout() ? std::cerr : std::cout;
  told << words.out.path << ": " << suites::LabelSummary(run->file.labels) << std::endl;
  if (!words.quiet) {
    std::cerr << run->taken << " taken over, " << run->resumed << " from the journal, "
              << CpuText(run->cpu_ns) << std::endl;
  }
  return report::ExitCode::kPass;
}

report::ExitCode CheckThem(const LabelWords& words, const suites::ProblemSet& problems,
                           suites::LabelRunOptions options, const std::atomic<bool>& stop) {
  const absl::StatusOr<suites::LabelFile> file = suites::ReadLabelFile(words.out.path);
  if (!file.ok()) return Complain(CodeOfFile(file.status()), file.status().message());
  const absl::Status sound = suites::CheckLabels(*file, problems, words.out.path);
  if (!sound.ok()) return Complain(CodeOfFile(sound), sound.message());
  std::unique_ptr<Journal> journal;
  const absl::Status opened = OpenJournal(
      words, words.out.path + ".check.journal",
      suites::LabelRunIdentity(problems, suites::PdsAlone(file->recipe), options.shard), journal);
  if (!opened.ok()) return Complain(report::ExitCode::kInvalid, opened.message());
  options.run.journal = journal.get();
  const absl::StatusOr<suites::StrongCheck> check =
      suites::CheckStrongLabels(problems, *file, words.check, options, stop);
  if (!check.ok()) return Complain(report::ExitCode::kInvalid, check.status().message());
  if (check->interrupted) return Interrupted(journal.get());
  journal->Discard();
  std::cout << words.out.path << ": " << suites::StrongCheckText(*check) << std::endl;
  if (!words.quiet) std::cerr << CpuText(check->cpu_ns) << std::endl;
  if (check->asked == 0) return Complain(report::ExitCode::kInvalid, "there is no label to check");
  return check->mates.empty() ? report::ExitCode::kPass : report::ExitCode::kRegressed;
}

report::ExitCode RunLabel(LabelWords words) {
  const absl::Status named = NameShippedFiles(words);
  if (!named.ok()) return Complain(report::ExitCode::kInvalid, named.message());
  // --check reads the existing file.
  const absl::Status opened = words.check > 0 ? absl::OkStatus() : OpenOutputs({&words.out});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<suites::ProblemSet> problems = suites::ReadProblemSet({words.positions});
  if (!problems.ok()) return Complain(CodeOfFile(problems.status()), problems.status().message());
  InstallCrashReport(static_cast<int>(report::ExitCode::kInvalid));
  const InterruptFlag interrupt;
  Progress progress = StderrProgress("label");
  suites::LabelRunOptions options;
  options.recipe = words.recipe;
  options.shard = words.shard;
  options.run.jobs = words.jobs;
  if (!words.quiet) options.run.progress = &progress;
  return words.check > 0 ? CheckThem(words, *problems, options, interrupt.flag())
                         : LabelThem(words, *problems, options, interrupt.flag());
}

void AddFileOptions(Command command, LabelWords& words) {
  command
      .AddOption("--positions", words.positions,
                 "File of positions, one problem per line; default: that of suites/predict")
      .TypeName("FILE");
  AddOutputOption(command, "--out", words.out,
                  "Output file for the labels, packed if it ends in .zst; default: "
                  "suites/predict/labels.txt.zst");
  command
      .AddOption("--take", words.take,
                 "File of existing labels to reuse, of a shard or an earlier run; repeat for more")
      .TypeName("FILE")
      .OneValueEach();
}

void AddRecipeOptions(Command command, LabelWords& words) {
  command
      .AddOption("--nodes", words.recipe.nodes,
                 "A position is a mate if PDS proves it within this many nodes")
      .ShowDefault()
      .Check(WholeNumber(1, kMostNodes));
  command
      .AddOption("--strong-nodes", words.recipe.strong_nodes,
                 "Nodes of the strong solver for a proof that there is no mate; 0: PDS alone")
      .ShowDefault()
      .Check(WholeNumber(0, kMostNodes));
}

}  // namespace

void AddPredictLabel(Command predict, report::ExitCode& exit_code) {
  Command command = predict.AddSubcommand(
      "label", "Label each position: whether PDS proves a mate; continues after an interruption");
  auto words = std::make_shared<LabelWords>();
  AddFileOptions(command, *words);
  AddRecipeOptions(command, *words);
  AddShardOption(command, words->shard);
  command
      .AddOption("--check", words->check,
                 "Label nothing; check by PDS this many of the positions in --out that the strong "
                 "solver decided")
      .TypeName("POSITIONS")
      .Check(WholeNumber(1, kMostChecked));
  AddJobsOption(command, words->jobs);
  command.AddFlag("--fresh", words->fresh,
                  "Start anew even if an interrupted run could be continued");
  AddQuietFlag(command, words->quiet);
  // The shipped file is complete and made with the default recipe, so these options need another
  // one.
  for (const char* const option : {"--positions", "--nodes", "--strong-nodes", "--shard"}) {
    command.FindOption(option).Needs("--out");
  }
  for (const char* const option : {"--nodes", "--strong-nodes", "--shard", "--take"}) {
    command.FindOption("--check").Excludes(option);
  }
  command.OnRun([words, &exit_code] { exit_code = RunLabel(*words); });
}

}  // namespace hakari::cli
