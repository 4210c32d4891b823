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
// ends (suites/programs/README.md).
#ifndef HAKARI_SUITES_PROGRAMS_USI_ENGINE_H_
#define HAKARI_SUITES_PROGRAMS_USI_ENGINE_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/mate/mate_result.h"
#include "suites/core/outcome.h"
#include "suites/programs/engine_failure.h"
#include "suites/programs/engine_spec.h"
#include "suites/programs/mate_claim.h"
#include "suites/programs/usi_position.h"
#include "suites/programs/usi_text.h"

namespace hakari {

// What follows `go`; at least one of nodes, depth, movetime, byoyomi or the clocks must be set.
struct SearchLimits {
  std::optional<uint64_t> nodes;
  std::optional<int> depth;
  std::optional<int64_t> movetime_ms;
  std::optional<int64_t> byoyomi_ms;
  std::optional<int64_t> black_ms, white_ms;  // clocks: btime, wtime
  std::optional<int64_t> black_increment_ms, white_increment_ms;
};

struct SearchResult {
  std::optional<EngineFailure> failure;  // then nothing else counts
  UsiBestMove best;                      // its move is legal
  // The last of each MultiPV rank that came with a score, best first; empty if it said nothing.
  std::vector<UsiInfo> info;
  uint64_t nodes = 0;  // the last count that it named
  // It went on until its deadline and answered only to `stop`.
  bool overran = false;
  Times times;
};

// What follows `go mate`, or the nodes of MateBy::kSearch.
struct EngineMateLimits {
  std::optional<int64_t> time_ms;  // without: infinite, stopped at the deadline search_ms
  std::optional<uint64_t> nodes;   // of MateBy::kSearch only, which needs it
};

struct MateSearchResult {
  std::optional<EngineFailure> failure;  // then nothing else counts
  MateAnswer answer = MateAnswer::kUnknown;
  std::string said;        // the engine's word: "nomate", "timeout", "notimplemented", "none", …
  std::vector<Move> line;  // of kMate; it was checked
  bool unchecked = false;  // the check of the line gave up
  uint64_t nodes = 0;
  bool overran = false;  // answered only to `stop`; a "nomate" then counts as unknown
  Times times;
};

class UsiEngine {
 public:
  // Nothing is started yet.
  explicit UsiEngine(EngineSpec spec);
  ~UsiEngine();
  UsiEngine(const UsiEngine&) = delete;
  UsiEngine& operator=(const UsiEngine&) = delete;

  // An engine that has answered readyok. kNotFound: there is no such program.
  static absl::StatusOr<std::unique_ptr<UsiEngine>> Start(EngineSpec spec);

  // Starts the engine if it is not running: handshake, options, isready, usinewgame.
  std::optional<EngineFailure> EnsureRunning();
  // Between positions or games that have nothing to do with each other: the reset of the spec.
  std::optional<EngineFailure> NewGame();
  // An option of the moment, forgotten at a restart; kRefused if the engine has none of this name.
  std::optional<EngineFailure> SetOption(absl::string_view name, absl::string_view value);

  // `stop`, if given, is polled; once it is set the result is a failure of the kind kStopped.
  SearchResult Search(const UsiPosition& position, const SearchLimits& limits,
                      const std::atomic<bool>* stop = nullptr);
  MateSearchResult SearchMate(const UsiPosition& position, const EngineMateLimits& limits,
                              const MateClaimCheck& check = CheckMateLine,
                              const std::atomic<bool>* stop = nullptr);

  // The manners of a good end, within quit_ms; the destructor does it too.
  void Quit();

  bool running() const;
  const EngineSpec& spec() const;
  // Of the last handshake; empty before.
  const std::string& name() const;
  const std::vector<UsiOption>& options() const;
  // How often a process was started.
  int starts() const;

 private:
  class Session;

  std::unique_ptr<Session> session_;
};

}  // namespace hakari

#endif  // HAKARI_SUITES_PROGRAMS_USI_ENGINE_H_
