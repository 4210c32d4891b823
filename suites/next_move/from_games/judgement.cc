#include "suites/next_move/from_games/judgement.h"

#include <algorithm>
#include <cmath>

namespace hakari::suites {
namespace {

bool Confirms(const Look& look, double scale, const JudgementRules& rules) {
  const std::optional<double> gap = GapOf(look, scale);
  return gap && *gap >= rules.deep_gap && WinningChance(*look.score, scale) >= rules.least_chance;
}

// The confirmed moves, each with the judges that confirm it.
std::vector<Confirmed> Confirmations(const std::vector<Look>& deep, const ChanceScales& scales,
                                     const JudgementRules& rules) {
  std::vector<Confirmed> all;
  for (size_t judge = 0; judge < deep.size(); ++judge) {
    if (!Confirms(deep[judge], scales[judge], rules)) continue;
    const Move move = *deep[judge].move;
    auto same = std::find_if(all.begin(), all.end(),
                             [&](const Confirmed& other) { return other.move == move; });
    if (same == all.end()) same = all.insert(all.end(), {move, {}});
    same->judges.push_back(judge);
  }
  return all;
}

// The largest sum of gaps of any move, over the judges that play it. `unsaid` is the gap of a judge
// that did not report one.
double MostInSight(const std::vector<Look>& quick, const ChanceScales& scales,
                   const JudgementRules& rules, double unsaid) {
  double most = 0;
  for (const Look& look : quick) {
    if (!look.move) continue;
    double total = 0;
    for (size_t judge = 0; judge < quick.size(); ++judge) {
      if (quick[judge].move != look.move) continue;
      const double gap = GapOf(quick[judge], scales[judge]).value_or(unsaid);
      total += std::clamp(gap, 0.0, rules.most_of_one);
    }
    most = std::max(most, total);
  }
  return most;
}

}  // namespace

double WinningChance(int centipawns, double scale) {
  return 1 / (1 + std::exp(-centipawns / scale));
}

std::optional<double> GapOf(const Look& look, double scale) {
  if (!look.move || !look.score || !look.second) return std::nullopt;
  return WinningChance(*look.score, scale) - WinningChance(*look.second, scale);
}

std::optional<Move> MoveOfAll(const std::vector<Look>& looks) {
  const bool is_one = std::all_of(looks.begin(), looks.end(), [&](const Look& look) {
    return look.move == looks.front().move;
  });
  return is_one ? looks.front().move : std::nullopt;
}

bool SeemsClear(const std::vector<Look>& quick, const ChanceScales& scales,
                const JudgementRules& rules) {
  return MostInSight(quick, scales, rules, /*unsaid=*/0) >= rules.quick_gap;
}

bool MaySeemClear(const std::vector<Look>& quick, size_t to_come, const ChanceScales& scales,
                  const JudgementRules& rules) {
  const double more = static_cast<double>(to_come) * rules.most_of_one;
  return MostInSight(quick, scales, rules, rules.most_of_one) + more >= rules.quick_gap;
}

std::optional<Confirmed> ConfirmedMove(const std::vector<Look>& deep, const ChanceScales& scales,
                                       const JudgementRules& rules) {
  std::optional<Confirmed> found;
  for (const Confirmed& confirmed : Confirmations(deep, scales, rules)) {
    if (static_cast<int>(confirmed.judges.size()) < rules.confirmations) continue;
    if (found) return std::nullopt;
    found = confirmed;
  }
  return found;
}

bool MayBeConfirmed(const std::vector<Look>& deep, const ChanceScales& scales,
                    const JudgementRules& rules) {
  size_t most = 0;
  for (const Confirmed& confirmed : Confirmations(deep, scales, rules)) {
    most = std::max(most, confirmed.judges.size());
  }
  const size_t to_come = scales.size() - deep.size();
  return static_cast<int>(most + to_come) >= rules.confirmations;
}

}  // namespace hakari::suites
