// The interface of everything that can be asked for a move or a mate: one of our searches, an
// engine in a separate process, several engines as one, or a fake in tests. The caller does not
// need to know which.
#ifndef HAKARI_ENGINE_PLAYER_PLAYER_H_
#define HAKARI_ENGINE_PLAYER_PLAYER_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/limits.h"

namespace hakari::player {

struct Question {
  enum class Kind { kMove, kMate };  // a mate: by giving check with every move

  Kind kind = Kind::kMove;
  Game game;
  Limits limits;
  int lines = 1;                 // for a move: so many best moves, each with its score
  std::vector<Move> root_moves;  // only these are searched; empty: all
  // The last move of the game is only expected: time is counted from the ponder hit.
  bool ponder = false;
};

// Flags that another thread can set while the player is at work. The player polls them; each may be
// null.
struct Control {
  const std::atomic<bool>* stop = nullptr;        // answer now with what is known
  const std::atomic<bool>* ponder_hit = nullptr;  // the expected move was played
  // No answer is wanted any more: the question fails at once, with kStopped.
  const std::atomic<bool>* cancel = nullptr;
};

inline bool IsSet(const std::atomic<bool>* flag) { return flag != nullptr && *flag; }

// Receives lines and remarks before the answer, on the thread that asks.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void OnLine(const Line& line) = 0;
  virtual void OnRemark(absl::string_view text) = 0;  // for people
};

// A setting of a player, in the terms of USI.
struct Option {
  std::string name;
  std::string type;                               // check, spin, combo, button, string, filename
  std::optional<std::string> default_value = {};  // none: it names no default
  std::optional<int64_t> least = {}, most = {};   // of a spin
  std::vector<std::string> choices = {};          // of a combo
};

// Features that not every player has.
struct Abilities {
  bool several_lines = false;
};

// An instance is used from one thread. After NewGame() the answers to questions limited by counts
// do not depend on earlier questions, as far as the player can guarantee this.
class Player {
 public:
  virtual ~Player() = default;

  // The player's own name. An external engine reports it when it starts, and also the next two.
  virtual std::string name() const = 0;
  virtual Abilities abilities() const { return {}; }
  virtual std::vector<Option> options() const { return {}; }
  // kRefused if the player has no such option or does not accept the value; then nothing has
  // changed.
  virtual std::optional<Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel = nullptr) = 0;

  // Called before each game, and before each position that is unrelated to the one before: starts
  // what must be started and resets what must be reset. Its time is not part of the time of an
  // answer.
  virtual std::optional<Failure> NewGame(const std::atomic<bool>* cancel = nullptr) = 0;

  // Blocks until the player knows the answer, a limit is reached or a flag of `control` is set. The
  // player may use what it learned from earlier questions of the same game. A failure says why
  // there is no answer; the next question is asked as usual.
  virtual Answer Ask(const Question& question, const Control& control = {},
                     Listener* listener = nullptr) = 0;
};

// Distinguishes players before any is made, in journals and in the names of goldens.
struct Identity {
  std::string name;
  // All settings on which answers depend, and a version of their meaning.
  std::string configuration;
  std::vector<std::string> file_hashes;  // of programs and data besides our own binary
};

struct PlayerSpec {
  Identity identity;
  // Called on the thread that will ask. It returns early, with any error, once `cancel` is set.
  std::function<absl::StatusOr<std::unique_ptr<Player>>(const std::atomic<bool>* cancel)> make;
};

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_PLAYER_H_
