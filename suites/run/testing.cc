#include "suites/run/testing.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <thread>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace hakari::suites::testing {
namespace {

class Fake : public Program {
 public:
  Outcome Run(const Problem& problem, const Limits&, const std::atomic<bool>& stop) override {
    const std::string does(problem.Note("does").value_or(""));
    if (does == "throw") throw std::runtime_error("no way");
    if (does == "throw-int") throw 1;
    if (does == "refuse") return Outcome::Refused("this problem is not supported");
    while (does == "hang") {
      if (stop) return Outcome::Stopped();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    uint64_t count = 1;
    if (!absl::SimpleAtoi(problem.Note("count").value_or("1"), &count)) count = 0;
    return Outcome::Ran(absl::StrCat(count), {{"nodes", count}});
  }
};

}  // namespace

ProgramSpec FakeProgram() {
  return {"fake", "fake/1", [](const std::atomic<bool>&) { return std::make_unique<Fake>(); }};
}

ProblemSet FakeProblems(const std::vector<std::string>& notes) {
  std::string text;
  for (size_t i = 0; i < notes.size(); ++i) {
    absl::StrAppend(&text, "sfen 4k4/9/9/9/9/9/9/9/4K4 b - ", i + 1, " ; id=p", i,
                    notes[i].empty() ? "" : " ", notes[i], "\n");
  }
  return *ParseProblemSet(text, "fake.sfen");
}

Suite FakeSuite(const std::string& problem_file) {
  Suite suite;
  suite.name = "fake";
  suite.about = "For tests";
  suite.problem_files = {problem_file};
  suite.programs = {FakeProgram()};
  suite.score = [](const Problem& problem, const Outcome& outcome) {
    if (!problem.Note("right")) return Score::Open(problem.expected);
    return Score::OfFact(problem.expected, *problem.Note("right") == outcome.answer);
  };
  return suite;
}

}  // namespace hakari::suites::testing
