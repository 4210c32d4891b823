// The line on stderr that shows how far a long run is: how many items (problems, games or others)
// are done, how many a second, and about how long the rest will take (pace.h). Nothing is shown in
// the first two seconds. On a terminal the line is redrawn in place; elsewhere (a log) a line is
// added every half minute.
#ifndef HAKARI_BASE_RUN_PROGRESS_H_
#define HAKARI_BASE_RUN_PROGRESS_H_

#include <chrono>
#include <mutex>
#include <ostream>
#include <string>

namespace hakari {

class Progress {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Progress(std::string what, std::ostream& out, bool is_terminal)
      : what_(std::move(what)), out_(out), is_terminal_(is_terminal) {}

  // `already_done` of `total` were taken over from an earlier run.
  void Begin(int total, int already_done, Time now);
  // May be called at any rate; it draws seldom.
  void Update(int done, Time now);
  // Text to add at the end of the line; may be called from any thread.
  void Note(std::string note);
  // Removes the line.
  void End();

 private:
  std::string Text(int done, double seconds);

  std::string what_;
  std::ostream& out_;
  bool is_terminal_;
  int total_ = 0;
  int already_done_ = 0;
  Time begin_;
  Time next_drawing_;
  bool is_drawn_ = false;
  std::mutex mutex_;  // guards the note
  std::string note_;
};

// Whether stderr is a terminal on which the line can be redrawn in place.
bool StderrIsTerminal();
// Whether results would appear between the drawings.
bool StdoutIsTerminal();

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_PROGRESS_H_
