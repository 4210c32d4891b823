#include "suites/perft/random_positions.h"

#include <algorithm>
#include <optional>
#include <random>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/movegen/perft.h"
#include "engine/notation/sfen.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"

namespace hakari::suites {
namespace {

// The standard specifies this generator's numbers, but not those of its distributions.
using Random = std::mt19937_64;

uint64_t Below(uint64_t bound, Random& random) { return random() % bound; }

// Plays random moves up to a ply; nothing if the game ended before.
std::optional<Position> PlayTo(int ply, Random& random) {
  Position position = Position::Initial();
  movegen::MoveList moves;
  while (true) {
    movegen::GenerateLegal(position, moves);
    if (moves.empty()) return std::nullopt;
    if (position.ply() >= ply) return position;
    std::sort(moves.begin(), moves.end());
    position.DoMove(moves[static_cast<int>(Below(moves.size(), random))]);
  }
}

// Each ply multiplies the leaves by about as much as the one before, so the last ply need not be
// counted.
int AffordableDepth(Position position, uint64_t most_leaves) {
  uint64_t before = 1;
  for (int depth = 1;; ++depth) {
    const uint64_t leaves = movegen::Perft(position, depth);
    const uint64_t growth = leaves / before + 1;
    if (leaves * growth > most_leaves) return depth;
    if (leaves * growth * growth > most_leaves) return depth + 1;
    before = leaves;
  }
}

}  // namespace

std::vector<Problem> RandomPositions(const RandomPositionsOptions& options) {
  Random random(options.seed);
  std::set<std::string> seen;
  std::vector<Problem> quiet;
  std::vector<Problem> checks;
  while (static_cast<int>(quiet.size()) < options.quiet_count ||
         static_cast<int>(checks.size()) < options.check_count) {
    const int ply = 2 + static_cast<int>(Below(options.last_ply - 1, random));
    const std::optional<Position> position = PlayTo(ply, random);
    if (!position || !seen.insert(notation::ToSfen(*position)).second) continue;
    const bool in_check = InCheck(*position);
    std::vector<Problem>& kind = in_check ? checks : quiet;
    if (static_cast<int>(kind.size()) == (in_check ? options.check_count : options.quiet_count)) {
      continue;
    }
    Problem problem;
    problem.id = absl::StrFormat("%s-%02d", in_check ? "check" : "quiet", kind.size() + 1);
    problem.Set(*position);
    problem.notes["depth"] = absl::StrCat(AffordableDepth(*position, options.most_leaves));
    kind.push_back(std::move(problem));
  }
  quiet.insert(quiet.end(), checks.begin(), checks.end());
  return quiet;
}

}  // namespace hakari::suites
