#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/binomial.h"
#include "base/status/macros.h"
#include "ci/reproduce/gps/solved_claims.h"
#include "ci/reproduce/gps/tables.h"
#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {
namespace {

constexpr char kId[] = "gps/problems";

// A column of the table: a book of the paper, one of ours, or both side by side.
struct Column {
  std::string name;
  const char* published = nullptr;  // its row in the published table
  std::optional<size_t> book;       // of the lab
};

std::vector<Column> ColumnsOf(const SolvedProblems& solved) {
  const std::vector<ProblemBook>& books = solved.lab.options().books;
  std::vector<Column> columns;
  for (size_t i = 0; i < kPublishedBooks.size(); ++i) {
    const std::optional<size_t> book = solved.beside[i];
    columns.push_back({absl::StrCat("book ", i + 1, book ? " (" + books[*book].shown() + ")" : ""),
                       kPublishedBooks[i], book});
  }
  for (size_t i = 0; i < books.size(); ++i) {
    if (i == solved.beside[0] || i == solved.beside[1]) continue;
    columns.push_back({books[i].shown(), nullptr, i});
  }
  return columns;
}

// "171 (79.2 %)"; empty if the paper has no number.
std::string PublishedText(const golden::PublishedTable& table, const char* row,
                          const std::string& column) {
  const absl::StatusOr<double> solved = table.Number(row, column);
  if (!solved.ok()) return "";
  return absl::StrFormat("%.0f (%.1f %%)", *solved, 100 * *solved / kPublishedProblems);
}

// "19 of 27, 70.4 % [49.8, 86.2]".
absl::StatusOr<std::string> MeasuredText(ProblemLab& lab, size_t book, size_t version) {
  constexpr double kPercent = 100;
  HAKARI_ASSIGN_OR_RETURN(const BookRun* const run, lab.Run(book, version));
  const suites::ScoreTotals totals = run->totals();
  const Interval share = ClopperPearson(totals.right, totals.judged(), 0.95);
  return absl::StrFormat("%d of %d, %.1f %% [%.1f, %.1f]", totals.right, totals.judged(),
                         kPercent * totals.right / totals.judged(), kPercent * share.low,
                         kPercent * share.high);
}

absl::StatusOr<ReproducedRow> RowOf(const SolvedProblems& solved,
                                    const std::vector<Column>& columns, std::string name,
                                    const std::string& published, std::optional<size_t> version) {
  ReproducedRow row{std::move(name), {}};
  for (const Column& column : columns) {
    ReproducedCell cell;
    if (column.published != nullptr && !published.empty()) {
      cell.published = PublishedText(solved.published, column.published, published);
    }
    if (version && column.book) {
      HAKARI_ASSIGN_OR_RETURN(cell.measured, MeasuredText(solved.lab, *column.book, *version));
    }
    row.cells.push_back(std::move(cell));
  }
  return row;
}

// First the paper's versions, each with ours, then our other versions.
absl::Status AddRows(const SolvedProblems& solved, const std::vector<Column>& columns,
                     Reproduced& made) {
  const std::vector<EngineVersion>& versions = solved.lab.options().versions;
  for (const std::string& published : solved.published.columns) {
    std::string name = PublishedVersionText(published);
    std::optional<size_t> beside;
    for (size_t i = 0; i < versions.size(); ++i) {
      if (versions[i].beside == published) beside = i;
    }
    if (beside) absl::StrAppend(&name, ": ", versions[*beside].typed);
    HAKARI_ASSIGN_OR_RETURN(ReproducedRow row, RowOf(solved, columns, name, published, beside));
    made.rows.push_back(std::move(row));
  }
  for (size_t i = 0; i < versions.size(); ++i) {
    if (!versions[i].beside.empty()) continue;
    HAKARI_ASSIGN_OR_RETURN(ReproducedRow row, RowOf(solved, columns, versions[i].typed, "", i));
    made.rows.push_back(std::move(row));
  }
  return absl::OkStatus();
}

// Notes about unanswered problems, version by version.
absl::Status AddFailures(ProblemLab& lab, std::vector<std::string>& notes) {
  for (size_t version = 0; version < lab.options().versions.size(); ++version) {
    for (size_t book = 0; book < lab.options().books.size(); ++book) {
      HAKARI_ASSIGN_OR_RETURN(const BookRun* const run, lab.Run(book, version));
      const int failed = run->totals().not_answered;
      if (failed == 0) continue;
      notes.push_back(absl::StrCat(lab.options().versions[version].typed, " did not answer ",
                                   failed, " problems of book ", lab.options().books[book].shown(),
                                   "; they count as not solved."));
    }
  }
  return absl::OkStatus();
}

std::string BooksNote(const SolvedProblems& solved) {
  const ProblemLabOptions& options = solved.lab.options();
  std::string text = "The paper uses two books of 216 problems each, Rakuraku tsugi no itte. ";
  if (!solved.beside[0]) {
    return text + "No book here is compared with them; books named one and two would be.";
  }
  absl::StrAppend(&text, "They are compared with ");
  for (size_t i = 0; i < solved.beside.size(); ++i) {
    const ProblemBook& book = options.books[*solved.beside[i]];
    absl::StrAppend(&text, i == 0 ? "" : " and ", book.shown(), " (", book.size(), ")");
  }
  absl::StrAppend(&text, " of ", options.books_name);
  return text + (options.are_given ? "."
                                   : ", which are other problems: whether the second book is "
                                     "easier says nothing about the paper's books.");
}

std::string VersionsNote(const ProblemLabOptions& options) {
  std::string text;
  for (const EngineVersion& version : options.versions) {
    if (version.about.empty()) continue;
    absl::StrAppend(&text, text.empty() ? "Versions: " : "; ", version.typed, ": ", version.about);
  }
  return text.empty() ? text : text + ".";
}

absl::Status AddNotes(const SolvedProblems& solved, std::vector<std::string>& notes) {
  notes.push_back(
      "The paper says only this about its table: the improvement from last year to this year shows "
      "in discord and ratings; the improvements since then have no clear effect. Discord, "
      "agreement and ratings are not measured here.");
  notes.push_back(BooksNote(solved));
  std::string versions = VersionsNote(solved.lab.options());
  if (!versions.empty()) notes.push_back(std::move(versions));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<VersionStep> steps, StepsOf(solved.lab));
  for (const VersionStep& step : steps) notes.push_back(StepText(solved.lab, step));
  return AddFailures(solved.lab, notes);
}

absl::StatusOr<Reproduced> Make(const std::string& title, ReproduceContext& context) {
  if (context.problems == nullptr) return absl::InternalError("there is no lab with problems");
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published,
                          PublishedTableOf(context, "gps", "evaluations"));
  ProblemLab& lab = *context.problems;
  const SolvedProblems solved = {published, lab, BooksBesidePublished(lab.options().books)};
  Reproduced made;
  made.id = kId;
  made.title = title;
  for (const std::string& note : published.notes) {
    absl::StrAppend(&made.conditions, made.conditions.empty() ? "" : " ", note);
  }
  made.measured_on = lab.MeasuredOn();
  const std::vector<Column> columns = ColumnsOf(solved);
  for (const Column& column : columns) made.columns.push_back(column.name);
  HAKARI_RETURN_IF_ERROR(AddRows(solved, columns, made));
  HAKARI_ASSIGN_OR_RETURN(made.claims, SolvedClaims(solved));
  HAKARI_RETURN_IF_ERROR(AddNotes(solved, made.notes));
  return made;
}

}  // namespace

std::vector<ReproducedTable> GpsTables() {
  ReproducedTable table;
  table.id = kId;
  table.title = "Problems solved per book, over versions of the engine";
  table.make = [title = table.title](ReproduceContext& context) { return Make(title, context); };
  table.asks_problems = true;
  return {table};
}

}  // namespace hakari::reproduce
