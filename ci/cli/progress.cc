#include "ci/cli/progress.h"

#include <unistd.h>

#include <iostream>

namespace hakari {
namespace {

constexpr char kBackToStart[] = "\r\033[K";  // and erase the rest

}  // namespace

ProgressLine::ProgressLine(bool quiet) : shown_(!quiet && isatty(STDERR_FILENO) == 1) {}

void ProgressLine::Show(absl::string_view text) {
  if (shown_) std::cerr << kBackToStart << text << std::flush;
}

void ProgressLine::Clear() {
  if (shown_) std::cerr << kBackToStart << std::flush;
}

}  // namespace hakari
