// A fake run for tests: a word says what happens to each item.
//   fail, refuse         fails, with this word as the kind of failure
//   hang, hang-once      hangs until it is stopped; hang-once does so only at the first try
//   unready              fails before its time begins
//   brief, slow          sleeps 3 or 150 ms and ignores the stop flag
//   abort, overflow, throw   the process dies
//   anything else        is the result
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

  // The returned work must not outlive this object.
  RunWork work();

  std::vector<std::string> results;  // one for each item; empty: it has not ended
  std::vector<size_t> delivered;
  std::atomic<int> running{0};
  std::atomic<int> most_at_retry{0};  // the most workers that ran during a retry
  std::atomic<int> asked{0};
  std::atomic<int> asked_before_retry{0};  // before the latest retry

 private:
  class Worker;

  const std::vector<std::string> does_;
  std::vector<std::atomic<int>> times_asked_;
};

}  // namespace hakari::testing

#endif  // HAKARI_BASE_RUN_TESTING_H_
