#include "engine/reference/census.h"

#include <iostream>

#include "gtest/gtest.h"

namespace hakari::reference {

int64_t Census::Count(const std::string& what) const {
  const auto found = counts_.find(what);
  return found == counts_.end() ? 0 : found->second;
}

void Census::ExpectAtLeast(const std::map<std::string, int64_t>& least) const {
  for (const auto& [what, count] : counts_) std::cout << "  " << count << " " << what << "\n";
  for (const auto& [what, needed] : least) {
    EXPECT_GE(Count(what), needed) << "too rare to be tested: " << what;
  }
}

}  // namespace hakari::reference
