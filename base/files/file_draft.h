// A draft of a file that is to replace another one. Where the file system allows it, the draft has
// no name until it is complete, so nothing is left behind however the process ends.
#ifndef HAKARI_BASE_FILES_FILE_DRAFT_H_
#define HAKARI_BASE_FILES_FILE_DRAFT_H_

#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari {

class FileDraft {
 public:
  // kNamed is for file systems without nameless files: the draft is then a hidden file beside
  // `path` whose name ends in .part.
  enum class Naming { kNamelessIfPossible, kNamed };

  // Creates the draft in the folder of `path`, with the mode of the existing file and, if the
  // system allows it, its owner. Fails if `path` could not be replaced.
  static absl::StatusOr<std::unique_ptr<FileDraft>> Create(
      const std::string& path, Naming naming = Naming::kNamelessIfPossible);
  // Without Replace(), `path` is unchanged.
  ~FileDraft();
  FileDraft(const FileDraft&) = delete;
  FileDraft& operator=(const FileDraft&) = delete;

  absl::Status Write(absl::string_view contents);
  // Afterwards `path` holds the draft's contents; if this fails, it is unchanged.
  absl::Status Replace();

 private:
  explicit FileDraft(std::string path) : path_(std::move(path)) {}
  int OpenNameless();
  int OpenNamed();
  void TakeOverModeAndOwner() const;
  absl::Status GiveName();

  const std::string path_;
  std::string name_;  // empty while the draft has no name
  int file_ = -1;
};

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_FILE_DRAFT_H_
