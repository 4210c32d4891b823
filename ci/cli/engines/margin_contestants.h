// Turns --margin and --setting into contestants: our own search with different settings.
#ifndef HAKARI_CI_CLI_ENGINES_MARGIN_CONTESTANTS_H_
#define HAKARI_CI_CLI_ENGINES_MARGIN_CONTESTANTS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/compare/margins/margin_study.h"
#include "engine/search/settings/settings.h"

namespace hakari::cli {

// Futility pruning of single moves is off, as in the study of margins: otherwise it would cut moves
// of nodes that reverse futility does not cut.
inline constexpr char kUsualMarginSearch[] = "search:futility=0";

struct MarginWords {
  std::vector<std::string> programs;  // empty, or the search in which margins are set
  std::vector<std::string> margins;   // ci/compare/margins/margin_word.h
  std::vector<std::string> settings;  // "NAME=VALUE,…" of that search, or "default": no change
};

struct MarginChoice {
  std::string base;
  search::SearchSettings base_settings;
  std::vector<compare::MarginContestant> contestants;  // margins, then settings, in typed order
};

// All errors are of usage.
absl::StatusOr<MarginChoice> MarginContestantsOf(const MarginWords& words);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_MARGIN_CONTESTANTS_H_
