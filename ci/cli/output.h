// Where a command's result goes: stdout, or a file that an option names (base/files/output_file.h
// says how files are treated). Every option that names such a file is one of these, and every
// command opens them before it does anything else.
#ifndef HAKARI_CI_CLI_OUTPUT_H_
#define HAKARI_CI_CLI_OUTPUT_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "base/files/output_file.h"

namespace hakari::cli {

class Output {
 public:
  std::string path;  // what the option says: "" nothing is wanted, "-" stdout

  bool is_wanted() const { return !path.empty(); }
  bool is_stdout() const { return path == "-"; }
  // Once it is open: whether it will be all that is in its file.
  bool replaces_file() const { return file_ != nullptr && file_->replaces(); }
  // Likewise: whether a journal may lie beside it.
  bool is_regular_file() const { return file_ != nullptr && file_->is_regular(); }

  absl::Status Open();
  // Once, and nothing if it is not wanted. Of stdout StdoutGuard tells what became.
  absl::Status Write(absl::string_view text) const;

 private:
  std::shared_ptr<OutputFile> file_;
};

// IsBadFileName(), if one of them cannot be written. Two that name one file are refused: the first
// would be lost.
absl::Status OpenOutputs(const std::vector<Output*>& outputs);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_OUTPUT_H_
