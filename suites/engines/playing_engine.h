// Hakari as an engine for front ends: `go` is answered by the playing search, `go mate` by the mate
// searches. Their options are offered together.
#ifndef HAKARI_SUITES_ENGINES_PLAYING_ENGINE_H_
#define HAKARI_SUITES_ENGINES_PLAYING_ENGINE_H_

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/player/player.h"
#include "suites/engines/mate_engine.h"
#include "suites/engines/search_player.h"

namespace hakari::engines {

class PlayingEngine : public player::Player {
 public:
  std::string name() const override { return "Hakari"; }
  player::Abilities abilities() const override { return search_.abilities(); }
  std::vector<player::Option> options() const override;
  // An option that both have is set for both.
  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel) override;
  std::optional<player::Failure> NewGame(const std::atomic<bool>* cancel) override;
  player::Answer Ask(const player::Question& question, const player::Control& control,
                     player::Listener* listener) override;

 private:
  SearchPlayer search_;
  MateEngine mate_;  // makes its table for the first question
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PLAYING_ENGINE_H_
