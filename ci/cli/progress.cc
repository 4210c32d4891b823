#include "ci/cli/progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstddef>
#include <iostream>

namespace hakari::cli {
namespace {

constexpr char kBackToStart[] = "\r\033[K";  // and erase the rest

size_t Columns() {
  constexpr size_t kUsual = 80;
  winsize size = {};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return known ? size.ws_col : kUsual;
}

}  // namespace

ProgressLine::ProgressLine(bool quiet) : shown_(!quiet && isatty(STDERR_FILENO) == 1) {}

void ProgressLine::Show(absl::string_view text) {
  // What goes on in a second line would stay there.
  if (shown_) std::cerr << kBackToStart << text.substr(0, Columns() - 1) << std::flush;
}

void ProgressLine::Clear() {
  if (shown_) std::cerr << kBackToStart << std::flush;
}

}  // namespace hakari::cli
