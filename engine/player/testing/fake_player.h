// A player whose answers a test scripts.
#ifndef HAKARI_ENGINE_PLAYER_TESTING_FAKE_PLAYER_H_
#define HAKARI_ENGINE_PLAYER_TESTING_FAKE_PLAYER_H_

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/string_view.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/player.h"

namespace hakari::player {

class FakePlayer : public Player {
 public:
  using Script = std::function<Answer(const Question&, const Control&, Listener*)>;

  explicit FakePlayer(Script script, std::function<void()> new_game = nullptr)
      : script_(std::move(script)), new_game_(std::move(new_game)) {}

  std::string name() const override { return "Fake"; }
  std::optional<Failure> SetOption(absl::string_view name, absl::string_view,
                                   const std::atomic<bool>*) override {
    return Failure{FailureKind::kRefused, "no option " + std::string(name), ""};
  }
  std::optional<Failure> NewGame(const std::atomic<bool>*) override {
    if (new_game_) new_game_();
    return std::nullopt;
  }
  Answer Ask(const Question& question, const Control& control, Listener* listener) override {
    return script_(question, control, listener);
  }

 private:
  const Script script_;
  const std::function<void()> new_game_;
};

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_TESTING_FAKE_PLAYER_H_
