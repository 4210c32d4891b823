// Prints answers.txt with a line for each benchmark that lacks one, whose kind is left to be
// decided: the reader refuses the file until `KIND` is `truth` or `count`. What stands there is not
// changed.
#include <cstdint>
#include <iostream>
#include <map>
#include <string>

#include "absl/strings/str_cat.h"
#include "bench/answers.h"
#include "bench/cases.h"

int main() {
  std::map<std::string, std::string> lines;
  for (const auto& [name, answer] : hakari::bench::KnownAnswers()) {
    lines[name] = hakari::bench::AnswersText({{name, answer}});
  }
  for (const hakari::bench::BenchCase& bench_case : hakari::bench::AllCases()) {
    if (lines.count(bench_case.name) == 1) continue;
    lines[bench_case.name] = absl::StrCat(bench_case.name, " KIND ", bench_case.pass(), "\n");
  }
  for (const auto& [name, line] : lines) std::cout << line;
  return 0;
}
