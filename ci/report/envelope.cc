#include "ci/report/envelope.h"

#include <cstdint>
#include <utility>

#include "absl/strings/str_cat.h"

namespace hakari::report {
namespace {

using nlohmann::ordered_json;

// Up to this number a double represents every whole number.
constexpr int64_t kMostExact = int64_t{1} << 53;

bool IsBeyondDoubles(const ordered_json& value) {
  if (value.is_number_unsigned()) return value.get<uint64_t>() > uint64_t{kMostExact};
  if (!value.is_number_integer()) return false;
  const auto number = value.get<int64_t>();
  return number > kMostExact || number < -kMostExact;
}

void WriteLargeNumbersAsText(ordered_json& value) {
  if (IsBeyondDoubles(value)) value = value.dump();
  if (!value.is_structured()) return;
  for (ordered_json& each : value) WriteLargeNumbersAsText(each);
}

ordered_json TextOrNull(const std::string& text) {
  return text.empty() ? ordered_json(nullptr) : ordered_json(text);
}

ordered_json VerdictJson(const std::optional<StatedVerdict>& stated) {
  if (!stated) return nullptr;
  return {{"word", std::string(VerdictName(stated->verdict))},
          {"code", static_cast<int>(ExitCodeOf(stated->verdict))},
          {"layer", TextOrNull(stated->layer)},
          {"reasons", stated->reasons}};
}

ordered_json BuildJson(const Origin& origin) {
  return {{"compiler", origin.compiler},
          {"instructions", origin.instructions},
          {"sanitizer", origin.sanitizer},
          {"fit_for_timing", origin.fit_for_timing},
          {"binary_hash", origin.binary_hash}};
}

}  // namespace

std::string EnvelopeText(Envelope envelope) {
  const Origin& origin = envelope.origin;
  ordered_json json = {{"schema", envelope.schema},
                       {"version", kEnvelopeVersion},
                       {"created", origin.created},
                       {"tool", {{"name", kToolName}, {"version", origin.tool_version}}},
                       {"machine", {{"cpu_model", origin.cpu_model}, {"cpus", origin.cpus}}},
                       {"build", BuildJson(origin)},
                       {"command", origin.command},
                       {"identity", std::move(envelope.identity)},
                       {"complete", envelope.complete},
                       {"verdict", VerdictJson(envelope.verdict)},
                       {"result", std::move(envelope.result)}};
  WriteLargeNumbersAsText(json);
  return absl::StrCat(json.dump(1, ' ', false, ordered_json::error_handler_t::replace), "\n");
}

}  // namespace hakari::report
