#include "ci/gate/bisect/bisection.h"

#include <set>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/process/run_to_end.h"
#include "base/status/macros.h"
#include "base/text/printable.h"

namespace hakari::gate {
namespace {

// Empty if there is nothing left to try.
std::string NextToTry(const std::vector<std::string>& between, const std::string& newest,
                      const std::set<std::string>& skipped) {
  for (const std::string& commit : between) {
    if (commit != newest && skipped.count(commit) == 0) return commit;
  }
  return "";
}

}  // namespace

absl::StatusOr<Bisected> Bisect(const CommitGraph& graph, const std::string& good,
                                const std::string& bad, const TryCommit& try_commit) {
  Bisected result;
  std::vector<std::string> olds = {good};
  std::string newest = bad;
  std::set<std::string> skipped;
  for (;;) {
    HAKARI_ASSIGN_OR_RETURN(const std::vector<std::string> between, graph.Between(olds, newest));
    const std::string commit = NextToTry(between, newest, skipped);
    if (commit.empty()) {
      result.suspects = {newest};
      for (const std::string& other : between) {
        if (other != newest) result.suspects.push_back(other);
      }
      return result;
    }
    HAKARI_ASSIGN_OR_RETURN(const Trial trial, try_commit(commit));
    ++result.tried;
    if (trial == Trial::kOld) {
      olds.push_back(commit);
    } else if (trial == Trial::kNew) {
      newest = commit;
    } else {
      skipped.insert(commit);
    }
  }
}

namespace {

ChildCommand GitCommand(const std::string& repository, std::vector<std::string> words) {
  words.insert(words.begin(), {"-C", repository});
  return {"git", std::move(words), "", {}};
}

RunLimits Limits(const std::atomic<bool>* stop) {
  RunLimits limits;
  limits.stop = stop;
  return limits;
}

}  // namespace

absl::StatusOr<std::vector<std::string>> GitGraph::Between(const std::vector<std::string>& olds,
                                                           const std::string& newest) const {
  std::vector<std::string> words = {"rev-list", "--bisect-all", newest, "--not"};
  words.insert(words.end(), olds.begin(), olds.end());
  HAKARI_ASSIGN_OR_RETURN(
      const std::string said,
      OutputOf(GitCommand(repository_, std::move(words)), Limits(stop_), "git"));
  std::vector<std::string> commits;
  for (absl::string_view line : absl::StrSplit(said, '\n', absl::SkipEmpty())) {
    commits.emplace_back(line.substr(0, line.find(' ')));  // "HASH (dist=3)"
  }
  return commits;
}

absl::StatusOr<bool> GitGraph::IsAncestor(const std::string& old, const std::string& newer) const {
  HAKARI_ASSIGN_OR_RETURN(
      const Finished finished,
      RunToEnd(GitCommand(repository_, {"merge-base", "--is-ancestor", old, newer}),
               Limits(stop_)));
  constexpr int kNo = 1;
  if (!finished.ok() && (finished.end.by_signal || finished.end.code != kNo)) {
    return absl::AbortedError(absl::StrCat("git: ", finished.err));
  }
  return finished.ok();
}

absl::StatusOr<std::string> GitGraph::Title(const std::string& commit) const {
  HAKARI_ASSIGN_OR_RETURN(
      const std::string said,
      OutputOf(
          GitCommand(repository_, {"log", "-1", "--no-color", "--no-show-signature", "--abbrev=12",
                                   "--date=short", "--format=%h %ad %s", commit}),
          Limits(stop_), "git"));
  return Printable(absl::StripAsciiWhitespace(said));
}

}  // namespace hakari::gate
