#include "ci/reproduce/futility/study.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "suites/margins/margin_totals.h"

namespace hakari::reproduce {
namespace {

constexpr int64_t kMoveMs = 100;  // a fiftieth of the paper's 5 s
constexpr int kFigureGames = 100;
constexpr int kThresholdGames = 30;
constexpr int kSectionPairs = 50;
constexpr int kSeries = 10;

// `number` limited by `most_games` of a run; at least one pair or game.
int Capped(int number, int games_each, const MarginLabOptions& options) {
  if (!options.most_games) return number;
  return std::max(1, std::min(number, *options.most_games / games_each));
}

}  // namespace

std::string FixedSetting(absl::string_view base) {
  return absl::StrCat(base,
                      ",futility=0,reverse_futility=2,reverse_futility_fixed=250,"
                      "reverse_futility_extended=250");
}

std::string CountingSetting(absl::string_view base) {
  return absl::StrCat(FixedSetting(base), ",dynamic.pooled=1,dynamic.mode=1");
}

std::string TargetSetting(absl::string_view base, int target, absl::string_view more) {
  return absl::StrCat(FixedSetting(base),
                      ",dynamic.pooled=1,dynamic.mode=2,dynamic.target=", target,
                      more.empty() ? "" : ",", more);
}

std::string UnprunedSetting(absl::string_view base) {
  return absl::StrCat(base, ",futility=0,reverse_futility=0");
}

std::string TargetText(int target) { return absl::StrCat(TargetRow(target), " %"); }

std::string TargetRow(int target) {
  const int tenths = target % 10;
  return absl::StrCat(target / 10, tenths == 0 ? "" : absl::StrCat(".", tenths));
}

GamesWanted CountingGames(const MarginLabOptions& options) {
  GamesWanted wanted;
  wanted.about = "counting";
  wanted.first = wanted.second = CountingSetting(kToday);
  wanted.nodes = options.nodes;
  wanted.openings = Capped(kFigureGames, 1, options);
  wanted.exchanges_colors = false;  // with them the same game would be played again
  return wanted;
}

GamesWanted ThresholdGames(const MarginLabOptions& options) {
  GamesWanted wanted = CountingGames(options);
  wanted.about = "choosing a threshold";
  wanted.openings = Capped(kThresholdGames, 1, options);
  wanted.by_every_shard = true;
  return wanted;
}

absl::StatusOr<int> CalibratedThreshold(MarginLab& lab) {
  HAKARI_ASSIGN_OR_RETURN(const std::vector<margins::GameSeries>* const games,
                          lab.Games(ThresholdGames(lab.options())));
  return margins::ThresholdPassedBy(kPublishedAdopting, *games);
}

std::vector<TargetMatch> TargetMatches(const MarginLabOptions& options) {
  struct Size {
    bool is_timed;
    int pairs;
    std::vector<int> targets;
  };
  std::vector<int> all(std::begin(kPublishedTargets), std::end(kPublishedTargets));
  all.insert(all.end(), std::begin(kOwnTargets), std::end(kOwnTargets));
  std::vector<int> chosen = {500, 600, 700};
  chosen.insert(chosen.end(), std::begin(kOwnTargets), std::end(kOwnTargets));
  const std::vector<Size> sizes = options.full
                                      ? std::vector<Size>{{true, 150, all}, {false, 500, chosen}}
                                      : std::vector<Size>{{false, 30, all}};
  std::vector<TargetMatch> matches;
  for (const Size& size : sizes) {
    for (const int target : size.targets) {
      TargetMatch match = {target, {}, size.is_timed == options.full};
      match.match.about = absl::StrCat("target ", TargetText(target));
      match.match.first = TargetSetting(kToday, target);
      match.match.second = FixedSetting(kToday);
      match.match.nodes = size.is_timed ? 0 : options.nodes;
      match.match.move_ms = size.is_timed ? kMoveMs : 0;
      match.match.pairs = Capped(size.pairs, 2, options);
      matches.push_back(std::move(match));
    }
  }
  return matches;
}

GamesWanted SectionGames(const MarginLabOptions& options, int target, absl::string_view more) {
  GamesWanted wanted;
  wanted.about = absl::StrCat("target ", TargetText(target), more.empty() ? "" : ", ", more);
  wanted.first = TargetSetting(kToday, target, more);
  wanted.second = FixedSetting(kToday);
  wanted.nodes = options.nodes;
  wanted.openings = Capped(kSectionPairs, 2, options);
  return wanted;
}

std::string ThresholdText(int threshold) { return absl::StrCat("dynamic.threshold=", threshold); }

GamesWanted CarriedGames(const MarginLabOptions& options) {
  constexpr int kFullPairs = 500;
  GamesWanted wanted = SectionGames(options, kBestTarget, "dynamic.carry=1");
  const int pairs = Capped(options.full ? kFullPairs : kSectionPairs, 2, options);
  wanted.series = std::min(kSeries, pairs);
  wanted.openings = pairs / wanted.series * wanted.series;
  return wanted;
}

GamesWanted BookkeepingGames(const MarginLabOptions& options) {
  constexpr int kPairs = 20;
  GamesWanted wanted;
  wanted.about = "with and without counting";
  wanted.first = CountingSetting(kToday);
  wanted.second = UnprunedSetting(kToday);
  wanted.nodes = options.nodes;
  wanted.openings = Capped(kPairs, 2, options);
  return wanted;
}

}  // namespace hakari::reproduce
