// Finds the first new commit between an old and a new one by halving.
//
// A CommitGraph says which commits lie between, and which of them halves best; the caller's
// TryCommit says what a commit is like. Nothing is stored here: a caller that remembers its trials
// can repeat the same search.
#ifndef HAKARI_CI_GATE_BISECT_BISECTION_H_
#define HAKARI_CI_GATE_BISECT_BISECTION_H_

#include <atomic>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"

namespace hakari::gate {

enum class Trial {
  kOld,   // it behaves like the good commit
  kNew,   // it does not
  kSkip,  // unknown, for example because it does not build
};

class CommitGraph {
 public:
  virtual ~CommitGraph() = default;

  // The ancestors of `newest`, itself included, that are ancestors of none of `olds`. The best
  // halving points come first.
  virtual absl::StatusOr<std::vector<std::string>> Between(const std::vector<std::string>& olds,
                                                           const std::string& newest) const = 0;
};

struct Bisected {
  // The first new commit. If commits before it were skipped they are listed too, and one of all
  // these is the first.
  std::vector<std::string> suspects;
  int tried = 0;
};

using TryCommit = std::function<absl::StatusOr<Trial>(const std::string& commit)>;

// `good` is known to be old and `bad` to be new; neither is tried.
absl::StatusOr<Bisected> Bisect(const CommitGraph& graph, const std::string& good,
                                const std::string& bad, const TryCommit& try_commit);

// The commits of a repository, halved by git itself (rev-list --bisect-all).
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

#endif  // HAKARI_CI_GATE_BISECT_BISECTION_H_
