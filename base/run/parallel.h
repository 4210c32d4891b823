// Work in numbered pieces, spread over threads.
#ifndef HAKARI_BASE_RUN_PARALLEL_H_
#define HAKARI_BASE_RUN_PARALLEL_H_

#include <atomic>
#include <chrono>
#include <functional>

namespace hakari {

using DoPiece = std::function<void(int i)>;

// Makes `jobs` workers, each on its own thread, where it is also used and destroyed. Together they
// do every i below `count` once, in no fixed order. Once `stop` is set no further piece begins.
// `idle` is called on the calling thread at every tick with the number of finished pieces.
void InParallel(int jobs, int count, const std::atomic<bool>& stop,
                const std::function<DoPiece(int worker)>& make_worker,
                const std::function<void(int finished)>& idle,
                std::chrono::milliseconds tick = std::chrono::milliseconds(100));

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_PARALLEL_H_
