#include <cstdint>
#include <exception>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/text/printable.h"
#include "ci/report/envelope.h"

namespace hakari::report {
namespace {

using nlohmann::json;

// Version 1 had all members side by side.
constexpr uint64_t kSideBySide = 1;

json Taken(json& from, const std::string& name) {
  const auto found = from.find(name);
  if (found == from.end()) return nullptr;
  json value = std::move(*found);
  from.erase(found);
  return value;
}

void Move(json& from, const std::string& name, json& to, const std::string& new_name) {
  if (from.contains(name)) to[new_name] = Taken(from, name);
}

// In version 1 suites had an object for machine and build; gates had two members for the machine
// and nothing else.
void RearrangeSurroundings(json& old, json& made) {
  json build = {{"compiler", ""},
                {"instructions", ""},
                {"sanitizer", ""},
                {"fit_for_timing", false},
                {"binary_hash", ""}};
  json machine = json::object();
  json surroundings = Taken(old, "surroundings");
  if (surroundings.is_object()) {
    Move(surroundings, "cpu_model", machine, "cpu_model");
    Move(surroundings, "cpus", machine, "cpus");
    build = std::move(surroundings);
  } else {
    Move(old, "machine", machine, "cpu_model");
    Move(old, "cpus", machine, "cpus");
  }
  made["machine"] = std::move(machine);
  made["build"] = std::move(build);
}

// Missing members stay missing, and the reader refuses them.
json FromVersion1(json old, const EnvelopeKind& kind) {
  json made = {{"tool", {{"name", kToolName}, {"version", ""}}}, {"command", json::array()}};
  Move(old, "schema", made, "schema");
  Move(old, "version", made, "version");
  Move(old, "time", made, "created");
  RearrangeSurroundings(old, made);
  json verdict = json::object();
  Move(old, "verdict", verdict, "word");
  Move(old, "layer", verdict, "layer");
  Move(old, "reasons", verdict, "reasons");
  made["verdict"] = std::move(verdict);
  json identity = json::object();
  for (const std::string& name : kind.identity) Move(old, name, identity, name);
  made["identity"] = std::move(identity);
  made["result"] = std::move(old);
  return made;
}

void CheckSchema(const JsonPlace& envelope, const std::string& schema) {
  if (!envelope.Has("schema") || envelope.At("schema").Text() != schema) {
    envelope.Refuse(absl::StrCat("expected a result with the schema ", schema));
  }
  const uint64_t version = envelope.At("version").Count();
  if (version != kSideBySide && version != kEnvelopeVersion) {
    envelope.At("version").Refuse(absl::StrCat("the result has version ", version,
                                               ", this program reads ", kSideBySide, " to ",
                                               kEnvelopeVersion));
  }
}

}  // namespace

absl::Status ReadEnvelope(absl::string_view text, absl::string_view file_name,
                          const EnvelopeKind& kind,
                          const std::function<void(const JsonPlace& envelope)>& read) {
  absl::StatusOr<json> document = ParseJsonDocument(text, file_name);
  if (!document.ok()) return document.status();
  try {
    CheckSchema(JsonPlace(*document), kind.schema);
    if ((*document)["version"] == kSideBySide) document = FromVersion1(*std::move(document), kind);
    read(JsonPlace(*document));
  } catch (const std::exception& error) {
    return absl::InvalidArgumentError(absl::StrCat(file_name, ": ", Printable(error.what())));
  }
  return absl::OkStatus();
}

Origin ReadOrigin(const JsonPlace& envelope) {
  Origin origin;
  origin.created = envelope.At("created").Text();
  origin.tool_version = envelope.At("tool").At("version").Text();
  origin.command = envelope.At("command").Texts();
  const JsonPlace machine = envelope.At("machine");
  origin.cpu_model = machine.At("cpu_model").Text();
  origin.cpus = machine.At("cpus").SmallCount();
  const JsonPlace build = envelope.At("build");
  origin.compiler = build.At("compiler").Text();
  origin.instructions = build.At("instructions").Text();
  origin.sanitizer = build.At("sanitizer").Text();
  origin.fit_for_timing = build.At("fit_for_timing").Flag();
  origin.binary_hash = build.At("binary_hash").Text();
  return origin;
}

std::string SchemaOf(absl::string_view text) {
  const json document = json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  const auto schema = document.is_object() ? document.find("schema") : document.end();
  const bool is_named = schema != document.end() && schema->is_string();
  return is_named ? schema->get<std::string>() : "";
}

}  // namespace hakari::report
