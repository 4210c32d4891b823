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

// The engine's side of the conversation: whole lines, from whichever thread, each sent at once.
class UsiOutput {
 public:
  explicit UsiOutput(std::ostream& out) : out_(out) {}

  void Say(absl::string_view line) { Say(std::vector<std::string>{std::string(line)}); }

  // All of them without a line of another thread in between.
  void Say(const std::vector<std::string>& lines) {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (std::string line : lines) {
      // Messages quote what the front end sent, which may hold anything.
      for (char& c : line) {
        if (absl::ascii_iscntrl(static_cast<unsigned char>(c))) c = '?';
      }
      out_ << line << '\n';
    }
    out_.flush();
  }

  // For people; the protocol has no other word for it.
  void Explain(absl::string_view text) { Say(absl::StrCat("info string ", text)); }

 private:
  std::mutex mutex_;
  std::ostream& out_;
};

class UsiProgram {
 public:
  UsiProgram(player::Player& player, std::ostream& out)
      : player_(player), output_(out), said_on_the_way_(output_) {}

  // Reads lines until quit or the end of the input; a search that is going on answers first.
  void Run(std::istream& in);

  // One line of the front end; false if it was quit.
  bool Obey(absl::string_view line);

 private:
  // What the player says while it searches.
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
  // The answer to what cannot be asked, and why it cannot.
  void Decline(bool mate, absl::string_view why);

  player::Player& player_;
  UsiOutput output_;
  Listener said_on_the_way_;
  std::optional<player::Game> game_ = player::Game();  // nothing: the last position was refused
  bool has_time_ = false;                              // the question that was asked last
  BackgroundSearch search_;                            // last: it uses all of the above
};

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_USI_PROGRAM_H_
