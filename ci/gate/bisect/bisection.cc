#include "ci/gate/bisect/bisection.h"

#include <set>

#include "base/status/macros.h"

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

}  // namespace hakari::gate
