#include "ci/gate/probe/instruction_counter.h"

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace hakari::gate {

InstructionCounter::InstructionCounter() {
  perf_event_attr wanted = {};
  wanted.type = PERF_TYPE_HARDWARE;
  wanted.size = sizeof(wanted);
  wanted.config = PERF_COUNT_HW_INSTRUCTIONS;
  wanted.disabled = 1;
  wanted.exclude_kernel = 1;
  wanted.exclude_hv = 1;
  file_ = static_cast<int>(syscall(SYS_perf_event_open, &wanted, /*pid=*/0, /*cpu=*/-1,
                                   /*group=*/-1, PERF_FLAG_FD_CLOEXEC));
}

InstructionCounter::~InstructionCounter() {
  if (file_ >= 0) close(file_);
}

void InstructionCounter::Start() {
  if (file_ < 0) return;
  ioctl(file_, PERF_EVENT_IOC_RESET, 0);
  ioctl(file_, PERF_EVENT_IOC_ENABLE, 0);
}

std::optional<uint64_t> InstructionCounter::Stop() {
  if (file_ < 0) return std::nullopt;
  ioctl(file_, PERF_EVENT_IOC_DISABLE, 0);
  uint64_t count = 0;
  const bool whole = read(file_, &count, sizeof(count)) == sizeof(count);
  return whole && count > 0 ? std::optional<uint64_t>(count) : std::nullopt;
}

}  // namespace hakari::gate
