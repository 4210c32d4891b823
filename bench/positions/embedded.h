// The data files as the build puts them into the binary.
#ifndef HAKARI_BENCH_POSITIONS_EMBEDDED_H_
#define HAKARI_BENCH_POSITIONS_EMBEDDED_H_

namespace hakari::bench {

extern const char kQuietSfens[];
extern const char kCheckSfens[];
extern const char kHandsSfens[];
extern const char kMateSfens[];
extern const char kAttackTreeSfens[];
extern const char kDefenceTreeSfens[];

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_POSITIONS_EMBEDDED_H_
