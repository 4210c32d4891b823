// A table or figure of a paper, published and measured side by side, with each claim judged in
// words. All output of `./hakari reproduce` is made from these values.
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

// Texts as shown; empty if there is no value.
struct ReproducedCell {
  std::string published;
  std::string measured;
};

struct ReproducedRow {
  std::string name;
  std::vector<ReproducedCell> cells;  // one per column
};

struct ReproducedFigure {
  std::string caption;
  std::string svg;  // a complete <svg> element that contains only shapes and text
};

struct Reproduced {
  std::string id;           // "thesis/4.7"
  std::string title;        // "Table 4.7: …"
  std::string conditions;   // of the paper
  std::string measured_on;  // "500 positions (…) of at most 100000 nodes; model …"
  std::vector<std::string> columns;
  std::vector<ReproducedRow> rows;
  std::vector<JudgedClaim> claims;
  std::vector<std::string> notes;  // contradictions in the paper; differences of our measurement
  std::vector<ReproducedFigure> figures;

  // Whether the paper has a number for any cell. If it only has a picture, one column is enough.
  bool has_published() const {
    for (const ReproducedRow& row : rows) {
      for (const ReproducedCell& cell : row.cells) {
        if (!cell.published.empty()) return true;
      }
    }
    return false;
  }
};

// What a table or figure is made from. Other inputs than these are read from the project's folder.
struct ReproduceContext : Context {
  SearchLab& lab;
  bool full = false;               // the paper's sizes, not the quick ones
  ProblemLab* problems = nullptr;  // for tables that ask problems
  MarginLab* margins = nullptr;    // for tables that are made of games
};

// Why the games of a table are listed: to count them for the plan, which does not need the results
// that they depend on, or to play them.
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
  bool asks_problems = false;  // everything in the problem lab must be run too
  // The games that must be played for the table; empty: none. It finds by itself what they depend
  // on, such as a threshold that is chosen by other games.
  std::function<absl::StatusOr<GamesNeeded>(ReproduceContext& context, GamesFor purpose)> games =
      {};
  // Searches that it makes by itself besides games (a shard makes its part), and how many they are.
  std::function<absl::Status(ReproduceContext&)> search = {};
  std::function<absl::StatusOr<std::vector<SearchesPlanned>>(const Context&,
                                                             const MarginLabOptions&)>
      searches_planned = {};
};

// For example "thesis", "table-4.7".
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
