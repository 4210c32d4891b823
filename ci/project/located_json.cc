#include "ci/project/located_json.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <nlohmann/json.hpp>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/text/printable.h"

namespace hakari::project {
namespace {

using nlohmann::json;
using Kind = LocatedJson::Kind;

constexpr size_t kDeepest = 16;

// Counts how far the parser has read, since the parser does not tell.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, int* line) : at_(at), line_(line) {}
  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    if (*at_ == '\n') ++*line_;
    ++at_;
    return *this;
  }
  bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
  bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  int* line_;
};

// Builds the tree from the parser's events. The event of a key comes at the key's end, so the line
// is exact for keys; values take the line of their key.
class Builder : public nlohmann::json_sax<json> {
 public:
  explicit Builder(const int& line) : line_(line) {}

  bool null() override { return Add({}); }
  bool boolean(bool value) override {
    LocatedJson node;
    node.kind = Kind::kBool;
    node.truth = value;
    return Add(std::move(node));
  }
  bool number_integer(number_integer_t value) override { return AddNumber(value, true); }
  bool number_unsigned(number_unsigned_t value) override {
    const bool fits = value <= static_cast<number_unsigned_t>(INT64_MAX);
    return AddNumber(fits ? static_cast<int64_t>(value) : 0, fits);
  }
  bool number_float(number_float_t, const string_t&) override { return AddNumber(0, false); }
  bool string(string_t& value) override {
    LocatedJson node;
    node.kind = Kind::kString;
    node.text = std::move(value);
    return Add(std::move(node));
  }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return Open(Kind::kObject); }
  bool start_array(std::size_t) override { return Open(Kind::kList); }
  bool end_object() override { return Close(); }
  bool end_array() override { return Close(); }
  bool key(string_t& name) override {
    auto& members = open_.back().members;
    const bool there = std::any_of(members.begin(), members.end(),
                                   [&name](const auto& member) { return member.first == name; });
    if (there) return Refuse(absl::StrCat("duplicate field '", Printable(name), "'"));
    members.emplace_back(name, LocatedJson());
    members.back().second.line = line_;
    return true;
  }
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception&) override {
    error_at_ = position;
    return false;
  }

  LocatedJson& root() { return root_; }
  const std::string& refusal() const { return refusal_; }
  size_t error_at() const { return error_at_; }

 private:
  bool Refuse(std::string why) {
    refusal_ = std::move(why);
    return false;
  }
  bool AddNumber(int64_t value, bool whole) {
    LocatedJson node;
    node.kind = whole ? Kind::kWholeNumber : Kind::kOtherNumber;
    node.number = value;
    return Add(std::move(node));
  }
  bool Open(Kind kind) {
    if (open_.size() == kDeepest) return Refuse("nested too deeply");
    LocatedJson node;
    node.kind = kind;
    node.line = open_.empty() || open_.back().kind == Kind::kList ? line_ : LineOfMember();
    open_.push_back(std::move(node));
    return true;
  }
  bool Close() {
    LocatedJson node = std::move(open_.back());
    open_.pop_back();
    return Add(std::move(node));
  }
  int LineOfMember() const { return open_.back().members.back().second.line; }
  bool Add(LocatedJson node) {
    if (open_.empty()) {
      root_ = std::move(node);
    } else if (open_.back().kind == Kind::kList) {
      node.line = open_.back().line;
      open_.back().items.push_back(std::move(node));
    } else {
      node.line = LineOfMember();
      open_.back().members.back().second = std::move(node);
    }
    return true;
  }

  const int& line_;
  std::vector<LocatedJson> open_;
  LocatedJson root_;
  std::string refusal_;
  size_t error_at_ = 0;
};

std::string PlaceOf(absl::string_view text, absl::string_view file_name, size_t position) {
  const absl::string_view before = text.substr(0, position == 0 ? 0 : position - 1);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const size_t line_begin = before.rfind('\n');
  const size_t column = before.size() - (line_begin == before.npos ? 0 : line_begin + 1) + 1;
  return absl::StrCat(file_name, ":", line, ":", column);
}

}  // namespace

absl::string_view JsonKindName(Kind kind) {
  switch (kind) {
    case Kind::kNull:
      return "null";
    case Kind::kBool:
      return "true or false";
    case Kind::kWholeNumber:
      return "a whole number";
    case Kind::kOtherNumber:
      return "a number that is not whole";
    case Kind::kString:
      return "a text";
    case Kind::kList:
      return "a list";
    case Kind::kObject:
      return "an object";
  }
  return "?";
}

absl::StatusOr<LocatedJson> ParseLocatedJson(absl::string_view text, absl::string_view file_name) {
  int line = 1;
  Builder builder(line);
  const CountingIterator begin(text.data(), &line);
  const CountingIterator end(text.data() + text.size(), &line);
  if (json::sax_parse(begin, end, &builder)) return std::move(builder.root());
  if (!builder.refusal().empty()) {
    return absl::InvalidArgumentError(absl::StrCat(file_name, ":", line, ": ", builder.refusal()));
  }
  return absl::InvalidArgumentError(absl::StrCat(PlaceOf(text, file_name, builder.error_at()),
                                                 ": this is not JSON from here on"));
}

}  // namespace hakari::project
