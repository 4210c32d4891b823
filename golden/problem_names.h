// How a line of a LOG.md names problems: "theme-03, mate-00100..mate-00250", or "all".
//
// A range holds every id from the first to the last in the order of bytes, which is the order of
// the rows in a golden.
#ifndef HAKARI_GOLDEN_PROBLEM_NAMES_H_
#define HAKARI_GOLDEN_PROBLEM_NAMES_H_

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::golden {

class ProblemNames {
 public:
  // Every problem of the set, whatever its id.
  static constexpr absl::string_view kAll = "all";

  // Names separated by commas, with blanks or without.
  static absl::StatusOr<ProblemNames> Parse(absl::string_view text);
  // These of `all`, with a range for every run of neighbours.
  static ProblemNames Of(const std::set<std::string>& ids, const std::set<std::string>& all);

  bool Has(absl::string_view id) const;
  bool all() const { return all_; }
  bool empty() const { return !all_ && ranges_.empty(); }
  // How many ids and ranges the text has.
  size_t pieces() const { return ranges_.size(); }
  void Add(const ProblemNames& others);

  // As Parse reads it; `comma` stands between two pieces.
  std::string Text(absl::string_view comma = ", ") const;

 private:
  bool all_ = false;
  std::vector<std::pair<std::string, std::string>> ranges_;  // first and last; equal for an id
};

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_PROBLEM_NAMES_H_
