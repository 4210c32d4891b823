// The work that both we and OpenShogiLib do, over the same positions.
#ifndef HAKARI_BENCH_PEERS_CONTESTS_H_
#define HAKARI_BENCH_PEERS_CONTESTS_H_

#include <vector>

#include "bench/paired.h"

namespace hakari::bench {

std::vector<Contest> PeerContests();

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_PEERS_CONTESTS_H_
