// The git commands of a gate. Revisions come from outside and are never taken for options.
#ifndef HAKARI_CI_GATE_REVISION_GIT_H_
#define HAKARI_CI_GATE_REVISION_GIT_H_

#include <atomic>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hakari::gate {

class Git {
 public:
  // `stop` may be null.
  Git(std::string repository, const std::atomic<bool>* stop)
      : repository_(std::move(repository)), stop_(stop) {}

  // The commit's full hash; kNotFound, naming it, if there is no such commit.
  absl::StatusOr<std::string> Resolve(const std::string& revision) const;

  // Where the repository's folder lies below the top of its checkout: "" or "engine/".
  absl::StatusOr<std::string> Prefix() const;

  // The commit that is checked out, with a '+' at its end if a file other than `but_for` (absolute;
  // empty: none) differs from it. Empty if git knows no commit.
  std::string CheckedOut(const std::string& but_for = "") const;

  // The first line of a commit's message. The hash may have a '+' at its end. Empty if git knows no
  // such commit, or `revision` is no hash.
  std::string SubjectOf(const std::string& revision) const;

  // Whether a file other than `but_for` differs from the last commit, untracked files included.
  absl::StatusOr<bool> HasChanges(const std::string& but_for = "") const;

  // Makes `folder` a checkout of the commit, whatever it contained before. Ignored files stay: they
  // make the next build quick.
  //
  // The checkout is a separate repository that borrows this one's objects, and not a worktree: a
  // worktree would be registered in the user's repository, and stay registered after an
  // interruption.
  absl::Status CheckOut(const std::string& commit, const std::string& folder) const;

 private:
  Git(std::string repository, const std::atomic<bool>* stop, std::string git_folder)
      : repository_(std::move(repository)), stop_(stop), git_folder_(std::move(git_folder)) {}

  absl::StatusOr<std::string> Ask(std::vector<std::string> words) const;
  absl::StatusOr<std::string> CommonFolder() const;
  absl::Status MakeBorrower(const std::string& folder) const;
  absl::Status CheckOutIn(const std::string& commit, const std::string& folder) const;

  const std::string repository_;
  const std::atomic<bool>* const stop_;
  const std::string git_folder_;  // empty: git searches for it
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REVISION_GIT_H_
