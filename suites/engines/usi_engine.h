// A USI engine in a process of its own, as a player.
//
//   absl::StatusOr<std::unique_ptr<UsiEngine>> engine = UsiEngine::Start(spec);
//   if (!engine.ok()) …                          // no such program, dead, silent: the reason
//   (*engine)->NewGame();
//   player::Answer answer = (*engine)->Ask(question);
//   if (answer.failure) …                        // kind, reason and transcript
//   else if (answer.kind == player::Answer::Kind::kMove) question.game.Play(answer.move);  // legal
//
// After a failure the process is gone, and the next NewGame() or Ask() starts another: the caller
// notes the failure and goes on. No call takes longer than the deadlines of the spec, whatever the
// engine does.
//
// A thread that has started engines must outlive them: the kernel kills their processes when it
// ends (suites/engines/README.md).
#ifndef HAKARI_SUITES_ENGINES_USI_ENGINE_H_
#define HAKARI_SUITES_ENGINES_USI_ENGINE_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/player.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/mate_claim.h"
#include "suites/engines/usi_session.h"

namespace hakari::engines {

class UsiEngine : public player::Player {
 public:
  // Nothing is started yet. `check` says of each mate that is claimed whether it is one.
  explicit UsiEngine(suites::EngineSpec spec, MateClaimCheck check = CheckMateLine);
  ~UsiEngine() override;
  UsiEngine(const UsiEngine&) = delete;
  UsiEngine& operator=(const UsiEngine&) = delete;

  // `cancel`, here and below, is polled if it is given; once it is set the result is a failure of
  // the kind kStopped, within 0.1 s.

  // An engine that has answered readyok. kNotFound: there is no such program.
  static absl::StatusOr<std::unique_ptr<UsiEngine>> Start(suites::EngineSpec spec,
                                                          const std::atomic<bool>* cancel = nullptr,
                                                          MateClaimCheck check = CheckMateLine);

  // Starts the engine if it is not running: usi, options, isready, usinewgame.
  std::optional<player::Failure> EnsureRunning(const std::atomic<bool>* cancel = nullptr);

  // Of the last handshake; empty before.
  std::string name() const override { return session_ == nullptr ? "" : session_->name(); }
  std::vector<player::Option> options() const override;
  // By its options.
  player::Abilities abilities() const override;

  // The reset of the spec.
  std::optional<player::Failure> NewGame(const std::atomic<bool>* cancel = nullptr) override;
  // An option of the moment, forgotten at a restart; kRefused, and the end of its process, if the
  // engine has none of this name.
  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel = nullptr) override;
  // Of each rank the answer has the line that came last with an exact score, or with a bound if
  // none was exact. A "nomate" after `stop` counts as unknown, since some say so when cut short.
  player::Answer Ask(const player::Question& question, const player::Control& control = {},
                     player::Listener* listener = nullptr) override;

  // The manners of a good end, within quit_ms; the destructor does it too.
  void Quit();

  bool running() const { return session_ != nullptr && session_->alive(); }
  const suites::EngineSpec& spec() const { return spec_; }
  // How often a process was started.
  int starts() const { return starts_; }

 private:
  std::optional<player::Failure> Reset(const std::atomic<bool>* cancel);
  bool HasOption(absl::string_view name) const;
  // What a question needs that is no part of `go`.
  std::optional<player::Failure> Prepare(const player::Question& question,
                                         const std::atomic<bool>* cancel);
  // Check what was said against the position.
  player::Answer Judge(const player::Question& question, const GoAnswer& said);
  player::Answer JudgeCheckmate(const player::Question& question, const GoAnswer& said);
  player::Answer JudgeMateScore(const player::Question& question, const GoAnswer& said);
  void AcceptMate(const Position& position, std::vector<Move> line, player::Answer& answer);

  const suites::EngineSpec spec_;
  const MateClaimCheck check_;
  std::unique_ptr<UsiSession> session_;  // null: never started
  bool fresh_ = false;                   // nothing was asked since the start
  int starts_ = 0;
  // What this process was told last.
  std::optional<uint64_t> table_mib_;
  int lines_ = 1;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_ENGINE_H_
