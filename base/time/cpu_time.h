// The clock of all measurements here: the CPU time of the calling thread. Other work on the machine
// changes it far less than wall time.
#ifndef HAKARI_BASE_TIME_CPU_TIME_H_
#define HAKARI_BASE_TIME_CPU_TIME_H_

#include <ctime>

namespace hakari {

inline double ThreadCpuSeconds() {
  constexpr double kNanosecondsPerSecond = 1e9;
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / kNanosecondsPerSecond;
}

}  // namespace hakari

#endif  // HAKARI_BASE_TIME_CPU_TIME_H_
