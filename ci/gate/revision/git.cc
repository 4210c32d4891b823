#include "ci/gate/revision/git.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "base/files/text_file.h"
#include "base/process/run_to_end.h"
#include "base/status/macros.h"
#include "base/text/printable.h"

namespace hakari::gate {

namespace fs = std::filesystem;

absl::StatusOr<std::string> Git::Ask(std::vector<std::string> words) const {
  // In a hook of git, variables of the environment lead to the user's repository, whatever folder
  // is named.
  std::vector<std::string> all;
  for (const char* const name : {"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR",
                                 "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_NAMESPACE"}) {
    all.insert(all.end(), {"-u", name});
  }
  all.push_back("GIT_TERMINAL_PROMPT=0");  // a prompt would never be answered
  if (!git_folder_.empty()) {
    all.push_back("GIT_DIR=" + git_folder_);
    all.push_back("GIT_WORK_TREE=" + repository_);
  }
  all.insert(all.end(), {"git", "-C", repository_});
  all.insert(all.end(), words.begin(), words.end());
  RunLimits limits;
  limits.milliseconds = 300'000;
  limits.stop = stop_;
  return OutputOf({"env", std::move(all), "", {}}, limits, "git");
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
  HAKARI_ASSIGN_OR_RETURN(const std::string said, Ask({"rev-parse", "--show-prefix"}));
  return std::string(absl::StripAsciiWhitespace(said));
}

std::string Git::CheckedOut(const std::string& but_for) const {
  const absl::StatusOr<std::string> commit = Resolve("HEAD");
  if (!commit.ok()) return "";
  return absl::StrCat(*commit, HasChanges(but_for).value_or(true) ? "+" : "");
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

absl::StatusOr<bool> Git::HasChanges(const std::string& but_for) const {
  std::vector<std::string> words = {"status", "--porcelain"};
  if (!but_for.empty()) {
    words.insert(words.end(), {"--", ":(top)", absl::StrCat(":(exclude,literal)", but_for)});
  }
  HAKARI_ASSIGN_OR_RETURN(const std::string said, Ask(std::move(words)));
  return !said.empty();
}

// "/home/me/engine/.git", whether asked from the checkout or from a worktree of it.
absl::StatusOr<std::string> Git::CommonFolder() const {
  HAKARI_ASSIGN_OR_RETURN(const std::string said,
                          Ask({"rev-parse", "--path-format=absolute", "--git-common-dir"}));
  return std::string(absl::StripAsciiWhitespace(said));
}

// Makes an empty repository, unless there is one, that finds this one's commits in their place. The
// path to them is written each time, since both folders may have been moved.
absl::Status Git::MakeBorrower(const std::string& folder) const {
  const std::string own = folder + "/.git";
  std::error_code error;
  if (!fs::is_directory(own, error)) {
    // The folder may be a worktree that an earlier version registered.
    Ask({"worktree", "remove", "--force", "--force", folder}).status().IgnoreError();
    fs::remove_all(folder, error);
    HAKARI_ASSIGN_OR_RETURN(const std::string format, Ask({"rev-parse", "--show-object-format"}));
    // No template: the user's hooks must not run here.
    HAKARI_ASSIGN_OR_RETURN(
        const std::string made,
        Ask({"init", "--quiet", "--template=",
             absl::StrCat("--object-format=", absl::StripAsciiWhitespace(format)), folder}));
  }
  HAKARI_ASSIGN_OR_RETURN(const std::string common, CommonFolder());
  absl::Status status = MakeFolder(own + "/objects/info");
  if (status.ok()) {
    status = WriteFileAtomically(own + "/objects/info/alternates", common + "/objects\n");
  }
  if (!status.ok()) return status;
  // The checkout's history is as shallow as this one's.
  fs::remove(own + "/shallow", error);
  if (fs::exists(common + "/shallow", error)) {
    fs::copy_file(common + "/shallow", own + "/shallow", error);
  }
  return absl::OkStatus();
}

absl::Status Git::CheckOutIn(const std::string& commit, const std::string& folder) const {
  HAKARI_RETURN_IF_ERROR(MakeBorrower(folder));
  const std::string own = folder + "/.git";
  // The git folder is given explicitly: for a damaged repository git would search the folders
  // above, and find the user's.
  const Git there(folder, stop_, own);
  absl::StatusOr<std::string> done =
      there.Ask({"checkout", "--force", "--detach", "--quiet", commit});
  if (done.ok()) done = there.Ask({"clean", "--force", "-d", "--quiet"});
  if (!done.ok()) return done.status();
  // Builds may name themselves after tags.
  HAKARI_ASSIGN_OR_RETURN(const std::string common, CommonFolder());
  return there
      .Ask({"fetch", "--quiet", "--force", "--no-write-fetch-head", common,
            "refs/tags/*:refs/tags/*"})
      .status();
}

absl::Status Git::CheckOut(const std::string& commit, const std::string& folder) const {
  // The borrowing repository has no branches, so it needs the hash.
  HAKARI_ASSIGN_OR_RETURN(const std::string hash, Resolve(commit));
  std::error_code error;
  const std::string whole = fs::absolute(folder, error).string();
  const absl::Status done = CheckOutIn(hash, whole);
  if (done.ok() || absl::IsCancelled(done)) return done;
  // Left by an interruption; a new checkout is simpler than a repair.
  fs::remove_all(whole, error);
  return CheckOutIn(hash, whole);
}

}  // namespace hakari::gate
