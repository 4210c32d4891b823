#include "ci/cli/output.h"

#include <iostream>
#include <set>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"

namespace hakari::cli {

absl::Status Output::Open() {
  if (!is_wanted() || is_stdout()) return absl::OkStatus();
  absl::StatusOr<std::unique_ptr<OutputFile>> opened = OutputFile::Open(path);
  if (opened.ok()) file_ = *std::move(opened);
  return opened.status();
}

absl::Status Output::Write(absl::string_view text) const {
  if (!is_wanted()) return absl::OkStatus();
  if (is_stdout()) {
    std::cout << text << std::flush;
    return absl::OkStatus();
  }
  // The file may be stdout by another name: what was said before comes first.
  std::cout.flush();
  return file_->Write(text);
}

absl::Status OpenOutputs(const std::vector<Output*>& outputs) {
  std::set<std::string> paths;
  for (Output* output : outputs) {
    HAKARI_RETURN_IF_ERROR(output->Open());
    if (output->replaces_file() && !paths.insert(output->path).second) {
      return absl::InvalidArgumentError(
          absl::StrCat(output->path, ": is named for two outputs; each needs a file of its own"));
    }
  }
  return absl::OkStatus();
}

}  // namespace hakari::cli
