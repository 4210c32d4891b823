// A USI engine in a process of its own, asked by blocking calls from one thread.
//
//   absl::StatusOr<std::unique_ptr<UsiEngine>> engine = UsiEngine::Start(spec);
//   if (!engine.ok()) …                          // no such program, dead, silent: the reason
//   UsiPosition game(Position::Initial());
//   (*engine)->NewGame();
//   SearchResult answer = (*engine)->Search(game, limits);
//   if (answer.failure) …                        // kind, reason and transcript
//   else if (answer.best.kind == UsiBestMove::Kind::kMove) game.Play(answer.best.move);  // legal
//
// After a failure the process is gone, and the next NewGame() or Search() starts another: the
// caller notes the failure and goes on. No call takes longer than the deadlines of the spec,
// whatever the engine does.
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
#include "engine/mate/mate_result.h"
#include "suites/core/engine_spec.h"
#include "suites/core/outcome.h"
#include "suites/engines/engine_failure.h"
#include "suites/engines/go_text.h"
#include "suites/engines/mate_claim.h"
#include "suites/engines/usi_position.h"
#include "suites/engines/usi_session.h"
#include "suites/engines/usi_text.h"

namespace hakari::engines {

struct SearchResult {
  std::optional<EngineFailure> failure;  // then nothing else counts
  UsiBestMove best;                      // its move is legal
  // Of each MultiPV rank what came last with an exact score, or with a bound if none was exact;
  // best first, empty if it said nothing.
  std::vector<UsiInfo> info;
  uint64_t nodes = 0;  // the last count that it named
  // It went on until its deadline and answered only to `stop`.
  bool overran = false;
  suites::Times times;
};

// What follows `go mate` or `go nodes`.
struct EngineMateLimits {
  std::optional<int64_t> time_ms;  // of MateBy::kGoMate; without: infinite, until search_ms
  std::optional<uint64_t> nodes;   // of MateBy::kSearch, which needs it
};

struct MateSearchResult {
  std::optional<EngineFailure> failure;  // then nothing else counts
  mate::MateAnswer answer = mate::MateAnswer::kUnknown;
  std::string said;        // the engine's word: "nomate", "timeout", "notimplemented", "none", …
  std::vector<Move> line;  // of kMate; it was checked
  bool unchecked = false;  // the check of the line gave up
  uint64_t nodes = 0;
  bool overran = false;  // answered only to `stop`; a "nomate" then counts as unknown
  suites::Times times;
};

class UsiEngine {
 public:
  // Nothing is started yet.
  explicit UsiEngine(suites::EngineSpec spec);
  ~UsiEngine();
  UsiEngine(const UsiEngine&) = delete;
  UsiEngine& operator=(const UsiEngine&) = delete;

  // `stop`, here and below, is polled if it is given; once it is set the result is a failure of the
  // kind kStopped, within 0.1 s.

  // An engine that has answered readyok. kNotFound: there is no such program.
  static absl::StatusOr<std::unique_ptr<UsiEngine>> Start(suites::EngineSpec spec,
                                                          const std::atomic<bool>* stop = nullptr);

  // Starts the engine if it is not running: usi, options, isready, usinewgame.
  std::optional<EngineFailure> EnsureRunning(const std::atomic<bool>* stop = nullptr);
  // Between positions or games that have nothing to do with each other: the reset of the spec.
  std::optional<EngineFailure> NewGame(const std::atomic<bool>* stop = nullptr);
  // An option of the moment, forgotten at a restart; kRefused if the engine has none of this name.
  std::optional<EngineFailure> SetOption(absl::string_view name, absl::string_view value,
                                         const std::atomic<bool>* stop = nullptr);

  SearchResult Search(const UsiPosition& position, const SearchLimits& limits,
                      const std::atomic<bool>* stop = nullptr);
  MateSearchResult SearchMate(const UsiPosition& position, const EngineMateLimits& limits,
                              const MateClaimCheck& check = CheckMateLine,
                              const std::atomic<bool>* stop = nullptr);

  // The manners of a good end, within quit_ms; the destructor does it too.
  void Quit();

  bool running() const { return session_ != nullptr && session_->alive(); }
  const suites::EngineSpec& spec() const { return spec_; }
  // Of the last handshake; empty before.
  std::string name() const { return session_ == nullptr ? "" : session_->name(); }
  std::vector<UsiOption> options() const;
  // How often a process was started.
  int starts() const { return starts_; }

 private:
  std::optional<EngineFailure> Reset(const std::atomic<bool>* stop);
  // Checks what a search said against the position.
  void Judge(const UsiPosition& position, const GoAnswer& answer, SearchResult& result);
  void JudgeCheckmate(const UsiPosition& position, const GoAnswer& answer,
                      const MateClaimCheck& check, MateSearchResult& result);
  void JudgeMateScore(const UsiPosition& position, const GoAnswer& answer,
                      const MateClaimCheck& check, MateSearchResult& result);
  void AcceptMate(const UsiPosition& position, std::vector<Move> line, const MateClaimCheck& check,
                  MateSearchResult& result);

  const suites::EngineSpec spec_;
  std::unique_ptr<UsiSession> session_;  // null: never started
  bool fresh_ = false;                   // nothing was asked since the start
  int starts_ = 0;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_ENGINE_H_
