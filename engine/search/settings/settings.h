// All switches and numbers of the search, as one value. Every number has a row in SettingRows(),
// from which texts, USI options and documentation are generated.
#ifndef HAKARI_ENGINE_SEARCH_SETTINGS_SETTINGS_H_
#define HAKARI_ENGINE_SEARCH_SETTINGS_SETTINGS_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::search {

// The moves that quiescence makes. It always makes captures; out of check it may also stand pat.
struct QuiescenceSettings {
  int plies = 32;
  int promotions = 1;
  int checks = 1;
  int evasions = 1;
  int recaptures = 6;
  int exchange = 1;
  int margin = 200;
  int threats = 0;
};

// Margins chosen by the errors that pruning would have made (dynamic_margin.h).
struct DynamicMarginSettings {
  int mode = 0;
  int target = 600;
  int at_least = 0;
  int threshold = 500;
  int once = 0;
  int wait = 0;
  int choice = 0;
  int depths = 2;
  int pooled = 0;
  int before = 0;
  int sample = 1;
  int carry = 0;
  int least = 50;
  int step = 50;
  int count = 10;
};

// Nodes of the mate search by how likely a mate is (mate_budget.h).
struct MateBudgetSettings {
  int function = 0;
  int model = 0;
  int constant = 100;
  int scale = 100;
  int slope = 50;
};

// Mate search for the side that is not to move (threatmate.h).
struct ThreatmateSettings {
  int depth = 0;
  int nodes = 40;
  int use = 1;
};

// The row of a field explains its meaning and that of the value 0.
struct SearchSettings {
  QuiescenceSettings quiescence;

  int table = 1;
  int table_equal_depth = 0;
  int killers = 1;
  int counter_moves = 1;
  int history = 1;
  int continuation = 1;
  int capture_history = 1;
  int exchange_order = 1;
  int aspiration = 40;

  int mate_distance = 1;
  int repetition = 1;
  int superiority = 1;
  int declaration = 1;
  int mate_in_one = 1;
  int mate_search = 10;
  int mate_search_nodes = 60;
  int root_mate = 0;
  int root_defence = 0;
  MateBudgetSettings budget;
  ThreatmateSettings threatmate;
  int useless_refusals = 1;

  int null_move = 3;
  int null_move_reduction = 3;
  int reverse_futility = 6;
  int reverse_futility_fixed = 150;
  int reverse_futility_extended = 300;
  int reverse_futility_step = 150;
  DynamicMarginSettings dynamic;
  int futility = 6;
  int futility_margin = 200;
  int futility_step = 150;
  int move_count = 6;
  int move_count_base = 6;
  int history_pruning = 4;
  int history_pruning_limit = 3000;
  int reduction = 100;
  int reduction_drop = 110;
  int exchange_pruning = 6;
  int exchange_pruning_quiet = 60;
  int exchange_pruning_capture = 100;
  int probcut = 5;
  int probcut_margin = 250;
  int internal_reduction = 4;
  int singular = 7;
  int singular_margin = 3;
  int check_extension = 1;
  int improving = 1;
};

struct SettingRow {
  absl::string_view name;
  int& (*of)(SearchSettings&);
  int off;  // the value without the technique; used by profiles older than the row
  int least, most;
  absl::string_view meaning;
};

const std::vector<SettingRow>& SettingRows();

// All techniques off: alpha-beta over all moves, with quiescence over captures.
SearchSettings PlainSettings();

// Parses "default", "plain" or the name of a profile (profiles.h), then changes:
// "plain,null_move=3". An unknown name, a value out of range or a contradiction is an error that
// names it.
absl::StatusOr<SearchSettings> ParseSettings(absl::string_view text);
absl::Status CheckSettings(const SearchSettings& settings);

// All settings as "name=value,…", in the order of the rows.
std::string SettingsText(const SearchSettings& settings);

bool operator==(const SearchSettings& a, const SearchSettings& b);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_SETTINGS_SETTINGS_H_
