#include "bench/variants/other_counts.h"

#include "bench/cases.h"
#include "bench/variants/pds_with.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"

namespace hakari::bench {
namespace {

struct LongStepsPolicy : mate::NoPolicy {
  mate::Numbers Increments(const mate::ChildView&) const { return {2, 2}; }
};

}  // namespace

std::vector<BenchCase> OtherCountsCases() {
  std::vector<BenchCase> all = AllCases();
  for (BenchCase& bench_case : all) {
    if (bench_case.name == "pds/mate") bench_case = PdsWith<LongStepsPolicy>();
  }
  return all;
}

std::optional<BenchCase> FindOtherCountsCase(absl::string_view name) {
  return name == "pds/mate" ? PdsWith<LongStepsPolicy>() : FindCase(name);
}

}  // namespace hakari::bench
