#include "ci/gate/revision/revision_build.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "base/files/text_file.h"
#include "base/process/run_to_end.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "ci/gate/data/data_list.h"
#include "ci/gate/revision/git.h"
#include "ci/report/exit_code.h"

namespace hakari::gate {
namespace {

namespace fs = std::filesystem;

RunLimits LimitsOf(const BuildPlan& plan) {
  RunLimits limits;
  limits.milliseconds = 3'600'000;
  limits.stop = plan.context.stop;
  return limits;
}

// "//ci/cli:hakari" lies in bazel-bin/ci/cli/hakari.
std::string PathOf(const Executable& executable) {
  return absl::StrReplaceAll(executable.target, {{"//", "bazel-bin/"}, {":", "/"}});
}

// The side's own program writes the list, since it knows where its suites are. If it was not built,
// or if it is older than the lists, this program writes it.
absl::Status KeepDataList(const std::string& checkout, const std::string& folder,
                          const BuildPlan& plan) {
  const std::string program = absl::StrCat(folder, "/hakari");
  std::error_code error;
  if (!fs::exists(program, error)) return WriteDataList(checkout, folder);
  HAKARI_ASSIGN_OR_RETURN(const Finished listed,
                          RunToEnd({program,
                                    {"gate", "data", folder, "--project", checkout},
                                    checkout,
                                    {{"HAKARI_ROOT", checkout}}},
                                   LimitsOf(plan)));
  if (listed.ok()) return absl::OkStatus();
  const bool knows_no_such_word =
      !listed.end.by_signal && listed.end.code == static_cast<int>(report::ExitCode::kBadUsage);
  if (knows_no_such_word) return WriteDataList(checkout, folder);
  return absl::FailedPreconditionError(absl::StrCat("cannot list the problems and goldens of the ",
                                                    plan.whose, ": ", Printable(listed.err)));
}

absl::Status Collect(const std::string& checkout, const std::vector<Executable>& executables,
                     const std::string& folder, const BuildPlan& plan) {
  // Written under another name first, so that the folder is complete or missing.
  const std::string unfinished = folder + ".new";
  std::error_code error;
  fs::remove_all(unfinished, error);
  HAKARI_RETURN_IF_ERROR(MakeFolder(unfinished));
  for (const Executable& executable : executables) {
    fs::copy_file(absl::StrCat(checkout, "/", PathOf(executable)),
                  absl::StrCat(unfinished, "/", executable.name), error);
    if (error) {
      return absl::InternalError(
          absl::StrCat("cannot copy ", executable.target, ": ", error.message()));
    }
  }
  HAKARI_RETURN_IF_ERROR(KeepDataList(checkout, unfinished, plan));
  fs::remove_all(folder, error);
  fs::rename(unfinished, folder, error);
  if (error) return absl::InternalError(absl::StrCat(folder, ": ", error.message()));
  return absl::OkStatus();
}

constexpr const char* kKeptFiles[] = {"hakari", "probe", "probe_other_order", kDataListFile};

bool IsWhole(const std::string& folder) {
  return std::all_of(std::begin(kKeptFiles), std::end(kKeptFiles), [&folder](const char* file) {
    std::error_code error;
    return fs::exists(absl::StrCat(folder, "/", file), error);
  });
}

class RevisionBuild {
 public:
  explicit RevisionBuild(const BuildPlan& plan)
      : plan_(plan), git_(plan.context.root, plan.context.stop) {}

  absl::StatusOr<BuiltRevision> Build(const std::string& revision) {
    if (revision == kWorktree) return BuildWhatLiesThere();
    HAKARI_ASSIGN_OR_RETURN(const std::string commit, git_.Resolve(revision));
    const BuiltRevision built{commit, absl::StrCat(plan_.work, "/bin/", commit)};
    if (IsWhole(built.folder)) return built;
    const std::string checkout = absl::StrCat(plan_.work, "/checkout");
    HAKARI_RETURN_IF_ERROR(MakeCheckout(commit, checkout, built.folder));
    return built;
  }

 private:
  absl::StatusOr<BuiltRevision> BuildWhatLiesThere() {
    const BuiltRevision built{kWorktree, absl::StrCat(plan_.work, "/bin/", kWorktree)};
    HAKARI_RETURN_IF_ERROR(BuildExecutables(plan_.context.root, GateExecutables(plan_.context.root),
                                            built.folder, plan_));
    return built;
  }

  absl::Status MakeCheckout(const std::string& commit, const std::string& checkout,
                            const std::string& folder) {
    HAKARI_RETURN_IF_ERROR(MakeFolder(plan_.work));
    absl::Status status = git_.CheckOut(commit, checkout);
    if (!status.ok()) return status;
    status = ShareMachineSettings(checkout);
    if (status.ok()) status = BuildExecutables(checkout, GateExecutables(checkout), folder, plan_);
    // A second Bazel server would occupy 250 MB for the rest of the day.
    RunToEnd({"bazel", {"shutdown"}, checkout, {}}, LimitsOf(plan_)).status().IgnoreError();
    return status;
  }

  // The versions of the machine's packages are part of Bazel's keys: without them the shared cache
  // would have no hits.
  absl::Status ShareMachineSettings(const std::string& checkout) const {
    const absl::StatusOr<std::string> settings =
        ReadTextFile(absl::StrCat(plan_.context.root, "/.hakari/machine.bazelrc"));
    if (!settings.ok()) return absl::OkStatus();  // the launcher has not run here
    HAKARI_RETURN_IF_ERROR(MakeFolder(absl::StrCat(checkout, "/.hakari")));
    return WriteFileAtomically(absl::StrCat(checkout, "/.hakari/machine.bazelrc"), *settings);
  }

  const BuildPlan& plan_;
  const Git git_;
};

}  // namespace

std::vector<Executable> GateExecutables(const std::string& checkout) {
  std::error_code error;
  const bool is_old = fs::exists(absl::StrCat(checkout, "/ci/probe/BUILD"), error);
  const std::string probes = is_old ? "//ci/probe:" : "//ci/gate/probe:";
  return {
      {"//ci/cli:hakari", "hakari"},
      {absl::StrCat(probes, "probe"), "probe"},
      {absl::StrCat(probes, "probe_other_order"), "probe_other_order"},
  };
}

absl::Status BuildExecutables(const std::string& checkout,
                              const std::vector<Executable>& executables, const std::string& folder,
                              const BuildPlan& plan) {
  plan.context.Say(absl::StrCat("building the ", plan.whose));
  std::vector<std::string> words = {"build", "--color=no", "--curses=no"};
  // The launcher says which configuration this machine needs.
  const char* const flags = std::getenv("HAKARI_BUILD_FLAGS");
  for (absl::string_view flag :
       absl::StrSplit(flags == nullptr ? "" : flags, ' ', absl::SkipEmpty())) {
    words.emplace_back(flag);
  }
  for (const Executable& executable : executables) words.push_back(executable.target);
  HAKARI_ASSIGN_OR_RETURN(const std::string built,
                          OutputOf({"bazel", words, checkout, {}}, LimitsOf(plan),
                                   absl::StrCat("the ", plan.whose, " does not build")));
  return Collect(checkout, executables, folder, plan);
}

absl::StatusOr<BuiltRevision> BuildRevision(const std::string& revision, const BuildPlan& plan) {
  return RevisionBuild(plan).Build(revision);
}

}  // namespace hakari::gate
