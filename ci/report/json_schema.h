// By what a JSON result is recognised. The version is raised with every change that a reader could
// stumble over.
#ifndef HAKARI_CI_REPORT_JSON_SCHEMA_H_
#define HAKARI_CI_REPORT_JSON_SCHEMA_H_

namespace hakari::report {

inline constexpr char kJsonSchema[] = "hakari-suite";
inline constexpr int kJsonVersion = 1;

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_JSON_SCHEMA_H_
