// A result file that the user named. It is opened before the work, so that a bad name costs
// milliseconds and not the work, and written once, after the work.
//
// A regular file is replaced as a whole and keeps its mode and owner: a reader sees either the old
// result or the new one. Everything else is written in place: devices, FIFOs, sockets, targets of
// symbolic links, and descriptors that the process was given (/dev/stdout, /dev/fd/N,
// /proc/self/fd/N). Replacing those would harm their other users.
#ifndef HAKARI_BASE_FILES_OUTPUT_FILE_H_
#define HAKARI_BASE_FILES_OUTPUT_FILE_H_

#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"

namespace hakari {

class OutputFile {
 public:
  // How long to wait for a reader of a FIFO before refusing it. Without a limit the program would
  // hang forever; without waiting it would learn only after the work that nothing reads the result.
  static constexpr absl::Duration kPatience = absl::Seconds(10);

  // Leaves existing contents unchanged. The error satisfies IsBadFileName() if `path` cannot be
  // written.
  static absl::StatusOr<std::unique_ptr<OutputFile>> Open(const std::string& path,
                                                          absl::Duration patience = kPatience);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  // True if the file is replaced as a whole, so that it holds nothing but this result.
  bool replaces() const { return replaces_; }

  // True for a regular file with its own name: other files may be placed beside it.
  bool is_regular() const { return is_regular_; }

  // To be called once. It is no error if the reader has closed its end.
  absl::Status Write(absl::string_view contents);

 private:
  OutputFile(std::string path, int file)
      : path_(std::move(path)), replaces_(file < 0), file_(file) {}
  absl::Status WriteThrough(absl::string_view contents);

  const std::string path_;
  const bool replaces_;  // otherwise the contents are written through `file_`
  int file_;
  bool begins_anew_ = true;
  bool is_regular_ = true;
};

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_OUTPUT_FILE_H_
