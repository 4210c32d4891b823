// One process of an engine: its handshake, requests and answers in USI. After a failure the session
// is over; usi_engine.h starts another one.
#ifndef HAKARI_SUITES_ENGINES_USI_SESSION_H_
#define HAKARI_SUITES_ENGINES_USI_SESSION_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "base/process/engine_channel.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/player.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/go_text.h"

namespace hakari::engines {

struct GoRequest {
  std::string position;  // what follows the word position
  GoText go;
  bool ponder = false;
  player::Control control;
  player::Listener* listener = nullptr;
};

struct GoAnswer {
  std::optional<player::Failure> failure;
  std::string line;
  std::vector<player::Line> lines;  // by rank: the last one with an exact score, else the last one
  int64_t nodes = 0;                // the last count that the engine reported
  bool told_to_stop = false;
  bool overran = false;  // it was told to stop because its time was up
  player::Times times;
};

class UsiSession {
 public:
  // The spec must outlive the session.
  explicit UsiSession(const suites::EngineSpec& spec) : spec_(spec) {}
  ~UsiSession() { Quit(); }

  // Process, usi, options, isready, usinewgame. `cancel`, here and below, may be null.
  std::optional<player::Failure> Start(const std::atomic<bool>* cancel);
  bool alive() const { return channel_.open(); }

  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value);
  std::optional<player::Failure> Ready(const std::atomic<bool>* cancel);
  std::optional<player::Failure> NewGame();
  GoAnswer Go(const GoRequest& request);
  void Quit();

  // Kills the engine for a reason that only the caller can see, such as an illegal move.
  player::Failure Fail(player::FailureKind kind, std::string what);

  const std::string& name() const { return name_; }
  const std::vector<player::Option>& options() const { return options_; }

 private:
  std::optional<player::Failure> Shake(const std::atomic<bool>* cancel);
  std::optional<player::Failure> Send(absl::string_view line);
  // Reads lines until one begins with the word. An answer to a search is a breach here.
  std::optional<player::Failure> Await(absl::string_view word, int64_t deadline_ms,
                                       const std::atomic<bool>* cancel);
  std::optional<player::Failure> RejectStaleAnswers();
  std::optional<player::Failure> AwaitAnswer(const GoRequest& request, GoAnswer& answer);
  std::optional<player::Failure> PassOn(const GoRequest& request, bool& ponders, Deadline& end,
                                        GoAnswer& answer);
  std::optional<player::Failure> TellToStop(absl::string_view why, Deadline& end, GoAnswer& answer);
  // Processes the line that was read. True if it is the answer.
  bool Take(const GoRequest& request, GoAnswer& answer);
  player::Failure FailBy(ChannelEvent event, absl::string_view awaited, int64_t deadline_ms);
  player::Failure FailEnded(absl::string_view awaited);
  const player::Option* FindOption(absl::string_view name) const;
  std::string OptionsLike(absl::string_view name) const;

  const suites::EngineSpec& spec_;
  EngineChannel channel_;
  bool started_ = false;
  std::string name_;
  std::vector<player::Option> options_;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_SESSION_H_
