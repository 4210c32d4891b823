#include "base/run/testing.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"

namespace hakari::testing {
namespace {

// Deeper than any stack.
constexpr int kBottomless = 1 << 30;

int Overflow(int depth) {
  volatile char wide[1 << 12];
  wide[0] = static_cast<char>(depth);
  if (depth == kBottomless) return 0;
  return Overflow(depth + 1) + wide[0];
}

}  // namespace

class FakeRun::Worker : public RunWorker {
 public:
  explicit Worker(FakeRun& run) : run_(run) {}

  std::optional<ItemEnd> MakeReady(size_t item, const std::atomic<bool>&) override {
    if (run_.does_[item] != "unready") return std::nullopt;
    return ItemEnd::Failed("unready");
  }

  ItemEnd Do(size_t item, const std::atomic<bool>& stop) override {
    ++run_.running;
    const bool is_retry = run_.times_asked_[item]++ > 0;
    if (is_retry) run_.asked_before_retry = run_.asked.load();
    ++run_.asked;
    for (int looks = 0; is_retry && looks < 20; ++looks) {
      run_.most_at_retry = std::max<int>(run_.most_at_retry, run_.running);
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ItemEnd end = Act(item, is_retry, stop);
    --run_.running;
    return end;
  }

  ItemEnd GiveUp(size_t item, const std::string& why) override {
    run_.results[item] = why;
    return RunWorker::GiveUp(item, why);
  }

 private:
  ItemEnd Act(size_t item, bool is_retry, const std::atomic<bool>& stop) {
    const std::string& does = run_.does_[item];
    while (does == "hang" || (does == "hang-once" && !is_retry)) {
      if (stop) return ItemEnd::Stopped();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    if (does == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(150));
    if (does == "brief") std::this_thread::sleep_for(std::chrono::milliseconds(3));
    if (does == "abort") std::abort();
    if (does == "throw") throw std::runtime_error("no way");
    run_.results[item] = does == "overflow" ? absl::StrCat(Overflow(0)) : does;
    return does == "fail" || does == "refuse" ? ItemEnd::Failed(does) : ItemEnd();
  }

  FakeRun& run_;
};

FakeRun::FakeRun(std::vector<std::string> does)
    : results(does.size()), does_(std::move(does)), times_asked_(does_.size()) {}

RunWork FakeRun::work() {
  RunWork work;
  for (size_t i = 0; i < does_.size(); ++i) work.ids.push_back(absl::StrCat("p", i));
  work.make_worker = [this](int) { return std::make_unique<Worker>(*this); };
  work.text = [this](size_t item) { return results[item]; };
  work.take = [this](size_t item, const std::string& text) {
    results[item] = text;
    return text == "garbled" ? absl::InvalidArgumentError("expected a result") : absl::OkStatus();
  };
  work.deliver = [this](size_t item) { delivered.push_back(item); };
  return work;
}

}  // namespace hakari::testing
