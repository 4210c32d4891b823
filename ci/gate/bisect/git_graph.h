// The commits of a repository, as git itself halves them (rev-list --bisect-all).
#ifndef HAKARI_CI_GATE_BISECT_GIT_GRAPH_H_
#define HAKARI_CI_GATE_BISECT_GIT_GRAPH_H_

#include <atomic>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/gate/bisect/bisection.h"

namespace hakari::gate {

class GitGraph : public CommitGraph {
 public:
  // Commits are full hashes everywhere. `stop` may be null.
  GitGraph(std::string repository, const std::atomic<bool>* stop)
      : repository_(std::move(repository)), stop_(stop) {}

  absl::StatusOr<std::vector<std::string>> Between(const std::vector<std::string>& olds,
                                                   const std::string& newest) const override;

  absl::StatusOr<bool> IsAncestor(const std::string& old, const std::string& newer) const;
  // "1234567890ab 2026-11-18 What the commit says in its first line"
  absl::StatusOr<std::string> Title(const std::string& commit) const;

 private:
  const std::string repository_;
  const std::atomic<bool>* const stop_;
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_GIT_GRAPH_H_
