// Counts how often each rare case came up in a test, so that a test cannot quietly stop testing it.
#ifndef HAKARI_ENGINE_REFERENCE_CENSUS_H_
#define HAKARI_ENGINE_REFERENCE_CENSUS_H_

#include <cstdint>
#include <map>
#include <string>

namespace hakari::reference {

class Census {
 public:
  // `what` is a case that came up `times` times; none is allowed and still names the case.
  void Add(const std::string& what, int64_t times = 1) { counts_[what] += times; }
  int64_t Count(const std::string& what) const;
  // A test failure unless the case came up at least so often. Prints every count.
  void ExpectAtLeast(const std::map<std::string, int64_t>& least) const;

 private:
  std::map<std::string, int64_t> counts_;
};

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_CENSUS_H_
