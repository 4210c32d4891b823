#include "ci/report/schema/schema_check.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <regex>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace hakari::report {
namespace {

using nlohmann::json;

bool IsOfType(const json& value, const std::string& type) {
  if (type == "integer") return value.is_number_integer();
  if (type == "number") return value.is_number();
  if (type == "array") return value.is_array();
  return value.type_name() == type;  // object, string, boolean, null
}

bool IsOfAnyType(const json& value, const json& types) {
  if (types.is_string()) return IsOfType(value, types.get<std::string>());
  return std::any_of(types.begin(), types.end(), [&value](const json& type) {
    return IsOfType(value, type.get<std::string>());
  });
}

bool IsAnnotation(const std::string& keyword) {
  return keyword == "$schema" || keyword == "$id" || keyword == "$defs" || keyword == "title" ||
         keyword == "description";
}

std::string MemberPlace(const std::string& place, const std::string& name) {
  return absl::StrCat(place, place.empty() ? "" : ".", name);
}

std::string ItemPlace(const std::string& place, size_t index) {
  return absl::StrCat(place, "[", index, "]");
}

}  // namespace

SchemaCheck SchemaCheck::OfFolder(const std::string& folder) {
  std::map<std::string, json> schemas;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".json") continue;
    std::ifstream file(entry.path());
    schemas[entry.path().filename().string()] = json::parse(file);
  }
  return SchemaCheck(std::move(schemas));
}

std::vector<std::string> SchemaCheck::FaultsOf(const json& document, const std::string& schema) {
  faults_.clear();
  named_.clear();
  const auto found = schemas_.find(schema);
  if (found == schemas_.end()) return {absl::StrCat("there is no schema ", schema)};
  Apply(document, "", schema, found->second);
  CheckNames(document, "");
  return faults_;
}

std::vector<std::string> SchemaCheck::FaultsOfResult(const std::string& text) {
  const json document = json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!document.is_object()) return {"this is not a JSON object"};
  const std::string schema = document.value("schema", "");
  return FaultsOf(document, absl::StrCat(absl::StripPrefix(schema, "hakari-"), ".json"));
}

void SchemaCheck::Fault(const std::string& place, const std::string& what) {
  faults_.push_back(absl::StrCat(place.empty() ? "the document" : place, ": ", what));
}

void SchemaCheck::CheckNames(const json& value, const std::string& place) {
  if (value.is_object()) {
    const std::set<std::string>& named = named_[place];
    for (const auto& [name, member] : value.items()) {
      if (named.count(name) == 0) Fault(place, absl::StrCat("no schema names \"", name, "\""));
      CheckNames(member, MemberPlace(place, name));
    }
  }
  for (size_t i = 0; value.is_array() && i < value.size(); ++i) {
    CheckNames(value[i], ItemPlace(place, i));
  }
}

void SchemaCheck::Apply(const json& value, const std::string& place, const std::string& file,
                        const json& schema) {
  for (const auto& [keyword, wanted] : schema.items()) {
    ApplyKeyword(keyword, wanted, value, place, file, schema);
  }
}

void SchemaCheck::ApplyKeyword(const std::string& keyword, const json& wanted, const json& value,
                               const std::string& place, const std::string& file,
                               const json& schema) {
  if (IsAnnotation(keyword)) return;
  if (keyword == "type") {
    if (!IsOfAnyType(value, wanted)) Fault(place, absl::StrCat("expected ", wanted.dump()));
  } else if (keyword == "const") {
    if (value != wanted) Fault(place, absl::StrCat("expected ", wanted.dump()));
  } else if (keyword == "enum") {
    const bool found = std::find(wanted.begin(), wanted.end(), value) != wanted.end();
    if (!found) Fault(place, absl::StrCat(value.dump(), " is not one of ", wanted.dump()));
  } else if (keyword == "pattern") {
    const std::regex pattern(wanted.get<std::string>());
    const bool fits = !value.is_string() || std::regex_search(value.get<std::string>(), pattern);
    if (!fits) Fault(place, absl::StrCat(value.dump(), " does not match ", wanted.dump()));
  } else if (keyword == "required") {
    for (const json& name : wanted) {
      const bool there = !value.is_object() || value.contains(name.get<std::string>());
      if (!there) Fault(place, absl::StrCat(name.dump(), " is missing"));
    }
  } else if (keyword == "items") {
    for (size_t i = 0; value.is_array() && i < value.size(); ++i) {
      Apply(value[i], ItemPlace(place, i), file, wanted);
    }
  } else if (keyword == "properties" || keyword == "additionalProperties") {
    // The two keywords are checked together: the second depends on the first.
    const bool is_first = keyword == "properties" || !schema.contains("properties");
    if (is_first && value.is_object()) CheckMembers(schema, value, place, file);
  } else if (keyword == "$ref") {
    ApplyReference(wanted.get<std::string>(), value, place, file);
  } else if (keyword == "anyOf") {
    ApplyAlternatives(wanted, value, place, file);
  } else {
    Fault(place, absl::StrCat(file, " uses the keyword ", keyword, ", which is unknown"));
  }
}

void SchemaCheck::CheckMembers(const json& schema, const json& value, const std::string& place,
                               const std::string& file) {
  const json properties = schema.value("properties", json::object());
  for (const auto& [name, member] : value.items()) {
    const bool is_listed = properties.contains(name);
    if (!is_listed && !schema.contains("additionalProperties")) continue;
    named_[place].insert(name);
    Apply(member, MemberPlace(place, name), file,
          is_listed ? properties[name] : schema["additionalProperties"]);
  }
}

void SchemaCheck::ApplyReference(const std::string& reference, const json& value,
                                 const std::string& place, const std::string& file) {
  const size_t hash = reference.find('#');
  const std::string other = hash == 0 ? file : reference.substr(0, hash);
  const auto found = schemas_.find(other);
  const json::json_pointer part(hash == std::string::npos ? "" : reference.substr(hash + 1));
  if (found == schemas_.end() || !found->second.contains(part)) {
    return Fault(place, absl::StrCat(file, " refers to ", reference, ", which does not exist"));
  }
  Apply(value, place, other, found->second[part]);
}

// The first valid alternative counts; if none is valid, the faults of the last are reported.
void SchemaCheck::ApplyAlternatives(const json& schemas, const json& value,
                                    const std::string& place, const std::string& file) {
  const std::vector<std::string> before = faults_;
  for (const json& schema : schemas) {
    faults_ = before;
    Apply(value, place, file, schema);
    if (faults_.size() == before.size()) return;
  }
}

}  // namespace hakari::report
