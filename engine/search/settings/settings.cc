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
      HAKARI_SETTING(quiescence.plies, 32, 1, 64, "quiescence ends after so many plies"),
      HAKARI_SETTING(quiescence.promotions, 0, 0, 1, "quiet promotions are made too"),
      HAKARI_SETTING(quiescence.checks, 0, 0, 8, "quiet checks are made in so many first plies"),
      HAKARI_SETTING(quiescence.evasions, 1, 0, 1, "in check every evasion is tried; 0: as if not"),
      HAKARI_SETTING(quiescence.recaptures, 0, 0, 32,
                     "after so many plies only recaptures are made; 0: never so"),
      HAKARI_SETTING(quiescence.exchange, 0, 0, 1, "captures that lose material are left out"),
      HAKARI_SETTING(quiescence.margin, 0, 0, 2000,
                     "captures that stay so far below alpha are left out; 0: none"),
      HAKARI_SETTING(quiescence.threats, 0, 0, 8,
                     "forks, pawn hits on gold and silver, and attacks on rook and bishop are made "
                     "in so many first plies, as GPS Shogi does"),
      HAKARI_SETTING(table, 0, 0, 1, "a table of positions"),
      HAKARI_SETTING(table_equal_depth, 0, 0, 1, "only entries of just the depth wanted cut"),
      HAKARI_SETTING(killers, 0, 0, 1, "quiet moves that cut at the same ply come early"),
      HAKARI_SETTING(counter_moves, 0, 0, 1, "the quiet move that answered the last move before"),
      HAKARI_SETTING(history, 0, 0, 1, "quiet moves are ordered by what they did elsewhere"),
      HAKARI_SETTING(continuation, 0, 0, 1, "and by what they did after the last two moves"),
      HAKARI_SETTING(capture_history, 0, 0, 1, "captures are ordered by what they did elsewhere"),
      HAKARI_SETTING(exchange_order, 0, 0, 1, "captures that lose material come last"),
      HAKARI_SETTING(aspiration, 0, 0, 1000,
                     "half the first window round the last score; 0: a full window"),
      HAKARI_SETTING(mate_distance, 0, 0, 1, "no mate longer than one already found is looked for"),
      HAKARI_SETTING(repetition, 0, 0, 1, "repetition is seen in the tree and in the game"),
      HAKARI_SETTING(superiority, 0, 0, 1, "more in hand on the same board is as good as a win"),
      HAKARI_SETTING(declaration, 0, 0, 1, "a win by declaration is seen"),
      HAKARI_SETTING(mate_in_one, 0, 0, 8, "nodes of at least this depth look for a mate in one"),
      HAKARI_SETTING(mate_search, 0, 0, 32, "nodes of at least this depth ask the mate search"),
      HAKARI_SETTING(mate_search_nodes, 40, 1, 1000000,
                     "the mate search's nodes at its least depth, for each ply more as many again"),
      HAKARI_SETTING(budget.function, 0, 0, 3,
                     "these nodes are multiplied by how near a mate looks: 1: linear, 2: sigmoid, "
                     "3: step; 0: they are not"),
      HAKARI_SETTING(budget.model, 0, 0, 1,
                     "how near that is says 0: the thesis's classifier, 1: the sharper one"),
      HAKARI_SETTING(budget.constant, 100, 1, 1000, "and by so many percent"),
      HAKARI_SETTING(budget.scale, 100, 1, 1000000,
                     "and by so many percent, which keep the effort of all nodes what it is"),
      HAKARI_SETTING(budget.slope, 50, 1, 1000, "of the linear function, in thousandths"),
      HAKARI_SETTING(threatmate.depth, 0, 0, 32,
                     "nodes of at least this depth ask whether the other side would mate if it "
                     "were to move; 0: none do"),
      HAKARI_SETTING(threatmate.nodes, 40, 1, 1000000,
                     "the nodes for that at the least depth, for each ply more as many again"),
      HAKARI_SETTING(threatmate.use, 1, 0, 2,
                     "where it would 0: nothing is done, 1: no pass is tried, 2: and late moves "
                     "are searched as deep as others"),
      HAKARI_SETTING(useless_refusals, 0, 0, 1,
                     "moves of pawn, bishop and rook that refuse to promote are left out"),
      HAKARI_SETTING(null_move, 0, 0, 32, "from this depth on a pass is tried first"),
      HAKARI_SETTING(null_move_reduction, 3, 1, 8, "by how much a pass is searched less deep"),
      HAKARI_SETTING(reverse_futility, 0, 0, 16,
                     "up to this depth a node far enough above beta is cut"),
      HAKARI_SETTING(reverse_futility_fixed, 150, 0, 5000, "how far at depth 1"),
      HAKARI_SETTING(reverse_futility_extended, 300, 0, 5000, "how far at depth 2"),
      HAKARI_SETTING(reverse_futility_step, 150, 0, 5000, "how much more for each depth beyond"),
      HAKARI_SETTING(
          dynamic.mode, 0, 0, 2,
          "margins of reverse futility by their precision in this game: 1: counted only, "
          "2: adopted; 0: fixed"),
      HAKARI_SETTING(
          dynamic.target, 600, 0, 1000,
          "the precision that a margin must exceed to be adopted, in tenths of a percent"),
      HAKARI_SETTING(dynamic.at_least, 0, 0, 1, "a precision equal to the target is enough"),
      HAKARI_SETTING(dynamic.threshold, 500, 0, 1000000000,
                     "a margin is judged once it has been counted more often than this"),
      HAKARI_SETTING(dynamic.once, 0, 0, 1, "it is judged at that moment only; 0: from then on"),
      HAKARI_SETTING(dynamic.wait, 0, 0, 1,
                     "no margin is judged before the largest one has been counted so often"),
      HAKARI_SETTING(dynamic.choice, 0, 0, 2,
                     "of several margins 0: the smallest, 1: the largest, 2: the most precise"),
      HAKARI_SETTING(dynamic.depths, 2, 1, 2, "up to this depth margins are dynamic"),
      HAKARI_SETTING(dynamic.pooled, 0, 0, 1, "one margin for both depths; 0: each has its own"),
      HAKARI_SETTING(dynamic.before, 0, 0, 1,
                     "until a margin is adopted the fixed one cuts what is not counted"),
      HAKARI_SETTING(dynamic.sample, 1, 1, 1000000, "of so many nodes one is counted"),
      HAKARI_SETTING(dynamic.carry, 0, 0, 1, "a new game keeps the counts and what was adopted"),
      HAKARI_SETTING(dynamic.least, 50, -5000, 5000, "the smallest candidate"),
      HAKARI_SETTING(dynamic.step, 50, 1, 1000, "from one candidate to the next"),
      HAKARI_SETTING(dynamic.count, 10, 1, 16, "how many candidates there are"),
      HAKARI_SETTING(futility, 0, 0, 16, "up to this depth quiet moves far below alpha are cut"),
      HAKARI_SETTING(futility_margin, 200, 0, 5000, "how far at depth 0"),
      HAKARI_SETTING(futility_step, 150, 0, 5000, "how much more for each depth"),
      HAKARI_SETTING(move_count, 0, 0, 16, "up to this depth late quiet moves are cut"),
      HAKARI_SETTING(move_count_base, 6, 1, 100,
                     "how many come first, plus twice the depth squared"),
      HAKARI_SETTING(history_pruning, 0, 0, 16,
                     "up to this depth quiet moves of bad history are cut"),
      HAKARI_SETTING(history_pruning_limit, 3000, 0, 32000, "how bad, for each ply of depth"),
      HAKARI_SETTING(reduction, 0, 0, 300,
                     "late quiet moves are searched less deep, by so many percent of the rule"),
      HAKARI_SETTING(reduction_drop, 100, 0, 300, "the same for quiet drops"),
      HAKARI_SETTING(exchange_pruning, 0, 0, 16,
                     "up to this depth moves that lose material are cut"),
      HAKARI_SETTING(exchange_pruning_quiet, 60, 0, 2000,
                     "how much a quiet move may lose, times the depth"),
      HAKARI_SETTING(exchange_pruning_capture, 100, 0, 2000,
                     "how much a capture may lose, times the depth"),
      HAKARI_SETTING(probcut, 0, 0, 32,
                     "from this depth on a capture far above beta in a shallow search cuts"),
      HAKARI_SETTING(probcut_margin, 250, 0, 5000, "how far"),
      HAKARI_SETTING(internal_reduction, 0, 0, 32,
                     "from this depth on nodes without a move from the table lose a ply"),
      HAKARI_SETTING(singular, 0, 0, 32,
                     "from this depth on the table's move is extended if all others are worse"),
      HAKARI_SETTING(singular_margin, 3, 0, 200, "by how much worse, times the depth"),
      HAKARI_SETTING(check_extension, 0, 0, 1, "checks that lose no material gain a ply"),
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
    return Contradiction("dynamic.depths goes beyond reverse_futility");
  }
  if (s.dynamic.pooled > 0 && s.dynamic.depths < 2) {
    return Contradiction("dynamic.pooled needs dynamic.depths=2");
  }
  if (s.dynamic.before > 0 && s.dynamic.sample == 1) {
    return Contradiction("dynamic.before cuts what is not counted, dynamic.sample=1 counts all");
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
    return Contradiction("singular compares depths, table_equal_depth allows one only");
  }
  if (s.table_equal_depth > 0 && s.table == 0) {
    return Contradiction("table_equal_depth needs the table");
  }
  if (s.superiority > 0 && s.repetition == 0) {
    return Contradiction("superiority is seen by repetition only");
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
