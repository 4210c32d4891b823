// The changes of problems and goldens from base to candidate, and those of them that have no
// recorded reason. A pure function of two lists.
#ifndef HAKARI_CI_GATE_DATA_DATA_CHANGES_H_
#define HAKARI_CI_GATE_DATA_DATA_CHANGES_H_

#include <set>
#include <string>
#include <vector>

#include "ci/gate/data/data_list.h"

namespace hakari::gate {

struct DataChanges {
  // Problems of the base that are gone or altered, and goldens that are gone, unless an entry of
  // the candidate's LOG.md that the base's lacks names them. Each fault is a sentence with the
  // command that records the reason.
  std::vector<std::string> faults;
  std::set<std::string> suites;   // those whose problems differ in any way
  std::set<std::string> goldens;  // paths of those that the candidate changed or added
  bool any = false;               // any difference at all, also a golden that is gone

  // Whether the base has goldens, but none of the program: it may lack the program itself.
  bool IsNewProgram(const std::string& suite, const std::string& program) const;

  std::set<std::string> base_goldens;  // paths
};

DataChanges ChangesBetween(const DataList& base, const DataList& candidate);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_DATA_DATA_CHANGES_H_
