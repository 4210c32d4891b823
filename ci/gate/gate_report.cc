#include "ci/gate/gate_report.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari::gate {
namespace {

struct LayerEntry {
  GateLayer layer;
  const char* name;
};

constexpr LayerEntry kLayers[] = {
    {GateLayer::kValidity, "validity"},         {GateLayer::kWork, "work"},
    {GateLayer::kInstructions, "instructions"}, {GateLayer::kTime, "time"},
    {GateLayer::kStrength, "strength"},
};

}  // namespace

absl::string_view GateLayerName(GateLayer layer) { return kLayers[static_cast<int>(layer)].name; }

absl::StatusOr<GateLayer> ParseGateLayer(absl::string_view name) {
  for (const LayerEntry& entry : kLayers) {
    if (name == entry.name) return entry.layer;
  }
  return absl::InvalidArgumentError(absl::StrCat("unknown layer ", name));
}

}  // namespace hakari::gate
