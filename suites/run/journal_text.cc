#include "suites/run/journal_text.h"

#include <utility>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/hash/content_hash.h"

namespace hakari::suites {
namespace {

constexpr absl::string_view kFormat = "hakari-journal 1";
constexpr size_t kChecksumDigits = 16;

// The contents of a line, or nothing if its checksum says that it is damaged.
absl::string_view CheckedContents(absl::string_view line) {
  if (line.size() <= kChecksumDigits + 1 || line[kChecksumDigits] != ' ') return {};
  const absl::string_view contents = line.substr(kChecksumDigits + 1);
  return LineChecksum(contents) == line.substr(0, kChecksumDigits) ? contents : absl::string_view();
}

// Why a journal with this first line is not of this run; empty if it is.
std::string Difference(absl::string_view header, const RunIdentity& identity) {
  const std::vector<std::string> fields = absl::StrSplit(header, '\t');
  if (fields[0] != kFormat) return absl::StrCat("it is not in the format '", kFormat, "'");
  const std::vector<std::string> wanted = absl::StrSplit(JournalHeader(identity), '\t');
  for (size_t i = 0; i < wanted.size(); ++i) {
    const std::string found = i < fields.size() ? fields[i] : "nothing";
    if (found != wanted[i]) return absl::StrCat("it says ", found, ", this run is ", wanted[i]);
  }
  if (fields.size() > wanted.size()) return absl::StrCat("it says ", fields[wanted.size()]);
  return "";
}

absl::Status AddEntry(absl::string_view contents, const std::string& place,
                      JournalContents& journal) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(contents, absl::MaxSplits('\t', 1));
  absl::StatusOr<Outcome> outcome = ParseOutcomeText(parts.second);
  if (!outcome.ok()) {
    return absl::DataLossError(absl::StrCat(place, ": ", outcome.status().message()));
  }
  if (!journal.finished.emplace(parts.first, *std::move(outcome)).second) {
    return absl::DataLossError(absl::StrCat(place, ": '", parts.first, "' finished twice"));
  }
  return absl::OkStatus();
}

}  // namespace

std::string JournalLine(absl::string_view contents) {
  return absl::StrCat(LineChecksum(contents), " ", contents, "\n");
}

std::string JournalHeader(const RunIdentity& identity) {
  std::string header(kFormat);
  for (const auto& [name, value] : identity) {
    absl::StrAppend(&header, "\t", name, "=", absl::CHexEscape(value));
  }
  return header;
}

std::string JournalEntry(const std::string& id, const Outcome& outcome) {
  return absl::StrCat(id, "\t", OutcomeText(outcome));
}

absl::StatusOr<JournalContents> ParseJournal(absl::string_view text, const RunIdentity& identity,
                                             const std::string& file_name) {
  JournalContents journal;
  for (int number = 1; journal.whole_bytes < text.size(); ++number) {
    const std::string place = absl::StrCat(file_name, ":", number, ":1");
    const absl::string_view rest = text.substr(journal.whole_bytes);
    const size_t end = rest.find('\n');
    const absl::string_view contents = CheckedContents(rest.substr(0, end));
    const bool is_last = end == absl::string_view::npos || end + 1 == rest.size();
    if (end == absl::string_view::npos || contents.empty()) {
      if (!is_last) {
        return absl::DataLossError(absl::StrCat(place, ": a damaged line; --fresh starts anew"));
      }
      journal.was_torn = true;
      return journal;
    }
    if (number > 1) {
      const absl::Status added = AddEntry(contents, place, journal);
      if (!added.ok()) return added;
    } else if (const std::string difference = Difference(contents, identity); !difference.empty()) {
      return absl::FailedPreconditionError(
          absl::StrCat(file_name, " is the journal of a run that was interrupted, and ", difference,
                       "; --fresh starts anew"));
    }
    journal.whole_bytes += end + 1;
  }
  return journal;
}

}  // namespace hakari::suites
