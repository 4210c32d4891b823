// Where a command's result goes: stdout, or a file that an option names (base/files/output_file.h
// says how files are treated). Every option that names such a file is one of these, and every
// command opens them before it does anything else.
#ifndef HAKARI_CI_CLI_OUTPUT_H_
#define HAKARI_CI_CLI_OUTPUT_H_

#include <signal.h>

#include <memory>
#include <mutex>
#include <streambuf>
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

// One line on stderr that is overwritten as work goes on; nothing at all when stderr is no terminal
// or the user asked for quiet.
class ProgressLine {
 public:
  explicit ProgressLine(bool quiet);
  ~ProgressLine() { Clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void Show(absl::string_view text);
  void Clear();

 private:
  const bool shown_;
};

// What a command says on stdout, and what became of it: streams forget why they failed, and a
// process whose reader went away is killed: here a reader who has seen enough (`| head -1`) costs
// neither a complaint nor the verdict's exit code, and a full disk is said with its reason.

// Bytes on their way to a descriptor. For several threads at once.
class DescriptorBuffer : public std::streambuf {
 public:
  explicit DescriptorBuffer(int file);
  // The errno of the first write that failed; 0 if none did.
  int error() const { return error_; }

 protected:
  int_type overflow(int_type c) override;
  std::streamsize xsputn(const char* bytes, std::streamsize count) override;
  int sync() override;

 private:
  bool WriteOut();

  const int file_;
  const bool by_lines_;  // a terminal's reader waits for nothing more
  std::mutex mutex_;
  std::string waiting_;
  int error_ = 0;
};

// While it lives std::cout writes through a DescriptorBuffer, and SIGPIPE ends nobody.
class StdoutGuard {
 public:
  StdoutGuard();
  ~StdoutGuard();
  StdoutGuard(const StdoutGuard&) = delete;
  StdoutGuard& operator=(const StdoutGuard&) = delete;

  // After the last word: why not everything was written. A reader who went away is no reason.
  absl::Status Finish();

 private:
  DescriptorBuffer buffer_;
  std::streambuf* const earlier_;
  std::ostream* const earlier_tie_;
  struct sigaction earlier_pipe_;
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_OUTPUT_H_
