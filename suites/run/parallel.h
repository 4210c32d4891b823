// Work that falls apart into numbered pieces, shared out over threads.
#ifndef HAKARI_SUITES_RUN_PARALLEL_H_
#define HAKARI_SUITES_RUN_PARALLEL_H_

#include <atomic>
#include <functional>

namespace hakari {

// Calls work(worker, i) for every i below `count`, each once, in no fixed order; calls of the same
// worker (0 .. jobs - 1) never overlap. Once `stop` is set no further piece is begun. `idle` is
// called on this thread about ten times a second with the number of pieces finished.
void InParallel(int jobs, int count, const std::atomic<bool>& stop,
                const std::function<void(int worker, int i)>& work,
                const std::function<void(int finished)>& idle);

}  // namespace hakari

#endif  // HAKARI_SUITES_RUN_PARALLEL_H_
