// The reproduced tables of Kaneko's talk about GPS Shogi (2009). A further table gets its own
// source file and is added here.
#ifndef HAKARI_CI_REPRODUCE_GPS_TABLES_H_
#define HAKARI_CI_REPRODUCE_GPS_TABLES_H_

#include <vector>

#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

// The last two rows of the slide about evaluations: problems solved of two books, over versions.
std::vector<ReproducedTable> GpsTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_GPS_TABLES_H_
