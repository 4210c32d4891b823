#include "suites/mate/mate_rows.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "base/status/macros.h"
#include "base/text/place.h"
#include "base/text/printable.h"
#include "engine/notation/sfen.h"
#include "engine/player/answer.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/run/runner.h"

namespace hakari::suites {
namespace {

// A line of the file: a problem, or what is wrong with it.
struct Entry {
  Problem problem;
  std::string shown;  // its position, or the whole line if that cannot be read
  std::string place;
  std::string error;  // empty: the position can be read
};

Entry ParseEntry(absl::string_view line, const std::string& file_name, int number) {
  Entry entry;
  entry.problem.id = absl::StrCat("line-", number);
  entry.place = absl::StrCat(file_name, ":", number, ": ");
  absl::string_view position = absl::StripAsciiWhitespace(line.substr(0, line.find(';')));
  Place place =
      Advance({file_name, number}, line, static_cast<size_t>(position.data() - line.data()));
  const absl::StatusOr<Position> parsed = notation::ParseSfen(position, place);
  entry.error = std::string(parsed.status().message());
  if (absl::ConsumePrefix(&position, "sfen"))
    position = absl::StripLeadingAsciiWhitespace(position);
  if (parsed.ok()) entry.problem.Set(*parsed);
  entry.shown = parsed.ok() ? std::string(position) : Printable(line);
  return entry;
}

std::vector<Entry> ParseEntries(absl::string_view text, const std::string& file_name) {
  std::vector<Entry> entries;
  int number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    const absl::string_view bare = absl::StripAsciiWhitespace(line);
    if (bare.empty() || bare[0] == '#') continue;
    entries.push_back(ParseEntry(line, file_name, number));
  }
  return entries;
}

std::string PliesText(const Outcome& outcome) {
  const auto counted = outcome.Counter(player::kCountedPliesCounter);
  if (!counted) return absl::StrCat(outcome.Counter("plies").value_or(0));
  const bool proved = outcome.Counter(player::kProvedShortestCounter) == 1;
  return absl::StrCat(proved ? "" : "<=", *counted);
}

// Writes rows in the order of the entries. Only entries that can be read have an outcome.
class RowWriter {
 public:
  RowWriter(const std::vector<Entry>& entries, const MateRowsOptions& options, std::ostream& rows,
            std::ostream& complaints)
      : entries_(entries), options_(options), rows_(rows), complaints_(complaints) {}

  // Writes the outcome of the next entry that can be read.
  void Write(const Outcome& outcome) {
    WriteUnreadable();
    const Entry& entry = entries_[next_++];
    if (outcome.ran()) {
      Row(Printable(outcome.answer), outcome.Counter("nodes").value_or(0), PliesText(outcome),
          entry);
    } else {
      Invalid(entry, absl::StrCat(entry.place, Printable(outcome.why)));
    }
  }
  // Writes the rows of unreadable entries, up to the next one that can be read.
  void WriteUnreadable() {
    for (; next_ < entries_.size() && !entries_[next_].error.empty(); ++next_) {
      Invalid(entries_[next_], entries_[next_].error);
    }
  }
  const MateRowsResult& result() const { return result_; }

 private:
  void Row(absl::string_view answer, uint64_t nodes, absl::string_view plies, const Entry& entry) {
    rows_ << absl::StrCat(answer, "\t", nodes, "\t", plies, "\t", entry.shown, "\n") << std::flush;
    ++result_.rows;
    if (!rows_ && options_.nobody_reads) options_.nobody_reads();
  }
  void Invalid(const Entry& entry, absl::string_view complaint) {
    complaints_ << absl::StrCat(complaint, "\n");
    Row("invalid", 0, "0", entry);
    ++result_.invalid;
  }

  const std::vector<Entry>& entries_;
  const MateRowsOptions& options_;
  std::ostream& rows_;
  std::ostream& complaints_;
  size_t next_ = 0;
  MateRowsResult result_;
};

}  // namespace

absl::StatusOr<MateRowsResult> WriteMateRows(absl::string_view text, const std::string& file_name,
                                             const MateRowsOptions& options,
                                             const std::atomic<bool>& stop, std::ostream& rows,
                                             std::ostream& complaints) {
  const std::vector<Entry> entries = ParseEntries(text, file_name);
  if (entries.empty()) {
    return absl::FailedPreconditionError(
        absl::StrCat(file_name, ": the file contains no positions"));
  }
  std::vector<const Problem*> problems;
  for (const Entry& entry : entries) {
    if (entry.error.empty()) problems.push_back(&entry.problem);
  }
  RowWriter writer(entries, options, rows, complaints);
  ProblemRunOptions run;
  run.limits = options.limits;
  run.run.jobs = options.jobs;
  run.run.progress = options.progress;
  run.deliver = [&writer](size_t, const Outcome& outcome) { writer.Write(outcome); };
  HAKARI_ASSIGN_OR_RETURN(const RunResult ran, RunProblems(problems, options.program, run, stop));
  if (!ran.interrupted) writer.WriteUnreadable();
  MateRowsResult result = writer.result();
  result.interrupted = ran.interrupted;
  return result;
}

}  // namespace hakari::suites
