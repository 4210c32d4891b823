// A series in one line of a terminal.
#ifndef HAKARI_CI_HISTORY_TREND_SPARKLINE_H_
#define HAKARI_CI_HISTORY_TREND_SPARKLINE_H_

#include <cstddef>
#include <string>
#include <vector>

namespace hakari::history {

// One block a value, higher for more, from the least to the greatest; "|" before each of `marks`.
// Values that stay within two percent of each other share the scale that two percent have, so that
// noise does not look like mountains. Values must be finite.
std::string Sparkline(const std::vector<double>& values, const std::vector<size_t>& marks);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TREND_SPARKLINE_H_
