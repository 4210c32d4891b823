// A lock on a folder of builds: a second gate in the same repository would otherwise check out its
// revisions while the first one builds.
#ifndef HAKARI_CI_GATE_REVISION_WORK_LOCK_H_
#define HAKARI_CI_GATE_REVISION_WORK_LOCK_H_

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hakari::gate {

class WorkLock {
 public:
  // Creates the folder if necessary. `what` describes the holder: "gate --base HEAD".
  // kFailedPrecondition: another process holds the lock; the message says which, since when, and
  // what to do. The system releases the lock when its process ends, however it ends: a lock is
  // never stale.
  static absl::StatusOr<std::unique_ptr<WorkLock>> Take(const std::string& folder,
                                                        const std::string& what);
  ~WorkLock();
  WorkLock(const WorkLock&) = delete;
  WorkLock& operator=(const WorkLock&) = delete;

 private:
  explicit WorkLock(int file) : file_(file) {}

  const int file_;
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REVISION_WORK_LOCK_H_
