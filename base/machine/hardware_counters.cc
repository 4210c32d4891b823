#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/machine/machine.h"

namespace hakari {

bool HasHardwareCounters() {
  perf_event_attr wanted = {};
  wanted.type = PERF_TYPE_HARDWARE;
  wanted.size = sizeof(wanted);
  wanted.config = PERF_COUNT_HW_INSTRUCTIONS;
  wanted.exclude_kernel = 1;
  wanted.exclude_hv = 1;
  const long file = syscall(SYS_perf_event_open, &wanted, /*pid=*/0, /*cpu=*/-1, /*group=*/-1,
                            PERF_FLAG_FD_CLOEXEC);
  if (file < 0) return false;
  close(static_cast<int>(file));
  return true;
}

}  // namespace hakari
