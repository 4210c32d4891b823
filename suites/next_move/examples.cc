#include "suites/next_move/examples.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "engine/position/attacks.h"

namespace hakari::suites {
namespace {

using mate::MateAnswer;

constexpr uint64_t kNodes = 2'000;
constexpr char kSolver[] = "dfpn";

std::string Words(const std::vector<Move>& moves) {
  return absl::StrJoin(
      moves, ",", [](std::string* out, Move move) { absl::StrAppend(out, notation::ToUsi(move)); });
}

Position After(Position position, Move move) {
  position.DoMove(move);
  return position;
}

// The moves of a position by whether they lead to mate; `unknown` if one of them could not be
// decided.
struct Sorted {
  std::vector<Move> of_mate, of_no_mate;
  bool unknown = false;
};

class Prover {
 public:
  explicit Prover(std::unique_ptr<mate::MateSolver> solver) : solver_(std::move(solver)) {}

  // Whether the side to move mates by checks.
  MateAnswer Mates(const Position& position) {
    mate::MateLimits limits;
    limits.nodes = kNodes;
    if (!mate::CheckMateProblem(position, limits).ok()) return MateAnswer::kUnknown;
    return solver_->Solve(position, limits).answer;
  }

  // The legal checks, by whether they mate against every reply.
  Sorted Checks(const Position& position) {
    movegen::MoveList checks;
    movegen::GenerateChecks(position, checks);
    return SortBy(checks, [&](Move check) { return MatesAgainstAll(After(position, check)); });
  }

  // All legal moves, by whether the opponent mates after them.
  Sorted Moves(const Position& position) {
    movegen::MoveList moves;
    movegen::GenerateLegal(position, moves);
    return SortBy(moves, [&](Move move) { return Mates(After(position, move)); });
  }

 private:
  template <typename Judge>
  static Sorted SortBy(movegen::MoveList& moves, Judge judge) {
    std::sort(moves.begin(), moves.end());
    Sorted sorted;
    for (const Move move : moves) {
      const MateAnswer answer = judge(move);
      if (answer == MateAnswer::kMate) sorted.of_mate.push_back(move);
      if (answer == MateAnswer::kNoMate) sorted.of_no_mate.push_back(move);
      if (answer == MateAnswer::kUnknown) {
        sorted.unknown = true;
        return sorted;
      }
    }
    return sorted;
  }

  MateAnswer MatesAgainstAll(const Position& checked) {
    movegen::MoveList evasions;
    movegen::GenerateEvasions(checked, evasions);
    MateAnswer all = MateAnswer::kMate;
    for (const Move evasion : evasions) {
      const MateAnswer one = Mates(After(checked, evasion));
      if (one == MateAnswer::kNoMate) return one;
      if (one == MateAnswer::kUnknown) all = one;
    }
    return all;
  }

  std::unique_ptr<mate::MateSolver> solver_;
};

enum Kind { kMateKind, kDefence, kBlunder, kKinds };

using Notes = std::map<std::string, std::string>;

// Exactly one check mates, and there are other checks.
std::optional<Notes> NotesOfMate(const Position& position, Prover& prover) {
  if (prover.Mates(position) != MateAnswer::kMate) return std::nullopt;
  const Sorted checks = prover.Checks(position);
  const bool is_one = !checks.unknown && checks.of_mate.size() == 1 && !checks.of_no_mate.empty();
  if (!is_one) return std::nullopt;
  return Notes{{"theme", "mate"}, {"best", Words(checks.of_mate)}};
}

// The side to move has no mate, and exactly one of its moves is not mated.
std::optional<Notes> NotesOfDefence(const Position& position, Prover& prover) {
  if (prover.Mates(position) != MateAnswer::kNoMate) return std::nullopt;
  const Sorted moves = prover.Moves(position);
  if (moves.unknown || moves.of_no_mate.size() != 1) return std::nullopt;
  return Notes{{"theme", "threatmate,defence"}, {"best", Words(moves.of_no_mate)}};
}

// The game's move is mated, and at least two others are not.
std::optional<Notes> NotesOfBlunder(const Position& position, Move played, Prover& prover) {
  constexpr size_t kMostBlunders = 20;  // that a line of the file may hold
  if (prover.Mates(position) != MateAnswer::kNoMate ||
      prover.Mates(After(position, played)) != MateAnswer::kMate) {
    return std::nullopt;
  }
  const Sorted moves = prover.Moves(position);
  if (moves.unknown || moves.of_no_mate.size() < 2 || moves.of_mate.size() > kMostBlunders) {
    return std::nullopt;
  }
  return Notes{{"theme", "blunder"}, {"avoid", Words(moves.of_mate)}};
}

std::optional<Notes> NotesOf(Kind kind, const Position& position, Move played, Prover& prover) {
  if (kind == kMateKind) return NotesOfMate(position, prover);
  if (kind == kDefence) return NotesOfDefence(position, prover);
  return NotesOfBlunder(position, played, prover);
}

// The first problem of this kind among the last plies of a game.
std::optional<Problem> ProblemOf(Kind kind, const notation::GameRecord& record,
                                 const ExampleRules& rules, Prover& prover) {
  const std::vector<notation::RecordedMove>& moves = record.lines[0].moves;
  player::Game game(record.start);
  for (size_t ply = 0; ply < moves.size(); ++ply) {
    const Position& position = game.position();
    const bool is_late = moves.size() - ply <= static_cast<size_t>(rules.last_plies);
    if (is_late && !InCheck(position) && movegen::CountLegal(position) >= rules.least_moves) {
      std::optional<Notes> notes = NotesOf(kind, position, moves[ply].move, prover);
      if (notes) {
        Problem problem;
        problem.notes = *std::move(notes);
        if (kind == kDefence) {
          problem.Set(player::GameText(game), std::move(game));
        } else {
          problem.Set(position);
        }
        return problem;
      }
    }
    game.Play(moves[ply].move);
  }
  return std::nullopt;
}

}  // namespace

absl::StatusOr<std::vector<Problem>> MakeExamples(const std::vector<notation::GameRecord>& games,
                                                  const ExampleRules& rules) {
  constexpr uint64_t kTableBytes = uint64_t{4} << 20;
  constexpr const char* kNames[] = {"mate", "defence", "blunder"};
  HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> solver,
                          mate::MakeMateSolver(kSolver, kTableBytes));
  Prover prover(std::move(solver));
  std::vector<Problem> made;
  const size_t wanted = static_cast<size_t>(rules.of_each) * kKinds;
  for (size_t number = 0; number < games.size() && made.size() < wanted; ++number) {
    const Kind kind = static_cast<Kind>(made.size() % kKinds);
    std::optional<Problem> problem = ProblemOf(kind, games[number], rules, prover);
    if (!problem) continue;
    problem->id = absl::StrFormat("%s-%02d", kNames[kind], made.size() / kKinds + 1);
    problem->notes["book"] = "examples";
    problem->notes["game"] = absl::StrCat(number + 1);
    made.push_back(*std::move(problem));
  }
  if (made.size() == wanted) return made;
  return absl::FailedPreconditionError(absl::StrCat("too few games: of ", games.size(), " only ",
                                                    made.size(), " are suitable, and ", wanted,
                                                    " are wanted"));
}

}  // namespace hakari::suites
