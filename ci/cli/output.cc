#include "ci/cli/output.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>

#include <cstddef>
#include <iostream>
#include <set>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/files/file_error.h"
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
  // The file may be stdout by another name, so earlier output must be written first.
  std::cout.flush();
  return file_->Write(text);
}

absl::Status OpenOutputs(const std::vector<Output*>& outputs) {
  std::set<std::string> paths;
  for (Output* output : outputs) {
    HAKARI_RETURN_IF_ERROR(output->Open());
    if (output->replaces_file() && !paths.insert(output->path).second) {
      return absl::InvalidArgumentError(
          absl::StrCat(output->path, ": is named for two outputs; use a separate file for each"));
    }
  }
  return absl::OkStatus();
}

namespace {

constexpr char kBackToStart[] = "\r\033[K";  // and erase the rest

size_t Columns() {
  constexpr size_t kUsual = 80;
  winsize size = {};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return known ? size.ws_col : kUsual;
}

}  // namespace

ProgressLine::ProgressLine(bool quiet) : shown_(!quiet && isatty(STDERR_FILENO) == 1) {}

void ProgressLine::Show(absl::string_view text) {
  // The text is cut to one line: a second line could not be erased.
  if (shown_) std::cerr << kBackToStart << text.substr(0, Columns() - 1) << std::flush;
}

void ProgressLine::Clear() {
  if (shown_) std::cerr << kBackToStart << std::flush;
}

namespace {

constexpr size_t kMostWaiting = size_t{1} << 16;

void Nothing(int) {}

// The descriptor of a closed stream (>&-) must not be reused for the next opened file: the table
// would be written into a journal, for example. The replacement fails like a closed descriptor.
void OccupyClosedStreams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    // open() returns the lowest free number, which is this one. It stays open until the process
    // ends.
    (void)!open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

int OccupiedStdout() {
  OccupyClosedStreams();
  return STDOUT_FILENO;
}

}  // namespace

DescriptorBuffer::DescriptorBuffer(int file) : file_(file), by_lines_(isatty(file) == 1) {}

DescriptorBuffer::int_type DescriptorBuffer::overflow(int_type c) {
  if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
  const char byte = traits_type::to_char_type(c);
  return xsputn(&byte, 1) == 1 ? c : traits_type::eof();
}

std::streamsize DescriptorBuffer::xsputn(const char* bytes, std::streamsize count) {
  const absl::string_view text(bytes, static_cast<size_t>(count));
  const std::lock_guard<std::mutex> lock(mutex_);
  waiting_.append(text.data(), text.size());
  const bool is_line = by_lines_ && text.find('\n') != absl::string_view::npos;
  const bool written = (!is_line && waiting_.size() < kMostWaiting) || WriteOut();
  return written ? count : 0;
}

int DescriptorBuffer::sync() {
  const std::lock_guard<std::mutex> lock(mutex_);
  return WriteOut() ? 0 : -1;
}

bool DescriptorBuffer::WriteOut() {
  if (error_ == 0) error_ = WriteAll(file_, waiting_);
  waiting_.clear();
  return error_ == 0;
}

StdoutGuard::StdoutGuard()
    : buffer_(OccupiedStdout()),
      earlier_(std::cout.rdbuf(&buffer_)),
      // With the tie, reading would flush what another thread is writing.
      earlier_tie_(std::cin.tie(nullptr)) {
  // A handler, not SIG_IGN, since child processes would inherit the latter.
  struct sigaction action = {};
  action.sa_handler = Nothing;
  action.sa_flags = SA_RESTART;
  sigaction(SIGPIPE, &action, &earlier_pipe_);
}

StdoutGuard::~StdoutGuard() {
  std::cout.flush();
  std::cout.rdbuf(earlier_);
  std::cin.tie(earlier_tie_);
  sigaction(SIGPIPE, &earlier_pipe_, nullptr);
}

absl::Status StdoutGuard::Finish() {
  std::cout.flush();
  const int error = buffer_.error();
  if (error == 0 || error == EPIPE) return absl::OkStatus();
  return FileError(error, "stdout", "cannot be written");
}

}  // namespace hakari::cli
