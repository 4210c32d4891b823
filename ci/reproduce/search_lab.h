// Runs the searches behind the tables: each setting once over each set of positions, even if
// several tables need it.
#ifndef HAKARI_CI_REPRODUCE_SEARCH_LAB_H_
#define HAKARI_CI_REPRODUCE_SEARCH_LAB_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/context/context.h"
#include "base/statistics/effect.h"
#include "ci/reproduce/kept_run.h"
#include "engine/predict/linear_model.h"
#include "suites/core/limits.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {

// The use of a set of positions: constants are chosen on the hundred positions and tried on the
// many.
enum class PositionsFor { kChoosing, kTrying };

struct LabOptions {
  RunKeeping keeping;
  suites::ExperimentSet choosing, trying;
  uint64_t nodes = 0;  // per position
  const predict::LinearModel* model = nullptr;
  std::string model_name;  // for display
};

class SearchLab {
 public:
  SearchLab(LabOptions options, Context context);

  // kCancelled: stopped. The pointer stays valid. `nodes`: if they are not the usual ones.
  absl::StatusOr<const suites::SettingRun*> Run(PositionsFor purpose, absl::string_view setting,
                                                std::optional<uint64_t> nodes = std::nullopt);
  absl::StatusOr<suites::SearchPair> Pair(PositionsFor purpose, absl::string_view first,
                                          absl::string_view second);
  // Stores a finished run, so that it is not made. The pointer stays valid.
  const suites::SettingRun* Keep(PositionsFor purpose, suites::SettingRun run,
                                 std::optional<uint64_t> nodes = std::nullopt);

  const LabOptions& options() const { return options_; }
  const suites::ExperimentSet& set(PositionsFor purpose) const {
    return purpose == PositionsFor::kChoosing ? options_.choosing : options_.trying;
  }
  // "527 positions (positions-1of19) of at most 100000 nodes; model …".
  std::string MeasuredOn(PositionsFor purpose) const;

  // Everything that was run with the usual nodes, by set and setting.
  using Runs = std::map<std::pair<std::string, std::string>, suites::SettingRun>;
  const Runs& runs() const { return runs_; }

 private:
  // Where a run is stored: runs with the usual nodes are separate from all others.
  struct Place {
    Runs& runs;
    std::pair<std::string, std::string> key;
  };
  Place PlaceOf(PositionsFor purpose, absl::string_view setting, std::optional<uint64_t> nodes);
  absl::StatusOr<suites::SettingRun> RunAnew(PositionsFor purpose, const std::string& setting,
                                             uint64_t nodes);

  const LabOptions options_;
  const Context context_;
  Runs runs_, other_runs_;
};

enum class CostOf { kNodes, kTime };
enum class Among { kAll, kBothSolved };

// The second setting's sum divided by the first's. Positions of one game are alike, so the interval
// draws whole games.
absl::StatusOr<Effect> CostRatio(const suites::ExperimentSet& set, const suites::SearchPair& pair,
                                 CostOf cost, Among among);

// Counts over positions, summed by game, for intervals that draw whole games: the ten positions of
// a game are alike.
template <typename Game>
class GameCounts {
 public:
  // `counts`: the number of counts per game.
  explicit GameCounts(size_t counts) : counts_(counts) {}

  void Add(const Game& game, size_t count, double value) {
    std::vector<double>& counts = by_game_[game];
    counts.resize(counts_);
    counts[count] += value;
  }

  // One vector per game, in the order of the games.
  std::vector<std::vector<double>> Groups() const {
    std::vector<std::vector<double>> groups;
    for (const auto& [game, counts] : by_game_) groups.push_back(counts);
    return groups;
  }

 private:
  const size_t counts_;
  std::map<Game, std::vector<double>> by_game_;
};

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_SEARCH_LAB_H_
