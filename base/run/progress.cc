#include "base/run/progress.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/time/pace.h"

namespace hakari {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds kFirstDrawing(2);
constexpr milliseconds kRedrawing(200);
constexpr seconds kNextLogLine(30);

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

void Progress::Note(std::string note) {
  const std::lock_guard<std::mutex> lock(mutex_);
  note_ = std::move(note);
}

std::string Progress::Text(int done, double seconds) {
  const std::lock_guard<std::mutex> lock(mutex_);
  return absl::StrCat(what_, ": ", done, " of ", total_, ", ",
                      PaceText({done - already_done_, total_ - done, seconds, "", {}}),
                      note_.empty() ? "" : "; ", note_);
}

bool StderrIsTerminal() {
  const char* kind = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && kind != nullptr && std::string_view(kind) != "dumb";
}

bool StdoutIsTerminal() { return isatty(STDOUT_FILENO) != 0; }

}  // namespace hakari
