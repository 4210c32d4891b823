#include "bench/answers.h"

#include <cstdlib>
#include <iostream>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace hakari::bench {

// answers.txt, which the build puts into the binary.
extern const char kAnswersText[];

namespace {

absl::Status BadLine(int number, absl::string_view why) {
  return absl::InvalidArgumentError(absl::StrCat("answers.txt:", number, ": ", why));
}

// What is wrong with a given answer; empty if nothing is.
std::string FaultOf(const BenchCase& bench_case, uint64_t given, const Answers& answers) {
  const auto expected = answers.find(bench_case.name);
  if (expected == answers.end()) return "answers.txt has no answer for it";
  if (given == 0) return "it did no work";
  const bool must_agree = expected->second.kind == AnswerKind::kTruth;
  if (!must_agree || given == expected->second.value) return "";
  return absl::StrCat("answered ", given, ", expected ", expected->second.value);
}

}  // namespace

absl::string_view AnswerKindName(AnswerKind kind) {
  return kind == AnswerKind::kTruth ? "truth" : "count";
}

absl::StatusOr<AnswerKind> ParseAnswerKind(absl::string_view name) {
  for (const AnswerKind kind : {AnswerKind::kTruth, AnswerKind::kCount}) {
    if (name == AnswerKindName(kind)) return kind;
  }
  return absl::InvalidArgumentError(absl::StrCat("expected `truth` or `count`, got: ", name));
}

const Answers& KnownAnswers() {
  static const Answers* const answers = [] {
    const absl::StatusOr<Answers> parsed = ParseAnswers(kAnswersText);
    if (!parsed.ok()) {  // compiled in and tested: the binary is broken
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
    Answer answer;
    if (words.size() != 3 || words[0].empty() || !absl::SimpleAtoi(words[2], &answer.value)) {
      return BadLine(
          number, absl::StrCat("expected a name, `truth` or `count`, and a number, got: ", line));
    }
    const absl::StatusOr<AnswerKind> kind = ParseAnswerKind(words[1]);
    if (!kind.ok()) return BadLine(number, kind.status().message());
    answer.kind = *kind;
    if (!answers.emplace(words[0], answer).second) {
      return BadLine(number, absl::StrCat("duplicate answer for ", words[0]));
    }
  }
  if (answers.empty()) return absl::InvalidArgumentError("answers.txt: empty");
  return answers;
}

std::string AnswersText(const Answers& answers) {
  std::string text;
  for (const auto& [name, answer] : answers) {
    absl::StrAppend(&text, name, " ", AnswerKindName(answer.kind), " ", answer.value, "\n");
  }
  return text;
}

absl::StatusOr<std::vector<uint64_t>> VerifiedAnswers(const std::vector<BenchCase>& cases,
                                                      const Answers& answers) {
  std::vector<uint64_t> given;
  std::vector<std::string> faults;
  for (const BenchCase& bench_case : cases) {
    given.push_back(bench_case.pass());
    const std::string fault = FaultOf(bench_case, given.back(), answers);
    if (!fault.empty()) faults.push_back(absl::StrCat(bench_case.name, ": ", fault));
  }
  if (faults.empty()) return given;
  return absl::FailedPreconditionError(
      absl::StrCat("wrong answers, nothing was measured: ", absl::StrJoin(faults, "; ")));
}

}  // namespace hakari::bench
