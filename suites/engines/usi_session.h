// One life of an engine: a process, its handshake, requests and answers in the words of USI. After
// a failure it is dead for good; usi_engine.h starts another.
#ifndef HAKARI_SUITES_ENGINES_USI_SESSION_H_
#define HAKARI_SUITES_ENGINES_USI_SESSION_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "base/process/engine_channel.h"
#include "suites/core/engine_spec.h"
#include "suites/core/outcome.h"
#include "suites/engines/engine_failure.h"
#include "suites/engines/usi_text.h"

namespace hakari::engines {

// A line that begins with `go`, and what may answer it.
struct GoRequest {
  std::string position;  // what follows the word position
  std::string go;        // the whole line
  absl::string_view answer = "bestmove";
  int64_t deadline_ms = 0;  // then it is told to stop
  const std::atomic<bool>* stop = nullptr;
};

struct GoAnswer {
  std::optional<EngineFailure> failure;
  std::string line;
  std::vector<UsiInfo> info;  // by MultiPV rank, the last exact score of each, else the last
  uint64_t nodes = 0;
  bool overran = false;
  suites::Times times;
};

class UsiSession {
 public:
  // The spec must outlive the session.
  explicit UsiSession(const suites::EngineSpec& spec) : spec_(spec) {}
  ~UsiSession() { Quit(); }

  // Process, usi, options, isready, usinewgame. `stop`, here and below, may be null.
  std::optional<EngineFailure> Start(const std::atomic<bool>* stop);
  bool alive() const { return channel_.open(); }

  std::optional<EngineFailure> SetOption(absl::string_view name, absl::string_view value);
  std::optional<EngineFailure> Ready(const std::atomic<bool>* stop);
  std::optional<EngineFailure> NewGame();
  GoAnswer Go(const GoRequest& request);
  void Quit();

  // Kills the engine for a reason that only the caller could see.
  EngineFailure Fail(FailureKind kind, std::string what);

  const std::string& name() const { return name_; }
  const std::vector<UsiOption>& options() const { return options_; }

 private:
  std::optional<EngineFailure> Shake(const std::atomic<bool>* stop);
  std::optional<EngineFailure> Send(absl::string_view line);
  // Reads lines until one begins with the word; answers to searches are breaches here.
  std::optional<EngineFailure> Await(absl::string_view word, int64_t deadline_ms,
                                     const std::atomic<bool>* stop);
  std::optional<EngineFailure> RejectStaleAnswers();
  std::optional<EngineFailure> AwaitAnswer(const GoRequest& request, GoAnswer& answer);
  // True once the line is the answer.
  bool Take(const GoRequest& request, GoAnswer& answer);
  EngineFailure FailBy(ChannelEvent event, absl::string_view awaited, int64_t deadline_ms);
  EngineFailure FailEnded(absl::string_view awaited);
  const UsiOption* FindOption(absl::string_view name) const;
  std::string OptionsLike(absl::string_view name) const;

  const suites::EngineSpec& spec_;
  EngineChannel channel_;
  bool started_ = false;
  std::string name_;
  std::vector<UsiOption> options_;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_SESSION_H_
