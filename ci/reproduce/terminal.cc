#include "ci/reproduce/showing.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hakari::reproduce {
namespace {

using Line = std::vector<std::string>;

// If the paper has numbers, each column of the table becomes two columns of text.
std::vector<Line> Grid(const Reproduced& table) {
  const bool published = table.has_published();
  std::vector<Line> grid(1, Line{""});
  for (const std::string& column : table.columns) {
    if (published) grid[0].push_back(column + ", published");
    grid[0].push_back(published ? "measured" : column);
  }
  for (const ReproducedRow& row : table.rows) {
    Line line{row.name};
    for (const ReproducedCell& cell : row.cells) {
      if (published) line.push_back(cell.published.empty() ? "-" : cell.published);
      line.push_back(cell.measured);
    }
    grid.push_back(line);
  }
  return grid;
}

std::string GridText(const std::vector<Line>& grid) {
  std::vector<size_t> widths(grid[0].size());
  for (const Line& line : grid) {
    for (size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
  }
  std::string text;
  for (const Line& line : grid) {
    std::string shown = absl::StrFormat("  %-*s", static_cast<int>(widths[0]), line[0]);
    for (size_t i = 1; i < line.size(); ++i) {
      absl::StrAppendFormat(&shown, "  %*s", static_cast<int>(widths[i]), line[i]);
    }
    absl::StrAppend(&text, shown, "\n");
  }
  return text;
}

}  // namespace

std::string TerminalText(const Reproduced& table) {
  std::string text =
      absl::StrCat(table.id, "  ", table.title, "\n", "published: ", table.conditions,
                   "\nmeasured:  ", table.measured_on, "\n", GridText(Grid(table)));
  for (const JudgedClaim& claim : table.claims) {
    absl::StrAppendFormat(&text, "%-14s %s: %s\n", HoldingText(claim.holding), claim.claim,
                          claim.measured);
  }
  for (const std::string& note : table.notes) absl::StrAppend(&text, "note: ", note, "\n");
  return text;
}

std::string TableList(const std::vector<ReproducedTable>& tables) {
  std::string text;
  for (const ReproducedTable& table : tables) {
    absl::StrAppendFormat(&text, "%-23s %s\n", table.id, table.title);
  }
  return text;
}

}  // namespace hakari::reproduce
