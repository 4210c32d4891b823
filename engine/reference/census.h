// Counts how often each rare case came up in a test, so that a test fails if it stops reaching a
// case.
#ifndef HAKARI_ENGINE_REFERENCE_CENSUS_H_
#define HAKARI_ENGINE_REFERENCE_CENSUS_H_

#include <cstdint>
#include <map>
#include <string>

namespace hakari::reference {

class Census {
 public:
  // Adds `times` to the count of the case `what`; 0 is allowed and still lists the case.
  void Add(const std::string& what, int64_t times = 1) { counts_[what] += times; }
  int64_t Count(const std::string& what) const;
  // Fails the test for each case that came up less often than `least` demands. Prints every count.
  void ExpectAtLeast(const std::map<std::string, int64_t>& least) const;

 private:
  std::map<std::string, int64_t> counts_;
};

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_CENSUS_H_
