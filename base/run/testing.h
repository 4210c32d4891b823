// A run of every manner, for tests: what becomes of an item is in a word.
//   fail, refuse         fails in one way or another
//   hang, hang-once      until it is stopped; the second only when it is asked for the first time
//   unready              fails before its time begins
//   brief, slow          sleeps 3 or 150 ms, and does not heed that it is stopped
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
  std::atomic<int> most_at_retry{0};  // how many ran, at most, while one was asked again
  std::atomic<int> asked{0};
  std::atomic<int> asked_before_retry{0};  // the last one

 private:
  class Worker;

  const std::vector<std::string> does_;
  std::vector<std::atomic<int>> times_asked_;
};

}  // namespace hakari::testing

#endif  // HAKARI_BASE_RUN_TESTING_H_
