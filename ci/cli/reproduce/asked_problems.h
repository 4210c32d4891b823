// The inputs of tables of problems: `--problems`, and the versions of `--version`.
#ifndef HAKARI_CI_CLI_REPRODUCE_ASKED_PROBLEMS_H_
#define HAKARI_CI_CLI_REPRODUCE_ASKED_PROBLEMS_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/cli/match/match_revisions.h"
#include "ci/cli/options.h"
#include "ci/reproduce/problem_lab.h"

namespace hakari::cli {

struct ProblemWords {
  std::string problems;               // a file or a folder; empty: those of the suite next_move
  std::vector<std::string> versions;  // as typed; "default", or empty: the usual ones

  bool any() const { return !problems.empty() || !versions.empty(); }
};

void AddProblemWords(Command command, ProblemWords& words);

struct AskedProblems {
  reproduce::ProblemLabOptions lab;            // with books, versions and the score function
  std::unique_ptr<RevisionPlayers> revisions;  // keeps their builds locked
};

// Builds revisions. Errors are of usage, except kDataLoss (problems cannot be read) and
// kFailedPrecondition (a build failed).
absl::StatusOr<AskedProblems> ProblemsOf(const ProblemWords& words, const Context& context);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPRODUCE_ASKED_PROBLEMS_H_
