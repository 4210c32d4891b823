#include "ci/cli/corpus/problems_report.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "ci/report/envelope.h"
#include "suites/core/problem.h"
#include "suites/next_move/from_games/finding.h"

namespace hakari::cli {
namespace {

using Json = nlohmann::ordered_json;

// The number of problems for each value of a note.
std::map<std::string, int> CountsOf(const std::vector<suites::Problem>& problems,
                                    const std::string& note) {
  std::map<std::string, int> counts;
  for (const suites::Problem& problem : problems) {
    for (const auto& [key, words] : suites::GroupsOf(problem, {note})) {
      for (const std::string& word : words) ++counts[word];
    }
  }
  return counts;
}

int DroppedBy(const suites::MadeProblems& made, suites::Condition condition) {
  const auto dropped = made.dropped.find(condition);
  return dropped == made.dropped.end() ? 0 : dropped->second;
}

// The number of dropped positions by condition.
std::string DropsText(const suites::MadeProblems& made) {
  std::string text = absl::StrFormat("%8d positions were examined\n", made.looked_at);
  const auto line = [&](int count, absl::string_view about) {
    if (count > 0) absl::StrAppendFormat(&text, "%8d dropped: %s\n", count, about);
  };
  for (const suites::ConditionInfo& info : suites::Conditions()) {
    line(DroppedBy(made, info.condition), info.about);
  }
  line(made.twice, "the position is in an earlier problem");
  line(made.beyond, "the books are full");
  return text;
}

}  // namespace

bool ProblemsReport::is_whole() const {
  return a_book == 0 || std::all_of(made.books.begin(), made.books.end(), [&](const auto& book) {
           return static_cast<int>(book.size()) == a_book;
         });
}

bool ProblemsReport::is_empty() const {
  return std::all_of(made.books.begin(), made.books.end(),
                     [](const auto& book) { return book.empty(); });
}

std::string ProblemsText(const ProblemsReport& report) {
  std::string text;
  for (size_t i = 0; i < report.books.size(); ++i) {
    const std::vector<suites::Problem>& book = report.made.books[i];
    absl::StrAppend(&text, "book ", report.books[i], ": ", book.size(),
                    report.a_book > 0 ? absl::StrCat(" of ", report.a_book) : "", " problems");
    for (const char* note : {"theme", "seen"}) {
      const std::map<std::string, int> counts = CountsOf(book, note);
      if (counts.empty()) continue;
      absl::StrAppend(&text, "\n  ", note, ": ",
                      absl::StrJoin(counts, ", ", absl::PairFormatter(" ")));
    }
    text += "\n";
  }
  absl::StrAppend(&text, report.done, " of ", report.games, " games");
  if (report.from_before > 0)
    absl::StrAppend(&text, " (", report.from_before, " from an earlier run)");
  absl::StrAppend(&text, "\n", DropsText(report.made));
  return text;
}

std::string ProblemsJson(const ProblemsReport& report, const report::Origin& origin) {
  report::Envelope envelope;
  envelope.schema = "hakari-problems";
  envelope.origin = origin;
  for (const auto& [key, value] : report.identity) envelope.identity[key] = value;
  envelope.complete = report.is_whole() && report.failures.empty();
  Json dropped = Json::object();
  for (const suites::ConditionInfo& info : suites::Conditions()) {
    if (info.condition == suites::Condition::kChosen) continue;
    dropped[std::string(info.name)] = DroppedBy(report.made, info.condition);
  }
  dropped["twice"] = report.made.twice;
  dropped["beyond"] = report.made.beyond;
  Json books = Json::array();
  for (size_t i = 0; i < report.books.size(); ++i) {
    const std::vector<suites::Problem>& book = report.made.books[i];
    books.push_back({{"book", report.books[i]},
                     {"problems", book.size()},
                     {"themes", CountsOf(book, "theme")},
                     {"seen", CountsOf(book, "seen")}});
  }
  envelope.result = {{"games", report.games},
                     {"done", report.done},
                     {"from_before", report.from_before},
                     {"looked_at", report.made.looked_at},
                     {"dropped", std::move(dropped)},
                     {"books", std::move(books)},
                     {"failures", report.failures}};
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::cli
