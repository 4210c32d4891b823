#include "ci/check/daily/daily_report.h"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "bench/promises.h"
#include "ci/project/project_folder.h"
#include "ci/report/envelope.h"
#include "ci/report/json.h"
#include "ci/report/terminal.h"

namespace hakari::check {
namespace {

int Doubtful(const DailyReport& report) {
  return static_cast<int>(std::count_if(report.promises.begin(), report.promises.end(),
                                        [](const PromiseRow& row) { return !row.kept(); }));
}

std::vector<const bench::Measured*> ChangedCounts(const DailyReport& report) {
  std::vector<const bench::Measured*> changed;
  for (const PromiseRow& row : report.promises) {
    if (row.measured.CountDiffers()) changed.push_back(&row.measured);
  }
  return changed;
}

void Raise(report::Verdict verdict, const std::string& reason, report::Judgement& judgement) {
  // The verdicts are declared from best to worst.
  judgement.verdict = std::max(judgement.verdict, verdict);
  judgement.reasons.push_back(reason);
}

std::string DoubtReason(const DailyReport& report) {
  std::string reason =
      absl::StrCat(Doubtful(report), " of ", report.promises.size(), " promises in doubt");
  if (!report.excuse.empty()) absl::StrAppend(&reason, " (", report.excuse, ")");
  return reason;
}

// "39 promises kept; perft: 83 problems as the golden says"
std::string WhatPassed(const DailyReport& report) {
  std::vector<std::string> parts = {absl::StrCat(report.promises.size(), " promises kept")};
  for (const report::SuiteReport& suite : report.suites) {
    parts.push_back(absl::StrCat(suite.suite, ": ", report::TotalsOf(suite).ran,
                                 " problems as the golden says"));
  }
  return absl::StrJoin(parts, "; ");
}

std::string PromiseLine(const PromiseRow& row) {
  const bench::Measured& measured = row.measured;
  const bench::Target* target = bench::TargetOf(measured.name);
  constexpr double kMillion = 1e6;
  const std::string found =
      target->bound == bench::Bound::kMostNsPerPosition
          ? absl::StrFormat("%.0f ns", measured.ns_per_position)
          : absl::StrFormat("%.1f M %s/s", measured.items_per_second / kMillion, measured.unit);
  return absl::StrFormat("  %s: %s, promised %s, measured %d times\n      %s bench \"^%s$\"\n",
                         measured.name, found,
                         bench::BoundText(*target, target->promise, measured.unit), row.looks,
                         project::LauncherWord(), measured.name);
}

std::string CountLine(const bench::Measured& measured) {
  return absl::StrFormat("  %s: %s\n      ./hakari bench \"^%s$\"\n", measured.name,
                         bench::CountChangeText(measured), measured.name);
}

// Each further look takes this many times as long as the one before.
constexpr double kLonger = 4;

// Measures `cases` and fills in their rows, which are at `places`.
absl::Status Look(const std::vector<bench::BenchCase>& cases, const std::vector<int>& places,
                  const bench::RunOptions& options, const MeasureCases& measure,
                  std::vector<PromiseRow>& rows) {
  const absl::StatusOr<std::vector<bench::Measured>> measured = measure(cases, options);
  if (!measured.ok()) return measured.status();
  if (measured->size() != cases.size())
    return absl::DataLossError("the number of measured benchmarks is wrong");
  for (size_t i = 0; i < cases.size(); ++i) {
    const bench::Target* target = bench::TargetOf(cases[i].name);
    if (target == nullptr) {
      return absl::NotFoundError(absl::StrCat(cases[i].name, " has no promise"));
    }
    PromiseRow& row = rows[places[i]];
    row.measured = (*measured)[i];
    row.margin = bench::PromiseMargin(*target, row.measured);
  }
  return absl::OkStatus();
}

}  // namespace

report::Judgement JudgeDaily(const DailyReport& report) {
  report::Judgement judgement;
  if (!report.promise_error.empty()) {
    Raise(report::Verdict::kInvalid, report.promise_error, judgement);
  } else if (report.promises.empty()) {
    Raise(report::Verdict::kInvalid, "no promise was checked", judgement);
  }
  if (report.suites.empty()) Raise(report::Verdict::kInvalid, "no suite was run", judgement);
  for (const report::SuiteReport& suite : report.suites) {
    if (suite.judgement.verdict == report::Verdict::kPass) continue;
    Raise(suite.judgement.verdict,
          absl::StrCat(suite.suite, ": ", absl::StrJoin(suite.judgement.reasons, "; ")), judgement);
  }
  const size_t damaged = report.goldens.faults.size();
  if (damaged > 0) {
    Raise(report::Verdict::kInvalid,
          absl::StrCat(damaged, damaged == 1 ? " golden is" : " goldens are", " invalid"),
          judgement);
  }
  const size_t changed = ChangedCounts(report).size();
  if (changed > 0) {
    Raise(report::Verdict::kRegressed,
          absl::StrCat("benchmarks: changed counts: ", changed,
                       "; fix them, or ./hakari accept bench --reason \"…\""),
          judgement);
  }
  if (Doubtful(report) > 0) Raise(report::Verdict::kInconclusive, DoubtReason(report), judgement);
  return judgement;
}

std::string DailyToTerminal(const DailyReport& report) {
  const report::Judgement judgement = JudgeDaily(report);
  const bool passed = judgement.verdict == report::Verdict::kPass;
  std::string text = absl::StrFormat(
      "%s  %s; %.1f s\n", absl::AsciiStrToUpper(report::VerdictName(judgement.verdict)),
      passed ? WhatPassed(report) : absl::StrJoin(judgement.reasons, "; "), report.wall_seconds);
  for (const PromiseRow& row : report.promises) {
    if (!row.kept()) absl::StrAppend(&text, PromiseLine(row));
  }
  for (const bench::Measured* changed : ChangedCounts(report))
    absl::StrAppend(&text, CountLine(*changed));
  for (const report::SuiteReport& suite : report.suites) {
    if (suite.judgement.verdict != report::Verdict::kPass)
      absl::StrAppend(&text, report::ToTerminal(suite));
  }
  for (const std::string& fault : report.goldens.faults) {
    absl::StrAppend(&text, "  ", Printable(fault), "\n");
  }
  return text;
}

std::string DailyToJson(const DailyReport& report, const report::Origin& origin) {
  using Json = nlohmann::ordered_json;
  const report::Judgement judgement = JudgeDaily(report);
  report::Envelope envelope;
  envelope.schema = "hakari-check";
  envelope.origin = origin;
  envelope.identity["suites"] = Json::array();
  envelope.verdict = {{judgement.verdict, "", judgement.reasons}};
  envelope.result = {
      {"excuse", report.excuse},
      {"wall_seconds", report.wall_seconds},
      {"promises", Json::array()},
      {"goldens", {{"read", report.goldens.read}, {"faults", report.goldens.faults}}},
      {"suites", Json::array()}};
  for (const PromiseRow& row : report.promises) {
    envelope.result["promises"].push_back({{"name", row.measured.name},
                                           {"ns_per_position", row.measured.ns_per_position},
                                           {"items_per_second", row.measured.items_per_second},
                                           {"answer", row.measured.answer},
                                           {"expected", row.measured.expected},
                                           {"margin", row.margin},
                                           {"looks", row.looks}});
  }
  for (report::SuiteReport suite : report.suites) {
    suite.origin = origin;
    const Json json = Json::parse(ToJson(suite));
    envelope.identity["suites"].push_back(json["identity"]);
    envelope.complete &= json["complete"].get<bool>();
    envelope.result["suites"].push_back(json);
  }
  return report::EnvelopeText(std::move(envelope));
}

absl::StatusOr<std::vector<PromiseRow>> CheckPromises(const std::vector<bench::BenchCase>& cases,
                                                      const bench::RunOptions& first_look,
                                                      const MeasureCases& measure) {
  std::vector<PromiseRow> rows(cases.size());
  std::vector<int> places;
  for (size_t i = 0; i < cases.size(); ++i) places.push_back(static_cast<int>(i));
  HAKARI_RETURN_IF_ERROR(Look(cases, places, first_look, measure, rows));
  for (size_t i = 0; i < cases.size(); ++i) {
    bench::RunOptions options = first_look;
    while (!rows[i].kept() && rows[i].looks < kMostLooks) {
      ++rows[i].looks;
      options.seconds *= kLonger;
      HAKARI_RETURN_IF_ERROR(Look({cases[i]}, {static_cast<int>(i)}, options, measure, rows));
    }
  }
  return rows;
}

}  // namespace hakari::check
