// What is needed to run somebody's engine: a plain value, however it was written down.
#ifndef HAKARI_SUITES_CORE_ENGINE_SPEC_H_
#define HAKARI_SUITES_CORE_ENGINE_SPEC_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::suites {

// What makes an engine forget the position before, so that its answer does not depend on it.
enum class EngineReset {
  kNone,
  kNewGame,       // usinewgame
  kReadyNewGame,  // isready, usinewgame; also finds answers that come too late or twice
  kClearHash,     // the button "Clear Hash"
  kRestart,       // a new process; dear, and the only sure one
};

absl::string_view EngineResetName(EngineReset reset);
absl::StatusOr<EngineReset> ParseEngineReset(absl::string_view name);

// How an engine is asked for a mate.
enum class MateBy {
  kGoMate,  // go mate <ms>, answered by checkmate
  kSearch,  // go nodes <n>, an ordinary search whose score may say mate
};

// How long an engine may take, in milliseconds. They are there to notice what will never come, so
// each is far above what a healthy engine needs on a busy machine.
struct EngineDeadlines {
  int64_t handshake_ms = 60'000;  // usi to usiok
  int64_t ready_ms = 120'000;     // isready to readyok: tables of gigabytes are cleared here
  int64_t margin_ms = 5'000;      // beyond the time that a search was given
  int64_t search_ms = 600'000;    // a search that was given no time (go nodes)
  int64_t silence_ms = 0;         // a search without a line of output; 0: it may be silent
  int64_t stop_ms = 3'000;        // stop to the answer
  int64_t quit_ms = 300;          // quit to the end, before it is killed
};

struct EngineSpec {
  std::string command;  // with a '/': a path from the current folder; without: sought in PATH
  std::vector<std::string> args;
  std::string folder;                                            // to run in; empty: the current
  std::vector<std::pair<std::string, std::string>> environment;  // set besides ours
  std::vector<std::pair<std::string, std::string>> options;      // setoption, in this order
  EngineReset reset = EngineReset::kReadyNewGame;
  MateBy mate_by = MateBy::kGoMate;
  int64_t mate_ms = 0;  // for go mate; 0: from the limit on nodes
  // For engines that heed no `go nodes` but options of their own: each search gets so much byoyomi.
  // 0: they are told nodes and depth.
  int64_t byoyomi_ms = 0;
  std::vector<std::string> files;  // that answers depend on, besides those that are named elsewhere
  int threads = 1;                 // that it searches with, as its options say
  EngineDeadlines deadlines;
};

// How an engine appears among the programs of a suite.
struct EngineRun {
  // Given by its author: then goldens outlive its rebuilds. Empty: made of the command and a sum
  // over all that answers depend on, the bytes of the engine among it.
  std::string name;
  std::string transcript_folder;  // of failures, <problem>.txt; empty: they are not kept
};

// Reads what follows "usi:" on a command line: settings, command and arguments, separated by
// blanks. Quotes ('…' or "…") keep blanks, a backslash outside of '…' keeps the next character.
//   usi:./my-engine --book "my book.bin"
//   usi:reset=restart option.USI_Hash=256 /usr/games/gpsusi
//   usi:mate=search env.OMP_NUM_THREADS=1 option."Skill Level"=20 fairy-stockfish
// Settings stand before the command: option.NAME, env.NAME, folder, reset (none, usinewgame,
// isready, clear-hash, restart), mate (go-mate, search), mate-ms, byoyomi-ms, file, threads.
absl::StatusOr<EngineSpec> ParseEngineSpec(absl::string_view text);

// All that answers may depend on, in one line that tells specs apart; deadlines are not among it,
// nor is the number of threads, which its options say.
std::string EngineConfiguration(const EngineSpec& spec);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_ENGINE_SPEC_H_
