#include "bench/answers.h"

#include <cstdlib>
#include <iostream>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "bench/embedded_answers.h"

namespace hakari {

const Answers& KnownAnswers() {
  static const Answers* const answers = [] {
    const absl::StatusOr<Answers> parsed = ParseAnswers(kAnswersText);
    if (!parsed.ok()) {  // compiled in and tested: a broken binary
      std::cerr << "hakari: " << parsed.status() << "\n";
      std::abort();
    }
    return new Answers(*parsed);
  }();
  return *answers;
}

absl::StatusOr<Answers> ParseAnswers(absl::string_view text) {
  Answers answers;
  int number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    if (line.empty()) continue;
    const std::vector<std::string> words = absl::StrSplit(line, ' ');
    uint64_t answer;
    if (words.size() != 2 || !absl::SimpleAtoi(words[1], &answer)) {
      return absl::InvalidArgumentError(
          absl::StrCat("answers.txt:", number, ": expected a name and a number, got: ", line));
    }
    if (!answers.emplace(words[0], answer).second) {
      return absl::InvalidArgumentError(
          absl::StrCat("answers.txt:", number, ": a second answer for ", words[0]));
    }
  }
  if (answers.empty()) return absl::InvalidArgumentError("answers.txt: empty");
  return answers;
}

std::string AnswerFile(const std::vector<BenchCase>& cases) {
  Answers answers;
  for (const BenchCase& bench_case : cases) answers[bench_case.name] = bench_case.pass();
  std::string text;
  for (const auto& [name, answer] : answers) absl::StrAppend(&text, name, " ", answer, "\n");
  return text;
}

absl::Status VerifyAnswers(const std::vector<BenchCase>& cases, const Answers& answers) {
  std::string wrong;
  for (const BenchCase& bench_case : cases) {
    const auto expected = answers.find(bench_case.name);
    const uint64_t answer = bench_case.pass();
    if (expected == answers.end()) {
      absl::StrAppend(&wrong, "\n  ", bench_case.name, ": no answer is known");
    } else if (answer == 0) {
      absl::StrAppend(&wrong, "\n  ", bench_case.name, ": nothing was done");
    } else if (answer != expected->second) {
      absl::StrAppend(&wrong, "\n  ", bench_case.name, ": answered ", answer, ", expected ",
                      expected->second);
    }
  }
  if (wrong.empty()) return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat("wrong answers, nothing was measured:", wrong));
}

}  // namespace hakari
