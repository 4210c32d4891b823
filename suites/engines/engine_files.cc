#include "suites/engines/engine_files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/string_view.h"
#include "base/hash/file_hash.h"
#include "base/process/child_process.h"
#include "base/status/macros.h"

namespace hakari::engines {
namespace {

namespace fs = std::filesystem;

bool IsLog(absl::string_view name) { return absl::StrContains(absl::AsciiStrToLower(name), "log"); }

// As the engine would find it; nothing if it names no file.
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
  std::vector<std::string> hashes;
  for (const std::string& path : paths) {
    HAKARI_ASSIGN_OR_RETURN(const std::string hash, FileHash(path));
    hashes.push_back(hash);
  }
  return hashes;
}

}  // namespace hakari::engines
