// Reads the fields of an object strictly: a wrong kind of value or an unknown name is an error that
// names the field and its line.
#ifndef HAKARI_CI_PROJECT_JSON_FIELDS_H_
#define HAKARI_CI_PROJECT_JSON_FIELDS_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "ci/project/located_json.h"

namespace hakari::project {

struct Wrong {
  int line;
  std::string what;
};

Wrong WrongAt(const LocatedJson& at, std::string what);

// Each function returns what is wrong, if anything is. `field` is the field's whole name, as in
// "limits.mate.nodes".
std::optional<Wrong> Expect(const LocatedJson& value, LocatedJson::Kind kind,
                            absl::string_view field);
// Line ends and NUL are refused: they cannot be passed to a process or an engine.
std::optional<Wrong> TakeText(const LocatedJson& value, absl::string_view field, std::string& text);
std::optional<Wrong> TakeTexts(const LocatedJson& value, absl::string_view field,
                               std::vector<std::string>& texts);
std::optional<Wrong> TakeMs(const LocatedJson& value, absl::string_view field, int64_t least,
                            int64_t& ms);
// Texts and, unless `texts_only`, whole numbers, true and false, all in the form that an engine
// reads.
std::optional<Wrong> TakePairs(const LocatedJson& value, absl::string_view field, bool texts_only,
                               std::vector<std::pair<std::string, std::string>>& pairs);

using TakeField =
    std::function<std::optional<Wrong>(const LocatedJson& value, absl::string_view field)>;
using Fields = std::vector<std::pair<std::string, TakeField>>;

// Messages put `where` before each name: "limits.". For an unknown name they suggest the nearest
// known one.
std::optional<Wrong> TakeObject(const LocatedJson& object, absl::string_view where,
                                const Fields& fields);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_JSON_FIELDS_H_
