// The labs of the chosen tables: always searches; problems and games if a table needs them.
#ifndef HAKARI_CI_CLI_REPRODUCE_LABS_H_
#define HAKARI_CI_CLI_REPRODUCE_LABS_H_

#include <optional>

#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/problem_lab.h"
#include "ci/reproduce/search_lab.h"

namespace hakari::cli {

struct Labs {
  reproduce::SearchLab searches;
  std::optional<reproduce::ProblemLab> problems;
  std::optional<reproduce::MarginLab> games;
  bool asks_pinned_games = false;  // a table whose games have a golden (futility/pinned_games.h)
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPRODUCE_LABS_H_
