// A place in a JSON document that is not to be trusted: each step and each value is checked, and a
// refusal names the place ("benchmarks[3].rounds.base_ns[7]: expected a number"). Whole numbers may
// be written as text too: beyond 2^53 they are.
#ifndef HAKARI_CI_REPORT_JSON_PLACE_H_
#define HAKARI_CI_REPORT_JSON_PLACE_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::report {

// The document that a text is; kInvalidArgument names the place from which on it is none:
// "FILE:LINE:COLUMN: …".
absl::StatusOr<nlohmann::json> ParseJsonDocument(absl::string_view text,
                                                 absl::string_view file_name);

// All of it throws std::runtime_error.
class JsonPlace {
 public:
  // The document must outlive the places in it.
  explicit JsonPlace(const nlohmann::json& document) : value_(&document) {}

  JsonPlace At(const std::string& key) const;
  // Whether At() would find it: for what earlier writers did not know.
  bool Has(const std::string& key) const;
  std::vector<JsonPlace> Items() const;
  std::vector<std::pair<std::string, JsonPlace>> Members() const;

  bool IsNull() const;
  bool Flag() const;
  std::string Text() const;
  double Number() const;    // never NaN nor infinite
  double Positive() const;  // a number above 0
  int64_t Whole() const;    // a whole number, of either sign
  uint64_t Count() const;   // a whole number from 0
  int64_t Nanoseconds() const;
  int SmallCount() const;  // as Count, but within int
  std::vector<std::string> Texts() const;

  // Says "PLACE: why".
  [[noreturn]] void Refuse(absl::string_view why) const;

 private:
  JsonPlace(const nlohmann::json& value, std::string path)
      : value_(&value), path_(std::move(path)) {}

  const nlohmann::json* value_;
  std::string path_;  // empty for the document
};

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_JSON_PLACE_H_
