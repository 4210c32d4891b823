#include "ci/report/gate/json_place.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "absl/strings/str_cat.h"

namespace hakari {

void JsonPlace::Refuse(absl::string_view why) const {
  throw std::runtime_error(absl::StrCat(path_, path_.empty() ? "" : ": ", why));
}

JsonPlace JsonPlace::At(const std::string& key) const {
  if (!value_->is_object()) Refuse(absl::StrCat("expected an object with \"", key, "\""));
  const auto found = value_->find(key);
  if (found == value_->end()) Refuse(absl::StrCat("\"", key, "\" is missing"));
  return JsonPlace(*found, absl::StrCat(path_, path_.empty() ? "" : ".", key));
}

bool JsonPlace::Has(const std::string& key) const {
  return value_->is_object() && value_->contains(key);
}

std::vector<JsonPlace> JsonPlace::Items() const {
  if (!value_->is_array()) Refuse("expected an array");
  std::vector<JsonPlace> items;
  for (size_t i = 0; i < value_->size(); ++i) {
    items.push_back(JsonPlace((*value_)[i], absl::StrCat(path_, "[", i, "]")));
  }
  return items;
}

std::vector<std::pair<std::string, JsonPlace>> JsonPlace::Members() const {
  if (!value_->is_object()) Refuse("expected an object");
  std::vector<std::pair<std::string, JsonPlace>> members;
  for (const auto& [key, value] : value_->items()) {
    members.emplace_back(key, JsonPlace(value, absl::StrCat(path_, ".", key)));
  }
  return members;
}

bool JsonPlace::IsNull() const { return value_->is_null(); }

bool JsonPlace::Flag() const {
  if (!value_->is_boolean()) Refuse("expected true or false");
  return value_->get<bool>();
}

std::string JsonPlace::Text() const {
  if (!value_->is_string()) Refuse("expected a string");
  return value_->get<std::string>();
}

double JsonPlace::Number() const {
  if (!value_->is_number()) Refuse("expected a number");
  const double number = value_->get<double>();
  if (!std::isfinite(number)) Refuse("expected a finite number");
  return number;
}

double JsonPlace::Positive() const {
  const double number = Number();
  if (number <= 0) Refuse("expected a number above 0");
  return number;
}

uint64_t JsonPlace::Count() const {
  if (!value_->is_number_unsigned()) Refuse("expected a whole number from 0");
  return value_->get<uint64_t>();
}

int64_t JsonPlace::Nanoseconds() const {
  const uint64_t count = Count();
  if (count > uint64_t{std::numeric_limits<int64_t>::max()}) Refuse("the number is too large");
  return static_cast<int64_t>(count);
}

int JsonPlace::SmallCount() const {
  const uint64_t count = Count();
  if (count > uint64_t{std::numeric_limits<int>::max()}) Refuse("the number is too large");
  return static_cast<int>(count);
}

std::vector<std::string> JsonPlace::Texts() const {
  std::vector<std::string> texts;
  for (const JsonPlace& item : Items()) texts.push_back(item.Text());
  return texts;
}

}  // namespace hakari
