#include "base/statistics/mcnemar.h"

#include "base/statistics/binomial.h"

namespace hakari {

double McNemarP(int64_t only_first_solves, int64_t only_second_solves) {
  return BinomialTestP(only_first_solves, only_first_solves + only_second_solves, 0.5, Side::kBoth);
}

}  // namespace hakari
