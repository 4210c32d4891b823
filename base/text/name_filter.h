// Selects the names that contain a match of a regular expression. Errors in the expression are
// reported with their place.
#ifndef HAKARI_BASE_TEXT_NAME_FILTER_H_
#define HAKARI_BASE_TEXT_NAME_FILTER_H_

#include <regex>
#include <string>
#include <utility>

#include "absl/status/statusor.h"

namespace hakari {

class NameFilter {
 public:
  // An ECMAScript expression; the empty one matches every name. kInvalidArgument: it is not an
  // expression.
  static absl::StatusOr<NameFilter> Parse(const std::string& expression);

  bool Matches(const std::string& name) const { return std::regex_search(name, pattern_); }

 private:
  explicit NameFilter(std::regex pattern) : pattern_(std::move(pattern)) {}

  std::regex pattern_;
};

}  // namespace hakari

#endif  // HAKARI_BASE_TEXT_NAME_FILTER_H_
