// What each benchmark must answer. The figures lie in answers.txt and are part of the binary;
// answers_test.cc holds them against the slow reference.
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

namespace hakari {

using Answers = std::map<std::string, uint64_t>;

const Answers& KnownAnswers();

// One "name answer" a line.
absl::StatusOr<Answers> ParseAnswers(absl::string_view text);
std::string AnswerFile(const std::vector<BenchCase>& cases);

// Runs each case once. Names every case whose answer is wrong or unknown.
absl::Status VerifyAnswers(const std::vector<BenchCase>& cases, const Answers& answers);

}  // namespace hakari

#endif  // HAKARI_BENCH_ANSWERS_H_
