// The common form of all JSON results, whichever command wrote them:
//
//   {"schema": "hakari-suite", "version": 2, "created": "2026-11-18T10:52:52Z",
//    "tool": {"name": "hakari", "version": …}, "machine": {"cpu_model": …, "cpus": …},
//    "build": {"compiler": …, …}, "command": ["suite", "mate"],
//    "identity": {…}, "complete": true,
//    "verdict": {"word": "pass", "code": 0, "layer": null, "reasons": []}, "result": {…}}
//
// schema/envelope.json describes it; files beside that one describe each kind of result.
#ifndef HAKARI_CI_REPORT_ENVELOPE_H_
#define HAKARI_CI_REPORT_ENVELOPE_H_

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "ci/report/json_place.h"
#include "ci/report/origin.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::report {

// Raised with every change that could break a reader. Readers accept version 1 too.
inline constexpr int kEnvelopeVersion = 2;

struct StatedVerdict {
  Verdict verdict = Verdict::kPass;
  std::string layer;  // the one that decided; empty if the command has no layers
  std::vector<std::string> reasons;
};

struct Envelope {
  std::string schema;
  Origin origin;
  // What two results must have in common to be comparable: configurations, hashes, limits, seed.
  nlohmann::ordered_json identity = nlohmann::ordered_json::object();
  bool complete = true;                  // false: interrupted, or cut off
  std::optional<StatedVerdict> verdict;  // none: the command gives none
  nlohmann::ordered_json result = nlohmann::ordered_json::object();
};

// Bytes that are not UTF-8 are replaced. Whole numbers beyond 2^53, which many readers of JSON
// round, are written as strings.
std::string EnvelopeText(Envelope envelope);

// A kind of result, for its reader.
struct EnvelopeKind {
  std::string schema;
  // The members of version 1 that make up the identity today.
  std::vector<std::string> identity;
};

// Passes the document to `read` in the current form: a document of version 1 is rearranged first,
// and what that version did not have is empty. `read` refuses by throwing, as JsonPlace does. Wrong
// schemas and other versions are refused too. Members that `read` does not use are ignored.
// kInvalidArgument names file and place.
absl::Status ReadEnvelope(absl::string_view text, absl::string_view file_name,
                          const EnvelopeKind& kind,
                          const std::function<void(const JsonPlace& envelope)>& read);

Origin ReadOrigin(const JsonPlace& envelope);

// The schema that a text names; empty if it is no JSON or names none.
std::string SchemaOf(absl::string_view text);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_ENVELOPE_H_
