// engine/mate: the searches by name, and what they spend their time on. The answer of a search is
// the number of its nodes, which is fixed.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "bench/cases.h"
#include "bench/mate_tree.h"
#include "bench/positions/position_set.h"
#include "engine/core/move.h"
#include "engine/mate/board_code.h"
#include "engine/mate/mate_in_one.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/solver.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari {
namespace {

constexpr uint64_t kNodesAPosition = 10'000;

BenchCase SearchCase(const char* solver_name) {
  auto made = MakeMateSolver(solver_name, *TableBytesFor(solver_name, kNodesAPosition));
  if (!made.ok()) std::abort();  // a constant of ours, and tested
  const std::shared_ptr<MateSolver> solver = *std::move(made);
  return CountingItsAnswer(CaseOverSet(solver_name, MatePositions(),
                                       [solver](const Position& position) {
                                         MateLimits limits;
                                         limits.nodes = kNodesAPosition;
                                         return solver->Solve(position, limits).nodes;
                                       }),
                           "nodes");
}

// The positions of the tree as a table keeps them.
struct Stored {
  uint64_t hash;
  BoardCode code;
};

std::shared_ptr<const std::vector<Stored>> DifferentPositions() {
  auto all = std::make_shared<std::vector<Stored>>();
  ProofTable seen(1 << 16);
  for (const PositionSet* set : {&SampledMateTree().attack, &SampledMateTree().defence}) {
    for (const Position& position : set->positions) {
      const Stored stored{position.key(), BoardCode::Of(position)};
      const auto is_same = [&stored](const BoardCode& code) { return code == stored.code; };
      if (seen.Find(stored.hash, is_same) != ProofTable::kAbsent) continue;
      seen.Insert(stored.hash, stored.code);
      all->push_back(stored);
    }
  }
  return all;
}

BenchCase TableCase(const char* name, uint64_t positions) {
  BenchCase bench_case;
  bench_case.name = name;
  bench_case.unit = "positions";
  bench_case.items = bench_case.positions = positions;
  return bench_case;
}

void Store(ProofTable& table, const Stored& stored) {
  table.SetNumbers(table.Insert(stored.hash, stored.code), Numbers{1, 1});
}

BenchCase StoreCase() {
  const auto positions = DifferentPositions();
  const auto table = std::make_shared<ProofTable>(static_cast<uint32_t>(kNodesAPosition));
  BenchCase bench_case = TableCase("proof_table_store/tree", positions->size());
  bench_case.pass = [positions, table] {
    table->Clear();
    for (const Stored& stored : *positions) Store(*table, stored);
    return uint64_t{table->size()};
  };
  return bench_case;
}

// Half of the positions are in the table.
BenchCase ProbeCase() {
  const auto positions = DifferentPositions();
  const auto table = std::make_shared<ProofTable>(static_cast<uint32_t>(kNodesAPosition));
  for (size_t i = 0; i < positions->size(); i += 2) Store(*table, (*positions)[i]);
  BenchCase bench_case = TableCase("proof_table_probe/tree", positions->size());
  bench_case.pass = [positions, table] {
    uint64_t found = 0;
    for (const Stored& stored : *positions) {
      const auto is_same = [&stored](const BoardCode& code) { return code == stored.code; };
      found += table->Find(stored.hash, is_same) != ProofTable::kAbsent;
    }
    return found;
  };
  return bench_case;
}

// The obvious way: make every check and look for an answer.
bool MatesByTrying(const Position& position) {
  MoveList checks;
  GenerateChecks(position, checks);
  Position after = position;
  for (const Move check : checks) {
    const Undo undo = after.DoMove(check);
    MoveList answers;
    GenerateEvasions(after, answers);
    if (answers.empty()) return true;
    after.UndoMove(check, undo);
  }
  return false;
}

// Answered with the number of mates.
BenchCase MateInOneCase() {
  return CaseOverSet("mate_in_one", SampledMateTree().attack, [](const Position& position) {
    return uint64_t{MateInOne(position).has_value()};
  });
}
BenchCase MateByTryingCase() {
  return CaseOverSet("mate_in_one_by_trying", SampledMateTree().attack,
                     [](const Position& position) { return uint64_t{MatesByTrying(position)}; });
}

}  // namespace

std::vector<BenchCase> MateCases() {
  return {SearchCase("pds"),  SearchCase("dfpn"), MateInOneCase(),
          MateByTryingCase(), ProbeCase(),        StoreCase()};
}

}  // namespace hakari
