#include "ci/cli/trend/history_option.h"
#include "ci/cli/options.h"

#include <filesystem>
#include <iostream>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "base/hash/file_hash.h"
#include "base/machine/build_info.h"
#include "base/machine/machine.h"
#include "base/status/macros.h"
#include "ci/gate/revision/git.h"
#include "ci/history/history.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {

void AddHistoryOption(Command command, std::string& path) {
  command
      .AddOption("--history", path,
                 absl::StrCat("SQLite file of the history; default: ", history::kDefaultHistory,
                              ", or that of hakari.json"))
      .TypeName("FILE");
}

absl::StatusOr<std::string> HistoryPath(const std::string& named) {
  if (!named.empty()) return named;
  HAKARI_ASSIGN_OR_RETURN(const std::optional<project::EngineProject> engine,
                          project::FindEngineProject(std::filesystem::current_path().string()));
  if (engine.has_value()) return absl::StrCat(engine->folder, "/", engine->history);
  HAKARI_ASSIGN_OR_RETURN(const std::string folder, project::ProjectFolder());
  return absl::StrCat(folder, "/", history::kDefaultHistory);
}

absl::StatusOr<std::string> MeasuredFolder() {
  HAKARI_ASSIGN_OR_RETURN(const std::optional<project::EngineProject> engine,
                          project::FindEngineProject(std::filesystem::current_path().string()));
  if (engine.has_value()) return engine->folder;
  return project::ProjectFolder();
}

void AddRecordOptions(Command command, RecordOptions& options) {
  const Option record =
      command.AddFlag("--record", options.record, "Add the run to the history (hakari trend)");
  AddHistoryOption(command, options.history);
  command.FindOption("--history").Needs(record);
  command
      .AddOption("--revision", options.revision,
                 "The revision under which the run is recorded; default: the commit")
      .Needs(record);
}

absl::Status PrepareHistory(const RecordOptions& options) {
  if (!options.record) return absl::OkStatus();
  const absl::StatusOr<std::string> path = HistoryPath(options.history);
  return path.ok() ? history::History::OpenOrCreate(*path).status() : path.status();
}

absl::StatusOr<history::HistoryRun> BeginRun(const std::string& kind, const std::string& folder,
                                             const RecordOptions& options) {
  HAKARI_ASSIGN_OR_RETURN(const std::string binary, BinaryHash());
  history::HistoryRun run;
  run.time = absl::FormatTime("%Y-%m-%dT%H:%M:%SZ", absl::Now(), absl::UTCTimeZone());
  // Times of builds with assertions or a sanitizer are kept separate.
  run.kind = ThisBuild().FitForTiming() ? kind : absl::StrCat(kind, "-unfit");
  // Empty if git knows no commit: such a folder can be measured, too.
  run.revision =
      options.revision.empty() ? gate::Git(folder, nullptr).CheckedOut() : options.revision;
  const Machine machine = ReadMachine();
  run.machine = absl::StrCat(machine.cpu_model, ", ", machine.cpus, " CPUs");
  run.compiler = absl::StrCat(CompilerName(), " ", ThisBuild().instructions);
  run.binary_hashes = {{"hakari", binary}};
  return run;
}

absl::Status KeepRun(const history::HistoryRun& run, const RecordOptions& options, bool quiet) {
  HAKARI_ASSIGN_OR_RETURN(const std::string path, HistoryPath(options.history));
  HAKARI_ASSIGN_OR_RETURN(history::History history, history::History::OpenOrCreate(path));
  HAKARI_ASSIGN_OR_RETURN(const int64_t number, history.Add(run));
  if (!quiet) std::cerr << "hakari: recorded as run " << number << "\n";
  return absl::OkStatus();
}

}  // namespace hakari::cli
