// One run of many items: problems through a program, settings of an experiment, labels, games.
//
// A run knows its items by number and id, and what came of one as a line of text for the journal.
// What that text means, and the values behind it, are its user's. Workers take item after item;
// what the journal has already is not done again; what is finished is delivered in the order of the
// items. So neither the number of threads nor an interruption changes what comes out.
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

// How it ended with an item. Only what is finished goes into the journal: a failure is worth
// another try.
struct ItemEnd {
  enum class Kind { kFinished, kFailed, kStopped };
  Kind kind = Kind::kFinished;
  std::string failure = {};  // its kind, of which there may be too many: "crashed"

  static ItemEnd Failed(std::string failure) { return {Kind::kFailed, std::move(failure)}; }
  static ItemEnd Stopped() { return {Kind::kStopped}; }
};

// Serves one thread. Polls `stop` now and then and ends as stopped once it is set.
class RunWorker {
 public:
  virtual ~RunWorker() = default;

  // What must be done before an item and is no part of its time. An end if it fails.
  virtual std::optional<ItemEnd> MakeReady(size_t /*item*/, const std::atomic<bool>& /*stop*/) {
    return std::nullopt;
  }
  virtual ItemEnd Do(size_t item, const std::atomic<bool>& stop) = 0;
  // The item took too long, twice.
  virtual ItemEnd GiveUp(size_t /*item*/, const std::string& /*why*/) {
    return ItemEnd::Failed("timed-out");
  }
};

struct RunWork {
  std::vector<std::string> ids;  // one an item
  // Called on the worker's thread, where it is destroyed as well. An error ends the run.
  std::function<absl::StatusOr<std::unique_ptr<RunWorker>>(int worker)> make_worker;
  // What the journal keeps of a finished item, in one line; and takes it back.
  std::function<std::string(size_t item)> text;
  std::function<absl::Status(size_t item, const std::string& text)> take;
  // Called for one item after the other, in their order, as soon as it and all before it have ended
  // (but none after one that was stopped); from any thread, never from two at a time. May be empty.
  std::function<void(size_t item)> deliver = {};
  // Asked after what was delivered: whether the items so far are enough. Then no further one is
  // begun, and those at work are stopped. May be empty: all are wanted.
  std::function<bool()> is_enough = {};
};

struct RunControl {
  int jobs = 1;
  Journal* journal = nullptr;    // may be null
  Progress* progress = nullptr;  // may be null
  Watch watch = {};
};

struct RunSummary {
  int resumed = 0;           // how many items the journal had
  bool interrupted = false;  // then some have not ended
  // Some have not ended since the watch's time was up, or too many had failed in one way.
  bool out_of_time = false;
  bool was_enough = false;  // some may not have ended, and nobody wants them
  std::optional<std::string> gave_up;
};

// An error if a worker cannot be made, or the journal not be read or written; whatever happens to
// single items is their worker's to note.
absl::StatusOr<RunSummary> RunItems(const RunWork& work, const RunControl& control,
                                    const std::atomic<bool>& stop);

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_RUN_H_
