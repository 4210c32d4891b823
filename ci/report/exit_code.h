// The exit codes of the process. They are the same for all commands, so that a script need not know
// which one ran.
#ifndef HAKARI_CI_REPORT_EXIT_CODE_H_
#define HAKARI_CI_REPORT_EXIT_CODE_H_

namespace hakari::report {

enum class ExitCode : int {
  kPass = 0,  // or improved
  kRegressed = 1,
  kBadUsage = 2,
  kInconclusive = 3,
  kInvalid = 4,  // nothing was measured that could be judged
};

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_EXIT_CODE_H_
