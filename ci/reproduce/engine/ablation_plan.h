// Which searches of the reference engine stand beside which to tell what each part is worth, what
// they are asked, and how many games they play: at the quick size and at the full one.
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

// Settings are as suites/engines/typed_search.h takes them, without "search:".
struct AblationRow {
  std::string name;     // "null_move", "table (singular with it)", "terms: pins"
  std::string changed;  // the search with the change
  std::string beside;   // what it is set against
};

// The techniques of the settings table (engine/search/settings/technique_list.h), then the groups
// of terms that the evaluation can do without (engine/eval/left_out.h): nothing is listed here.
std::vector<AblationRow> AblationRows(Ablation ablation);

struct AblationSize {
  uint64_t depth = 0;           // to which nodes are counted
  uint64_t expected_nodes = 0;  // of one such search, for the plan
  Shard positions;              // of suites/middlegame: every n-th
  int pairs = 0;                // of games, a row
  int64_t move_ms = 0;          // the time of a move in a game, or
  uint64_t game_nodes = 0;      // its nodes
  uint64_t nodes = 0;           // of a search for a move: problems and agreement
  uint64_t long_nodes = 0;      // of the default, with whose move others agree or not
  std::optional<int> most_positions = std::nullopt;
};

AblationSize SizeOf(Ablation ablation, const MarginLabOptions& options);

MatchWanted MatchOf(const AblationRow& row, const AblationSize& size);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_ENGINE_ABLATION_PLAN_H_
