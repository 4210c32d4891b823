// The destination of a command's result: stdout, or a file that an option names
// (base/files/output_file.h describes how files are handled). Every option that names an output
// file is an Output, and every command opens its outputs before any other work.
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
  std::string path;  // the option's value: "" no output, "-" stdout

  bool is_wanted() const { return !path.empty(); }
  bool is_stdout() const { return path == "-"; }
  // When it is open: whether the output replaces the whole file.
  bool replaces_file() const { return file_ != nullptr && file_->replaces(); }
  // When it is open: whether a journal may be created beside it.
  bool is_regular_file() const { return file_ != nullptr && file_->is_regular(); }

  absl::Status Open();
  // To be called once; does nothing if there is no output. Errors of stdout are reported by
  // StdoutGuard.
  absl::Status Write(absl::string_view text) const;

 private:
  std::shared_ptr<OutputFile> file_;
};

// IsBadFileName() if one of them cannot be written. Two outputs with the same file are refused,
// since the first would be lost.
absl::Status OpenOutputs(const std::vector<Output*>& outputs);

// A line on stderr that is overwritten during the work. It is not shown if stderr is not a
// terminal, or if --quiet is given.
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

// Output to stdout. C++ streams do not keep the reason of a failure, and by default a process is
// killed when the reader of its output exits. With the following classes, a reader that exits early
// (`| head -1`) causes no error message and keeps the verdict's exit code, and a full disk is
// reported with its reason.

// A stream buffer that writes to a descriptor. Several threads may use it.
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
  const bool by_lines_;  // on a terminal each line is shown at once
  std::mutex mutex_;
  std::string waiting_;
  int error_ = 0;
};

// While it exists, std::cout writes through a DescriptorBuffer, and SIGPIPE does not kill the
// process.
class StdoutGuard {
 public:
  StdoutGuard();
  ~StdoutGuard();
  StdoutGuard(const StdoutGuard&) = delete;
  StdoutGuard& operator=(const StdoutGuard&) = delete;

  // To be called after all output: the reason if not everything was written. A reader that exited
  // early is not an error.
  absl::Status Finish();

 private:
  DescriptorBuffer buffer_;
  std::streambuf* const earlier_;
  std::ostream* const earlier_tie_;
  struct sigaction earlier_pipe_;
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_OUTPUT_H_
