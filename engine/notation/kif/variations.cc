#include "engine/notation/kif/variations.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hakari::notation {
namespace {

// By line, the lines that leave it: the first to be told last, as on a stack.
std::vector<std::vector<int>> LeavingLines(const std::vector<RecordLine>& lines) {
  std::vector<std::vector<int>> leaving(lines.size());
  for (size_t i = lines.size() - 1; i > 0; --i) leaving[lines[i].parent].push_back(i);
  for (std::vector<int>& children : leaving) {
    std::stable_sort(children.begin(), children.end(),
                     [&lines](int a, int b) { return lines[a].parent_ply < lines[b].parent_ply; });
  }
  return leaving;
}

}  // namespace

void SortLines(GameRecord& record) {
  if (record.lines.empty()) return;
  const std::vector<std::vector<int>> leaving = LeavingLines(record.lines);
  std::vector<RecordLine> sorted;
  std::vector<int> new_index(record.lines.size());
  std::vector<int> stack = {0};
  while (!stack.empty()) {
    const int line = stack.back();
    stack.pop_back();
    new_index[line] = static_cast<int>(sorted.size());
    sorted.push_back(std::move(record.lines[line]));
    if (line != 0) sorted.back().parent = new_index[sorted.back().parent];
    stack.insert(stack.end(), leaving[line].begin(), leaving[line].end());
  }
  record.lines = std::move(sorted);
}

}  // namespace hakari::notation
