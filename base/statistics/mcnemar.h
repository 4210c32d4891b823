// McNemar's exact test: two programs on the same problems. What both solve, or neither, says
// nothing of which is better; among the rest each should solve half.
#ifndef HAKARI_BASE_STATISTICS_MCNEMAR_H_
#define HAKARI_BASE_STATISTICS_MCNEMAR_H_

#include <cstdint>

namespace hakari {

// The two-sided p value of "both are as good"; 1 if they never differ.
double McNemarP(int64_t only_first_solves, int64_t only_second_solves);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_MCNEMAR_H_
