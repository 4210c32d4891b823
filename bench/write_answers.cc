// Prints answers.txt with a line for each benchmark that lacks one. The kind of a new line is
// `KIND`; the reader refuses the file until it is replaced by `truth` or `count`. Existing lines do
// not change.
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
