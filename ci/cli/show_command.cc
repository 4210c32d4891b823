// `hakari show`: a position as a board in kanji, with legal moves and the evaluation.
#include "ci/cli/commands.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/cli/command.h"
#include "ci/cli/evaluation_text.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/eval/breakdown.h"
#include "engine/eval/default_weights.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"

namespace hakari::cli {
namespace {

struct ShowOptions {
  std::string sfen;
  notation::BoardMarks marks;
  bool moves = false;
  bool checks = false;
  bool eval = false;
};

// "legal moves: 30", then one line per move, sorted by USI text.
std::string MoveLines(const Position& position, const std::string& title,
                      const movegen::MoveList& moves) {
  std::vector<std::string> lines;
  for (Move move : moves) {
    lines.push_back(absl::StrFormat("  %-6s%s\n", notation::ToUsi(move),
                                    notation::MarkedMoveName(position, move)));
  }
  std::sort(lines.begin(), lines.end());
  std::string text = absl::StrCat(title, ": ", moves.size(), "\n");
  for (const std::string& line : lines) absl::StrAppend(&text, line);
  return text;
}

bool HasBothKings(const Position& position) {
  return position.king(kBlack) != kNoSquare && position.king(kWhite) != kNoSquare;
}

report::ExitCode RunShow(const ShowOptions& options) {
  const absl::StatusOr<Position> position = notation::ParseSfen(options.sfen);
  if (!position.ok()) return Complain(report::ExitCode::kBadUsage, position.status().message());
  if (options.eval && !HasBothKings(*position)) {
    return Complain(report::ExitCode::kBadUsage,
                    "show --eval: a position without both kings has no evaluation");
  }
  std::cout << notation::DrawBoard(*position, options.marks) << "sfen "
            << notation::ToSfen(*position) << "\n";
  movegen::MoveList moves;
  if (options.moves) {
    movegen::GenerateLegal(*position, moves);
    std::cout << MoveLines(*position, "legal moves", moves);
  }
  if (options.checks) {
    movegen::GenerateChecks(*position, moves);
    std::cout << MoveLines(*position, "moves that give check", moves);
  }
  if (options.eval) {
    std::cout << EvaluationText(eval::Explain(*position, eval::DefaultWeights()),
                                position->side_to_move());
  }
  return report::ExitCode::kPass;
}

}  // namespace

void AddShowCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"show",
            group::kLook,
            "Draw a position as a board in kanji",
            {"./hakari show startpos --moves", "./hakari show startpos --eval",
             "./hakari show \"l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg "
             "1\" --attacks --pins"}});
  auto options = std::make_shared<ShowOptions>();
  command.AddOption("position", options->sfen, "startpos, or an SFEN in quotes").Required();
  command.AddFlag("--attacks", options->marks.attacks, "Show how many pieces attack each square");
  command.AddFlag("--pins", options->marks.pins, "Mark pinned pieces and those that give check");
  command.AddFlag("--moves", options->moves, "List the legal moves");
  command.AddFlag("--checks", options->checks, "List the legal moves that give check");
  command.AddFlag("--eval", options->eval, "Show the static evaluation, term by term");
  command.OnRun([options, &exit_code] { exit_code = RunShow(*options); });
}

}  // namespace hakari::cli
