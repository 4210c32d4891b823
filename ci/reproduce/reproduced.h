// A table or figure of a paper, published and measured side by side, with each claim judged in
// words: what `./hakari reproduce` shows, and what every way of showing it is drawn from.
#ifndef HAKARI_CI_REPRODUCE_REPRODUCED_H_
#define HAKARI_CI_REPRODUCE_REPRODUCED_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/context/context.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/problem_lab.h"
#include "ci/reproduce/search_lab.h"
#include "golden/published/published_table.h"

namespace hakari::reproduce {

// Texts as they are shown; empty where there is nothing.
struct ReproducedCell {
  std::string published;
  std::string measured;
};

struct ReproducedRow {
  std::string name;
  std::vector<ReproducedCell> cells;  // one a column
};

struct ReproducedFigure {
  std::string caption;
  std::string svg;  // a whole <svg> element, with nothing in it but shapes and text
};

struct Reproduced {
  std::string id;           // "thesis/4.7"
  std::string title;        // "Table 4.7: …"
  std::string conditions;   // of the paper
  std::string measured_on;  // "500 positions (…) of at most 100000 nodes; model …"
  std::vector<std::string> columns;
  std::vector<ReproducedRow> rows;
  std::vector<JudgedClaim> claims;
  std::vector<std::string> notes;  // where the paper contradicts itself; what is otherwise here
  std::vector<ReproducedFigure> figures;

  // Whether the paper has a number to any of them; where it only draws, one column is enough.
  bool has_published() const {
    for (const ReproducedRow& row : rows) {
      for (const ReproducedCell& cell : row.cells) {
        if (!cell.published.empty()) return true;
      }
    }
    return false;
  }
};

// A table or figure that can be reproduced: what it is called, what has to be run for it, and how
// it is made. What another chapter needs beside searches it takes by itself from the project's
// folder.
struct ReproduceContext : Context {
  SearchLab& lab;
  bool full = false;               // the paper's sizes, not the quick ones
  ProblemLab* problems = nullptr;  // of tables that ask problems
  MarginLab* margins = nullptr;    // of tables that are made of games
};

// What the games of a table are asked for: to say how many there will be, when whatever they hang
// on need not be found yet, or to play them.
enum class GamesFor { kPlan, kPlaying };

struct NeededRun {
  PositionsFor purpose;
  std::string setting;
  std::optional<uint64_t> nodes = std::nullopt;
};

struct ReproducedTable {
  std::string id;     // "thesis/4.7"
  std::string title;  // one line for the list
  std::vector<NeededRun> runs;
  std::function<absl::StatusOr<Reproduced>(ReproduceContext&)> make;
  bool asks_problems = false;  // everything that the problem lab has must be run too
  // The games that must be played for it; empty: none. What they hang on, such as a threshold that
  // other games choose, is found by itself.
  std::function<absl::StatusOr<GamesNeeded>(ReproduceContext& context, GamesFor purpose)> games =
      {};
  // Searches that it makes by itself, beside games: of a shard its part; and how many they are.
  std::function<absl::Status(ReproduceContext&)> search = {};
  std::function<absl::StatusOr<std::vector<SearchesPlanned>>(const Context&,
                                                             const MarginLabOptions&)>
      searches_planned = {};
};

// "thesis", "table-4.7".
inline absl::StatusOr<golden::PublishedTable> PublishedTableOf(const ReproduceContext& context,
                                                               absl::string_view paper,
                                                               absl::string_view name) {
  return golden::ReadPublishedTable(context.root + "/golden/published/" + std::string(paper) + "/" +
                                    std::string(name) + ".csv");
}

inline absl::StatusOr<golden::PublishedTable> ThesisTable(const ReproduceContext& context,
                                                          absl::string_view name) {
  return PublishedTableOf(context, "thesis", name);
}

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_REPRODUCED_H_
