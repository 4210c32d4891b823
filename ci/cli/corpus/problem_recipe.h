// The recipe of `corpus problems`: who judges, with what effort, and what makes a position a
// problem; a JSON file, so that what a set came from can be shipped beside it.
#ifndef HAKARI_CI_CLI_CORPUS_PROBLEM_RECIPE_H_
#define HAKARI_CI_CLI_CORPUS_PROBLEM_RECIPE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/run/journal.h"
#include "suites/next_move/from_games/look_through.h"

namespace hakari::cli {

// A judge before its programs were looked for.
struct RecipeJudge {
  struct Stage {
    std::string program;  // "search", "search:SETTINGS" or "usi:COMMAND"
    std::string limits;   // as `match` takes them
  };

  std::string name;
  int scale = 600;
  std::optional<Stage> quick;  // of agreement alone
  std::vector<Stage> deep;     // one at least, each with more effort than the one before
};

struct ProblemRecipe {
  suites::LookThroughRules rules;
  std::vector<std::string> books = {"one"};
  int a_book = 216;
  std::vector<RecipeJudge> judges;
};

// Errors name file and line.
absl::StatusOr<ProblemRecipe> ParseProblemRecipe(absl::string_view text,
                                                 absl::string_view file_name);

// Starts every engine once. Errors of words, but kUnavailable: an engine does not come up.
absl::StatusOr<std::vector<suites::Judge>> JudgesOf(const ProblemRecipe& recipe);

// All that findings depend on besides the games: rules, judges, their limits and files.
RunIdentity IdentityOf(const suites::LookThroughRules& rules,
                       const std::vector<suites::Judge>& judges);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_PROBLEM_RECIPE_H_
