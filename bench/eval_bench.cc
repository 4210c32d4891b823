// engine/eval: an evaluation from the incrementally kept values, after each legal move as in a
// search, and from scratch.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bench/cases.h"
#include "engine/core/move.h"
#include "engine/eval/accumulator.h"
#include "engine/eval/blend.h"
#include "engine/eval/evaluate.h"
#include "engine/eval/feature_list.h"
#include "engine/eval/tables.h"
#include "engine/eval/weights.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::bench {
namespace {

// Made-up weights: real ones would change the answers with every change of theirs, and cost the
// same.
const eval::Weights& EvalBenchWeights() {
  static const auto* const weights = [] {
    eval::WeightNumbers numbers;
    for (size_t cell = 0; cell < numbers.cells.size(); ++cell) {
      for (size_t phase = 0; phase < eval::kPhaseCount; ++phase) {
        numbers.cells[cell][phase] = static_cast<int16_t>((cell + 1) * (phase + 3) * 37 % 201);
      }
    }
    numbers.progress.fill(eval::kWeightScale);
    return new eval::Weights(std::move(numbers), {});
  }();
  return *weights;
}

// Makes a value non-negative, since answers are sums of unsigned numbers.
uint64_t AsAnswer(int value) { return static_cast<uint64_t>(value) + eval::kValueLimit; }

uint64_t EvaluatedFromScratch(const Position& position) {
  const eval::Weights& weights = EvalBenchWeights();
  return AsAnswer(eval::Evaluate(position, eval::Accumulate(position, weights), weights));
}

struct Kept {
  Position position;
  eval::Accumulator sums;
  std::vector<Move> moves;
};
using AllKept = std::shared_ptr<std::vector<Kept>>;

AllKept KeptOf(const PositionSet& set) {
  auto all = std::make_shared<std::vector<Kept>>();
  for (const Position& position : set.positions) {
    movegen::MoveList moves;
    movegen::GenerateLegal(position, moves);
    all->push_back({position, eval::Accumulate(position, EvalBenchWeights()),
                    std::vector<Move>(moves.begin(), moves.end())});
  }
  return all;
}

BenchCase EvaluateCase(const PositionSet& set) {
  BenchCase bench_case;
  bench_case.name = "evaluate/" + set.name;
  bench_case.unit = "positions";
  bench_case.items = bench_case.positions = set.positions.size();
  bench_case.pass = [all = KeptOf(set)] {
    uint64_t answer = 0;
    for (const Kept& one : *all) {
      answer += AsAnswer(eval::Evaluate(one.position, one.sums, EvalBenchWeights()));
    }
    return answer;
  };
  return bench_case;
}

// Makes each legal move, updates the kept values, evaluates the position and takes the move back.
uint64_t EvaluateAfterMoves(std::vector<Kept>& all) {
  const eval::Weights& weights = EvalBenchWeights();
  uint64_t answer = 0;
  for (Kept& one : all) {
    for (Move move : one.moves) {
      const Undo undo = one.position.DoMove(move);
      const eval::Accumulator sums =
          eval::AccumulateAfter(one.sums, one.position, move, undo.captured, weights);
      answer += AsAnswer(eval::Evaluate(one.position, sums, weights));
      one.position.UndoMove(move, undo);
    }
  }
  return answer;
}

BenchCase AfterMovesCase(const PositionSet& set) {
  const AllKept all = KeptOf(set);
  BenchCase bench_case;
  bench_case.name = "evaluate_after_move/" + set.name;
  bench_case.unit = "moves";
  for (const Kept& one : *all) bench_case.items += one.moves.size();
  bench_case.positions = bench_case.items;
  bench_case.pass = [all] { return EvaluateAfterMoves(*all); };
  return bench_case;
}

}  // namespace

std::vector<BenchCase> EvalCases() {
  std::vector<BenchCase> cases;
  for (const PositionSet* set : AllPositionSets()) cases.push_back(EvaluateCase(*set));
  for (const PositionSet* set : AllPositionSets()) cases.push_back(AfterMovesCase(*set));
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(CaseOverSet("evaluate_from_scratch", *set, EvaluatedFromScratch));
  }
  return cases;
}

}  // namespace hakari::bench
