// `hakari gate trials`: how often the gate is wrong, shown on recorded samples.
#include "ci/cli/commands.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "base/files/output_file.h"
#include "base/files/text_file.h"
#include "base/run/interrupt.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/output.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/revision/work_lock.h"
#include "ci/gate/trials/record.h"
#include "ci/gate/trials/recording.h"
#include "ci/gate/trials/replay.h"
#include "ci/gate/trials/trial_table.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {
namespace {

struct TrialsOptions {
  std::string folder;  // empty: the project's own
  bool record = false;
  std::string load = "quiet";
  std::string sitting;
  std::vector<std::string> variants = gate::VariantNames();
  int rounds = 4000;
  bool quiet = false;
};

// Lookups in 32 MB depend on other processes' use of the cache, so they are tried separately.
std::vector<std::string> BenchmarksFor(const std::string& load) {
  if (load == "table") return {"proof_table_probe/large"};
  return {"pds/mate", "legal/quiet", "do_undo/quiet"};
}

absl::Status Record(const TrialsOptions& options, const std::string& project) {
  for (const std::string& variant : options.variants) {
    HAKARI_RETURN_IF_ERROR(gate::CheckVariant(variant));
  }
  // Checks early that the recordings can be written.
  absl::Status writable = MakeFolder(options.folder);
  if (writable.ok()) writable = OutputFile::Open(options.folder + "/recording").status();
  if (!writable.ok()) return writable;
  HAKARI_ASSIGN_OR_RETURN(
      const auto lock,
      gate::WorkLock::Take(absl::StrCat(project, "/.hakari/gate"), "gate trials --record"));
  const InterruptFlag interrupt;
  ProgressLine line(options.quiet);
  gate::BuildPlan build;
  build.context.root = project;
  build.work = absl::StrCat(project, "/.hakari/gate");
  build.whose = "variants";
  build.context.stop = &interrupt.flag();
  build.context.progress = [&line](const std::string& what) { line.Show(what); };
  HAKARI_ASSIGN_OR_RETURN(const std::string base, gate::BuildVariant("identical", build));
  gate::RecordPlan plan;
  for (const std::string& variant : options.variants) {
    HAKARI_ASSIGN_OR_RETURN(const std::string candidate, gate::BuildVariant(variant, build));
    plan.variants.push_back({variant, candidate});
  }
  plan.base_folder = base;
  plan.load = options.load;
  plan.sitting = options.sitting;
  plan.loaded = options.load == "loaded";
  plan.benchmarks = BenchmarksFor(options.load);
  plan.rounds = options.rounds;
  plan.output = options.folder;
  plan.context = build.context;
  return gate::RecordTrials(plan);
}

report::ExitCode RunTrials(TrialsOptions options) {
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  if (options.folder.empty()) options.folder = absl::StrCat(*root, "/ci/gate/trials/data");
  if (options.record) {
    const absl::Status recorded = Record(options, *root);
    if (absl::IsCancelled(recorded))
      std::cerr << "The samples so far are kept; run the same command again to continue.\n";
    if (!recorded.ok()) {
      return Complain(CodeOfWords(recorded), absl::StrCat("gate trials: ", recorded.message()));
    }
  }
  const absl::StatusOr<std::vector<gate::Recording>> recordings =
      gate::ReadRecordings(options.folder);
  if (!recordings.ok()) {
    return Complain(CodeOfFile(recordings.status()), recordings.status().message());
  }
  const gate::TrialTable table = gate::TableOf(gate::ReplayAll(*recordings, gate::GateRules()));
  std::cout << table.text;
  return table.kept ? report::ExitCode::kPass : report::ExitCode::kRegressed;
}

}  // namespace

void AddTrialsCommand(Command gate, report::ExitCode& exit_code) {
  Command command = gate.AddSubcommand(
      "trials", "Show how often the gate is wrong, by replaying its decisions on recorded samples");
  auto options = std::make_shared<TrialsOptions>();
  command
      .AddOption("--folder", options->folder, "Folder of recordings; default: that of the project")
      .TypeName("DIR");
  command.AddFlag("--record", options->record,
                  "Record samples on this machine first; continues after an interruption");
  command
      .AddOption("--load", options->load,
                 "What to record: the machine as it is (quiet), with a busy process on every "
                 "processor (loaded), or lookups in a table of 32 MB (table)")
      .OneOf({"quiet", "loaded", "table"})
      .ShowDefault();
  command
      .AddOption("--sitting", options->sitting,
                 "Name of separate recording files, with other variants or from another machine; "
                 "their gates are added to those of the same load")
      .TypeName("NAME")
      .Check([](const std::string& name) {
        const bool fits = std::all_of(name.begin(), name.end(), absl::ascii_isalnum);
        return std::string(fits ? "" : "expected letters and digits");
      });
  command.AddOption("--variant", options->variants, "Which builds to record")
      .SplitAt(',')
      .ShowDefault();
  constexpr int kMostRounds = 1'000'000;
  command.AddOption("--rounds", options->rounds, "Total number of rounds to record of each variant")
      .Check(WholeNumber(1, kMostRounds))
      .ShowDefault();
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] { exit_code = RunTrials(*options); });
}

}  // namespace hakari::cli
