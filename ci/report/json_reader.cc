#include <set>
#include <stdexcept>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "ci/report/envelope.h"
#include "ci/report/json.h"
#include "ci/report/json_place.h"

namespace hakari::report {
namespace {

// Parses the text at the place with `parse`; an error names the place.
template <typename Parse>
auto Parsed(const JsonPlace& from, Parse parse) {
  auto value = parse(from.Text());
  if (!value.ok()) from.Refuse(value.status().message());
  return *std::move(value);
}

suites::ProblemResult ReadResult(const JsonPlace& from) {
  suites::ProblemResult result;
  result.id = from.At("id").Text();
  result.score.verdict = Parsed(from.At("score"), suites::ParseVerdict);
  result.score.points = result.score.is_right() ? 1 : 0;
  if (from.Has("most_points")) {
    result.score.points = from.At("points").SmallCount();
    result.score.most_points = from.At("most_points").SmallCount();
  }
  if (from.Has("groups")) {
    for (const auto& [key, words] : from.At("groups").Members()) result.groups[key] = words.Texts();
  }
  suites::Outcome& outcome = result.outcome;
  outcome.status = Parsed(from.At("status"), suites::ParseOutcomeStatus);
  outcome.why = from.At("why").Text();
  outcome.answer = from.At("answer").Text();
  outcome.line = from.At("line").Text();
  for (const auto& [name, value] : from.At("counters").Members()) {
    outcome.counters[name] = value.Whole();
  }
  outcome.times.cpu_ns = from.At("times").At("cpu_ns").Whole();
  outcome.times.wall_ns = from.At("times").At("wall_ns").Whole();
  return result;
}

golden::Finding ReadFinding(const JsonPlace& from) {
  return {Parsed(from.At("kind"), golden::ParseFindingKind), from.At("problem").Text(),
          from.At("field").Text(), from.At("expected").Text(), from.At("found").Text()};
}

void ReadRun(const JsonPlace& from, SuiteReport& report) {
  const std::vector<JsonPlace> shard = from.At("shard").Items();
  if (shard.size() != 2) from.At("shard").Refuse("expected two numbers");
  report.selection.shard.index = shard[0].SmallCount();
  report.selection.shard.count = shard[1].SmallCount();
  report.selection.only = from.At("only").Texts();
  report.jobs = from.At("jobs").SmallCount();
  report.resumed = from.At("resumed").SmallCount();
  report.wall_ns = from.At("wall_ns").Whole();
  report.replay = from.At("replay").Text();
}

SuiteReport ReadReport(const JsonPlace& envelope) {
  SuiteReport report;
  report.origin = ReadOrigin(envelope);
  const JsonPlace identity = envelope.At("identity");
  const JsonPlace suite = identity.At("suite");
  report.suite = suite.At("name").Text();
  report.suite_hash = suite.At("hash").Text();
  report.problems_in_suite = suite.At("problems").SmallCount();
  // Results from before the summaries lack these members.
  if (suite.Has("unsolved_answer")) report.unsolved_answer = suite.At("unsolved_answer").Text();
  if (suite.Has("tally")) report.tally = suite.At("tally").Texts();
  report.program = identity.At("program").At("name").Text();
  report.configuration = identity.At("program").At("configuration").Text();
  report.limits = Parsed(identity.At("limits"), suites::ParseLimits);
  const JsonPlace from = envelope.At("result");
  report.golden = from.At("golden").At("path").Text();
  report.golden_checksum = from.At("golden").At("checksum").Text();
  if (from.At("golden").Has("right")) {
    for (const auto& [id, right] : from.At("golden").At("right").Members()) {
      report.golden_right[id] = right.Flag();
    }
  }
  ReadRun(from.At("run"), report);
  for (const JsonPlace& one : from.At("results").Items()) report.results.push_back(ReadResult(one));
  for (const JsonPlace& one : from.At("findings").Items()) {
    report.findings.push_back(ReadFinding(one));
  }
  return report;
}

// A result must not state a better verdict than its contents give.
void JudgeAgain(const JsonPlace& envelope, SuiteReport& report) {
  std::set<std::string> told;
  bool whole_told = false;
  for (const golden::Finding& finding : report.findings) {
    if (!Invalidates(finding.kind)) continue;
    whole_told |= finding.problem.empty();
    told.insert(finding.problem);
  }
  for (const suites::ProblemResult& result : report.results) {
    if (result.outcome.ran() || whole_told || told.count(result.id) > 0) continue;
    throw std::runtime_error(absl::StrCat(result.id, " did not run, but no finding reports it"));
  }
  if (report.results.empty() && !whole_told) {
    throw std::runtime_error("there are no results, but no finding reports it");
  }
  report.judgement = Judge(report.findings);
  const std::string stated = envelope.At("verdict").At("word").Text();
  if (stated != VerdictName(report.judgement.verdict)) {
    throw std::runtime_error(absl::StrCat("the stated verdict is ", stated,
                                          ", but the findings give ",
                                          VerdictName(report.judgement.verdict)));
  }
}

}  // namespace

absl::StatusOr<SuiteReport> ParseJsonReport(absl::string_view text, absl::string_view file_name) {
  SuiteReport report;
  const absl::Status read =
      ReadEnvelope(text, file_name, {kSuiteSchema, {"suite", "program", "limits"}},
                   [&report](const JsonPlace& envelope) {
                     report = ReadReport(envelope);
                     JudgeAgain(envelope, report);
                   });
  if (!read.ok()) return read;
  return report;
}

}  // namespace hakari::report
