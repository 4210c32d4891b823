#include "ci/history/trend/sparkline.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace hakari::history {
namespace {

constexpr const char* kBlocks[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
constexpr double kLeastRange = 0.02;

}  // namespace

std::string Sparkline(const std::vector<double>& values, const std::vector<size_t>& marks) {
  if (values.empty()) return "";
  const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
  const double middle = *least / 2 + *greatest / 2;
  const double range = std::max(*greatest - *least, kLeastRange * std::abs(middle));
  const double bottom = middle - range / 2;
  constexpr double kTop = static_cast<double>(std::size(kBlocks) - 1);
  std::string line;
  for (size_t i = 0; i < values.size(); ++i) {
    if (std::find(marks.begin(), marks.end(), i) != marks.end()) line += "|";
    const double height = range > 0 ? (values[i] - bottom) / range : 0;
    line += kBlocks[static_cast<size_t>(std::lround(std::clamp(height, 0.0, 1.0) * kTop))];
  }
  return line;
}

}  // namespace hakari::history
