// A folder of executables: one side of a gate. A gate knows nothing else about a build.
//
//   probe              one sample of one benchmark (ci/gate/probe)
//   probe_other_order  the same, linked in another order; may be missing
//   hakari             runs suites
//   data.json          which problems and goldens it belongs to (ci/gate/data)
#ifndef HAKARI_CI_GATE_LIVE_GATE_FOLDER_H_
#define HAKARI_CI_GATE_LIVE_GATE_FOLDER_H_

#include <string>

#include "absl/status/statusor.h"
#include "ci/gate/data/data_list.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/probe/probe_result.h"

namespace hakari::gate {

struct GateFolder {
  std::string whose;                          // "base", "candidate": its name in errors
  std::string path;                           // absolute
  std::map<std::string, std::string> hashes;  // by the executable's name
  ProbeListing listing;
  DataList data;

  bool Has(const std::string& executable) const { return hashes.count(executable) > 0; }
};

// Reads the executables and the probe's listing. kFailedPrecondition if the probe has another
// version of the contract.
absl::StatusOr<GateFolder> OpenGateFolder(const std::string& whose, const std::string& path);

GateSide SideOf(const GateFolder& folder, const std::string& revision);

// Every executable that a gate starts is equal on both sides.
bool AreIdentical(const GateFolder& base, const GateFolder& candidate);

// Reasons why the two sides cannot be compared, each a sentence.
std::vector<std::string> FaultsBetween(const GateFolder& base, const GateFolder& candidate);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_GATE_FOLDER_H_
