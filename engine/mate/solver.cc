#include "engine/mate/solver.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/mate/comparison/alpha_beta.h"
#include "engine/mate/comparison/best_first.h"
#include "engine/mate/comparison/proof_book.h"
#include "engine/mate/depth_first_solver.h"
#include "engine/mate/dfpn.h"
#include "engine/mate/dfpnplus.h"
#include "engine/mate/families.h"
#include "engine/mate/pds.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/shortest/shortest_solver.h"
#include "engine/mate/strong/strong_solver.h"
#include "engine/mate/strong/team_solver.h"
#include "engine/position/attacks.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kMaxTableCapacity = uint64_t{1} << 31;

uint64_t DepthFirstBytes(uint64_t positions) {
  const uint32_t capacity = static_cast<uint32_t>(positions);
  return ProofTable::BytesFor(capacity) + Families::BytesFor(capacity);
}

// The number of positions that fit into `bytes`; 0 if not even one does.
uint32_t TableCapacity(uint64_t bytes) {
  uint64_t fits = 0;
  for (uint64_t step = kMaxTableCapacity; step > 0; step /= 2) {
    const uint64_t wider = fits + step;
    if (wider <= kMaxTableCapacity && DepthFirstBytes(wider) <= bytes) fits = wider;
  }
  return static_cast<uint32_t>(fits);
}

absl::StatusOr<uint64_t> TableBytesOfDepthFirst(uint64_t nodes) {
  if (nodes > kMaxTableCapacity) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "a table for ", nodes, " positions is too large; the maximum is ", kMaxTableCapacity));
  }
  return DepthFirstBytes(nodes);
}

template <typename Search>
absl::StatusOr<std::unique_ptr<MateSolver>> MakeDepthFirst(uint64_t table_bytes) {
  const uint32_t capacity = TableCapacity(table_bytes);
  if (capacity == 0) {
    return absl::ResourceExhaustedError(
        absl::StrCat(table_bytes, " bytes are too few for a table of a single position; it needs ",
                     DepthFirstBytes(1)));
  }
  return std::make_unique<DepthFirstSolver<Search>>(capacity);
}

absl::StatusOr<std::unique_ptr<MateSolver>> MakeBestFirst(uint64_t bytes) {
  if (bytes < BestFirstSolver::kLeastBytes) {
    return absl::ResourceExhaustedError(
        absl::StrCat(bytes, " bytes are too few for a tree of a single position; it needs ",
                     BestFirstSolver::kLeastBytes));
  }
  return std::make_unique<BestFirstSolver>(bytes);
}

// The growth of the tree per node depends on the position; this is a generous estimate.
absl::StatusOr<uint64_t> TableBytesOfBestFirst(uint64_t nodes) {
  constexpr uint64_t kBytesANode = 1024;
  constexpr uint64_t kMost = uint64_t{4} << 30;
  return std::max(BestFirstSolver::kLeastBytes, std::min(nodes, kMost / kBytesANode) * kBytesANode);
}

absl::StatusOr<std::unique_ptr<MateSolver>> MakeAlphaBeta(uint64_t bytes) {
  if (bytes < ProofBook::kBytesForOne) {
    return absl::ResourceExhaustedError(
        absl::StrCat(bytes, " bytes are too few to store the proof of a single position; it needs ",
                     ProofBook::kBytesForOne));
  }
  return std::make_unique<AlphaBetaSolver>(bytes);
}

// The search itself needs almost no memory. The proof that is written afterwards has at most as
// many positions as one depth has nodes.
absl::StatusOr<uint64_t> TableBytesOfAlphaBeta(uint64_t nodes) {
  constexpr uint64_t kMost = uint64_t{1} << 30;
  return std::min(std::max<uint64_t>(nodes, 8), kMost / ProofBook::kBytesForOne) *
         ProofBook::kBytesForOne;
}

struct Maker {
  MateSolverInfo info;
  absl::StatusOr<std::unique_ptr<MateSolver>> (*make)(uint64_t table_bytes);
  absl::StatusOr<uint64_t> (*table_bytes)(uint64_t nodes);
  absl::StatusOr<std::unique_ptr<MateSolver>> (*make_team)(uint64_t table_bytes,
                                                           int threads) = nullptr;
};

// Garbage collection keeps the entries with the most work; only problems of many million nodes
// reach this bound.
constexpr uint64_t kStrongBytesPerNode = 64;
constexpr uint64_t kStrongIsEnough = uint64_t{1} << 30;

absl::StatusOr<uint64_t> TableBytesOfStrong(uint64_t nodes) {
  return std::clamp(std::min(nodes, kStrongIsEnough) * kStrongBytesPerNode,
                    StrongSolver::kLeastTableBytes, kStrongIsEnough);
}

// Two tables, one of them the strong search's.
absl::StatusOr<uint64_t> TableBytesOfShortest(uint64_t nodes) {
  HAKARI_ASSIGN_OR_RETURN(const uint64_t strong, TableBytesOfStrong(nodes));
  return std::max(2 * strong, ShortestSolver::kLeastTableBytes);
}

constexpr Maker kMakers[] = {
    {{"strong", "df-pn with hand dominance: solves the most positions and finds the longest mates"},
     StrongSolver::Make,
     TableBytesOfStrong,
     TeamSolver::Make},
    {{"pds", "PDS as in Miwa's thesis; its node counts never change"},
     MakeDepthFirst<PdsSearch>,
     TableBytesOfDepthFirst},
    {{"dfpn", "df-pn with the same table as pds"},
     MakeDepthFirst<DfpnSearch>,
     TableBytesOfDepthFirst},
    {{"dfpnplus", "df-pn+: an evaluation sets the first numbers of new positions"},
     MakeDepthFirst<DfpnplusSearch>,
     TableBytesOfDepthFirst},
    {{"pn", "best-first proof-number search with the tree in memory, for comparison"},
     MakeBestFirst,
     TableBytesOfBestFirst},
    {{"alphabeta", "alpha-beta, two plies deeper in each iteration, for comparison"},
     MakeAlphaBeta,
     TableBytesOfAlphaBeta},
    {{"shortest", "the mate with the fewest plies, and whether its length is proved minimal"},
     ShortestSolver::Make,
     TableBytesOfShortest},
};

absl::StatusOr<const Maker*> FindMaker(absl::string_view name) {
  for (const Maker& maker : kMakers) {
    if (maker.info.name == name) return &maker;
  }
  const std::string known = absl::StrJoin(
      MateSolvers(), ", ",
      [](std::string* out, const MateSolverInfo& info) { absl::StrAppend(out, info.name); });
  return absl::NotFoundError(
      absl::StrCat("unknown mate solver '", name, "'; the solvers are: ", known));
}

}  // namespace

const std::vector<MateSolverInfo>& MateSolvers() {
  static const auto& infos = *[] {
    auto* all = new std::vector<MateSolverInfo>;
    for (const Maker& maker : kMakers) all->push_back(maker.info);
    return all;
  }();
  return infos;
}

bool TakesThreads(absl::string_view name) {
  const absl::StatusOr<const Maker*> maker = FindMaker(name);
  return maker.ok() && (*maker)->make_team != nullptr;
}

absl::StatusOr<std::unique_ptr<MateSolver>> MakeMateSolver(absl::string_view name,
                                                           uint64_t table_bytes, int threads) {
  HAKARI_ASSIGN_OR_RETURN(const Maker* const maker, FindMaker(name));
  if (maker->make_team != nullptr) return maker->make_team(table_bytes, threads);
  if (threads == 1) return maker->make(table_bytes);
  return absl::InvalidArgumentError(
      absl::StrCat(name, " searches with one thread, not with ", threads));
}

absl::StatusOr<uint64_t> TableBytesFor(absl::string_view name, uint64_t nodes) {
  HAKARI_ASSIGN_OR_RETURN(const Maker* const maker, FindMaker(name));
  return maker->table_bytes(nodes);
}

absl::Status CheckMateProblem(const Position& position, const MateLimits& limits) {
  const Color attacker = position.side_to_move();
  if (position.king(Opponent(attacker)) == kNoSquare) {
    return absl::InvalidArgumentError("there is no king to mate");
  }
  if (InCheck(position, Opponent(attacker))) {
    return absl::InvalidArgumentError("the side that is not to move is already in check");
  }
  if (limits.nodes == 0) return absl::InvalidArgumentError("a limit of 0 nodes allows no search");
  if (limits.plies < 1) return absl::InvalidArgumentError("a limit of 0 plies allows no search");
  return absl::OkStatus();
}

}  // namespace hakari::mate
