// If the process itself crashes (an in-process program may), the last words name the problem that
// was being worked on, and the exit code says that nothing could be judged.
#ifndef HAKARI_BASE_PROCESS_CRASH_REPORT_H_
#define HAKARI_BASE_PROCESS_CRASH_REPORT_H_

#include <memory>
#include <string>

namespace hakari {

// From now on, for the whole process. Crashes in one thread are told by that thread.
void InstallCrashReport(int exit_code);

// Room for a thread's last words when its own stack has run out. One a thread.
class CrashStack {
 public:
  CrashStack();
  ~CrashStack();
  CrashStack(const CrashStack&) = delete;
  CrashStack& operator=(const CrashStack&) = delete;

 private:
  std::unique_ptr<char[]> memory_;
};

// What this thread is working on while it lives; `id` must outlive it.
class WorkingOn {
 public:
  explicit WorkingOn(const std::string& id);
  ~WorkingOn();
  WorkingOn(const WorkingOn&) = delete;
  WorkingOn& operator=(const WorkingOn&) = delete;
};

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_CRASH_REPORT_H_
