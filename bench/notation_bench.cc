// engine/notation: SFEN, the form in which positions are read and written by the million.
#include "absl/status/statusor.h"
#include "bench/cases.h"
#include "engine/notation/sfen.h"

namespace hakari::bench {
namespace {

// The answer is the number of texts that were read as the right position.
BenchCase ReadCase(const PositionSet& set) {
  BenchCase bench_case;
  bench_case.name = "sfen_read/" + set.name;
  bench_case.unit = "positions";
  bench_case.items = bench_case.positions = set.positions.size();
  bench_case.pass = [&set] {
    uint64_t right = 0;
    for (size_t i = 0; i < set.sfens.size(); ++i) {
      const absl::StatusOr<Position> position = notation::ParseSfen(set.sfens[i]);
      right += position.ok() && position->key() == set.positions[i].key();
    }
    return right;
  };
  return bench_case;
}

uint64_t WrittenLength(const Position& position) { return notation::ToSfen(position).size(); }

}  // namespace

std::vector<BenchCase> NotationCases() {
  std::vector<BenchCase> cases;
  for (const PositionSet* set : AllPositionSets()) cases.push_back(ReadCase(*set));
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(CaseOverSet("sfen_write", *set, WrittenLength));
  }
  return cases;
}

}  // namespace hakari::bench
