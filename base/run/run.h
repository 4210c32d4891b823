// One run of many items: problems for a program, settings of an experiment, labels, games.
//
// A run knows an item by its number and id, and its result as a line of text for the journal. The
// caller knows what the text means and keeps the values. Workers take one item after the other.
// Items that are in the journal are not done again, and finished items are delivered in their
// order, so neither the number of threads nor an interruption changes the output.
#ifndef HAKARI_BASE_RUN_RUN_H_
#define HAKARI_BASE_RUN_RUN_H_

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/run/journal.h"
#include "base/run/progress.h"
#include "base/run/watchdog.h"

namespace hakari {

// How an item ended. Only finished items go into the journal: failed ones are tried again.
struct ItemEnd {
  enum class Kind { kFinished, kFailed, kStopped };
  Kind kind = Kind::kFinished;
  std::string failure = {};  // the kind of failure, such as "crashed"; failures are counted by kind

  static ItemEnd Failed(std::string failure) { return {Kind::kFailed, std::move(failure)}; }
  static ItemEnd Stopped() { return {Kind::kStopped}; }
};

// Serves one thread. Polls `stop` now and then and returns Stopped() once it is set.
class RunWorker {
 public:
  virtual ~RunWorker() = default;

  // Work that must be done before an item and does not count towards its time. Returns an end if it
  // fails.
  virtual std::optional<ItemEnd> MakeReady(size_t /*item*/, const std::atomic<bool>& /*stop*/) {
    return std::nullopt;
  }
  virtual ItemEnd Do(size_t item, const std::atomic<bool>& stop) = 0;
  // Called when the item took too long twice.
  virtual ItemEnd GiveUp(size_t /*item*/, const std::string& /*why*/) {
    return ItemEnd::Failed("timed-out");
  }
};

struct RunWork {
  std::vector<std::string> ids;  // one for each item
  // Called on the worker's thread, which also destroys the worker. An error ends the run.
  std::function<absl::StatusOr<std::unique_ptr<RunWorker>>(int worker)> make_worker;
  // `text` is what the journal keeps of a finished item, in one line; `take` restores the item from
  // it.
  std::function<std::string(size_t item)> text;
  std::function<absl::Status(size_t item, const std::string& text)> take;
  // Called once for each item, in order, as soon as the item and all items before it have ended,
  // but for no item after a stopped one. Called from any thread, never from two at a time. May be
  // empty.
  std::function<void(size_t item)> deliver = {};
  // Asked after each delivery: whether the items delivered so far are enough. If so, no further
  // item begins, and running items are stopped. May be empty: all items are wanted.
  std::function<bool()> is_enough = {};
};

struct RunControl {
  int jobs = 1;
  Journal* journal = nullptr;    // may be null
  Progress* progress = nullptr;  // may be null
  Watch watch = {};
};

struct RunSummary {
  int resumed = 0;           // items taken from the journal
  bool interrupted = false;  // stopped early; some items have not ended
  // Some items have not ended because the watch's time was up.
  bool out_of_time = false;
  bool was_enough = false;  // `is_enough` ended the run; some items may not have ended
  // The kind of failure of which there were too many; the remaining items were not asked.
  std::optional<std::string> gave_up;
};

// An error if a worker cannot be made, or if the journal cannot be read or written. Failures of
// single items are recorded by their workers.
absl::StatusOr<RunSummary> RunItems(const RunWork& work, const RunControl& control,
                                    const std::atomic<bool>& stop);

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_RUN_H_
