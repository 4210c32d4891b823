#include "ci/reproduce/problem_lab.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"

namespace hakari::reproduce {

absl::StatusOr<std::vector<ProblemBook>> BooksOf(const suites::ProblemSet& problems,
                                                 bool are_given) {
  HAKARI_ASSIGN_OR_RETURN(auto sets, suites::SplitByNote(problems, "book"));
  std::vector<ProblemBook> books;
  for (auto& [word, set] : sets) {
    // The value of a note may be any text, but a file name may not.
    const bool is_plain = suites::IsProblemId(word) && !are_given;
    std::string name = is_plain ? word : absl::StrCat("book-", LineChecksum(set.hash()));
    books.push_back({word, {std::move(name), std::move(set), Shard()}});
  }
  return books;
}

suites::ScoreTotals BookRun::totals() const {
  suites::ScoreTotals totals;
  for (const suites::Score& score : scores) totals.Add(score);
  return totals;
}

ProblemLab::ProblemLab(ProblemLabOptions options, Context context)
    : options_(std::move(options)), context_(std::move(context)) {}

absl::StatusOr<const BookRun*> ProblemLab::Run(size_t book, size_t version) {
  const auto found = runs_.find({book, version});
  if (found != runs_.end()) return &found->second;
  const EngineVersion& engine = options_.versions[version];
  HAKARI_ASSIGN_OR_RETURN(suites::SettingRun run,
                          KeptRun(options_.books[book].set, engine.program, options_.nodes,
                                  options_.keeping, context_));
  const bool any_ran = std::any_of(run.outcomes.begin(), run.outcomes.end(),
                                   [](const suites::Outcome& outcome) { return outcome.ran(); });
  if (!any_ran) {
    return absl::FailedPreconditionError(
        absl::StrCat(engine.typed, " answered no problem of book ", options_.books[book].shown(),
                     "; the first: ", suites::OutcomeStatusName(run.outcomes[0].status), " ",
                     run.outcomes[0].why));
  }
  Keep(book, version, std::move(run));
  return &runs_.at({book, version});
}

absl::Status ProblemLab::RunAll() {
  for (size_t version = 0; version < options_.versions.size(); ++version) {
    for (size_t book = 0; book < options_.books.size(); ++book) {
      // The last shards may have no problem of a small book.
      if (options_.books[book].size() < static_cast<size_t>(options_.keeping.shard.index)) continue;
      HAKARI_RETURN_IF_ERROR(Run(book, version).status());
    }
  }
  return absl::OkStatus();
}

void ProblemLab::Keep(size_t book, size_t version, suites::SettingRun run) {
  BookRun kept;
  const suites::ProblemSet& problems = options_.books[book].set.problems;
  for (size_t i = 0; i < run.ids.size(); ++i) {
    kept.scores.push_back(
        suites::ScoreOutcome(options_.score, *problems.Find(run.ids[i]), run.outcomes[i]));
  }
  kept.run = std::move(run);
  runs_.emplace(std::make_pair(book, version), std::move(kept));
}

absl::StatusOr<OnlyOne> ProblemLab::Compare(size_t book, size_t first, size_t second) {
  HAKARI_ASSIGN_OR_RETURN(const BookRun* const one, Run(book, first));
  HAKARI_ASSIGN_OR_RETURN(const BookRun* const other, Run(book, second));
  OnlyOne only;
  for (size_t i = 0; i < one->scores.size(); ++i) {
    const bool a = one->scores[i].is_right(), b = other->scores[i].is_right();
    only.first += a && !b ? 1 : 0;
    only.second += b && !a ? 1 : 0;
  }
  return only;
}

std::string ProblemLab::MeasuredOn() const {
  std::string text;
  for (const ProblemBook& book : options_.books) {
    absl::StrAppend(&text, text.empty() ? "" : ", ", book.size(), " problems ",
                    book.name.empty() ? "" : "of book ", book.shown());
  }
  return absl::StrCat(text, " (", options_.books_name, ") of at most ", options_.nodes,
                      " nodes each");
}

}  // namespace hakari::reproduce
