// A USI engine in a process of its own, as a player.
//
//   absl::StatusOr<std::unique_ptr<UsiEngine>> engine = UsiEngine::Start(spec);
//   if (!engine.ok()) …                          // no such program, dead, silent: the reason
//   (*engine)->NewGame();
//   player::Answer answer = (*engine)->Ask(question);
//   if (answer.failure) …                        // kind, reason and transcript
//   else if (answer.kind == player::Answer::Kind::kMove) question.game.Play(answer.move);  // legal
//
// After a failure the process has ended, and the next NewGame() or Ask() starts another: the caller
// records the failure and goes on. Only a question that is refused before it is sent leaves the
// process running. No call takes longer than the deadlines of the spec, whatever the engine does.
//
// A thread that has started engines must outlive them: the kernel kills their processes when the
// thread ends (base/process/README.md).
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
  // Starts nothing yet. `check` decides whether a claimed mate is one.
  explicit UsiEngine(suites::EngineSpec spec, MateClaimCheck check = CheckMateLine);
  ~UsiEngine() override;
  UsiEngine(const UsiEngine&) = delete;
  UsiEngine& operator=(const UsiEngine&) = delete;

  // `cancel`, here and below, is polled if it is given. Once it is set, the call fails within 0.1 s
  // with the kind kStopped.

  // Starts an engine and waits until it has answered readyok. kNotFound: there is no such program.
  static absl::StatusOr<std::unique_ptr<UsiEngine>> Start(suites::EngineSpec spec,
                                                          const std::atomic<bool>* cancel = nullptr,
                                                          MateClaimCheck check = CheckMateLine);

  // Starts the engine if it is not running: usi, options, isready, usinewgame.
  std::optional<player::Failure> EnsureRunning(const std::atomic<bool>* cancel = nullptr);

  // From the last handshake; empty before the first one.
  std::string name() const override { return session_ == nullptr ? "" : session_->name(); }
  std::vector<player::Option> options() const override;
  // Derived from its options.
  player::Abilities abilities() const override;

  // Resets the engine as the spec says.
  std::optional<player::Failure> NewGame(const std::atomic<bool>* cancel = nullptr) override;
  // Sets an option until the next restart. If the engine has no option of this name, the failure is
  // kRefused and the process ends.
  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel = nullptr) override;
  // The answer has one line for each rank: the last one with an exact score, or the last one with a
  // bound if none was exact. A "nomate" after `stop` counts as unknown, because some engines say so
  // when they are cut short.
  player::Answer Ask(const player::Question& question, const player::Control& control = {},
                     player::Listener* listener = nullptr) override;

  // Ends the process: sends quit, closes its input and kills it if it does not end by itself within
  // about quit_ms. The destructor does the same.
  void Quit();

  bool running() const { return session_ != nullptr && session_->alive(); }
  const suites::EngineSpec& spec() const { return spec_; }
  // How often a process was started.
  int starts() const { return starts_; }

 private:
  std::optional<player::Failure> Reset(const std::atomic<bool>* cancel);
  bool HasOption(absl::string_view name) const;
  // Starts the engine if needed, and sets the options that a question needs (lines, table).
  std::optional<player::Failure> Prepare(const player::Question& question,
                                         const std::atomic<bool>* cancel);
  // These check what the engine said against the position.
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
