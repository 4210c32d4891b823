// Nodes of every position without and with something, as a picture.
#ifndef HAKARI_CI_REPRODUCE_THESIS_NODE_SCATTER_H_
#define HAKARI_CI_REPRODUCE_THESIS_NODE_SCATTER_H_

#include <string>

#include "ci/reproduce/svg.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {

inline std::string NodeScatter(const suites::SearchPair& pair) {
  PointChart chart;
  chart.title = "Nodes of each position; below the diagonal steering saves nodes";
  chart.x_name = "nodes of plain PDS";
  chart.y_name = "nodes of steered PDS";
  for (const suites::PairedPosition& position : pair.positions) {
    chart.points.emplace_back(position.first_nodes, position.second_nodes);
  }
  return PointChartSvg(chart);
}

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_NODE_SCATTER_H_
