#include "golden/problem_names.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/text/printable.h"
#include "suites/core/problem_line.h"

namespace hakari::golden {
namespace {

constexpr absl::string_view kTo = "..";

absl::Status Expected(absl::string_view found) {
  return absl::InvalidArgumentError(absl::StrCat(
      "expected ids of problems, as in `p1, p4..p9`, or `all`; found `", Printable(found), "`"));
}

}  // namespace

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
