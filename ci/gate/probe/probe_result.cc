#include "ci/gate/probe/probe_result.h"

#include <nlohmann/json.hpp>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"

namespace hakari::gate {
namespace {

using Json = nlohmann::ordered_json;

Json Headed() { return {{"schema", kProbeSchema}, {"version", kProbeVersion}}; }

std::string Dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

// Parses the text as JSON of this version.
absl::StatusOr<Json> ParseHeaded(absl::string_view text, absl::string_view whose) {
  Json json = Json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  if (!json.is_object() || json.value("schema", Json()) != kProbeSchema) {
    return absl::InvalidArgumentError(
        absl::StrCat(whose, ": this is not a ", kProbeSchema, " result"));
  }
  const Json version = json.value("version", Json());
  if (version != kProbeVersion) {
    return absl::FailedPreconditionError(
        absl::StrCat(whose, ": has version ", version.dump(), " of ", kProbeSchema,
                     ", but this gate reads version ", kProbeVersion,
                     "; compare revisions with the same version"));
  }
  return json;
}

// Reads `json` with `read`, whose exceptions become an error.
template <typename Result, typename Read>
absl::StatusOr<Result> ReadResult(absl::string_view text, absl::string_view whose, Read read) {
  HAKARI_ASSIGN_OR_RETURN(const Json json, ParseHeaded(text, whose));
  try {
    Result result;
    read(json, result);
    return result;
  } catch (const Json::exception&) {
    return absl::InvalidArgumentError(absl::StrCat(whose, ": the ", kProbeSchema,
                                                   " result lacks a field or has a field of the "
                                                   "wrong type; was it made by another version?"));
  }
}

}  // namespace

std::string ToJson(const ProbeListing& listing) {
  Json json = Headed();
  json["compiler"] = listing.compiler;
  json["instruction_set"] = listing.instruction_set;
  json["sanitizer"] = listing.sanitizer;
  json["fit_for_timing"] = listing.fit_for_timing;
  json["benchmarks"] = Json::array();
  for (const ProbeBenchmark& benchmark : listing.benchmarks) {
    json["benchmarks"].push_back({{"name", benchmark.name},
                                  {"unit", benchmark.unit},
                                  {"positions", benchmark.positions},
                                  {"divisible", benchmark.divisible},
                                  {"key", benchmark.is_key},
                                  {"kind", benchmark.kind},
                                  {"expected", benchmark.expected}});
  }
  return Dump(json);
}

std::string ToJson(const ProbeSample& sample) {
  Json json = Headed();
  json["name"] = sample.name;
  json["positions"] = sample.positions;
  json["passes"] = sample.passes;
  json["answer"] = sample.answer;
  json["items"] = sample.items;
  json["cpu_ns"] = sample.cpu_ns;
  json["instructions"] = sample.instructions ? Json(*sample.instructions) : Json();
  return Dump(json);
}

absl::StatusOr<ProbeListing> ParseProbeListing(absl::string_view text, absl::string_view whose) {
  return ReadResult<ProbeListing>(text, whose, [](const Json& json, ProbeListing& listing) {
    json.at("compiler").get_to(listing.compiler);
    json.at("instruction_set").get_to(listing.instruction_set);
    json.at("sanitizer").get_to(listing.sanitizer);
    json.at("fit_for_timing").get_to(listing.fit_for_timing);
    for (const Json& row : json.at("benchmarks")) {
      ProbeBenchmark& benchmark = listing.benchmarks.emplace_back();
      row.at("name").get_to(benchmark.name);
      row.at("unit").get_to(benchmark.unit);
      row.at("positions").get_to(benchmark.positions);
      row.at("divisible").get_to(benchmark.divisible);
      benchmark.is_key = row.value("key", false);
      benchmark.kind = row.value("kind", "");
      benchmark.expected = row.value("expected", uint64_t{0});
    }
  });
}

absl::StatusOr<ProbeSample> ParseProbeSample(absl::string_view text, absl::string_view whose) {
  return ReadResult<ProbeSample>(text, whose, [](const Json& json, ProbeSample& sample) {
    json.at("name").get_to(sample.name);
    json.at("positions").get_to(sample.positions);
    json.at("passes").get_to(sample.passes);
    json.at("answer").get_to(sample.answer);
    json.at("items").get_to(sample.items);
    json.at("cpu_ns").get_to(sample.cpu_ns);
    const Json& instructions = json.at("instructions");
    if (!instructions.is_null()) sample.instructions = instructions.get<uint64_t>();
  });
}

}  // namespace hakari::gate
