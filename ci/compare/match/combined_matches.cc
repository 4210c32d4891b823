#include "ci/compare/match/combined_matches.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "ci/compare/match/match_watcher.h"
#include "suites/match/game/match_clock.h"
#include "suites/match/played_pair.h"

namespace hakari::compare {
namespace {

// The key that identifies a player.
std::string KeyOf(const match::Entrant& entrant) {
  const player::Identity& player = entrant.player.identity;
  return absl::StrCat(player.name, "\n", player.configuration, "\n",
                      absl::StrJoin(player.file_hashes, " "), "\n",
                      match::AllowanceText(entrant.allowance), "\n", entrant.allowance.margin_ms);
}

class Combination {
 public:
  absl::Status Add(const std::string& path) {
    HAKARI_ASSIGN_OR_RETURN(const MatchFile file, ReadMatchFile(path));
    HAKARI_RETURN_IF_ERROR(TakeCircumstances(path, file.match));
    std::vector<int> places;
    for (const match::Entrant& entrant : file.match.plan.entrants) {
      const int place = PlaceOf(entrant);
      if (std::count(places.begin(), places.end(), place) > 0) {
        return absl::InvalidArgumentError(
            absl::StrCat(path, ": ", entrant.name, " plays against itself, which cannot be rated"));
      }
      places.push_back(place);
    }
    for (const match::PlayedPair& pair : file.pairs) Take(pair, places);
    return absl::OkStatus();
  }

  CombinedMatches Result() && {
    match::MatchPlan& plan = result_.whole.match.plan;
    for (const auto& [players, count] : numbers_) plan.pairs = std::max(plan.pairs, count);
    return std::move(result_);
  }

 private:
  absl::Status TakeCircumstances(const std::string& path, const match::MatchSummary& match) {
    match::MatchSummary& whole = result_.whole.match;
    if (whole.plan.entrants.empty()) {
      whole.plan.rules = match.plan.rules;
      whole.plan.pairs = 0;
      whole.openings = match.openings;
      return absl::OkStatus();
    }
    const std::string rules = GameRulesText(match.plan.rules);
    const std::string first = GameRulesText(whole.plan.rules);
    if (rules != first) {
      return absl::InvalidArgumentError(absl::StrCat(
          path, ": its rules (", rules, ") differ from those of the first file (", first, ")"));
    }
    if (!absl::StrContains(whole.openings, match.openings)) {
      absl::StrAppend(&whole.openings, ", ", match.openings);
    }
    return absl::OkStatus();
  }

  int PlaceOf(const match::Entrant& entrant) {
    std::vector<match::Entrant>& all = result_.whole.match.plan.entrants;
    const auto [known, is_new] = places_.try_emplace(KeyOf(entrant), static_cast<int>(all.size()));
    if (!is_new) return known->second;
    all.push_back(entrant);
    std::string& name = all.back().name;
    if (IsTaken(name)) absl::StrAppend(&name, ", ", match::AllowanceText(entrant.allowance));
    if (IsTaken(name)) absl::StrAppend(&name, " #", all.size());
    names_.insert(name);
    return known->second;
  }
  bool IsTaken(const std::string& name) const { return names_.count(name) > 0; }

  void Take(match::PlayedPair pair, const std::vector<int>& places) {
    for (int& player : pair.players) player = places[static_cast<size_t>(player)];
    // Players of a pairing are in ascending order; if they are swapped, so are the games.
    if (pair.players[0] > pair.players[1]) {
      std::swap(pair.players[0], pair.players[1]);
      std::swap(pair.games[0], pair.games[1]);
    }
    const std::string games =
        absl::StrCat(pair.players[0], " ", pair.players[1], "\n", match::MovesOf(pair.games[0]),
                     "\n", match::MovesOf(pair.games[1]));
    if (!seen_.insert(games).second) {
      ++result_.repeated_pairs;
      return;
    }
    pair.number = numbers_[{pair.players[0], pair.players[1]}]++;
    result_.whole.pairs.push_back(std::move(pair));
  }

  CombinedMatches result_;
  std::map<std::string, int> places_;  // of players, by KeyOf
  std::set<std::string> names_;
  std::set<std::string> seen_;  // pairs of games
  std::map<std::pair<int, int>, int> numbers_;
};

}  // namespace

absl::StatusOr<CombinedMatches> CombineMatches(const std::vector<std::string>& paths) {
  Combination combination;
  std::set<std::string> read;
  for (const std::string& path : paths) {
    if (!read.insert(path).second) {
      return absl::InvalidArgumentError(absl::StrCat(path, ": the file is named twice"));
    }
    HAKARI_RETURN_IF_ERROR(combination.Add(path));
  }
  return std::move(combination).Result();
}

}  // namespace hakari::compare
