// Whoever can be asked for a move or a mate: a search of ours, an engine in a process of its own,
// several engines as one, or a fake in tests. Whoever asks does not care which.
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
  int lines = 1;                 // of a move: the best so many, each with its score
  std::vector<Move> root_moves;  // no others count; empty: all do
  // The last move is only expected: time is counted from the ponder hit.
  bool ponder = false;
};

// What another thread can tell a player while it is at work. Flags that are polled; each may be
// null.
struct Control {
  const std::atomic<bool>* stop = nullptr;        // answer now with what is known
  const std::atomic<bool>* ponder_hit = nullptr;  // the expected move was played
  // No answer is wanted any more: the question fails at once, with kStopped.
  const std::atomic<bool>* cancel = nullptr;
};

inline bool IsSet(const std::atomic<bool>* flag) { return flag != nullptr && *flag; }

// Hears what is said on the way to an answer, on the thread that asks.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void OnLine(const Line& line) = 0;
  virtual void OnRemark(absl::string_view text) = 0;  // for people
};

// What a player lets one set, in the words of USI.
struct Option {
  std::string name;
  std::string type;                               // check, spin, combo, button, string, filename
  std::optional<std::string> default_value = {};  // without: it names none
  std::optional<int64_t> least = {}, most = {};   // of a spin
  std::vector<std::string> choices = {};          // of a combo
};

// What not every player can do.
struct Abilities {
  bool several_lines = false;
};

// One instance serves one thread. After NewGame its answers to a question limited by counts depend
// on nothing that it was asked before, if the player can keep that at all.
class Player {
 public:
  virtual ~Player() = default;

  // What it calls itself; an engine outside says so when it starts, as well as the next two.
  virtual std::string name() const = 0;
  virtual Abilities abilities() const { return {}; }
  virtual std::vector<Option> options() const { return {}; }
  // kRefused if it has no such option, or not with this value; then nothing has changed.
  virtual std::optional<Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel = nullptr) = 0;

  // Before each game, or position that has nothing to do with the one before: starts what must be
  // started and forgets what must be forgotten. No part of the time of an answer.
  virtual std::optional<Failure> NewGame(const std::atomic<bool>* cancel = nullptr) = 0;

  // Blocks until it knows, a limit is reached or it is told. What it was asked before in the same
  // game may help it. A failure says why there is no answer; the next question is asked as usual.
  virtual Answer Ask(const Question& question, const Control& control = {},
                     Listener* listener = nullptr) = 0;
};

// What tells players apart before any is made, in journals and in the names of goldens.
struct Identity {
  std::string name;
  // All settings that answers depend on, a version of what they mean among them.
  std::string configuration;
  std::vector<std::string> file_hashes;  // of programs and data besides our own binary
};

struct PlayerSpec {
  Identity identity;
  // Called on the thread that will ask. It gives up early, with any error, once `cancel` is set.
  std::function<absl::StatusOr<std::unique_ptr<Player>>(const std::atomic<bool>* cancel)> make;
};

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_PLAYER_H_
