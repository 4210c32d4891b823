// What each benchmark must answer. The figures lie in answers.txt and are part of the binary.
//
// A truth follows from the rules of shogi and the positions: leaves, legal moves. It has one value,
// answers_test.cc and reference_test.cc hold it against the slow reference, and an engine that
// answers otherwise is wrong. A count is what a search or a model comes to as it is defined today:
// another definition comes to another, and `hakari accept bench` says that it was meant.
#ifndef HAKARI_BENCH_ANSWERS_H_
#define HAKARI_BENCH_ANSWERS_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "bench/bench_case.h"

namespace hakari::bench {

enum class AnswerKind { kTruth, kCount };

// "truth", "count".
absl::string_view AnswerKindName(AnswerKind kind);
absl::StatusOr<AnswerKind> ParseAnswerKind(absl::string_view name);

struct Answer {
  AnswerKind kind = AnswerKind::kTruth;
  uint64_t value = 0;

  friend bool operator==(const Answer& a, const Answer& b) {
    return a.kind == b.kind && a.value == b.value;
  }
};

using Answers = std::map<std::string, Answer>;  // by the benchmark's name

const Answers& KnownAnswers();

// One "name truth 30" or "name count 270543" a line, and nothing else.
absl::StatusOr<Answers> ParseAnswers(absl::string_view text);
std::string AnswersText(const Answers& answers);

// What each case answers, in their order, each run once. An error that names every case which is
// known to be wrong, or of which nothing is known; a count that differs is no such error.
absl::StatusOr<std::vector<uint64_t>> VerifiedAnswers(const std::vector<BenchCase>& cases,
                                                      const Answers& answers);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_ANSWERS_H_
