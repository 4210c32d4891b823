// JSON written by people. Every value has its line, so that errors can name it. Duplicate keys and
// text after the end, which JSON readers tend to accept, are refused.
#ifndef HAKARI_CI_PROJECT_LOCATED_JSON_H_
#define HAKARI_CI_PROJECT_LOCATED_JSON_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::project {

struct LocatedJson {
  enum class Kind { kNull, kBool, kWholeNumber, kOtherNumber, kString, kList, kObject };

  Kind kind = Kind::kNull;
  int line = 1;  // of the key for a member of an object, of the enclosing key for a list item
  bool truth = false;
  int64_t number = 0;
  std::string text;
  std::vector<LocatedJson> items;
  std::vector<std::pair<std::string, LocatedJson>> members;  // in the order of the file
};

// "a whole number", for messages.
absl::string_view JsonKindName(LocatedJson::Kind kind);

// Errors name file, line and column. Nesting is limited, since no file needs deep nesting.
absl::StatusOr<LocatedJson> ParseLocatedJson(absl::string_view text, absl::string_view file_name);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_LOCATED_JSON_H_
