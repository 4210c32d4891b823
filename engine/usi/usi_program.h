// Any player as a USI engine: the conversation with a front end.
#ifndef HAKARI_ENGINE_USI_USI_PROGRAM_H_
#define HAKARI_ENGINE_USI_USI_PROGRAM_H_

#include <istream>
#include <optional>
#include <ostream>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/player/game.h"
#include "engine/player/player.h"
#include "engine/usi/background_search.h"
#include "engine/usi/command.h"
#include "engine/usi/output.h"

namespace hakari::usi {

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
