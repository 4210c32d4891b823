// By what the JSON of a gate is recognised. The version is raised with every change that a reader
// could stumble over.
#ifndef HAKARI_CI_GATE_REPORT_JSON_SCHEMA_H_
#define HAKARI_CI_GATE_REPORT_JSON_SCHEMA_H_

namespace hakari::gate {

inline constexpr char kGateSchema[] = "hakari-gate";
inline constexpr int kGateVersion = 1;

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_JSON_SCHEMA_H_
