#include "base/text/suggestion.h"

#include <algorithm>

#include "absl/strings/match.h"

namespace hakari {
namespace {

// One typing error in a short word, one for every three letters of a longer one.
int MostSlips(absl::string_view typed) {
  return std::max<int>(1, static_cast<int>(typed.size()) / 3);
}

}  // namespace

int EditDistance(absl::string_view a, absl::string_view b) {
  std::vector<std::vector<int>> distance(a.size() + 1, std::vector<int>(b.size() + 1));
  for (size_t i = 0; i <= a.size(); ++i) {
    for (size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        distance[i][j] = static_cast<int>(i + j);
        continue;
      }
      const int replaced = distance[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      distance[i][j] = std::min({replaced, distance[i - 1][j] + 1, distance[i][j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) distance[i][j] = std::min(distance[i][j], distance[i - 2][j - 2] + 1);
    }
  }
  return distance[a.size()][b.size()];
}

std::optional<std::string> NearestWord(absl::string_view typed,
                                       const std::vector<std::string>& words) {
  std::optional<std::string> nearest;
  int least = MostSlips(typed) + 1;
  for (const std::string& word : words) {
    // A prefix of a word counts as one error, however much is missing.
    const bool is_beginning = typed.size() >= 2 && absl::StartsWith(word, typed);
    const int distance = is_beginning ? 1 : EditDistance(typed, word);
    if (distance < least) {
      least = distance;
      nearest = word;
    }
  }
  return nearest;
}

}  // namespace hakari
