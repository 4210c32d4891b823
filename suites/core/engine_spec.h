// Says how to run a USI engine: command, options, reset, deadlines. A plain value, whether it was
// read from a command line or from a file.
#ifndef HAKARI_SUITES_CORE_ENGINE_SPEC_H_
#define HAKARI_SUITES_CORE_ENGINE_SPEC_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::suites {

// How an engine is made to forget earlier positions, so that its answer does not depend on them.
enum class EngineReset {
  kNone,
  kNewGame,       // usinewgame
  kReadyNewGame,  // isready, usinewgame; also detects late and repeated answers
  kClearHash,     // the button "Clear Hash"
  kRestart,       // a new process: slow, but the only sure way
};

absl::string_view EngineResetName(EngineReset reset);
absl::StatusOr<EngineReset> ParseEngineReset(absl::string_view name);

// How an engine is asked for a mate.
enum class MateBy {
  kGoMate,  // go mate <ms>, answered by checkmate
  kSearch,  // go nodes <n>, an ordinary search whose score may say mate
};

// How long an engine may take, in milliseconds. The deadlines detect engines that hang, so each is
// far above what a healthy engine needs on a busy machine.
struct EngineDeadlines {
  int64_t handshake_ms = 60'000;  // usi to usiok
  int64_t ready_ms = 120'000;     // isready to readyok: tables of gigabytes are cleared here
  int64_t margin_ms = 5'000;      // beyond the time that a search was given
  int64_t search_ms = 600'000;    // a search that was given no time (go nodes)
  int64_t silence_ms = 0;         // a search without a line of output; 0: no limit
  int64_t stop_ms = 3'000;        // stop to the answer
  int64_t quit_ms = 300;          // quit to the end of the process, before it is killed
};

struct EngineSpec {
  std::string command;  // with a '/': a path from the current folder; without: searched for in PATH
  std::vector<std::string> args;
  std::string folder;  // working folder; empty: the current one
  std::vector<std::pair<std::string, std::string>> environment;  // added to ours
  std::vector<std::pair<std::string, std::string>> options;      // setoption, in this order
  EngineReset reset = EngineReset::kReadyNewGame;
  MateBy mate_by = MateBy::kGoMate;
  int64_t mate_ms = 0;  // of go mate; 0: derived from the limit on nodes
  // For engines that ignore `go nodes` and end their searches by options of their own: the byoyomi
  // of each search. 0: the engine is given nodes and depth.
  int64_t byoyomi_ms = 0;
  std::vector<std::string> files;  // further files that answers depend on
  int threads = 1;                 // how many it searches with, as its options say
  EngineDeadlines deadlines;
};

// How an engine appears among the programs of a suite.
struct EngineRun {
  // The name that the user gave it: goldens then stay valid when the engine is rebuilt. Empty: the
  // name is made of the command and a checksum of the configuration and the engine's own file.
  std::string name;
  std::string transcript_folder;  // for failures, <problem>.txt; empty: none are kept
};

// Reads what follows "usi:" on a command line: settings, command and arguments, separated by
// blanks. Quotes ('…' or "…") keep blanks, a backslash outside of '…' keeps the next character.
//   usi:./my-engine --book "my book.bin"
//   usi:reset=restart option.USI_Hash=256 /usr/games/gpsusi
//   usi:mate=search env.OMP_NUM_THREADS=1 option."Skill Level"=20 fairy-stockfish
// Settings stand before the command: option.NAME, env.NAME, folder, reset (none, usinewgame,
// isready, clear-hash, restart), mate (go-mate, search), mate-ms, byoyomi-ms, file, threads.
absl::StatusOr<EngineSpec> ParseEngineSpec(absl::string_view text);

// Everything in the spec that answers may depend on, in one line that differs between specs. Left
// out are deadlines and the number of threads, which the options state.
std::string EngineConfiguration(const EngineSpec& spec);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_ENGINE_SPEC_H_
