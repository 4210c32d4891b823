// What a command says on stdout, and what became of it. Streams forget why they failed, and a
// process whose reader went away is killed: here a reader who has seen enough (`| head -1`) costs
// neither a complaint nor the verdict's exit code, and a full disk is said with its reason.
#ifndef HAKARI_CI_CLI_STDOUT_GUARD_H_
#define HAKARI_CI_CLI_STDOUT_GUARD_H_

#include <signal.h>

#include <iostream>
#include <mutex>
#include <streambuf>
#include <string>

#include "absl/status/status.h"

namespace hakari::cli {

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

#endif  // HAKARI_CI_CLI_STDOUT_GUARD_H_
