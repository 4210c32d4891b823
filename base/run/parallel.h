// Work that falls apart into numbered pieces, shared out over threads.
#ifndef HAKARI_BASE_RUN_PARALLEL_H_
#define HAKARI_BASE_RUN_PARALLEL_H_

#include <atomic>
#include <chrono>
#include <functional>

namespace hakari {

using DoPiece = std::function<void(int i)>;

// Makes `jobs` workers, each on a thread of its own, where it is used and destroyed as well, and
// has them do every i below `count` once, in no fixed order. Once `stop` is set no further piece is
// begun. `idle` is called on this thread at every tick with the number of pieces finished.
void InParallel(int jobs, int count, const std::atomic<bool>& stop,
                const std::function<DoPiece(int worker)>& make_worker,
                const std::function<void(int finished)>& idle,
                std::chrono::milliseconds tick = std::chrono::milliseconds(100));

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_PARALLEL_H_
