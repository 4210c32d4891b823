// answers.txt as the build puts it into the binary.
#ifndef HAKARI_BENCH_EMBEDDED_ANSWERS_H_
#define HAKARI_BENCH_EMBEDDED_ANSWERS_H_

namespace hakari::bench {

extern const char kAnswersText[];

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_EMBEDDED_ANSWERS_H_
