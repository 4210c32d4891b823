#include "ci/check/examine/examination.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/text/printable.h"
#include "ci/report/envelope.h"

namespace hakari::check {
namespace {

int CountOf(const Examination& examination, Health health) {
  return static_cast<int>(std::count_if(examination.rows.begin(), examination.rows.end(),
                                        [=](const Examined& row) { return row.health == health; }));
}

std::string Summary(const Examination& examination) {
  if (examination.interrupted) return "interrupted";
  if (!examination.came_up) return "does not start";
  const int bad = CountOf(examination, Health::kBad);
  if (bad > 0) return absl::StrCat("fails ", bad, bad == 1 ? " check" : " checks");
  const int notes = CountOf(examination, Health::kNote);
  if (notes == 0) return "passes";
  return absl::StrCat("passes; ", notes, notes == 1 ? " note" : " notes");
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

report::Judgement JudgeExamination(const Examination& examination) {
  if (!examination.came_up || examination.interrupted) {
    return {report::Verdict::kInvalid, {Summary(examination)}};
  }
  report::Judgement judgement;
  for (const Examined& row : examination.rows) {
    if (row.health != Health::kBad) continue;
    judgement.verdict = report::Verdict::kRegressed;
    judgement.reasons.push_back(absl::StrCat(row.what, ": ", row.found));
  }
  return judgement;
}

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

std::string ExaminationJson(const Examination& examination, const report::Origin& origin) {
  const report::Judgement judgement = JudgeExamination(examination);
  report::Envelope envelope;
  envelope.schema = "hakari-examination";
  envelope.origin = origin;
  envelope.identity = {{"engine", examination.engine}, {"name", examination.name}};
  envelope.complete = !examination.interrupted;
  envelope.verdict = {{judgement.verdict, "", judgement.reasons}};
  envelope.result = {{"came_up", examination.came_up}, {"rows", nlohmann::ordered_json::array()}};
  for (const Examined& row : examination.rows) {
    envelope.result["rows"].push_back({{"what", row.what},
                                       {"health", std::string(HealthWord(row.health))},
                                       {"found", row.found},
                                       {"advice", row.advice}});
  }
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::check
