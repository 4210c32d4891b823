#include "ci/history/trials/trial_ratings.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "base/statistics/davidson.h"
#include "base/status/macros.h"
#include "base/text/printable.h"

namespace hakari::history {
namespace {

// Whether the player may change with the next commit.
bool ChangesWithCommits(absl::string_view player) {
  return player == "search" ||
         (absl::StartsWith(player, "search:") && !absl::StartsWith(player, "search:frozen"));
}

// The two players of a trial, with everything that distinguishes them from others.
std::pair<std::string, std::string> PlayersOf(const Trial& trial) {
  const std::vector<std::string> limits = absl::StrSplit(trial.limits, " / ");
  const auto whole = [&trial](const std::string& player, const std::string& limit) {
    const bool changes = ChangesWithCommits(player);
    return absl::StrCat(player, changes ? absl::StrCat(" of ", trial.commit) : "", ", ", limit);
  };
  return {whole(trial.first, limits.front()), whole(trial.second, limits.back())};
}

// The list does not say which player was Black in a game. Each was Black in one game of each pair,
// so strengths do not depend on it. By turns the first and the second of a pair's games is taken as
// the one with the first player as Black.
class Games {
 public:
  Games(int first, int second) : first_(first), second_(second) {}

  void Add(const Trial& trial) {
    const PairCounts& pairs = trial.pairs;
    AddPairs(pairs[0], 0, 0);
    AddPairs(pairs[1], 0, 1);
    // Pairs with a point each: two draws, for the draws that are left, or else a win each.
    const int64_t drawn_twice = (trial.drawn - pairs[1] - pairs[3]) / 2;
    AddPairs(drawn_twice, 1, 1);
    AddPairs(pairs[2] - drawn_twice, 0, 2);
    AddPairs(pairs[3], 1, 2);
    AddPairs(pairs[4], 2, 2);
  }
  std::vector<RatedGames> Take() { return std::move(games_); }

 private:
  // `one` and `other`: the half points of the first player in the two games.
  void AddPairs(int64_t count, int one, int other) {
    for (int64_t i = 0; i < count; ++i) {
      const bool swap = i % 2 == 1;
      games_.push_back({Game(swap ? other : one, true), Game(swap ? one : other, false)});
    }
  }
  RatedGame Game(int half_points, bool first_is_black) const {
    RatedGame game;
    game.black = first_is_black ? first_ : second_;
    game.white = first_is_black ? second_ : first_;
    const bool black_wins = (half_points == 2) == first_is_black;
    game.result = half_points == 1 ? RatedResult::kDrawn
                  : black_wins     ? RatedResult::kBlackWon
                                   : RatedResult::kWhiteWon;
    return game;
  }

  const int first_, second_;
  std::vector<RatedGames> games_;
};

size_t NumberOf(const std::vector<RatedVersion>& players, const std::string& player) {
  const auto found = std::find_if(players.begin(), players.end(), [&](const RatedVersion& version) {
    return version.player == player;
  });
  return static_cast<size_t>(found - players.begin());
}

// All players that met the anchor, directly or through others.
std::set<std::string> ComparedWith(const std::string& anchor, const std::vector<Trial>& trials) {
  std::set<std::string> compared = {anchor};
  for (bool grows = true; grows;) {
    grows = false;
    for (const Trial& trial : trials) {
      const auto [first, second] = PlayersOf(trial);
      if (compared.count(first) + compared.count(second) != 1) continue;
      compared.insert(first);
      compared.insert(second);
      grows = true;
    }
  }
  return compared;
}

absl::StatusOr<std::string> AnchorOf(const std::vector<Trial>& trials, const std::string& anchor) {
  for (const Trial& trial : trials) {
    const auto [first, second] = PlayersOf(trial);
    if (anchor.empty() || absl::StrContains(second, anchor)) return second;
    if (absl::StrContains(first, anchor)) return first;
  }
  return absl::NotFoundError(absl::StrCat("no player of these trials is called '", anchor, "'"));
}

}  // namespace

absl::StatusOr<TrialRatings> RateTrials(const std::vector<Trial>& trials, const std::string& anchor,
                                        double anchor_elo) {
  TrialRatings ratings;
  ratings.anchor_elo = anchor_elo;
  HAKARI_ASSIGN_OR_RETURN(ratings.anchor, AnchorOf(trials, anchor));
  const std::set<std::string> compared = ComparedWith(ratings.anchor, trials);
  std::vector<RatedGames> games;
  std::vector<RatedVersion> apart;
  for (const Trial& trial : trials) {
    const auto [first, second] = PlayersOf(trial);
    std::vector<RatedVersion>& list = compared.count(first) > 0 ? ratings.players : apart;
    for (const std::string& player : {first, second}) {
      const size_t number = NumberOf(list, player);
      if (number == list.size()) list.push_back({player, trial.date, 0, {}});
      list[number].games += trial.won + trial.lost + trial.drawn;
    }
    if (&list == &apart) continue;
    Games of_trial(static_cast<int>(NumberOf(list, first)),
                   static_cast<int>(NumberOf(list, second)));
    of_trial.Add(trial);
    for (RatedGames& pair : of_trial.Take()) games.push_back(std::move(pair));
  }
  for (const RatedVersion& version : apart) ratings.apart.push_back(version.player);
  RatingOptions options;
  options.players = static_cast<int>(ratings.players.size());
  options.anchor = static_cast<int>(NumberOf(ratings.players, ratings.anchor));
  options.anchor_elo = anchor_elo;
  HAKARI_ASSIGN_OR_RETURN(const Ratings rated, RatingsOf(games, options));
  for (size_t i = 0; i < rated.players.size(); ++i) ratings.players[i].rating = rated.players[i];
  return ratings;
}

std::string TrialRatingsText(const TrialRatings& ratings) {
  std::string text = absl::StrFormat("ratings, with %s at %g; 95 %% intervals of the difference\n",
                                     Printable(ratings.anchor), ratings.anchor_elo);
  for (const RatedVersion& version : ratings.players) {
    const std::string rating = version.player == ratings.anchor
                                   ? absl::StrFormat("%g", ratings.anchor_elo)
                                   : RatingText(version.rating);
    absl::StrAppendFormat(&text, "%s  %-22s %6d games  %s\n", version.date, rating, version.games,
                          Printable(version.player));
  }
  for (const std::string& player : ratings.apart) {
    absl::StrAppend(&text, "not comparable with these: ", Printable(player), "\n");
  }
  return text;
}

}  // namespace hakari::history
