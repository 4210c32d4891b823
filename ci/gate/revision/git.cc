#include "ci/gate/revision/git.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "ci/process/run_to_end.h"
#include "suites/core/printable.h"

namespace hakari {

absl::StatusOr<std::string> Git::Ask(std::vector<std::string> words) const {
  words.insert(words.begin(), {"-C", repository_});
  RunLimits limits;
  limits.milliseconds = 300'000;
  limits.stop = stop_;
  // A hook or a prompt of the user's has no business here.
  return OutputOf({"git", std::move(words), "", {{"GIT_TERMINAL_PROMPT", "0"}}}, limits, "git");
}

absl::StatusOr<std::string> Git::Resolve(const std::string& revision) const {
  const absl::StatusOr<std::string> said =
      Ask({"rev-parse", "--verify", "--quiet", "--end-of-options",
           absl::StrCat(revision, "^{commit}")});
  if (said.ok()) return std::string(absl::StripAsciiWhitespace(*said));
  if (!absl::IsAborted(said.status())) return said.status();
  return absl::NotFoundError(
      absl::StrCat("there is no commit `", Printable(revision), "` in ", repository_));
}

absl::StatusOr<std::string> Git::Prefix() const {
  const absl::StatusOr<std::string> said = Ask({"rev-parse", "--show-prefix"});
  if (!said.ok()) return said.status();
  return std::string(absl::StripAsciiWhitespace(*said));
}

std::string Git::CheckedOut() const {
  const absl::StatusOr<std::string> commit = Resolve("HEAD");
  if (!commit.ok()) return "";
  return absl::StrCat(*commit, HasChanges().value_or(true) ? "+" : "");
}

std::string Git::SubjectOf(const std::string& revision) const {
  absl::string_view hash = revision;
  absl::ConsumeSuffix(&hash, "+");
  constexpr size_t kShortestHash = 7;
  const bool is_hash =
      hash.size() >= kShortestHash && std::all_of(hash.begin(), hash.end(), absl::ascii_isxdigit);
  if (!is_hash) return "";
  const absl::StatusOr<std::string> said =
      Ask({"log", "--max-count=1", "--format=%s", "--end-of-options",
           absl::StrCat(hash, "^{commit}"), "--"});
  return said.ok() ? std::string(absl::StripAsciiWhitespace(*said)) : "";
}

absl::StatusOr<bool> Git::HasChanges() const {
  const absl::StatusOr<std::string> said = Ask({"status", "--porcelain"});
  if (!said.ok()) return said.status();
  return !said->empty();
}

absl::Status Git::CheckOut(const std::string& commit, const std::string& folder) const {
  std::error_code error;
  if (!std::filesystem::exists(absl::StrCat(folder, "/.git"), error)) {
    const absl::StatusOr<std::string> pruned = Ask({"worktree", "prune"});
    if (!pruned.ok()) return pruned.status();
    return Ask({"worktree", "add", "--force", "--detach", "--quiet", folder, commit}).status();
  }
  const Git there(folder, stop_);
  const absl::StatusOr<std::string> moved =
      there.Ask({"checkout", "--force", "--detach", "--quiet", commit});
  if (!moved.ok()) return moved.status();
  return there.Ask({"clean", "--force", "-d", "--quiet"}).status();
}

}  // namespace hakari
