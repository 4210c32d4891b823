#include "base/run/parallel.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace hakari {

void InParallel(int jobs, int count, const std::atomic<bool>& stop,
                const std::function<DoPiece(int worker)>& make_worker,
                const std::function<void(int finished)>& idle, std::chrono::milliseconds tick) {
  std::atomic<int> next{0};
  std::mutex mutex;
  std::condition_variable all_done;
  int finished = 0;
  int working = std::max(1, std::min(jobs, count));
  std::vector<std::thread> threads;
  for (int worker = 0, workers = working; worker < workers; ++worker) {
    threads.emplace_back([&, worker] {
      DoPiece do_piece = make_worker(worker);
      for (int i = next++; i < count && !stop; i = next++) {
        do_piece(i);
        const std::lock_guard<std::mutex> lock(mutex);
        ++finished;
      }
      do_piece = nullptr;
      const std::lock_guard<std::mutex> lock(mutex);
      if (--working == 0) all_done.notify_one();
    });
  }
  {
    std::unique_lock<std::mutex> lock(mutex);
    while (!all_done.wait_for(lock, tick, [&] { return working == 0; })) idle(finished);
  }
  for (std::thread& thread : threads) thread.join();
}

}  // namespace hakari
