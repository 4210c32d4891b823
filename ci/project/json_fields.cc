#include "ci/project/json_fields.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/text/printable.h"
#include "base/text/suggestion.h"

namespace hakari::project {
namespace {

using Kind = LocatedJson::Kind;
using Result = std::optional<Wrong>;

constexpr int64_t kLongestMs = int64_t{7} * 24 * 3600 * 1000;

Wrong UnknownField(const LocatedJson& at, absl::string_view name, const Fields& fields,
                   absl::string_view where) {
  std::vector<std::string> known;
  for (const auto& [field, take] : fields) known.push_back(field);
  const std::optional<std::string> nearest = NearestWord(name, known);
  return WrongAt(
      at, absl::StrCat("unknown field '", where, Printable(name), "'; ",
                       nearest ? absl::StrCat("did you mean '", *nearest, "'?")
                               : absl::StrCat("known fields: ", absl::StrJoin(known, ", "))));
}

}  // namespace

Wrong WrongAt(const LocatedJson& at, std::string what) { return {at.line, std::move(what)}; }

Result Expect(const LocatedJson& value, Kind kind, absl::string_view field) {
  if (value.kind == kind) return std::nullopt;
  return WrongAt(value, absl::StrCat("'", field, "': expected ", JsonKindName(kind), ", found ",
                                     JsonKindName(value.kind)));
}

Result TakeText(const LocatedJson& value, absl::string_view field, std::string& text) {
  if (Result wrong = Expect(value, Kind::kString, field)) return wrong;
  if (value.text.find_first_of(std::string("\n\r\0", 3)) != std::string::npos) {
    return WrongAt(value, absl::StrCat("'", field, "': it contains a line end or NUL"));
  }
  text = value.text;
  return std::nullopt;
}

Result TakeTexts(const LocatedJson& value, absl::string_view field,
                 std::vector<std::string>& texts) {
  if (Result wrong = Expect(value, Kind::kList, field)) return wrong;
  for (const LocatedJson& item : value.items) {
    std::string text;
    if (Result wrong = TakeText(item, field, text)) return wrong;
    texts.push_back(std::move(text));
  }
  return std::nullopt;
}

Result TakeMs(const LocatedJson& value, absl::string_view field, int64_t least, int64_t& ms) {
  if (Result wrong = Expect(value, Kind::kWholeNumber, field)) return wrong;
  if (value.number < least || value.number > kLongestMs) {
    return WrongAt(value, absl::StrCat("'", field, "': expected ", least, " to ", kLongestMs,
                                       " ms, found ", value.number));
  }
  ms = value.number;
  return std::nullopt;
}

Result TakeObject(const LocatedJson& object, absl::string_view where, const Fields& fields) {
  for (const auto& [name, value] : object.members) {
    const std::string& wanted = name;
    const auto field = std::find_if(fields.begin(), fields.end(),
                                    [&](const auto& entry) { return entry.first == wanted; });
    if (field == fields.end()) return UnknownField(value, name, fields, where);
    if (Result wrong = field->second(value, absl::StrCat(where, name))) return wrong;
  }
  return std::nullopt;
}

Result TakePairs(const LocatedJson& value, absl::string_view field, bool texts_only,
                 std::vector<std::pair<std::string, std::string>>& pairs) {
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  for (const auto& [name, member] : value.members) {
    std::string text;
    if (!texts_only && member.kind == Kind::kWholeNumber) {
      text = absl::StrCat(member.number);
    } else if (!texts_only && member.kind == Kind::kBool) {
      text = member.truth ? "true" : "false";
    } else if (Result wrong = TakeText(member, absl::StrCat(field, ".", Printable(name)), text)) {
      return wrong;
    }
    if (name.empty() || name.find_first_of(std::string("\n\r=\0", 4)) != std::string::npos) {
      return WrongAt(member,
                     absl::StrCat("'", field, "': '", Printable(name), "' is not a valid name"));
    }
    pairs.emplace_back(name, std::move(text));
  }
  return std::nullopt;
}

}  // namespace hakari::project
