// The table of a mate search: storing and finding the positions that a search meets.
#include <cstdint>
#include <memory>
#include <vector>

#include "bench/cases.h"
#include "bench/positions/position_set.h"
#include "engine/mate/board_code.h"
#include "engine/mate/numbers.h"
#include "engine/mate/proof_table.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

constexpr uint32_t kSmallTable = 10'000;

// The positions of the tree in the form in which a table keeps them.
struct Stored {
  uint64_t hash;
  mate::BoardCode code;
};

std::shared_ptr<const std::vector<Stored>> DifferentPositions() {
  auto all = std::make_shared<std::vector<Stored>>();
  mate::ProofTable seen(1 << 16);
  for (const PositionSet* set : {&AttackTreePositions(), &DefenceTreePositions()}) {
    for (const Position& position : set->positions) {
      const Stored stored{position.key(), mate::BoardCode::Of(position)};
      const auto is_same = [&stored](const mate::BoardCode& code) { return code == stored.code; };
      if (seen.Find(stored.hash, is_same) != mate::ProofTable::kAbsent) continue;
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

void Store(mate::ProofTable& table, const Stored& stored) {
  table.SetNumbers(table.Insert(stored.hash, stored.code), mate::Numbers{1, 1});
}

BenchCase StoreCase() {
  const auto positions = DifferentPositions();
  const auto table = std::make_shared<mate::ProofTable>(kSmallTable);
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
  const auto table = std::make_shared<mate::ProofTable>(kSmallTable);
  for (size_t i = 0; i < positions->size(); i += 2) Store(*table, (*positions)[i]);
  BenchCase bench_case = TableCase("proof_table_probe/tree", positions->size());
  bench_case.pass = [positions, table] {
    uint64_t found = 0;
    for (const Stored& stored : *positions) {
      const auto is_same = [&stored](const mate::BoardCode& code) { return code == stored.code; };
      found += table->Find(stored.hash, is_same) != mate::ProofTable::kAbsent;
    }
    return found;
  };
  return bench_case;
}

// A full table, far larger than any cache, that is looked up in an order that no prefetcher
// predicts. The hashes are made up; the positions repeat.
BenchCase LargeProbeCase() {
  constexpr uint32_t kPositions = 1 << 19;
  constexpr uint64_t kLookups = 1 << 15;
  constexpr uint64_t kSpread = 0x9e3779b97f4a7c15;  // 2^64 over the golden ratio
  const auto hash_of = [](uint64_t i) { return i * kSpread ^ (i * kSpread) >> 29; };
  const auto table = std::make_shared<mate::ProofTable>(kPositions);
  const auto codes = DifferentPositions();
  for (uint64_t i = 0; i < kPositions; ++i) {
    Store(*table, {hash_of(i), (*codes)[i % codes->size()].code});
  }
  BenchCase bench_case = TableCase("proof_table_probe/large", kLookups);
  bench_case.pass = [codes, table, hash_of] {
    uint64_t found = 0;
    for (uint64_t i = 0; i < kLookups; ++i) {
      const uint64_t sought = i * kSpread % (2 * kPositions);  // half of them are there
      const mate::BoardCode& code = (*codes)[sought % codes->size()].code;
      const auto is_same = [&code](const mate::BoardCode& other) { return other == code; };
      found += table->Find(hash_of(sought), is_same) != mate::ProofTable::kAbsent;
    }
    return found;
  };
  return bench_case;
}

}  // namespace

std::vector<BenchCase> TableCases() { return {ProbeCase(), LargeProbeCase(), StoreCase()}; }

}  // namespace hakari::bench
