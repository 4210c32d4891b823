// Counters of a search, by cause. Exact: the same on every machine.
#ifndef HAKARI_ENGINE_SEARCH_VALUES_COUNTERS_H_
#define HAKARI_ENGINE_SEARCH_VALUES_COUNTERS_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace hakari::search {

struct Counters {
  int64_t quiescence_nodes = 0;  // the part of the nodes that were made in quiescence
  int64_t evaluations = 0;
  int64_t table_hits = 0;  // positions found in the table
  int64_t table_cuts = 0;  // nodes answered by it
  int64_t repetitions = 0;
  int64_t superior = 0;  // nodes decided by hands on the same board
  int64_t declarations = 0;
  int64_t mates_in_one = 0;
  int64_t mate_calls = 0;
  int64_t mate_nodes = 0;  // of the mate search; not counted as nodes of the search
  int64_t mates_proved = 0;
  int64_t mate_predictions = 0;  // calls of the classifier for a budget of the mate search
  int64_t threatmate_calls = 0;
  int64_t threatmate_nodes = 0;  // of the mate search as well; not included in mate_nodes
  int64_t threatmates = 0;
  int64_t null_move_tries = 0;
  int64_t null_move_cuts = 0;
  int64_t reverse_futility_cuts = 0;
  int64_t margin_tries = 0;  // nodes counted for dynamic margins instead of cut
  int64_t margin_nodes = 0;  // nodes made below them
  int64_t margin_cuts = 0;   // reverse futility cuts by an adopted margin
  int64_t probcut_tries = 0;
  int64_t probcut_cuts = 0;
  int64_t futility_prunes = 0;    // moves
  int64_t move_count_prunes = 0;  // nodes whose late moves were left out
  int64_t history_prunes = 0;
  int64_t exchange_prunes = 0;
  int64_t quiescence_prunes = 0;
  int64_t internal_reductions = 0;
  int64_t late_reductions = 0;
  int64_t late_researches = 0;
  int64_t window_researches = 0;  // of the root
  int64_t singular_tries = 0;
  int64_t singular_extensions = 0;
  int64_t check_extensions = 0;
  int64_t cuts = 0;        // nodes cut by a move
  int64_t first_cuts = 0;  // nodes cut by their first move
};

struct CounterRow {
  absl::string_view name;
  int64_t Counters::*value;
};

inline constexpr CounterRow kCounterRows[] = {
    {"quiescence_nodes", &Counters::quiescence_nodes},
    {"evaluations", &Counters::evaluations},
    {"table_hits", &Counters::table_hits},
    {"table_cuts", &Counters::table_cuts},
    {"repetitions", &Counters::repetitions},
    {"superior", &Counters::superior},
    {"declarations", &Counters::declarations},
    {"mates_in_one", &Counters::mates_in_one},
    {"mate_calls", &Counters::mate_calls},
    {"mate_nodes", &Counters::mate_nodes},
    {"mates_proved", &Counters::mates_proved},
    {"mate_predictions", &Counters::mate_predictions},
    {"threatmate_calls", &Counters::threatmate_calls},
    {"threatmate_nodes", &Counters::threatmate_nodes},
    {"threatmates", &Counters::threatmates},
    {"null_move_tries", &Counters::null_move_tries},
    {"null_move_cuts", &Counters::null_move_cuts},
    {"reverse_futility_cuts", &Counters::reverse_futility_cuts},
    {"margin_tries", &Counters::margin_tries},
    {"margin_nodes", &Counters::margin_nodes},
    {"margin_cuts", &Counters::margin_cuts},
    {"probcut_tries", &Counters::probcut_tries},
    {"probcut_cuts", &Counters::probcut_cuts},
    {"futility_prunes", &Counters::futility_prunes},
    {"move_count_prunes", &Counters::move_count_prunes},
    {"history_prunes", &Counters::history_prunes},
    {"exchange_prunes", &Counters::exchange_prunes},
    {"quiescence_prunes", &Counters::quiescence_prunes},
    {"internal_reductions", &Counters::internal_reductions},
    {"late_reductions", &Counters::late_reductions},
    {"late_researches", &Counters::late_researches},
    {"window_researches", &Counters::window_researches},
    {"singular_tries", &Counters::singular_tries},
    {"singular_extensions", &Counters::singular_extensions},
    {"check_extensions", &Counters::check_extensions},
    {"cuts", &Counters::cuts},
    {"first_cuts", &Counters::first_cuts},
};
static_assert(sizeof(kCounterRows) / sizeof(CounterRow) == sizeof(Counters) / sizeof(int64_t),
              "every counter has a row");

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_VALUES_COUNTERS_H_
