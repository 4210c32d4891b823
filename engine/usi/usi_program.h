// Any player as a USI engine: the conversation with a front end.
#ifndef HAKARI_ENGINE_USI_USI_PROGRAM_H_
#define HAKARI_ENGINE_USI_USI_PROGRAM_H_

#include <istream>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/player/game.h"
#include "engine/player/player.h"
#include "engine/usi/background_search.h"
#include "engine/usi/command.h"

namespace hakari::usi {

// The output of the engine: whole lines from any thread, flushed at once.
class UsiOutput {
 public:
  explicit UsiOutput(std::ostream& out) : out_(out) {}

  void Say(absl::string_view line) { Say(std::vector<std::string>{std::string(line)}); }

  // Prints all lines without a line of another thread in between.
  void Say(const std::vector<std::string>& lines) {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (std::string line : lines) {
      // Messages quote the input of the front end, which may contain control characters.
      for (char& c : line) {
        if (absl::ascii_iscntrl(static_cast<unsigned char>(c))) c = '?';
      }
      out_ << line << '\n';
    }
    out_.flush();
  }

  // A message for people; `info string` is the protocol's only means for it.
  void Explain(absl::string_view text) { Say(absl::StrCat("info string ", text)); }

 private:
  std::mutex mutex_;
  std::ostream& out_;
};

class UsiProgram {
 public:
  UsiProgram(player::Player& player, std::ostream& out)
      : player_(player), output_(out), said_on_the_way_(output_) {}

  // Reads lines until quit or the end of the input; a running search answers first.
  void Run(std::istream& in);

  // Handles one line of the front end; false if it was quit.
  bool Obey(absl::string_view line);

 private:
  // Prints what the player reports during a search.
  class Listener : public player::Listener {
   public:
    explicit Listener(UsiOutput& output) : output_(output) {}
    void OnLine(const player::Line& line) override;
    void OnRemark(absl::string_view text) override { output_.Explain(text); }

   private:
    UsiOutput& output_;
  };

  void Introduce();
  void MakeReady();
  void SetOption(const UsiCommand& command);
  void SetPosition(absl::string_view text);
  void Go(const GoCommand& go);
  void PonderHit();
  // Prints the reason and the answer to a `go` that the player cannot be asked.
  void Decline(bool mate, absl::string_view why);

  player::Player& player_;
  UsiOutput output_;
  Listener said_on_the_way_;
  std::optional<player::Game> game_ = player::Game();  // none: the last position was refused
  bool has_time_ = false;                              // whether the last question limits the time
  BackgroundSearch search_;                            // last member: it uses all of the above
};

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_USI_PROGRAM_H_
