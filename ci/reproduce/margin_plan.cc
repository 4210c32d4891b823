#include "ci/reproduce/margin_plan.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/machine/processors.h"
#include "base/time/cpu_time.h"
#include "base/time/pace.h"
#include "engine/player/player.h"
#include "suites/engines/search_player.h"
#include "suites/match/game_places.h"

namespace hakari::reproduce {
namespace {

// Measured: 33,490 moves in 260 games of the search against itself, including openings of 6 to 12
// plies.
constexpr double kMovesOfAGame = 120;
// For clearing the memory of both sides.
constexpr double kSecondsBesides = 0.02;
constexpr double kMilliseconds = 1000;
constexpr double kHour = 3600;
// A reserve, since games differ in length and a part must not take longer than an hour.
constexpr double kHourOfPlan = 0.9 * kHour;

struct Group {
  int games = 0;
  double seconds = 0;
};

// The time of a game with `nodes` nodes a move.
double SecondsOf(uint64_t nodes, const GameRate& rate) {
  return (kMovesOfAGame * static_cast<double>(nodes) / rate.nodes_a_second + kSecondsBesides) /
         rate.jobs;
}

double SecondsOf(const MatchWanted& match, const GameRate& rate) {
  if (match.move_ms == 0) return SecondsOf(match.nodes, rate);
  return kMovesOfAGame * static_cast<double>(match.move_ms) / kMilliseconds / rate.timed_jobs;
}

std::string GroupText(const std::string& limit, const Group& group) {
  return absl::StrCat(group.games, " games of ", limit, ", ", DurationText(group.seconds));
}

}  // namespace

GameRate MeasuredGameRate(int jobs) {
  constexpr uint64_t kNodes = 200'000;
  engines::SearchPlayer search;
  player::Question question;
  question.limits.nodes = kNodes;
  search.NewGame(nullptr);
  const double begin = ThreadCpuSeconds();
  const player::Answer answer = search.Ask(question, {}, nullptr);
  const double seconds = std::max(ThreadCpuSeconds() - begin, 1e-6);
  match::GameWishes wishes;
  wishes.timed = true;
  GameRate rate;
  rate.nodes_a_second = static_cast<double>(answer.Counter(player::kNodesCounter)) / seconds;
  rate.jobs = jobs;
  rate.timed_jobs = std::min(jobs, match::PlacesFor(wishes, AllowedProcessors()).jobs);
  return rate;
}

std::string PlanText(const GamesNeeded& needed, const MarginLabOptions& options,
                     const GameRate& rate) {
  std::map<std::string, Group> groups;
  std::set<std::string> seen;
  const double part = 1.0 / options.keeping.shard.count;
  double all_seconds = 0;
  const auto add = [&](const std::string& key, const std::string& limit, double games,
                       double seconds_each) {
    if (!seen.insert(key).second) return;
    const int played = static_cast<int>(std::ceil(games));
    groups[limit].games += played;
    groups[limit].seconds += played * seconds_each;
    all_seconds += played * seconds_each;
  };
  for (const GamesWanted& wanted : needed.games) {
    add(wanted.Key(), wanted.LimitText(), wanted.games() * (wanted.by_every_shard ? 1 : part),
        SecondsOf(wanted.nodes, rate));
  }
  for (const MatchWanted& wanted : needed.matches) {
    add(wanted.Key(), wanted.LimitText(), 2 * wanted.pairs * part, SecondsOf(wanted, rate));
  }
  std::string text = "plan:";
  for (const SearchesPlanned& searches : needed.searches) {
    const double seconds =
        std::ceil(searches.searches * part) *
        (static_cast<double>(searches.nodes) / rate.nodes_a_second + kSecondsBesides) / rate.jobs;
    all_seconds += seconds;
    absl::StrAppend(&text, " ", std::ceil(searches.searches * part), " searches ", searches.about,
                    " of about ", searches.nodes, " nodes, ", DurationText(seconds), ";");
  }
  for (const auto& [limit, group] : groups) {
    absl::StrAppend(&text, " ", GroupText(limit, group), ";");
  }
  absl::StrAppend(&text, " about ", DurationText(all_seconds), " in total on this machine");
  if (options.keeping.shard.count == 1 && all_seconds > kHour) {
    const int shards = static_cast<int>(std::ceil(all_seconds / kHourOfPlan));
    absl::StrAppend(&text, ", in parts of at most an hour each by --shard 1/", shards, " to ",
                    shards, "/", shards);
  }
  return absl::StrCat(text, "; finished games and searches are kept and not repeated\n");
}

}  // namespace hakari::reproduce
