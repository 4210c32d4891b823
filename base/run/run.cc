#include "base/run/run.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/process/crash_report.h"
#include "base/run/parallel.h"

namespace hakari {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds kProgressTick(100);
constexpr std::chrono::milliseconds kWatchTick(20);

// The state of one thread.
struct Seat {
  CrashStack last_words;
  std::unique_ptr<RunWorker> worker;
};

class Run {
 public:
  Run(const RunWork& work, const RunControl& control, const std::atomic<bool>& stop)
      : work_(work), control_(control), stop_(stop) {}

  absl::StatusOr<RunSummary> Execute() {
    if (absl::Status status = TakeOver(); !status.ok()) return status;
    const bool may_be_enough = static_cast<bool>(work_.is_enough);
    const bool watches = control_.watch.watches() || may_be_enough;
    const int to_do = static_cast<int>(to_do_.size());
    watchdog_.emplace(control_.watch, std::max(1, std::min(control_.jobs, to_do)), stop_,
                      may_be_enough);
    Deliver();
    if (control_.progress != nullptr) {
      control_.progress->Begin(static_cast<int>(work_.ids.size()), summary_.resumed,
                               steady_clock::now());
    }
    InParallel(
        control_.jobs, to_do, is_over_, [this](int number) { return MakeWorker(number); },
        [this](int done) { Look(done); }, watches ? kWatchTick : kProgressTick);
    if (control_.progress != nullptr) control_.progress->End();
    if (!status_.ok()) return status_;
    const bool is_whole =
        std::all_of(has_ended_.begin(), has_ended_.end(), [](bool b) { return b; });
    summary_.out_of_time = !is_whole && !stop_ && !summary_.was_enough && watchdog_->is_over();
    const bool has_reason = summary_.out_of_time || summary_.gave_up || summary_.was_enough;
    summary_.interrupted = !is_whole && !summary_.was_enough && (stop_ || !has_reason);
    return std::move(summary_);
  }

 private:
  absl::Status TakeOver() {
    has_ended_.assign(work_.ids.size(), false);
    for (size_t item = 0; item < work_.ids.size(); ++item) {
      const std::string* const earlier = Earlier(work_.ids[item]);
      if (earlier == nullptr) {
        to_do_.push_back(item);
        continue;
      }
      const absl::Status taken = work_.take(item, *earlier);
      if (!taken.ok()) {
        return absl::DataLossError(absl::StrCat(control_.journal->path(), ": '", work_.ids[item],
                                                "': ", taken.message(), "; --fresh starts over"));
      }
      has_ended_[item] = true;
      ++summary_.resumed;
    }
    return absl::OkStatus();
  }

  const std::string* Earlier(const std::string& id) const {
    if (control_.journal == nullptr) return nullptr;
    const auto found = control_.journal->finished().find(id);
    return found == control_.journal->finished().end() ? nullptr : &found->second;
  }

  DoPiece MakeWorker(int number) {
    const auto seat = std::make_shared<Seat>();
    absl::StatusOr<std::unique_ptr<RunWorker>> worker = work_.make_worker(number);
    if (!worker.ok()) {
      EndWith(worker.status());
      return [](int) {};
    }
    seat->worker = *std::move(worker);
    return [this, number, seat](int i) {
      if (stop_ || watchdog_->is_over()) is_over_ = true;
      if (is_over_) return;
      const size_t item = to_do_[static_cast<size_t>(i)];
      const WorkingOn working_on(work_.ids[item]);
      Finish(item, Ask(number, *seat->worker, item));
    };
  }

  // An item that is late is asked again, alone: the other workers may have slowed it down.
  ItemEnd Ask(int number, RunWorker& worker, size_t item) {
    for (const bool alone : {false, true}) {
      const std::atomic<bool>& stop = watchdog_->StopOf(number);
      if (std::optional<ItemEnd> failed = worker.MakeReady(item, stop)) return *std::move(failed);
      watchdog_->Begin(number, work_.ids[item], alone);
      ItemEnd end = worker.Do(item, stop);
      const bool is_late = watchdog_->End(number) && end.kind == ItemEnd::Kind::kStopped;
      if (!is_late || stop_ || watchdog_->is_over() || is_over_) return end;
    }
    return worker.GiveUp(item, watchdog_->WhyTimedOut(work_.ids[item]));
  }

  void Finish(size_t item, const ItemEnd& end) {
    if (end.kind == ItemEnd::Kind::kStopped) return;
    const bool is_kept = control_.journal != nullptr && end.kind == ItemEnd::Kind::kFinished;
    const std::string text = is_kept ? work_.text(item) : "";
    const std::lock_guard<std::mutex> lock(mutex_);
    if (is_kept && status_.ok()) status_ = control_.journal->Append(work_.ids[item], text);
    if (!status_.ok()) is_over_ = true;
    if (end.kind == ItemEnd::Kind::kFailed &&
        ++failures_[end.failure] == control_.watch.most_failures && !summary_.gave_up) {
      summary_.gave_up = end.failure;
      is_over_ = true;
    }
    has_ended_[item] = true;
    Deliver();
  }

  void Deliver() {
    while (delivered_ < has_ended_.size() && has_ended_[delivered_] && !summary_.was_enough) {
      if (work_.deliver) work_.deliver(delivered_);
      ++delivered_;
      if (!work_.is_enough || !work_.is_enough()) continue;
      summary_.was_enough = true;
      is_over_ = true;
      watchdog_->EndAll();
    }
  }

  void EndWith(const absl::Status& status) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (status_.ok()) status_ = status;
    is_over_ = true;
  }

  // Called on the thread that waits for the workers.
  void Look(int done) {
    watchdog_->Look(steady_clock::now());
    if (control_.progress != nullptr) {
      control_.progress->Update(summary_.resumed + done, steady_clock::now());
    }
  }

  const RunWork& work_;
  const RunControl& control_;
  const std::atomic<bool>& stop_;
  std::vector<size_t> to_do_;         // items
  std::optional<Watchdog> watchdog_;  // made once the number of workers is known
  std::atomic<bool> is_over_{false};  // no further item begins

  std::mutex mutex_;             // guards everything below while workers run
  std::vector<bool> has_ended_;  // by item
  size_t delivered_ = 0;         // all items before this one were delivered
  absl::Status status_;
  std::map<std::string, int> failures_;  // by kind
  RunSummary summary_;
};

}  // namespace

absl::StatusOr<RunSummary> RunItems(const RunWork& work, const RunControl& control,
                                    const std::atomic<bool>& stop) {
  return Run(work, control, stop).Execute();
}

}  // namespace hakari
