#include "ci/reproduce/thesis/play/mate_share.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/bootstrap.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/thesis/play/game_costs.h"
#include "suites/engines/search_cost.h"

namespace hakari::reproduce {
namespace {

using engines::SearchCounts;
using engines::SearchTimes;
using suites::Replay;

SearchCounts CountsOf(const Replay& game, size_t third) {
  return CostIn(game.thirds, third).counts;
}

SearchTimes TimesOf(const Replay& game, size_t third) { return CostIn(game.thirds, third).times; }

absl::StatusOr<Effect> ShareOfTime(const std::vector<Replay>& games, size_t third) {
  std::vector<Part> parts;
  for (const Replay& game : games) {
    const SearchTimes times = TimesOf(game, third);
    parts.push_back({times.mate_cpu_ns, times.cpu_ns});
  }
  return RatioOverGames(parts);
}

// The share in the last third divided by that in the whole game.
absl::StatusOr<Effect> EndByWhole(const std::vector<Replay>& games) {
  std::vector<std::vector<double>> groups;
  for (const Replay& game : games) {
    const SearchTimes end = TimesOf(game, kEndOfGame), whole = TimesOf(game, kWholeGame);
    groups.push_back({static_cast<double>(end.mate_cpu_ns), static_cast<double>(end.cpu_ns),
                      static_cast<double>(whole.mate_cpu_ns), static_cast<double>(whole.cpu_ns)});
  }
  const OfSums ratio = [](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[1] == 0 || sums[2] == 0) return std::nullopt;
    return (sums[0] / sums[1]) / (sums[2] / sums[3]);
  };
  return BootstrapSums(groups, ratio, BootstrapOptions());
}

using CellOf = std::function<absl::StatusOr<std::string>(const std::vector<Replay>&)>;

CellOf ShareCell(size_t third) {
  return [third](const std::vector<Replay>& games) -> absl::StatusOr<std::string> {
    HAKARI_ASSIGN_OR_RETURN(const Effect share, ShareOfTime(games, third));
    return SharePercent(share);
  };
}

// A count per thousand nodes of the search.
CellOf CountCell(size_t third, int64_t SearchCounts::*count) {
  return [third, count](const std::vector<Replay>& games) -> absl::StatusOr<std::string> {
    constexpr double kThousand = 1000;
    std::vector<Part> parts;
    for (const Replay& game : games) {
      const SearchCounts counts = CountsOf(game, third);
      parts.push_back({counts.*count, counts.nodes});
    }
    HAKARI_ASSIGN_OR_RETURN(const Effect ratio, RatioOverGames(parts));
    return absl::StrFormat("%.1f", kThousand * ratio.estimate);
  };
}

struct ShareRow {
  const char* name;
  const char* published;  // the row of the published text; null: none
  CellOf cell;
};

std::vector<ShareRow> ShareRows() {
  return {
      {"opening", nullptr, ShareCell(0)},
      {"middle", nullptr, ShareCell(1)},
      {"end", "mate_time_share_end", ShareCell(kEndOfGame)},
      {"whole game", "mate_time_share", ShareCell(kWholeGame)},
      {"calls in 1000 nodes", nullptr, CountCell(kWholeGame, &SearchCounts::mate_calls)},
      {"its nodes in 1000 nodes", nullptr, CountCell(kWholeGame, &SearchCounts::mate_nodes)},
      {"its nodes in 1000 nodes, end", nullptr, CountCell(kEndOfGame, &SearchCounts::mate_nodes)},
      {"mates in 1000 nodes, end", nullptr, CountCell(kEndOfGame, &SearchCounts::mates)},
  };
}

JudgedClaim JudgeShare(const std::string& claim, double published_percent, const Effect& share) {
  return JudgeFact(claim, share.interval.Contains(published_percent / 100), SharePercent(share));
}

// The thesis's share is compared with the setting whose share is nearest to it. The share late in
// the game is judged for the same setting.
absl::Status AddShareClaims(const golden::PublishedTable& published,
                            const std::vector<ReplayedSetting>& settings, Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const double whole, published.Number("mate_time_share", "value"));
  HAKARI_ASSIGN_OR_RETURN(const double end, published.Number("mate_time_share_end", "value"));
  const ReplayedSetting* nearest = nullptr;
  Effect nearest_share;
  std::vector<JudgedClaim> ratios;
  for (const ReplayedSetting& setting : settings) {
    HAKARI_ASSIGN_OR_RETURN(const Effect share, ShareOfTime(setting.games, kWholeGame));
    const auto miss = [whole](const Effect& of) { return std::fabs(100 * of.estimate - whole); };
    if (nearest == nullptr || miss(share) < miss(nearest_share)) {
      nearest = &setting;
      nearest_share = share;
    }
    HAKARI_ASSIGN_OR_RETURN(const Effect ratio, EndByWhole(setting.games));
    ratios.push_back(JudgeChange(
        absl::StrCat("Late in the game the share is twice that of the whole game: ", setting.shown),
        end / whole, ratio));
  }
  HAKARI_ASSIGN_OR_RETURN(const Effect nearest_end, ShareOfTime(nearest->games, kEndOfGame));
  made.claims.push_back(JudgeShare(
      absl::StrFormat("%.0f %% of the time goes to mates; nearest: %s", whole, nearest->shown),
      whole, nearest_share));
  made.claims.push_back(
      JudgeShare(absl::StrFormat("With that setting the share late in the game is %.0f %%", end),
                 end, nearest_end));
  for (JudgedClaim& ratio : ratios) made.claims.push_back(std::move(ratio));
  return absl::OkStatus();
}

std::string ScaleText(const std::optional<int>& scale) {
  return scale ? absl::StrFormat("%.2f", *scale / 100.0) : "-";
}

// A sum over games divided by the same sum over the games without a function.
absl::StatusOr<Effect> Beside(const std::vector<Replay>& plain, const std::vector<Replay>& games,
                              const std::function<int64_t(const Replay&)>& number) {
  if (plain.size() != games.size()) {
    return absl::InvalidArgumentError(absl::StrCat("games differ in number: ", plain.size(),
                                                   " without a function, ", games.size(),
                                                   " with one"));
  }
  std::vector<Part> parts;
  for (size_t i = 0; i < games.size(); ++i) parts.push_back({number(games[i]), number(plain[i])});
  return RatioOverGames(parts);
}

int64_t MateNodes(const Replay& game) { return CountsOf(game, kWholeGame).mate_nodes; }
int64_t Mates(const Replay& game) { return CountsOf(game, kWholeGame).mates; }
int64_t GameNodes(const Replay& game) { return CountsOf(game, kWholeGame).nodes; }
int64_t CpuNs(const Replay& game) { return TimesOf(game, kWholeGame).cpu_ns; }

absl::Status AddFunction(const std::vector<Replay>& plain, const ScaledFunction& function,
                         Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const Effect nodes, Beside(plain, function.games, MateNodes));
  HAKARI_ASSIGN_OR_RETURN(const Effect mates, Beside(plain, function.games, Mates));
  HAKARI_ASSIGN_OR_RETURN(const Effect time, Beside(plain, function.games, CpuNs));
  HAKARI_ASSIGN_OR_RETURN(const Effect game_nodes, Beside(plain, function.games, GameNodes));
  made.rows.push_back({function.shown,
                       {{"", ScaleText(function.budget.scale)},
                        {"", ScaleText(function.thesis_scale)},
                        {"", ScaleText(function.least_limit_scale)},
                        {"", ScaleText(function.other_limits_scale)},
                        {"", ChangeText(nodes)},
                        {"", ChangeText(mates)},
                        {"", ChangeText(time)},
                        {"", ChangeText(game_nodes)}}});
  made.claims.push_back(
      JudgeChange(absl::StrCat("With this scale the effort of all mate searches stays the same: ",
                               function.shown),
                  1, nodes));
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Reproduced> MateShareTable(const golden::PublishedTable& published,
                                          const std::vector<ReplayedSetting>& settings) {
  if (settings.empty()) return absl::InvalidArgumentError("no setting was replayed");
  Reproduced made;
  made.conditions = "Section 1.1, of the program Gekisashi; section 2.2.3: at nearly every node.";
  for (const ReplayedSetting& setting : settings) made.columns.push_back(setting.shown);
  for (const ShareRow& each : ShareRows()) {
    std::string text;
    if (each.published != nullptr) {
      HAKARI_ASSIGN_OR_RETURN(text, published.Text(each.published, "value"));
      absl::StrAppend(&text, " %");
    }
    ReproducedRow row{each.name, {}};
    for (const ReplayedSetting& setting : settings) {
      HAKARI_ASSIGN_OR_RETURN(std::string cell, each.cell(setting.games));
      row.cells.push_back({text, std::move(cell)});
    }
    made.rows.push_back(std::move(row));
  }
  HAKARI_RETURN_IF_ERROR(AddShareClaims(published, settings, made));
  made.notes.push_back(
      "Processor time of the calls divided by that of the searches around them, minus the time of "
      "reading the clock. The search's own check for a mate in one is not a call.");
  int64_t decided = 0, positions = 0;
  for (const Replay& game : settings.front().games) {
    decided += CountsOf(game, kWholeGame).decided;
    positions += CountsOf(game, kWholeGame).positions;
  }
  made.notes.push_back(
      absl::StrCat("In the first column ", decided, " of ", positions,
                   " positions have a mate as their score; such searches may end before all their "
                   "nodes are made, and count with what they took."));
  return made;
}

absl::StatusOr<Reproduced> MateScaleTable(const std::vector<Replay>& plain,
                                          const std::vector<ScaledFunction>& functions) {
  if (functions.empty()) return absl::InvalidArgumentError("no function was replayed");
  Reproduced made;
  made.conditions =
      "Section 4.2.2: scaled, for each node limit, so that all mate searches together take as much "
      "as without the function; no number is printed.";
  made.columns = {
      "scale", "thesis's rule", "least limit alone", "larger limits alone", "mate nodes",
      "mates", "time",          "game nodes"};
  for (const ScaledFunction& function : functions) {
    HAKARI_RETURN_IF_ERROR(AddFunction(plain, function, made));
  }
  made.notes.push_back(
      "scale: with it the recorded calls would take as much as they took; a call that ends early "
      "takes no more with a larger limit. The thesis's rule ignores that: it scales the sum of "
      "nodes times the function back to the sum of the nodes. The columns for single limits use "
      "the first rule.");
  made.notes.push_back(
      "The last four columns compare the same games replayed with the scale and without a "
      "function. The time includes the classifier.");
  return made;
}

}  // namespace hakari::reproduce
