// One line on stderr that is overwritten as work goes on; nothing at all when stderr is no terminal
// or the user asked for quiet.
#ifndef HAKARI_CI_CLI_PROGRESS_H_
#define HAKARI_CI_CLI_PROGRESS_H_

#include "absl/strings/string_view.h"

namespace hakari::cli {

class ProgressLine {
 public:
  explicit ProgressLine(bool quiet);
  ~ProgressLine() { Clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void Show(absl::string_view text);
  void Clear();

 private:
  const bool shown_;
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PROGRESS_H_
