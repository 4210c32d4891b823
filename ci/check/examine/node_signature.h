// A number that identifies a build of an engine: the nodes that it searches to a depth.
#ifndef HAKARI_CI_CHECK_EXAMINE_NODE_SIGNATURE_H_
#define HAKARI_CI_CHECK_EXAMINE_NODE_SIGNATURE_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/project/engine_project.h"
#include "suites/core/engine_spec.h"

namespace hakari::check {

// The default depth.
inline constexpr int kSignatureDepth = 5;

// The nodes over ten positions of the middle game, with a reset before each. An error if the engine
// fails or reports no nodes.
absl::StatusOr<uint64_t> NodesToDepth(const suites::EngineSpec& engine, int depth,
                                      const Context& context);

// kFailedPrecondition if the engine searches other nodes than hakari.json says; the message has the
// signature of this build.
absl::Status CheckSignature(const std::string& whose, const suites::EngineSpec& engine,
                            const project::NodeSignature& signature, const Context& context);

// The signature as hakari.json has it: "\"signature\": {\"depth\": 5, \"nodes\": 12345}".
std::string SignatureText(const project::NodeSignature& signature);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_EXAMINE_NODE_SIGNATURE_H_
