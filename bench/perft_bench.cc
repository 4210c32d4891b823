// engine/movegen/perft: generating, making and taking back moves together.
#include <cstdlib>
#include <memory>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "bench/cases.h"
#include "bench/perft_positions.h"
#include "engine/movegen/perft.h"
#include "engine/notation/sfen.h"

namespace hakari::bench {
namespace {

BenchCase PerftCase(const PerftPosition& from, movegen::LeafCounting counting) {
  const bool from_list = counting == movegen::LeafCounting::kFromList;
  const int depth = from_list ? from.list_depth : from.made_depth;
  const absl::StatusOr<Position> position = notation::ParseSfen(from.sfen);
  if (!position.ok()) std::abort();  // a tested constant
  auto shared = std::make_shared<Position>(*position);
  BenchCase bench_case;
  bench_case.name = absl::StrCat("perft/", from.name, "/", from_list ? "list" : "made");
  bench_case.positions = 1;
  bench_case.pass = [shared, depth, counting] { return movegen::Perft(*shared, depth, counting); };
  return CountingItsAnswer(bench_case, "leaves");
}

}  // namespace

std::vector<BenchCase> PerftCases() {
  std::vector<BenchCase> cases;
  for (const PerftPosition& from : kPerftPositions) {
    cases.push_back(PerftCase(from, movegen::LeafCounting::kFromList));
    cases.push_back(PerftCase(from, movegen::LeafCounting::kMade));
  }
  return cases;
}

}  // namespace hakari::bench
