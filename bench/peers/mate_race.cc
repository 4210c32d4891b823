// Runs the strong solver and OpenShogiLib's df-pn on the same problems, one after the other on
// each, and compares the numbers of answers and the total times.
//
//   bazel run //bench/peers:mate_race -- NODES < POSITIONS
//   bazel run //bench/peers:mate_race -- NODES 9 11 < POSITIONS
//
// With numbers after the nodes, only problems count whose shortest mate has one of these lengths in
// plies; the alpha-beta mate search, which finds the shortest mate first, determines the length.
// Every answer of ours is checked, outside of the measured time. The limit of nodes is meant for
// our solver; OpenShogiLib, whose nodes are larger, gets the same limit.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "base/text/place.h"
#include "base/time/cpu_time.h"
#include "bench/peers/osl_program.h"
#include "engine/mate/answer_check.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

constexpr int kLost = 1;
constexpr int kBadUsage = 2;
constexpr uint64_t kTableBytes = uint64_t{1} << 30;
constexpr uint64_t kShortestNodes = 3'000'000;

struct Runner {
  int answers = 0;
  int mates = 0;
  double seconds = 0;
  double longest = 0;

  void Add(bool answered, bool is_mate, double took) {
    answers += answered;
    mates += is_mate;
    seconds += took;
    longest = std::max(longest, took);
  }
};

class Race {
 public:
  Race(uint64_t nodes, std::vector<int> plies)
      : plies_(std::move(plies)),
        solver_(*mate::MakeMateSolver("strong", kTableBytes)),
        shortest_(
            *mate::MakeMateSolver("alphabeta", *mate::TableBytesFor("alphabeta", kShortestNodes))) {
    limits_.nodes = nodes;
  }

  void Run(const Position& position) {
    if (!IsWanted(position)) return;
    ++problems_;
    const double begin = ThreadCpuSeconds();
    const mate::MateResult result = solver_->Solve(position, limits_);
    const double between = ThreadCpuSeconds();
    const OslMateAnswer theirs =
        OslMateSearch({"sfen " + notation::ToSfen(position)}).SolveAll(limits_.nodes).front();
    const double end = ThreadCpuSeconds();
    ours_.Add(result.answer != mate::MateAnswer::kUnknown, result.answer == mate::MateAnswer::kMate,
              between - begin);
    theirs_.Add(theirs != OslMateAnswer::kUnknown, theirs == OslMateAnswer::kMate, end - between);
    if (result.answer == mate::MateAnswer::kUnknown) return;
    const mate::CheckedAnswer checked = checker_.Check(position, result, *solver_);
    refuted_ += checked == mate::CheckedAnswer::kRefuted;
    unchecked_ += checked == mate::CheckedAnswer::kUnchecked;
  }

  // False if ours lost or was wrong, or if nothing was run.
  bool Report() const {
    std::cout << absl::StreamFormat("%-8s%9s%7s%11s%11s\n", "", "answers", "mates", "seconds",
                                    "longest");
    ReportRunner("strong", ours_);
    ReportRunner("libosl", theirs_);
    std::cout << absl::StreamFormat(
        "%d problems, %.2f times libosl's time; %d refuted, %d unchecked\n", problems_,
        ours_.seconds / theirs_.seconds, refuted_, unchecked_);
    return problems_ > 0 && refuted_ == 0 && ours_.answers >= theirs_.answers &&
           ours_.seconds <= theirs_.seconds;
  }

 private:
  bool IsWanted(const Position& position) {
    if (plies_.empty()) return true;
    mate::MateLimits limits;
    limits.nodes = kShortestNodes;
    const mate::MateResult shortest = shortest_->Solve(position, limits);
    return std::find(plies_.begin(), plies_.end(), static_cast<int>(shortest.line.size())) !=
           plies_.end();
  }

  static void ReportRunner(const char* name, const Runner& runner) {
    std::cout << absl::StreamFormat("%-8s%9d%7d%11.3f%11.3f\n", name, runner.answers, runner.mates,
                                    runner.seconds, runner.longest);
  }

  const std::vector<int> plies_;
  mate::MateLimits limits_;
  std::unique_ptr<mate::MateSolver> solver_;
  std::unique_ptr<mate::MateSolver> shortest_;
  mate::AnswerChecker checker_;
  int problems_ = 0;
  int refuted_ = 0;
  int unchecked_ = 0;
  Runner ours_;
  Runner theirs_;
};

int Main(const std::vector<std::string>& words) {
  uint64_t nodes = 0;
  std::vector<int> plies(words.empty() ? 0 : words.size() - 1);
  bool understood = !words.empty() && absl::SimpleAtoi(words[0], &nodes) && nodes > 0;
  for (size_t i = 0; i < plies.size(); ++i) {
    understood = understood && absl::SimpleAtoi(words[i + 1], &plies[i]) && plies[i] > 0;
  }
  if (!understood) {
    std::cerr << "usage: mate_race NODES [PLIES...] < POSITIONS\n";
    return kBadUsage;
  }
  Race race(nodes, std::move(plies));
  Place place{"standard input", 0};
  for (std::string line; std::getline(std::cin, line);) {
    ++place.line;
    if (line.empty() || line[0] == '#') continue;
    const absl::StatusOr<Position> position =
        notation::ParseSfen(line.substr(0, line.find(" ;")), place);
    if (!position.ok()) {
      std::cerr << position.status().message() << "\n";
      return kBadUsage;
    }
    race.Run(*position);
  }
  return race.Report() ? 0 : kLost;
}

}  // namespace
}  // namespace hakari::bench

int main(int argc, char** argv) { return hakari::bench::Main({argv + 1, argv + argc}); }
