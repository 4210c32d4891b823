#include "suites/run/progress.h"

#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "absl/strings/str_format.h"

namespace hakari {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds kFirstDrawing(2);
constexpr milliseconds kRedrawing(200);
constexpr seconds kNextLogLine(30);

std::string Duration(double in_seconds) {
  const auto whole = static_cast<int64_t>(in_seconds + 0.5);
  if (whole < 100) return absl::StrFormat("%d s", whole);
  if (whole < 100 * 60) return absl::StrFormat("%d min %02d s", whole / 60, whole % 60);
  return absl::StrFormat("%d h %02d min", whole / 3600, whole / 60 % 60);
}

}  // namespace

void Progress::Begin(int total, int already_done, Time now) {
  total_ = total;
  already_done_ = already_done;
  begin_ = now;
  next_drawing_ = now + kFirstDrawing;
}

void Progress::Update(int done, Time now) {
  if (now < next_drawing_) return;
  const std::string text = Text(done, std::chrono::duration<double>(now - begin_).count());
  if (is_terminal_) {
    out_ << "\r" << text << "\x1b[K" << std::flush;
    next_drawing_ = now + kRedrawing;
  } else {
    out_ << text << std::endl;
    next_drawing_ = now + kNextLogLine;
  }
  is_drawn_ = true;
}

void Progress::End() {
  if (is_drawn_ && is_terminal_) out_ << "\r\x1b[K" << std::flush;
  is_drawn_ = false;
}

std::string Progress::Text(int done, double seconds) const {
  std::string text = absl::StrFormat("%s: %d of %d problems", what_, done, total_);
  const int done_here = done - already_done_;
  if (done_here > 0) {
    const double rate = done_here / seconds;
    absl::StrAppendFormat(&text, ", %.*f a second, about %s left", rate < 10 ? 1 : 0, rate,
                          Duration((total_ - done) / rate));
  } else {
    absl::StrAppendFormat(&text, " after %s", Duration(seconds));
  }
  return text;
}

bool StderrIsTerminal() {
  const char* kind = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && kind != nullptr && std::string_view(kind) != "dumb";
}

bool StdoutIsTerminal() { return isatty(STDOUT_FILENO) != 0; }

}  // namespace hakari
