// What each benchmark must answer. The values are in answers.txt, which is part of the binary.
//
// A truth follows from the rules of shogi and the positions: leaves, legal moves. It has one value,
// answers_test.cc and reference_test.cc compare it with the slow reference, and an engine that
// answers otherwise is wrong. A count is the result of a search or a model as it is defined today.
// Another definition has another count, and `hakari accept bench` states that the change is
// intended.
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

// One "name truth 30" or "name count 270543" per line, and nothing else.
absl::StatusOr<Answers> ParseAnswers(absl::string_view text);
std::string AnswersText(const Answers& answers);

// The answers of the cases, in their order, each run once. The error names every case that is wrong
// or has no known answer; a count that differs is no error.
absl::StatusOr<std::vector<uint64_t>> VerifiedAnswers(const std::vector<BenchCase>& cases,
                                                      const Answers& answers);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_ANSWERS_H_
