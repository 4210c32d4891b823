#include "suites/engines/engine_files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "base/hash/file_hash.h"
#include "base/process/child_process.h"
#include "base/status/macros.h"

namespace hakari::engines {
namespace {

namespace fs = std::filesystem;

bool IsLog(absl::string_view name) { return absl::StrContains(absl::AsciiStrToLower(name), "log"); }

// Adds the file that the engine would find under this name. Adds nothing if there is none.
void AddFile(const suites::EngineSpec& spec, const std::string& name,
             std::vector<std::string>& paths) {
  const fs::path path = fs::path(spec.folder) / name;
  std::error_code error;
  if (name.empty() || IsLog(path.filename().string())) return;
  if (fs::is_regular_file(path, error)) paths.push_back(path.string());
}

void AddFolder(const suites::EngineSpec& spec, const std::string& name,
               std::vector<std::string>& paths) {
  std::error_code error;
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(fs::path(spec.folder) / name, error)) {
    names.push_back((fs::path(name) / entry.path().filename()).string());
  }
  std::sort(names.begin(), names.end());
  for (const std::string& file : names) AddFile(spec, file, paths);
}

}  // namespace

absl::StatusOr<std::vector<std::string>> EngineFileHashes(const suites::EngineSpec& spec) {
  HAKARI_ASSIGN_OR_RETURN(const std::string program, FindProgramFile(spec.command));
  std::vector<std::string> paths = {program};
  for (const std::string& arg : spec.args) AddFile(spec, arg, paths);
  for (const auto& [name, value] : spec.options) {
    if (IsLog(name) || value.empty()) continue;
    AddFile(spec, value, paths);
    AddFolder(spec, value, paths);
  }
  for (const auto& [name, value] : spec.environment) AddFile(spec, value, paths);
  for (const std::string& file : spec.files) {
    const size_t before = paths.size();
    AddFile(spec, file, paths);
    AddFolder(spec, file, paths);
    if (paths.size() == before) {
      return absl::NotFoundError(
          absl::StrCat(file, ": there is no such file, or the folder has no files"));
    }
  }
  std::vector<std::string> hashes;
  for (const std::string& path : paths) {
    HAKARI_ASSIGN_OR_RETURN(const std::string hash, FileHash(path));
    hashes.push_back(hash);
  }
  return hashes;
}

namespace {

using player::FailureKind;

suites::OutcomeStatus StatusOf(FailureKind kind) {
  switch (kind) {
    case FailureKind::kCouldNotStart:
    case FailureKind::kRefused:
      return suites::OutcomeStatus::kRefused;
    case FailureKind::kDiedInHandshake:
    case FailureKind::kCrashed:
      return suites::OutcomeStatus::kCrashed;
    case FailureKind::kTimedOut:
      return suites::OutcomeStatus::kTimedOut;
    case FailureKind::kIllegalMove:
      return suites::OutcomeStatus::kIllegalMove;
    case FailureKind::kUnreadable:
      return suites::OutcomeStatus::kUnreadable;
    case FailureKind::kWrongClaim:
      return suites::OutcomeStatus::kWrongClaim;
    case FailureKind::kFlooded:
      return suites::OutcomeStatus::kFlooded;
    case FailureKind::kBreach:
      return suites::OutcomeStatus::kBreach;
    case FailureKind::kStopped:
      return suites::OutcomeStatus::kStopped;
  }
  return suites::OutcomeStatus::kCrashed;
}

}  // namespace

suites::Outcome OutcomeOfFailure(const player::Failure& failure) {
  if (failure.kind == FailureKind::kStopped) return suites::Outcome::Stopped();
  // A failure in our own process has no transcript, and its status already names the kind.
  const bool is_ours = failure.transcript.empty() && (failure.kind == FailureKind::kRefused ||
                                                      failure.kind == FailureKind::kCrashed);
  return suites::Outcome::Failed(StatusOf(failure.kind),
                                 is_ours ? failure.what : player::FailureText(failure));
}

}  // namespace hakari::engines
