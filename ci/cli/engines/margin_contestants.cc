#include "ci/cli/engines/margin_contestants.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "base/status/macros.h"
#include "ci/compare/margins/margin_word.h"
#include "suites/engines/search_player.h"
#include "suites/engines/typed_search.h"

namespace hakari::cli {
namespace {

constexpr size_t kFewest = 2;
constexpr size_t kMost = 26;        // they are named by letters
constexpr uint64_t kTableMib = 16;  // like programs of suites and players of matches
constexpr char kAsItIs[] = "default";

absl::StatusOr<std::string> BaseOf(const std::vector<std::string>& programs) {
  if (programs.size() > 1) {
    return absl::InvalidArgumentError(
        "--margin applies to one search: give --program once or not at all");
  }
  const std::string base = programs.empty() ? kUsualMarginSearch : programs[0];
  if (engines::IsTypedSearch(base)) return base;
  return absl::InvalidArgumentError(
      absl::StrCat("--program ", base,
                   ": --margin needs Hakari's own search (search, or search:SETTING=VALUE,…). "
                   "Other programs do not report their cuts, so there is nothing to audit; to "
                   "compare options of an engine, use --setting without --margin"));
}

// "search:futility=0" with more settings.
std::string WithSettings(std::string search, const std::string& settings) {
  if (settings.empty()) return search;
  absl::StrAppend(&search, absl::StrContains(search, ':') ? "," : ":", settings);
  return search;
}

absl::StatusOr<compare::MarginContestant> Contestant(const std::string& word,
                                                     const std::string& shown,
                                                     const std::string& search,
                                                     absl::string_view option) {
  compare::MarginContestant contestant = {word, shown, search, {}};
  absl::StatusOr<engines::SearchConfig> config = engines::TypedSearchConfig(search, kTableMib);
  if (!config.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat(option, " '", word, "': ", config.status().message()));
  }
  contestant.config = *std::move(config);
  if (contestant.config.settings.dynamic.carry > 0) {
    return absl::InvalidArgumentError(
        absl::StrCat(option, " '", word,
                     "': dynamic.carry cannot be set: counts are kept over the positions of a "
                     "suite (--fresh sets for how many) and never from game to game"));
  }
  return contestant;
}

absl::StatusOr<compare::MarginContestant> OfMargin(const std::string& word,
                                                   const MarginChoice& choice) {
  const absl::StatusOr<compare::MarginWord> margin =
      compare::ReadMargin(word, choice.base_settings);
  if (!margin.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("--", margin.status().message()));
  }
  std::string search = choice.base;
  for (const auto& [name, value] : margin->settings) {
    search = WithSettings(std::move(search), absl::StrCat(name, "=", value));
  }
  return Contestant(word, margin->shown, search, "--margin");
}

absl::StatusOr<compare::MarginContestant> OfSetting(const std::string& word,
                                                    const MarginChoice& choice) {
  absl::string_view changes = word;
  if (changes == kAsItIs) {
    changes = "";
  } else {
    absl::ConsumePrefix(&changes, absl::StrCat(kAsItIs, ","));
  }
  for (const absl::string_view change : absl::StrSplit(changes, ',', absl::SkipEmpty())) {
    if (absl::StrContains(change, '=')) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("--setting '", word,
                     "': expected NAME=VALUE,… of our search, or default, found '", change, "'"));
  }
  if (word.empty()) return absl::InvalidArgumentError("--setting: expected NAME=VALUE or default");
  return Contestant(word, "settings of the search", WithSettings(choice.base, std::string(changes)),
                    "--setting");
}

}  // namespace

absl::StatusOr<MarginChoice> MarginContestantsOf(const MarginWords& words) {
  MarginChoice choice;
  HAKARI_ASSIGN_OR_RETURN(choice.base, BaseOf(words.programs));
  HAKARI_ASSIGN_OR_RETURN(const compare::MarginContestant base,
                          Contestant(choice.base, "", choice.base, "--program"));
  choice.base_settings = base.config.settings;
  const size_t count = words.margins.size() + words.settings.size();
  if (count < kFewest || count > kMost) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected ", kFewest, " to ", kMost,
                     " margins (--margin 150 --margin dynamic:97), or margins and settings "
                     "(--margin 150 --setting default), found ",
                     count));
  }
  for (const std::string& word : words.margins) {
    HAKARI_ASSIGN_OR_RETURN(compare::MarginContestant contestant, OfMargin(word, choice));
    choice.contestants.push_back(std::move(contestant));
  }
  for (const std::string& word : words.settings) {
    HAKARI_ASSIGN_OR_RETURN(compare::MarginContestant contestant, OfSetting(word, choice));
    choice.contestants.push_back(std::move(contestant));
  }
  return choice;
}

}  // namespace hakari::cli
