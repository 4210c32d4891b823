#include "suites/core/data_root.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari {
namespace {

bool HoldsSuites(const std::filesystem::path& folder) {
  std::error_code error;
  return std::filesystem::is_directory(folder / "suites", error);
}

}  // namespace

absl::StatusOr<std::string> DataRoot() {
  const char* named = std::getenv("HAKARI_ROOT");
  if (named != nullptr && *named != '\0') {
    if (HoldsSuites(named)) return std::string(named);
    return absl::NotFoundError(
        absl::StrCat("HAKARI_ROOT is ", named, ", but there is no folder suites in it"));
  }
  std::error_code error;
  const std::filesystem::path here = std::filesystem::current_path(error);
  if (!error && HoldsSuites(here)) return here.string();
  return absl::NotFoundError(
      "the suites are not found: run ./hakari in the project's folder, or set HAKARI_ROOT to it");
}

}  // namespace hakari
