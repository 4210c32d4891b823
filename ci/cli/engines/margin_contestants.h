// From --margin and --setting to searches of ours that are set side by side.
#ifndef HAKARI_CI_CLI_ENGINES_MARGIN_CONTESTANTS_H_
#define HAKARI_CI_CLI_ENGINES_MARGIN_CONTESTANTS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/compare/margins/margin_study.h"
#include "engine/search/settings/settings.h"

namespace hakari::cli {

// Futility pruning of single moves is off, as in the study of margins: it would cut moves where
// reverse futility does not cut the node.
inline constexpr char kUsualMarginSearch[] = "search:futility=0";

struct MarginWords {
  std::vector<std::string> programs;  // none, or the search in which margins are set
  std::vector<std::string> margins;   // ci/compare/margins/margin_word.h
  std::vector<std::string> settings;  // "NAME=VALUE,…" in that search, or "default": as it is
};

struct MarginChoice {
  std::string base;
  search::SearchSettings base_settings;
  std::vector<compare::MarginContestant> contestants;  // margins, then settings, as typed
};

// All errors are of usage.
absl::StatusOr<MarginChoice> MarginContestantsOf(const MarginWords& words);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_MARGIN_CONTESTANTS_H_
