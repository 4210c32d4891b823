// The recipe of `corpus problems`: the judges, their limits, and what makes a position a problem.
// It is a JSON file, so that it can be shipped with the set that was made by it.
#ifndef HAKARI_CI_CLI_CORPUS_PROBLEM_RECIPE_H_
#define HAKARI_CI_CLI_CORPUS_PROBLEM_RECIPE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/run/journal.h"
#include "suites/next_move/from_games/look_through.h"

namespace hakari::cli {

// A judge as written in the recipe; its programs have not been started.
struct RecipeJudge {
  struct Stage {
    std::string program;  // "search", "search:SETTINGS" or "usi:COMMAND"
    std::string limits;   // in the form of `match --limits`
  };

  std::string name;
  int scale = 600;
  std::optional<Stage> quick;  // only for evidence by agreement
  std::vector<Stage> deep;     // at least one, each with more effort than the one before
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

// Starts every engine once. kUnavailable: an engine does not start; other errors are of usage.
absl::StatusOr<std::vector<suites::Judge>> JudgesOf(const ProblemRecipe& recipe);

// Everything besides the games that findings depend on: rules, judges, their limits and files.
RunIdentity IdentityOf(const suites::LookThroughRules& rules,
                       const std::vector<suites::Judge>& judges);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_PROBLEM_RECIPE_H_
