#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "ci/report/json.h"
#include "ci/report/json_schema.h"
#include "suites/core/printable.h"

namespace hakari {
namespace {

using nlohmann::json;

// Inside of this file what is wrong with a result is thrown, as the library does it.
template <typename T>
T OrThrow(absl::StatusOr<T> value) {
  if (!value.ok()) throw std::runtime_error(std::string(value.status().message()));
  return *std::move(value);
}

void CheckSchema(const json& result) {
  if (!result.is_object() || result.value("schema", "") != kJsonSchema) {
    throw std::runtime_error(absl::StrCat("expected a result with the schema ", kJsonSchema));
  }
  if (result.at("version") != kJsonVersion) {
    throw std::runtime_error(absl::StrCat("the result has version ", result.at("version").dump(),
                                          ", this program reads ", kJsonVersion));
  }
}

Surroundings ReadSurroundings(const json& from) {
  Surroundings surroundings;
  from.at("cpu_model").get_to(surroundings.cpu_model);
  from.at("cpus").get_to(surroundings.cpus);
  from.at("compiler").get_to(surroundings.compiler);
  from.at("instructions").get_to(surroundings.instructions);
  from.at("sanitizer").get_to(surroundings.sanitizer);
  from.at("fit_for_timing").get_to(surroundings.fit_for_timing);
  from.at("binary_hash").get_to(surroundings.binary_hash);
  return surroundings;
}

ProblemResult ReadResult(const json& from) {
  ProblemResult result;
  from.at("id").get_to(result.id);
  result.score = OrThrow(ParseScore(from.at("score").get_ref<const std::string&>()));
  Outcome& outcome = result.outcome;
  outcome.status = OrThrow(ParseOutcomeStatus(from.at("status").get_ref<const std::string&>()));
  from.at("why").get_to(outcome.why);
  from.at("answer").get_to(outcome.answer);
  from.at("line").get_to(outcome.line);
  for (const auto& [name, value] : from.at("counters").items()) {
    if (!value.is_number_unsigned()) {
      throw std::runtime_error(
          absl::StrCat(result.id, ": the counter ", name, " is not a whole number from 0"));
    }
    outcome.counters[name] = value.get<uint64_t>();
  }
  from.at("times").at("cpu_ns").get_to(outcome.times.cpu_ns);
  from.at("times").at("wall_ns").get_to(outcome.times.wall_ns);
  return result;
}

Finding ReadFinding(const json& from) {
  return {OrThrow(ParseFindingKind(from.at("kind").get_ref<const std::string&>())),
          from.at("problem").get<std::string>(), from.at("field").get<std::string>(),
          from.at("expected").get<std::string>(), from.at("found").get<std::string>()};
}

void ReadRun(const json& from, SuiteReport& report) {
  from.at("shard").at(0).get_to(report.selection.shard.index);
  from.at("shard").at(1).get_to(report.selection.shard.count);
  from.at("only").get_to(report.selection.only);
  from.at("jobs").get_to(report.jobs);
  from.at("resumed").get_to(report.resumed);
  from.at("wall_ns").get_to(report.wall_ns);
  from.at("replay").get_to(report.replay);
}

SuiteReport ReadReport(const json& from) {
  SuiteReport report;
  from.at("time").get_to(report.time);
  report.surroundings = ReadSurroundings(from.at("surroundings"));
  from.at("suite").at("name").get_to(report.suite);
  from.at("suite").at("hash").get_to(report.suite_hash);
  from.at("suite").at("problems").get_to(report.problems_in_suite);
  // Results of before the summaries have none.
  report.unsolved_answer = from.at("suite").value("unsolved_answer", "");
  from.at("program").at("name").get_to(report.program);
  from.at("program").at("configuration").get_to(report.configuration);
  report.limits = OrThrow(ParseLimits(from.at("limits").get_ref<const std::string&>()));
  from.at("golden").at("path").get_to(report.golden);
  from.at("golden").at("checksum").get_to(report.golden_checksum);
  ReadRun(from.at("run"), report);
  for (const json& result : from.at("results")) report.results.push_back(ReadResult(result));
  for (const json& finding : from.at("findings")) report.findings.push_back(ReadFinding(finding));
  return report;
}

// A result cannot claim to be better than what is in it.
void JudgeAgain(const json& from, SuiteReport& report) {
  std::set<std::string> told;
  bool whole_told = false;
  for (const Finding& finding : report.findings) {
    if (!Invalidates(finding.kind)) continue;
    whole_told |= finding.problem.empty();
    told.insert(finding.problem);
  }
  for (const ProblemResult& result : report.results) {
    if (result.outcome.ran() || whole_told || told.count(result.id) > 0) continue;
    throw std::runtime_error(absl::StrCat(result.id, " did not run, but no finding says so"));
  }
  if (report.results.empty() && !whole_told) {
    throw std::runtime_error("there are no results, but no finding says so");
  }
  report.judgement = Judge(report.findings);
  const auto& stated = from.at("verdict").get_ref<const std::string&>();
  if (stated != VerdictName(report.judgement.verdict)) {
    throw std::runtime_error(absl::StrCat("it states ", stated, ", but its findings make ",
                                          VerdictName(report.judgement.verdict)));
  }
}

}  // namespace

absl::StatusOr<SuiteReport> ParseJsonReport(absl::string_view text, absl::string_view file_name) {
  try {
    const json result = json::parse(text.begin(), text.end());
    CheckSchema(result);
    SuiteReport report = ReadReport(result);
    JudgeAgain(result, report);
    return report;
  } catch (const std::exception& error) {
    return absl::InvalidArgumentError(absl::StrCat(file_name, ": ", Printable(error.what())));
  }
}

}  // namespace hakari
