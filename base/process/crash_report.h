// If the process itself crashes (an in-process program may crash it), a message names the problem
// that was being worked on, and the exit code says that nothing could be judged.
#ifndef HAKARI_BASE_PROCESS_CRASH_REPORT_H_
#define HAKARI_BASE_PROCESS_CRASH_REPORT_H_

#include <memory>
#include <string>

namespace hakari {

// Holds for the whole process from now on. A crash is reported by the thread in which it happens.
void InstallCrashReport(int exit_code);

// A stack on which a thread reports a crash when its own stack has overflowed. One for each thread.
class CrashStack {
 public:
  CrashStack();
  ~CrashStack();
  CrashStack(const CrashStack&) = delete;
  CrashStack& operator=(const CrashStack&) = delete;

 private:
  std::unique_ptr<char[]> memory_;
};

// Names what this thread works on during its lifetime; `id` must outlive it.
class WorkingOn {
 public:
  explicit WorkingOn(const std::string& id);
  ~WorkingOn();
  WorkingOn(const WorkingOn&) = delete;
  WorkingOn& operator=(const WorkingOn&) = delete;
};

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_CRASH_REPORT_H_
