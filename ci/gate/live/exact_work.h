// The same problems through both sides' programs: which answers, node counts and line lengths
// differ. The problems are always the candidate's, and so are the goldens that excuse a difference.
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
  // root: the candidate's project; deadline: of the gate's budget, what is under way is stopped
  // then.
  Context context;
  std::string cache;  // where the base's results are kept; empty: nowhere
  bool full = false;  // all problems; else about a thousand a suite
  // The candidate's problems have deadlines (ci/gate/deadlines.h) of at least this.
  int64_t least_deadline_ms = kLeastDeadlineMs;
};

// A program of a suite that the gate compares: one that has a golden, at the suite's own limits or
// at others.
struct WorkItem {
  std::string suite;
  std::string program;
  std::string golden;  // below the project's folder
  suites::Limits limits;
  bool data_differ = false;  // the problems or the golden are not the base's: no slice will do
  bool is_new = false;       // the base has no golden of the program, and perhaps not the program
};
// Of every golden at a suite's own limits.
std::vector<WorkItem> WorkIn(const std::string& project, const DataChanges& changes);
// Of every golden at other limits that is not the base's, those with few nodes first.
std::vector<WorkItem> FurtherWorkIn(const std::string& project, const DataChanges& changes);

// "exact work of mate by pds, nodes=10000"
std::string NameOf(const WorkItem& item);

enum class WorkEnd {
  kDone,
  kOutOfTime,
  kGaveUp,  // so much failed in one way that more of it would say nothing new
};

// Adds the item's row to the report, or what went wrong to its faults, or that it was not measured.
WorkEnd CompareWork(const WorkItem& item, const GateFolder& base, const GateFolder& candidate,
                    const WorkPlan& plan, GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_EXACT_WORK_H_
