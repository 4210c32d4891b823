// answers.txt as the build puts it into the binary.
#ifndef HAKARI_BENCH_EMBEDDED_ANSWERS_H_
#define HAKARI_BENCH_EMBEDDED_ANSWERS_H_

namespace hakari {

extern const char kAnswersText[];

}  // namespace hakari

#endif  // HAKARI_BENCH_EMBEDDED_ANSWERS_H_
