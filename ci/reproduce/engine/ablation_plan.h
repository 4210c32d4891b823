// The plan of an ablation, which measures the worth of each part of the reference engine: which
// searches are compared, on which tasks, and over how many games, at the quick and the full size.
#ifndef HAKARI_CI_REPRODUCE_ENGINE_ABLATION_PLAN_H_
#define HAKARI_CI_REPRODUCE_ENGINE_ABLATION_PLAN_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/run/selection.h"
#include "ci/reproduce/margin_lab.h"

namespace hakari::reproduce {

enum class Ablation {
  kWithout,  // the default without one part, against the default
  kAdded,    // plain alpha-beta with one part, against plain alpha-beta
};

// Settings are in the form of suites/engines/typed_search.h, without "search:".
struct AblationRow {
  std::string name;     // "null_move", "table (singular with it)", "terms: pins"
  std::string changed;  // the search with the change
  std::string beside;   // the search that it is compared with
};

// A row for each technique of the settings table (engine/search/settings/technique_list.h), then
// for each group of terms that can be left out of the evaluation (engine/eval/left_out.h). New ones
// get their rows automatically.
std::vector<AblationRow> AblationRows(Ablation ablation);

struct AblationSize {
  uint64_t depth = 0;           // of the searches whose nodes are counted
  uint64_t expected_nodes = 0;  // of one such search, for the plan
  Shard positions;              // of suites/middlegame: every n-th
  int pairs = 0;                // of games, per row
  int64_t move_ms = 0;          // the time of a move in a game, or, if 0,
  uint64_t game_nodes = 0;      // its nodes
  uint64_t nodes = 0;           // of a search for a move: problems and agreement
  uint64_t long_nodes = 0;      // of the long search of the default, the reference for agreement
  std::optional<int> most_positions = std::nullopt;
};

AblationSize SizeOf(Ablation ablation, const MarginLabOptions& options);

MatchWanted MatchOf(const AblationRow& row, const AblationSize& size);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_ENGINE_ABLATION_PLAN_H_
