// A place in an untrusted JSON document. Each step and each value is checked, and an error names
// the place ("benchmarks[3].rounds.base_ns[7]: expected a number"). Whole numbers may also be
// written as text, as they are beyond 2^53.
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

// Parses a document; kInvalidArgument names the place of the first fault: "FILE:LINE:COLUMN: …".
absl::StatusOr<nlohmann::json> ParseJsonDocument(absl::string_view text,
                                                 absl::string_view file_name);

// All functions throw std::runtime_error.
class JsonPlace {
 public:
  // The document must outlive the places in it.
  explicit JsonPlace(const nlohmann::json& document) : value_(&document) {}

  JsonPlace At(const std::string& key) const;
  // Whether At() would find it: for members that earlier versions did not write.
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

  // Throws "PLACE: why".
  [[noreturn]] void Refuse(absl::string_view why) const;

 private:
  JsonPlace(const nlohmann::json& value, std::string path)
      : value_(&value), path_(std::move(path)) {}

  const nlohmann::json* value_;
  std::string path_;  // empty for the document
};

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_JSON_PLACE_H_
