#include "ci/report/json_place.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace hakari::report {

namespace {

std::string PlaceOf(absl::string_view text, absl::string_view file_name, size_t offset) {
  const absl::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const size_t end_of_line = before.rfind('\n');
  const size_t column = before.size() - (end_of_line == before.npos ? 0 : end_of_line + 1) + 1;
  return absl::StrCat(file_name, ":", line, ":", column);
}

// The library's message quotes such a number, but does not tell its place.
size_t OffsetOfNumber(absl::string_view text, absl::string_view complaint) {
  const size_t end = complaint.rfind('\'');
  const size_t begin =
      end == complaint.npos || end == 0 ? complaint.npos : complaint.rfind('\'', end - 1);
  if (begin == complaint.npos) return 0;
  const size_t found = text.find(complaint.substr(begin + 1, end - begin - 1));
  return found == text.npos ? 0 : found;
}

template <typename Number>
bool IsWrittenAsText(const nlohmann::json& value, Number& number) {
  const auto* const text = value.get_ptr<const std::string*>();
  return text != nullptr && absl::SimpleAtoi(*text, &number) && absl::StrCat(number) == *text;
}

}  // namespace

absl::StatusOr<nlohmann::json> ParseJsonDocument(absl::string_view text,
                                                 absl::string_view file_name) {
  try {
    return nlohmann::json::parse(text.begin(), text.end());
  } catch (const nlohmann::json::parse_error& error) {
    // The library counts bytes from 1, up to the one that it refused.
    return absl::InvalidArgumentError(
        absl::StrCat(PlaceOf(text, file_name, error.byte == 0 ? 0 : error.byte - 1),
                     ": this is not JSON from here on"));
  } catch (const nlohmann::json::exception& error) {
    return absl::InvalidArgumentError(
        absl::StrCat(PlaceOf(text, file_name, OffsetOfNumber(text, error.what())),
                     ": this number is too large"));
  }
}

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

int64_t JsonPlace::Whole() const {
  int64_t number = 0;
  if (IsWrittenAsText(*value_, number)) return number;
  if (!value_->is_number_integer()) Refuse("expected a whole number");
  if (value_->is_number_unsigned()) return Nanoseconds();
  return value_->get<int64_t>();
}

uint64_t JsonPlace::Count() const {
  uint64_t number = 0;
  if (IsWrittenAsText(*value_, number)) return number;
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

}  // namespace hakari::report
