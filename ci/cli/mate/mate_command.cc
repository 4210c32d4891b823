// `hakari mate`: whether there is a mate by checks alone, in one position or in a file of
// positions.
#include "ci/cli/commands.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/files/text_file.h"
#include "base/process/crash_report.h"
#include "base/run/interrupt.h"
#include "base/run/progress.h"
#include "base/text/printable.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/suite/suite_options.h"
#include "engine/core/square.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese.h"
#include "engine/notation/sfen.h"
#include "engine/player/answer.h"
#include "engine/player/game.h"
#include "engine/position/position.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/program.h"
#include "suites/mate/mate_program.h"
#include "suites/mate/mate_rows.h"
#include "suites/run/runner.h"

namespace hakari::cli {
namespace {

// "▲５二金打 △４一玉(51) …"; ends before the first illegal move, since a program may return
// anything.
std::string KifLine(Position position, absl::string_view line) {
  std::string text;
  Square previous = kNoSquare;
  for (Move move : player::ParseMoves(line)) {
    if (!movegen::IsLegal(position, move)) break;
    absl::StrAppend(&text, text.empty() ? "" : " ",
                    notation::MarkedMoveName(position, move, previous));
    previous = move.to();
    position.DoMove(move);
  }
  return text;
}

std::string Spent(const suites::Outcome& outcome) {
  const int64_t nodes = outcome.Counter("nodes").value_or(0);
  const double seconds = static_cast<double>(outcome.times.wall_ns) / 1e9;
  std::string text = absl::StrFormat("nodes %d, %.3f s", nodes, seconds);
  if (seconds > 0) {
    absl::StrAppendFormat(&text, ", %.0f nodes/ms", static_cast<double>(nodes) / seconds / 1e3);
  }
  return text;
}

// "mate, 41 plies", "mate in 31 plies, proved shortest", "unknown: the limit on nodes".
std::string AnswerText(const suites::Outcome& outcome) {
  std::string text = Printable(outcome.answer);
  const auto line = outcome.Counter("plies");
  if (const auto counted = outcome.Counter(player::kCountedPliesCounter)) {
    const bool proved = outcome.Counter(player::kProvedShortestCounter) == 1;
    absl::StrAppend(&text, " in ", *counted, " plies, ",
                    proved ? "proved shortest" : "not proved shortest");
    if (line != counted) {
      absl::StrAppend(&text, " (", *line, " with interpositions that do not count)");
    }
  } else if (line) {
    absl::StrAppend(&text, ", ", *line, " plies");
  }
  if (!outcome.why.empty()) absl::StrAppend(&text, ": ", Printable(outcome.why));
  return text;
}

// The board, the answer, the line of a mate in USI and in KIF's notation, nodes and time.
std::string MateAnswerText(const Position& position, const suites::Outcome& outcome) {
  std::string text =
      absl::StrCat(notation::DrawBoard(position), "sfen ", notation::ToSfen(position), "\n");
  absl::StrAppend(&text, "answer ", AnswerText(outcome));
  if (!outcome.line.empty()) {
    absl::StrAppend(&text, "\nusi ", Printable(outcome.line), "\nkif ",
                    KifLine(position, outcome.line));
  }
  return absl::StrCat(text, "\n", Spent(outcome), "\n");
}

constexpr char kStdin[] = "-";
constexpr char kShortest[] = "shortest";

struct MateOptions {
  std::string sfen;
  std::string file;
  std::string program;
  bool shortest = false;
  int threads = 1;
  uint64_t nodes = 1'000'000;
  std::optional<uint64_t> table_mib;
  int jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  bool quiet = false;

  suites::Limits limits() const {
    suites::Limits limits;
    limits.nodes = nodes;
    limits.table_mib = table_mib;
    return limits;
  }
};

report::ExitCode SolveOne(const MateOptions& options, const suites::ProgramSpec& program) {
  const absl::StatusOr<Position> position = notation::ParseSfen(options.sfen);
  if (!position.ok()) return Complain(report::ExitCode::kBadUsage, position.status().message());
  suites::Problem problem;
  problem.id = "position";
  problem.Set(*position);
  suites::ProblemRunOptions run;
  run.limits = options.limits();
  const InterruptFlag interrupt;
  const absl::StatusOr<suites::RunResult> ran =
      suites::RunProblems({&problem}, program, run, interrupt.flag());
  if (!ran.ok()) return Complain(report::ExitCode::kBadUsage, ran.status().message());
  const suites::Outcome& outcome = ran->outcomes[0];
  if (outcome.status == suites::OutcomeStatus::kRefused) {
    return Complain(report::ExitCode::kBadUsage, absl::StrCat(problem.sfen(), ": ", outcome.why));
  }
  if (!outcome.ran()) return Complain(report::ExitCode::kInvalid, outcome.why);
  std::cout << MateAnswerText(*position, outcome) << std::flush;
  return report::ExitCode::kPass;
}

absl::StatusOr<std::string> ReadPositions(const std::string& file) {
  if (file != kStdin) return ReadTextFile(file);
  return std::string(std::istreambuf_iterator<char>(std::cin), {});
}

report::ExitCode SolveFile(const MateOptions& options, const suites::ProgramSpec& program) {
  const absl::StatusOr<std::string> text = ReadPositions(options.file);
  if (!text.ok()) return Complain(CodeOfFile(text.status()), text.status().message());
  const InterruptFlag interrupt;
  Progress progress = StderrProgress("mate");
  suites::MateRowsOptions rows;
  rows.program = program;
  rows.limits = options.limits();
  // Several threads per problem leave fewer problems in parallel.
  rows.jobs = std::max(1, options.jobs / options.threads);
  rows.nobody_reads = [&interrupt] { interrupt.Request(); };
  // A progress line would overwrite rows on the same terminal.
  if (!options.quiet && !StdoutIsTerminal()) rows.progress = &progress;
  const absl::StatusOr<suites::MateRowsResult> written =
      suites::WriteMateRows(*text, options.file == kStdin ? "stdin" : options.file, rows,
                            interrupt.flag(), std::cout, std::cerr);
  if (!written.ok()) return Complain(CodeOfWords(written.status()), written.status().message());
  if (written->interrupted && std::cout)
    return Complain(report::ExitCode::kInvalid, "mate: interrupted");
  if (written->invalid == 0) return report::ExitCode::kPass;
  return Complain(
      report::ExitCode::kInvalid,
      absl::StrCat("mate: ", written->invalid, " of ", written->rows, " positions are invalid"));
}

report::ExitCode RunMate(const MateOptions& options) {
  if (options.sfen.empty() == options.file.empty()) {
    return Complain(report::ExitCode::kBadUsage, "mate: expected a position or --file");
  }
  if (options.shortest && !options.program.empty() && options.program != kShortest) {
    return Complain(
        report::ExitCode::kBadUsage,
        absl::StrCat(
            "mate: --shortest is a separate program and cannot be combined with --program ",
            Printable(options.program)));
  }
  const absl::StatusOr<suites::ProgramSpec> program = suites::FindMateProgram(
      options.shortest ? kShortest : options.program, TranscriptFolder(), options.threads);
  if (!program.ok()) {
    return Complain(
        report::ExitCode::kBadUsage,
        absl::StrCat(options.threads > 1 ? "--threads: " : "", program.status().message()));
  }
  InstallCrashReport(static_cast<int>(report::ExitCode::kInvalid));
  return options.file.empty() ? SolveOne(options, *program) : SolveFile(options, *program);
}

}  // namespace

void AddMateCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"mate",
            group::kLook,
            "Search for a mate by checks alone",
            {"./hakari mate \"4k4/9/4P4/9/9/9/9/9/9 b 2G 1\"",
             "./hakari mate \"8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1\" --program dfpn --nodes "
             "10000000",
             "./hakari mate \"8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1\" --shortest",
             "./hakari mate \"8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1\" --threads 2",
             "./hakari mate --file positions.sfen --program pds --nodes 10000",
             "./hakari mate --file positions.sfen --program \"usi:mate-ms=3000 ./my-engine\""}});
  auto options = std::make_shared<MateOptions>();
  command.AddOption("position", options->sfen, "An SFEN in quotes; the side to move attacks");
  command
      .AddOption("--file", options->file,
                 "File with one position per line, - for stdin; prints one line per position: "
                 "answer, nodes, plies and position, separated by tabs")
      .TypeName("FILE");
  command
      .AddOption("-p,--program", options->program,
                 "The solver; usi:COMMAND is a USI engine, whose claims are checked")
      .TypeName("PROGRAM");
  command.AddFlag(
      "--shortest", options->shortest,
      "Search for the shortest mate, and report whether it is proved that none is shorter; "
      "interpositions that only delay do not count. The same as --program shortest");
  command
      .AddOption("--threads", options->threads,
                 "Number of threads per problem. The decision is the same, but nodes and line "
                 "differ between runs; only for the program strong")
      .ShowDefault()
      .Check(WholeNumber(1, suites::kMostMateThreads));
  AddNodesOption(command, options->nodes);
  AddTableOption(command, options->table_mib);
  AddJobsOption(command, options->jobs);
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] { exit_code = RunMate(*options); });
}

}  // namespace hakari::cli
