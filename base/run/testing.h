// A run of every manner, for tests: what becomes of an item is in a word.
//   fail, refuse         fails in one way or another
//   hang, hang-once      until it is stopped; the second only when it is asked for the first time
//   abort, overflow, throw   the process dies
//   anything else        is what comes of it
#ifndef HAKARI_BASE_RUN_TESTING_H_
#define HAKARI_BASE_RUN_TESTING_H_

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

#include "base/run/run.h"

namespace hakari::testing {

class FakeRun {
 public:
  // The ids are p0, p1, …
  explicit FakeRun(std::vector<std::string> does);

  // It must not outlive this.
  RunWork work();

  std::vector<std::string> results;  // one an item; empty: it has not ended
  std::vector<size_t> delivered;
  std::atomic<int> running{0};
  std::atomic<int> most_at_retry{0};  // how many ran, at most, when one was asked again

 private:
  class Worker;

  const std::vector<std::string> does_;
  std::vector<std::atomic<int>> asked_;  // how often
};

}  // namespace hakari::testing

#endif  // HAKARI_BASE_RUN_TESTING_H_
