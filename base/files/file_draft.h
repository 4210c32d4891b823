// A file that shall take another's place. It has no name until it is whole, where the file system
// can do that, so that nothing is left behind however the process ends.
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
  // kNamed is for file systems that know no nameless files: the draft is PATH's neighbour, hidden,
  // and ends in .part.
  enum class Naming { kNamelessIfPossible, kNamed };

  // In the folder of `path`, with mode and owner of the file that is there (of the owner, what the
  // system allows). Fails where `path` could not be replaced.
  static absl::StatusOr<std::unique_ptr<FileDraft>> Create(
      const std::string& path, Naming naming = Naming::kNamelessIfPossible);
  // Without Replace() nothing has happened.
  ~FileDraft();
  FileDraft(const FileDraft&) = delete;
  FileDraft& operator=(const FileDraft&) = delete;

  absl::Status Write(absl::string_view contents);
  // Afterwards `path` is the draft, or what it was if this fails.
  absl::Status Replace();

 private:
  explicit FileDraft(std::string path) : path_(std::move(path)) {}
  int OpenNameless();
  int OpenNamed();
  void TakeOverModeAndOwner() const;
  absl::Status GiveName();

  const std::string path_;
  std::string name_;  // empty while it has none
  int file_ = -1;
};

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_FILE_DRAFT_H_
