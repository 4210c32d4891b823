#include "golden/log.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/text/printable.h"
#include "suites/core/problem_line.h"

namespace hakari::golden {
namespace {

std::string FileMark(absl::string_view file) { return absl::StrCat(" `", file, "` "); }

// The last entry for the file; empty if there is none.
absl::string_view LastEntry(absl::string_view log, absl::string_view file) {
  absl::string_view last;
  for (absl::string_view line : absl::StrSplit(log, '\n')) {
    if (absl::StrContains(line, FileMark(file))) last = line;
  }
  return last;
}

// The text of an entry after the file's name; empty if the entry is about another file.
absl::string_view SaidOf(absl::string_view entry, absl::string_view file) {
  const std::string mark = FileMark(file);
  const size_t at = entry.find('`');
  if (at == absl::string_view::npos || at == 0) return "";
  const absl::string_view rest = entry.substr(at - 1);
  return absl::StartsWith(rest, mark) ? rest.substr(mark.size()) : "";
}

constexpr absl::string_view kTo = "..";

absl::Status Expected(absl::string_view found) {
  return absl::InvalidArgumentError(absl::StrCat(
      "expected ids of problems, as in `p1, p4..p9`, or `all`; found `", Printable(found), "`"));
}

}  // namespace

std::string LogLine(const LogEntry& entry) {
  return absl::StrCat("- ", entry.date, FileMark(entry.file), entry.counts, ": ", entry.reason,
                      " (", entry.checksum, ")\n");
}

std::string LogHeading(absl::string_view suite) {
  return absl::StrCat(
      "# Why the goldens of ", suite,
      " are as they are\nWritten where a golden is accepted with a reason, one line "
      "an accept; the last hash of a file is of the golden that lies here.\n\n");
}

bool LogKnows(absl::string_view log, absl::string_view file, absl::string_view checksum) {
  return absl::EndsWith(LastEntry(log, file), absl::StrCat("(", checksum, ")"));
}

absl::Status CheckLog(absl::string_view log, absl::string_view log_name, absl::string_view file,
                      const Golden& golden) {
  if (LogKnows(log, file, golden.checksum)) return absl::OkStatus();
  return absl::DataLossError(absl::StrCat(
      log_name, ": the last entry of ", file,
      " does not match the golden in the folder: change goldens only with ./hakari accept"));
}

std::string ReasonFor(absl::string_view log, absl::string_view file) {
  const absl::string_view entry = LastEntry(log, file);
  // The counts contain no colon; the checksum in brackets ends the line.
  const size_t begin = entry.find(": ");
  const size_t end = entry.rfind(" (");
  if (begin == absl::string_view::npos || end == absl::string_view::npos || end < begin) return "";
  return std::string(entry.substr(begin + 2, end - begin - 2));
}

std::vector<std::string> EntriesOf(absl::string_view log) {
  std::vector<std::string> entries;
  for (absl::string_view line : absl::StrSplit(log, '\n')) {
    if (absl::StartsWith(line, "- ")) entries.emplace_back(line);
  }
  return entries;
}

ProblemNames NamedIn(const std::vector<std::string>& entries, absl::string_view set_hash) {
  ProblemNames names;
  for (const std::string& entry : entries) {
    const absl::string_view said = SaidOf(entry, kProblems);
    const absl::StatusOr<ProblemNames> named = ProblemNames::Parse(said.substr(0, said.find(": ")));
    if (!named.ok()) continue;
    const bool is_of_this_set = absl::EndsWith(entry, absl::StrCat("(", set_hash, ")"));
    if (!named->all() || is_of_this_set) names.Add(*named);
  }
  return names;
}

bool SaysRemoved(const std::vector<std::string>& entries, absl::string_view file) {
  return std::any_of(entries.begin(), entries.end(), [file](const std::string& entry) {
    return absl::StartsWith(SaidOf(entry, file), absl::StrCat(kRemoved, ": "));
  });
}

absl::Status CheckReason(absl::string_view reason) {
  if (absl::StripAsciiWhitespace(reason).empty()) {
    return absl::InvalidArgumentError("a change of a golden needs a reason: --reason \"…\"");
  }
  if (std::any_of(reason.begin(), reason.end(),
                  [](unsigned char c) { return absl::ascii_iscntrl(c); })) {
    return absl::InvalidArgumentError("the reason must be one line of plain text");
  }
  return absl::OkStatus();
}

absl::StatusOr<ProblemNames> ProblemNames::Parse(absl::string_view text) {
  ProblemNames names;
  for (absl::string_view piece : absl::StrSplit(text, ',')) {
    piece = absl::StripAsciiWhitespace(piece);
    if (piece == kAll) {
      names.all_ = true;
      continue;
    }
    const size_t to = piece.find(kTo);
    const absl::string_view first = piece.substr(0, to);
    const absl::string_view last =
        to == absl::string_view::npos ? first : piece.substr(to + kTo.size());
    if (!suites::IsProblemId(first) || !suites::IsProblemId(last) || last < first)
      return Expected(piece);
    names.ranges_.emplace_back(first, last);
  }
  return names;
}

ProblemNames ProblemNames::Of(const std::set<std::string>& ids, const std::set<std::string>& all) {
  ProblemNames names;
  bool goes_on = false;
  for (const std::string& id : all) {
    const bool is_named = ids.count(id) > 0;
    if (is_named && goes_on) names.ranges_.back().second = id;
    if (is_named && !goes_on) names.ranges_.emplace_back(id, id);
    goes_on = is_named;
  }
  return names;
}

bool ProblemNames::Has(absl::string_view id) const {
  return all_ || std::any_of(ranges_.begin(), ranges_.end(), [id](const auto& range) {
           return range.first <= id && id <= range.second;
         });
}

void ProblemNames::Add(const ProblemNames& others) {
  all_ |= others.all_;
  ranges_.insert(ranges_.end(), others.ranges_.begin(), others.ranges_.end());
}

std::string ProblemNames::Text(absl::string_view comma) const {
  if (all_) return std::string(kAll);
  return absl::StrJoin(ranges_, comma, [](std::string* out, const auto& range) {
    absl::StrAppend(out, range.first);
    if (range.second != range.first) absl::StrAppend(out, kTo, range.second);
  });
}

}  // namespace hakari::golden
