#include "base/process/crash_report.h"

#include <signal.h>
#include <unistd.h>

#include <cstring>

namespace hakari {
namespace {

constexpr size_t kStackBytes = 1 << 16;
constexpr int kCrashSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

int crash_exit_code = 1;
thread_local const char* working_on = nullptr;

// Uses only calls that are safe in a signal handler.
void Say(const char* text) {
  if (write(STDERR_FILENO, text, std::strlen(text)) < 0) _exit(crash_exit_code);
}

void OnCrash(int number) {
  Say("\nINVALID: hakari crashed (");
  Say(number == SIGSEGV   ? "bad memory access or stack overflow"
      : number == SIGABRT ? "abort"
      : number == SIGFPE  ? "arithmetic"
                          : "bad instruction or bus error");
  Say(")");
  if (working_on != nullptr) {
    Say(" while working on problem ");
    Say(working_on);
    Say("; the next run resumes with it; --only ");
    Say(working_on);
    Say(" runs only this problem");
  }
  Say("\n");
  _exit(crash_exit_code);
}

}  // namespace

void InstallCrashReport(int exit_code) {
  crash_exit_code = exit_code;
  struct sigaction action = {};
  action.sa_handler = OnCrash;
  action.sa_flags = SA_ONSTACK | static_cast<int>(SA_RESETHAND);
  for (int number : kCrashSignals) sigaction(number, &action, nullptr);
}

CrashStack::CrashStack() : memory_(new char[kStackBytes]) {
  stack_t stack = {};
  stack.ss_sp = memory_.get();
  stack.ss_size = kStackBytes;
  sigaltstack(&stack, nullptr);
}

CrashStack::~CrashStack() {
  stack_t stack = {};
  stack.ss_flags = SS_DISABLE;
  sigaltstack(&stack, nullptr);
}

WorkingOn::WorkingOn(const std::string& id) { working_on = id.c_str(); }

WorkingOn::~WorkingOn() { working_on = nullptr; }

}  // namespace hakari
