// Runs the same problems on both sides and finds the answers, node counts and line lengths that
// differ. The problems are always the candidate's, and so are the goldens that accept a difference.
#ifndef HAKARI_CI_GATE_LIVE_EXACT_WORK_H_
#define HAKARI_CI_GATE_LIVE_EXACT_WORK_H_

#include <cstdint>
#include <string>
#include <vector>

#include "base/context/context.h"
#include "ci/gate/data/data_changes.h"
#include "ci/gate/deadlines.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/live/gate_folder.h"
#include "suites/core/limits.h"

namespace hakari::gate {

struct WorkPlan {
  // root: the candidate's project. deadline: the end of the gate's budget; running work is stopped
  // then.
  Context context;
  std::string cache;  // where the base's results are kept; empty: nowhere
  bool full = false;  // all problems; false: about a thousand per suite
  // The candidate's problems have deadlines (ci/gate/deadlines.h) of at least this.
  int64_t least_deadline_ms = kLeastDeadlineMs;
};

// A suite and program that the gate compares. The program has a golden, at the suite's own limits
// or at others.
struct WorkItem {
  std::string suite;
  std::string program;
  std::string golden;  // below the project's folder
  suites::Limits limits;
  bool data_differ = false;  // problems or golden differ from the base's: the whole suite is run
  bool is_new = false;       // the base has no golden of the program, and perhaps not the program
};
// The work for every golden at a suite's own limits.
std::vector<WorkItem> WorkIn(const std::string& project, const DataChanges& changes);
// The work for every golden at other limits that differs from the base's, those with few nodes
// first.
std::vector<WorkItem> FurtherWorkIn(const std::string& project, const DataChanges& changes);

// "exact work of mate by pds, nodes=10000"
std::string NameOf(const WorkItem& item);

enum class WorkEnd {
  kDone,
  kOutOfTime,
  kGaveUp,  // too many problems failed in the same way
};

// Adds to the report the item's row, a fault, or a note that the item was not measured.
WorkEnd CompareWork(const WorkItem& item, const GateFolder& base, const GateFolder& candidate,
                    const WorkPlan& plan, GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_EXACT_WORK_H_
