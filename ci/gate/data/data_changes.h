// What the candidate's problems and goldens have become since the base, and what of it nobody gave
// a reason for. Pure: two lists in, faults out.
#ifndef HAKARI_CI_GATE_DATA_DATA_CHANGES_H_
#define HAKARI_CI_GATE_DATA_DATA_CHANGES_H_

#include <set>
#include <string>
#include <vector>

#include "ci/gate/data/data_list.h"

namespace hakari::gate {

struct DataChanges {
  // A problem of the base that is gone or altered, or a golden that is gone, without an entry of
  // the candidate's LOG.md that names it and that the base's has not. Each a sentence with the
  // command that gives the reason.
  std::vector<std::string> faults;
  std::set<std::string> suites;   // whose problems differ in any way
  std::set<std::string> goldens;  // paths of the candidate's that differ or are new
  bool any = false;               // a golden that is gone among it

  // No golden of the program is the base's: it may not have the program itself.
  bool IsNewProgram(const std::string& suite, const std::string& program) const;

  std::set<std::string> base_goldens;  // paths
};

DataChanges ChangesBetween(const DataList& base, const DataList& candidate);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_DATA_DATA_CHANGES_H_
