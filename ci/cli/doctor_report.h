// The rows of `hakari doctor`. Each fact has a note on its meaning for measurements. There is no
// verdict.
#ifndef HAKARI_CI_CLI_DOCTOR_REPORT_H_
#define HAKARI_CI_CLI_DOCTOR_REPORT_H_

#include <string>
#include <vector>

#include "base/machine/build_info.h"
#include "base/machine/machine.h"
#include "ci/report/origin.h"

namespace hakari::cli {

struct DoctorRow {
  std::string name;
  std::string value;
  std::string meaning;  // may be empty
};

std::vector<DoctorRow> MachineRows(const Machine& machine, bool has_counters);
std::vector<DoctorRow> BuildRows(const std::string& compiler, const BuildMode& mode);
// Folders, and programs that some commands need in addition.
std::vector<DoctorRow> HouseRows();

std::string DoctorTable(const std::vector<DoctorRow>& rows);
// An envelope of the schema hakari-doctor.
std::string DoctorJson(const std::vector<DoctorRow>& rows, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_DOCTOR_REPORT_H_
