#include "engine/search/settings/settings.h"

#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "engine/search/settings/profiles.h"

namespace hakari::search {
namespace {

#define HAKARI_SETTING(field, off, least, most, meaning)                                  \
  {                                                                                       \
#field, [](SearchSettings & s) -> int& { return s.field; }, off, least, most, meaning \
  }

std::vector<SettingRow> MakeRows() {
  return {
      HAKARI_SETTING(quiescence.plies, 32, 1, 64, "quiescence ends after this many plies"),
      HAKARI_SETTING(quiescence.promotions, 0, 0, 1, "quiescence tries quiet promotions"),
      HAKARI_SETTING(quiescence.checks, 0, 0, 8,
                     "quiescence tries quiet checks in this many first plies"),
      HAKARI_SETTING(quiescence.evasions, 1, 0, 1,
                     "in check, quiescence tries every evasion; 0: it ignores the check"),
      HAKARI_SETTING(quiescence.recaptures, 0, 0, 32,
                     "quiescence tries only recaptures after this many plies; 0: no limit"),
      HAKARI_SETTING(quiescence.exchange, 0, 0, 1, "captures that lose material are left out"),
      HAKARI_SETTING(quiescence.margin, 0, 0, 2000,
                     "captures that stay at least this far below alpha are left out; 0: none"),
      HAKARI_SETTING(quiescence.threats, 0, 0, 8,
                     "quiescence tries forks, pawn hits on gold and silver, and attacks on rook "
                     "and bishop in this many first plies, as in GPS Shogi"),
      HAKARI_SETTING(table, 0, 0, 1, "a transposition table"),
      HAKARI_SETTING(table_equal_depth, 0, 0, 1,
                     "a table entry cuts only if it has exactly the wanted depth"),
      HAKARI_SETTING(killers, 0, 0, 1, "quiet moves that cut at the same ply come early"),
      HAKARI_SETTING(counter_moves, 0, 0, 1,
                     "the quiet move that cut after the same last move comes early"),
      HAKARI_SETTING(history, 0, 0, 1,
                     "quiet moves are ordered by their results elsewhere in the tree"),
      HAKARI_SETTING(continuation, 0, 0, 1,
                     "quiet moves are also ordered by their results after the last two moves"),
      HAKARI_SETTING(capture_history, 0, 0, 1,
                     "captures are ordered by their results elsewhere in the tree"),
      HAKARI_SETTING(exchange_order, 0, 0, 1, "captures that lose material come last"),
      HAKARI_SETTING(aspiration, 0, 0, 1000,
                     "half the width of the first window around the last score; 0: a full window"),
      HAKARI_SETTING(mate_distance, 0, 0, 1,
                     "mates longer than one already found are not searched for"),
      HAKARI_SETTING(repetition, 0, 0, 1, "repetitions in the tree and in the game are detected"),
      HAKARI_SETTING(superiority, 0, 0, 1, "the same board with more in hand is scored like a win"),
      HAKARI_SETTING(declaration, 0, 0, 1, "wins by declaration are detected"),
      HAKARI_SETTING(mate_in_one, 0, 0, 8, "nodes of at least this depth look for a mate in one"),
      HAKARI_SETTING(mate_search, 0, 0, 32, "nodes of at least this depth run the mate search"),
      HAKARI_SETTING(
          mate_search_nodes, 40, 1, 1000000,
          "node limit of the mate search at its least depth; each further ply adds as many again"),
      HAKARI_SETTING(root_mate, 0, 0, 100,
                     "before each iteration the mate search tries the root with this percentage of "
                     "the nodes made so far"),
      HAKARI_SETTING(root_defence, 0, 0, 100,
                     "after each iteration the mate search tries the position after the best move "
                     "for the other side, with this percentage of the nodes made so far"),
      HAKARI_SETTING(budget.function, 0, 0, 3,
                     "this limit is multiplied by a function of the classifier's distance: 1: "
                     "linear, 2: sigmoid, 3: step; 0: it is not"),
      HAKARI_SETTING(budget.model, 0, 0, 1,
                     "the classifier for this: 0: the thesis's, 1: the sharper one"),
      HAKARI_SETTING(budget.constant, 100, 1, 1000,
                     "the limit is also multiplied by this constant, in percent"),
      HAKARI_SETTING(budget.scale, 100, 1, 1000000,
                     "the limit is also multiplied by this scale, in percent, which keeps the "
                     "effort of all nodes unchanged"),
      HAKARI_SETTING(budget.slope, 50, 1, 1000, "slope of the linear function, in thousandths"),
      HAKARI_SETTING(threatmate.depth, 0, 0, 32,
                     "nodes of at least this depth test whether the other side would mate if it "
                     "were to move; 0: none do"),
      HAKARI_SETTING(
          threatmate.nodes, 40, 1, 1000000,
          "node limit of this test at its least depth; each further ply adds as many again"),
      HAKARI_SETTING(threatmate.use, 1, 0, 2,
                     "if the other side would mate: 0: nothing changes, 1: no pass is tried, 2: in "
                     "addition late moves are not reduced"),
      HAKARI_SETTING(useless_refusals, 0, 0, 1,
                     "moves of pawn, bishop and rook that refuse to promote are left out"),
      HAKARI_SETTING(null_move, 0, 0, 32, "from this depth on a pass (null move) is tried first"),
      HAKARI_SETTING(null_move_reduction, 3, 1, 8,
                     "by how many plies a pass is searched less deep"),
      HAKARI_SETTING(reverse_futility, 0, 0, 16,
                     "up to this depth a node far enough above beta is cut"),
      HAKARI_SETTING(reverse_futility_fixed, 150, 0, 5000, "how far above beta at depth 1"),
      HAKARI_SETTING(reverse_futility_extended, 300, 0, 5000, "how far above beta at depth 2"),
      HAKARI_SETTING(reverse_futility_step, 150, 0, 5000,
                     "how much farther for each depth beyond 2"),
      HAKARI_SETTING(dynamic.mode, 0, 0, 2,
                     "margins of reverse futility are chosen by their precision in this game: 1: "
                     "counted only, 2: adopted; 0: fixed"),
      HAKARI_SETTING(
          dynamic.target, 600, 0, 1000,
          "the precision that a margin must exceed to be adopted, in tenths of a percent"),
      HAKARI_SETTING(dynamic.at_least, 0, 0, 1, "a precision equal to the target is enough"),
      HAKARI_SETTING(dynamic.threshold, 500, 0, 1000000000,
                     "a margin is judged once it has been counted more often than this"),
      HAKARI_SETTING(dynamic.once, 0, 0, 1,
                     "a margin is judged only at that moment; 0: from that moment on"),
      HAKARI_SETTING(dynamic.wait, 0, 0, 1,
                     "no margin is judged before the largest one has been counted that often"),
      HAKARI_SETTING(dynamic.choice, 0, 0, 2,
                     "which of several margins is adopted: 0: the smallest, 1: the largest, 2: the "
                     "most precise"),
      HAKARI_SETTING(dynamic.depths, 2, 1, 2, "up to this depth margins are dynamic"),
      HAKARI_SETTING(dynamic.pooled, 0, 0, 1, "one margin for both depths; 0: each has its own"),
      HAKARI_SETTING(dynamic.before, 0, 0, 1,
                     "until a margin is adopted, the fixed one cuts nodes that are not counted"),
      HAKARI_SETTING(dynamic.sample, 1, 1, 1000000, "one of this many nodes is counted"),
      HAKARI_SETTING(dynamic.carry, 0, 0, 1, "a new game keeps the counts and the adopted margins"),
      HAKARI_SETTING(dynamic.least, 50, -5000, 5000, "the smallest candidate margin"),
      HAKARI_SETTING(dynamic.step, 50, 1, 1000, "the step from one candidate to the next"),
      HAKARI_SETTING(dynamic.count, 10, 1, 16, "the number of candidates"),
      HAKARI_SETTING(futility, 0, 0, 16, "up to this depth quiet moves far below alpha are cut"),
      HAKARI_SETTING(futility_margin, 200, 0, 5000, "how far below alpha at depth 0"),
      HAKARI_SETTING(futility_step, 150, 0, 5000, "how much farther for each ply of depth"),
      HAKARI_SETTING(move_count, 0, 0, 16, "up to this depth late quiet moves are cut"),
      HAKARI_SETTING(move_count_base, 6, 1, 100,
                     "how many moves are searched before the cut, plus twice the depth squared"),
      HAKARI_SETTING(history_pruning, 0, 0, 16,
                     "up to this depth quiet moves of bad history are cut"),
      HAKARI_SETTING(history_pruning_limit, 3000, 0, 32000,
                     "how bad the history must be, for each ply of depth"),
      HAKARI_SETTING(reduction, 0, 0, 300,
                     "late quiet moves are searched less deep, by this percentage of the formula"),
      HAKARI_SETTING(reduction_drop, 100, 0, 300, "the same for quiet drops"),
      HAKARI_SETTING(exchange_pruning, 0, 0, 16,
                     "up to this depth moves that lose material are cut"),
      HAKARI_SETTING(exchange_pruning_quiet, 60, 0, 2000,
                     "how much a quiet move may lose, times the depth"),
      HAKARI_SETTING(exchange_pruning_capture, 100, 0, 2000,
                     "how much a capture may lose, times the depth"),
      HAKARI_SETTING(
          probcut, 0, 0, 32,
          "from this depth on a capture far above beta in a shallow search cuts the node"),
      HAKARI_SETTING(probcut_margin, 250, 0, 5000, "how far above beta"),
      HAKARI_SETTING(
          internal_reduction, 0, 0, 32,
          "from this depth on nodes without a move from the table are searched a ply less deep"),
      HAKARI_SETTING(singular, 0, 0, 32,
                     "from this depth on the table's move is extended if all others are worse"),
      HAKARI_SETTING(singular_margin, 3, 0, 200,
                     "how much worse the others must be, times the depth"),
      HAKARI_SETTING(check_extension, 0, 0, 1,
                     "checks that lose no material are searched a ply deeper"),
      HAKARI_SETTING(improving, 0, 0, 1,
                     "prunes more where the evaluation has not risen since our last move"),
  };
}

#undef HAKARI_SETTING

absl::Status Contradiction(absl::string_view what) {
  return absl::InvalidArgumentError(absl::StrCat("contradictory settings of the search: ", what));
}

absl::StatusOr<SearchSettings> BaseOf(absl::string_view name) {
  if (name == "default") return SearchSettings();
  if (name == "plain") return PlainSettings();
  HAKARI_ASSIGN_OR_RETURN(const Profile* profile, FindProfile(name));
  return profile->settings;
}

absl::Status Change(absl::string_view change, SearchSettings& settings) {
  const std::pair<absl::string_view, absl::string_view> words =
      absl::StrSplit(change, absl::MaxSplits('=', 1));
  for (const SettingRow& row : SettingRows()) {
    if (row.name != words.first) continue;
    int value = 0;
    if (!absl::SimpleAtoi(words.second, &value) || value < row.least || value > row.most) {
      return absl::InvalidArgumentError(absl::StrCat("setting ", row.name, " of the search takes ",
                                                     row.least, " to ", row.most, ", not '",
                                                     words.second, "'"));
    }
    row.of(settings) = value;
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(
      absl::StrCat("the search has no setting '", words.first, "'; it has ",
                   absl::StrJoin(SettingRows(), ", ", [](std::string* out, const SettingRow& row) {
                     absl::StrAppend(out, row.name);
                   })));
}

absl::Status CheckDynamicMargins(const SearchSettings& s) {
  if (s.dynamic.depths > s.reverse_futility) {
    return Contradiction("dynamic.depths is greater than reverse_futility");
  }
  if (s.dynamic.pooled > 0 && s.dynamic.depths < 2) {
    return Contradiction("dynamic.pooled needs dynamic.depths=2");
  }
  if (s.dynamic.before > 0 && s.dynamic.sample == 1) {
    return Contradiction(
        "dynamic.before=1 cuts nodes that are not counted, but dynamic.sample=1 counts all nodes");
  }
  return absl::OkStatus();
}

}  // namespace

const std::vector<SettingRow>& SettingRows() {
  static const auto& rows = *new std::vector<SettingRow>(MakeRows());
  return rows;
}

SearchSettings PlainSettings() {
  SearchSettings settings;
  for (const SettingRow& row : SettingRows()) row.of(settings) = row.off;
  return settings;
}

absl::StatusOr<SearchSettings> ParseSettings(absl::string_view text) {
  SearchSettings settings;
  bool first = true;
  for (absl::string_view word : absl::StrSplit(text, ',', absl::SkipWhitespace())) {
    if (first && word.find('=') == absl::string_view::npos) {
      HAKARI_ASSIGN_OR_RETURN(settings, BaseOf(word));
    } else {
      HAKARI_RETURN_IF_ERROR(Change(word, settings));
    }
    first = false;
  }
  HAKARI_RETURN_IF_ERROR(CheckSettings(settings));
  return settings;
}

absl::Status CheckSettings(const SearchSettings& s) {
  if (s.reverse_futility_extended < s.reverse_futility_fixed && s.reverse_futility > 1) {
    return Contradiction("reverse_futility_extended is less than reverse_futility_fixed");
  }
  if (s.dynamic.mode > 0) HAKARI_RETURN_IF_ERROR(CheckDynamicMargins(s));
  if (s.budget.function > 0 && s.mate_search == 0) {
    return Contradiction("budget.function multiplies the nodes of mate_search, which is 0");
  }
  if (s.singular > 0 && s.table == 0) return Contradiction("singular needs the table");
  if (s.singular > 0 && s.table_equal_depth > 0) {
    return Contradiction(
        "singular uses table entries of other depths, which table_equal_depth excludes");
  }
  if (s.table_equal_depth > 0 && s.table == 0) {
    return Contradiction("table_equal_depth needs the table");
  }
  if (s.superiority > 0 && s.repetition == 0) {
    return Contradiction("superiority needs repetition");
  }
  return absl::OkStatus();
}

std::string SettingsText(const SearchSettings& settings) {
  SearchSettings copy = settings;
  return absl::StrJoin(SettingRows(), ",", [&copy](std::string* out, const SettingRow& row) {
    absl::StrAppend(out, row.name, "=", row.of(copy));
  });
}

bool operator==(const SearchSettings& a, const SearchSettings& b) {
  return SettingsText(a) == SettingsText(b);
}

}  // namespace hakari::search
