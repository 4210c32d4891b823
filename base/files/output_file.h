// A file that a user named for a result. It is opened before the work, so that a name that leads
// nowhere costs milliseconds and not the work, and written once, after it.
//
// A regular file is replaced as a whole and keeps its mode and owner: whoever reads it meets the
// old result or the new one. Everything else is written through, where it is: devices, FIFOs,
// sockets, what a symbolic link leads to, and descriptors that the process was given (/dev/stdout,
// /dev/fd/N, /proc/self/fd/N). Replacing those would harm what others use.
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
  // A FIFO that nobody reads is waited for so long and then refused: the alternatives are to hang
  // without end, or to find out after the work that nobody wants its result.
  static constexpr absl::Duration kPatience = absl::Seconds(10);

  // What is there stays as it is. IsBadFileName(), if `path` cannot be written.
  static absl::StatusOr<std::unique_ptr<OutputFile>> Open(const std::string& path,
                                                          absl::Duration patience = kPatience);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  // Nothing but this result will be in the file.
  bool replaces() const { return replaces_; }

  // A regular file with a name of its own: other files may be laid beside it.
  bool is_regular() const { return is_regular_; }

  // Once. A reader who went away has seen enough: that is no error.
  absl::Status Write(absl::string_view contents);

 private:
  OutputFile(std::string path, int file)
      : path_(std::move(path)), replaces_(file < 0), file_(file) {}
  absl::Status WriteThrough(absl::string_view contents);

  const std::string path_;
  const bool replaces_;  // else it is written through `file_`
  int file_;
  bool begins_anew_ = true;
  bool is_regular_ = true;
};

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_OUTPUT_FILE_H_
