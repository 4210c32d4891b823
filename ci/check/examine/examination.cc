#include "ci/check/examine/examination.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/text/printable.h"

namespace hakari::check {
namespace {

int CountOf(const Examination& examination, Health health) {
  return static_cast<int>(std::count_if(examination.rows.begin(), examination.rows.end(),
                                        [=](const Examined& row) { return row.health == health; }));
}

std::string Summary(const Examination& examination) {
  if (examination.interrupted) return "interrupted";
  if (!examination.came_up) return "does not come up";
  const int bad = CountOf(examination, Health::kBad);
  if (bad > 0) return absl::StrCat("misbehaves in ", bad, bad == 1 ? " point" : " points");
  const int notes = CountOf(examination, Health::kNote);
  return notes == 0 ? "behaves" : absl::StrCat("behaves; ", notes, " to know");
}

}  // namespace

absl::string_view HealthWord(Health health) {
  switch (health) {
    case Health::kGood:
      return "good";
    case Health::kNote:
      return "note";
    case Health::kBad:
      return "bad";
  }
  return "?";
}

bool Examination::AnyBad() const { return CountOf(*this, Health::kBad) > 0; }

std::string ExaminationTable(const Examination& examination) {
  std::string table = absl::StrCat(
      examination.name.empty() ? "an engine without a name" : Printable(examination.name), " ",
      Summary(examination), "  (", Printable(examination.engine), ")\n");
  size_t width = 0;
  for (const Examined& row : examination.rows) width = std::max(width, row.what.size());
  for (const Examined& row : examination.rows) {
    absl::StrAppendFormat(&table, "%-4s  %-*s  %s\n", HealthWord(row.health),
                          static_cast<int>(width), row.what, Printable(row.found));
    if (row.advice.empty()) continue;
    absl::StrAppendFormat(&table, "%*s  -> %s\n", static_cast<int>(6 + width), "",
                          Printable(row.advice));
  }
  return table;
}

std::string ExaminationJson(const Examination& examination) {
  nlohmann::ordered_json json;
  json["schema"] = "hakari-examination";
  json["version"] = 1;
  json["engine"] = examination.engine;
  json["name"] = examination.name;
  json["came_up"] = examination.came_up;
  json["interrupted"] = examination.interrupted;
  json["rows"] = nlohmann::ordered_json::array();
  for (const Examined& row : examination.rows) {
    json["rows"].push_back({{"what", row.what},
                            {"health", std::string(HealthWord(row.health))},
                            {"found", row.found},
                            {"advice", row.advice}});
  }
  constexpr int kIndent = 2;
  return json.dump(kIndent, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace hakari::check
