// engine/search: whole searches to a fixed depth, quiescence after each legal move, and the
// functions on which they spend their time. Settings and weights are frozen, so counts change only
// with the code.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bench/cases.h"
#include "engine/eval/default_weights.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/search/board.h"
#include "engine/search/memory/histories.h"
#include "engine/search/memory/memory.h"
#include "engine/search/memory/table.h"
#include "engine/search/order/exchange.h"
#include "engine/search/order/move_picker.h"
#include "engine/search/quiescence.h"
#include "engine/search/search.h"
#include "engine/search/settings/profiles.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/lines.h"
#include "engine/search/values/score.h"

namespace hakari::bench {
namespace {

constexpr int kSearchDepth = 5;
constexpr size_t kSearched = 8;
constexpr size_t kQuieted = 16;
constexpr uint64_t kTableMib = 4;

const search::SearchSettings& FrozenSettings() { return search::Profiles()[0].settings; }
const eval::Weights& FrozenWeights() {
  return *eval::ShippedWeights(search::Profiles()[0].weights);
}

// Made when it is first needed: a benchmark that is not run takes no memory.
search::GameMemory& Memory() {
  static auto* const memory = new search::GameMemory(*search::GameMemory::Make(kTableMib));
  return *memory;
}

// Empty histories. They are static: there zeros take no space in the binary.
search::Histories& NoHistories() {
  static search::Histories none;
  return none;
}

uint64_t SearchedNodes(const Position& position) {
  search::SearchQuestion question;
  question.start = position;
  question.limits.depth = kSearchDepth;
  Memory().Clear();
  return search::Search(question, FrozenSettings(), FrozenWeights(), Memory()).nodes;
}

// Over only the first positions of a set: a pass should take milliseconds.
template <typename Work>
BenchCase NodesCase(const char* what, const PositionSet& set, size_t positions, Work work) {
  BenchCase bench_case = CountingItsAnswer(CaseOverSet(what, set, work), "nodes");
  bench_case.positions = std::min(positions, set.positions.size());
  bench_case.pass = [part = bench_case.part, positions = bench_case.positions] {
    return part(positions);
  };
  return bench_case;
}

// The nodes of quiescence after each legal move, in a full window, without a table.
uint64_t QuiescenceNodes(const Position& position) {
  auto board = std::make_unique<search::Board>(position, std::vector<Move>(), FrozenWeights());
  search::Effort effort(search::Limits(), nullptr);
  search::Lines lines;
  search::Quiescence quiescence(*board, effort, lines, FrozenSettings(), NoHistories(), nullptr);
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  for (Move move : moves) {
    board->Do(move);
    quiescence.Search(-search::kInfiniteScore, search::kInfiniteScore);
    board->Undo();
  }
  return effort.nodes();
}

uint64_t WinningCaptures(const Position& position) {
  movegen::MoveList moves;
  movegen::GenerateCaptures(position, moves);
  uint64_t winning = 0;
  for (Move move : moves) winning += search::ExchangeAtLeast(position, move, 0) ? 1 : 0;
  return winning;
}

uint64_t PickedMoves(const Position& position, const search::SearchSettings& settings) {
  const search::OrderHints hints;
  search::MovePicker picker(position, hints, NoHistories(), settings,
                            search::MovePicker::Wanted::kAll);
  uint64_t moves = 0;
  while (picker.Next()) ++moves;
  return moves;
}

constexpr int kRounds = 2;

// Looks up the keys of all positions one move further on, and stores those that are missing.
BenchCase TableCase(const PositionSet& set) {
  auto keys = std::make_shared<std::vector<uint64_t>>();
  for (const Position& position : set.positions) {
    movegen::MoveList moves;
    movegen::GenerateLegal(position, moves);
    for (Move move : moves) keys->push_back(position.KeyAfter(move));
  }
  BenchCase bench_case;
  bench_case.name = "search_table/" + set.name;
  bench_case.unit = "keys";
  bench_case.items = kRounds * keys->size();
  bench_case.positions = set.positions.size();
  const std::shared_ptr<search::Table> table = *search::Table::Make(kTableMib << 20);
  bench_case.pass = [keys, table] {
    table->Clear();
    uint64_t known = 0;
    for (int round = 0; round < kRounds; ++round) {
      for (uint64_t key : *keys) {
        if (table->Find(key) != nullptr) {
          ++known;
        } else {
          table->Store(key, {Move(), 0, 0, 1, search::Bound::kExact, 0});
        }
      }
    }
    return known;
  };
  return bench_case;
}

}  // namespace

std::vector<BenchCase> SearchCases() {
  std::vector<BenchCase> cases;
  for (const PositionSet* set : {&QuietPositions(), &HandsPositions(), &CheckPositions()}) {
    cases.push_back(NodesCase("search", *set, kSearched, SearchedNodes));
    cases.push_back(NodesCase("quiescence", *set, kQuieted, QuiescenceNodes));
    cases.push_back(CaseOverSet("exchange", *set, WinningCaptures));
    const auto picked = [&settings = FrozenSettings()](const Position& position) {
      return PickedMoves(position, settings);
    };
    cases.push_back(CountingItsAnswer(CaseOverSet("pick", *set, picked), "moves"));
  }
  cases.push_back(TableCase(QuietPositions()));
  return cases;
}

}  // namespace hakari::bench
