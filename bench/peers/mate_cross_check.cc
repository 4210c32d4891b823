// Runs all our mate searches and OpenShogiLib's df-pn on the same problems and checks that those
// that decide a problem agree.
//
//   bazel run //bench/peers:mate_cross_check -- 1000 < suites/mate/positions.sfen
//
// A problem is a line of SFEN. The positions two and four plies further on (first check, first
// evasion) are checked as well. OpenShogiLib leaves some moves out (it declines promotion only now
// and then), so its claim that a mate of ours is no mate is not a contradiction and is counted
// separately; our line, which is verified, shows which answer is right.
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "bench/peers/osl_program.h"
#include "engine/core/move.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

constexpr int kDisagreed = 1;
constexpr int kBadUsage = 2;

struct Contender {
  absl::string_view name;
  std::unique_ptr<mate::MateSolver> solver;
};

class CrossCheck {
 public:
  explicit CrossCheck(uint64_t nodes) {
    limits_.nodes = nodes;
    for (const mate::MateSolverInfo& info : mate::MateSolvers()) {
      contenders_.push_back(
          {info.name, *mate::MakeMateSolver(info.name, *mate::TableBytesFor(info.name, nodes))});
    }
  }

  void Check(const Position& position) {
    const std::string sfen = notation::ToSfen(position);
    ++positions_;
    mate::MateAnswer decided = mate::MateAnswer::kUnknown;
    for (const Contender& contender : contenders_) {
      const mate::MateResult result = contender.solver->Solve(position, limits_);
      if (result.answer == mate::MateAnswer::kMate &&
          !mate::VerifyMateLine(position, result.line).ok()) {
        Wrong(sfen, contender.name, "has a line that does not mate");
      }
      if (result.answer == mate::MateAnswer::kUnknown) continue;
      if (decided == mate::MateAnswer::kUnknown) decided = result.answer;
      if (result.answer != decided) Wrong(sfen, contender.name, "contradicts an earlier search");
    }
    decided_ += decided != mate::MateAnswer::kUnknown;
    Compare(sfen, decided, OslMateSearch({"sfen " + sfen}).SolveAll(limits_.nodes).front());
  }

  // False if anything was wrong, or if nothing was compared.
  bool Report() const {
    std::cout << positions_ << " positions, " << decided_ << " decided by ours, " << by_both_
              << " by libosl as well; it claims no mate in " << denied_ << " of our mates; "
              << wrong_ << " contradictions\n";
    return wrong_ == 0 && by_both_ > 0;
  }

 private:
  void Compare(const std::string& sfen, mate::MateAnswer ours, OslMateAnswer theirs) {
    if (ours == mate::MateAnswer::kUnknown || theirs == OslMateAnswer::kUnknown) return;
    ++by_both_;
    if (ours == mate::MateAnswer::kMate && theirs == OslMateAnswer::kNoMate) {
      ++denied_;
      std::cout << "denied\t" << sfen << "\n";
    } else if (ours == mate::MateAnswer::kNoMate && theirs == OslMateAnswer::kMate) {
      Wrong(sfen, "libosl", "claims a mate where our searches prove none");
    }
  }

  void Wrong(const std::string& sfen, absl::string_view who, absl::string_view what) {
    ++wrong_;
    std::cout << "wrong\t" << sfen << "\t" << who << " " << what << "\n";
  }

  mate::MateLimits limits_;
  std::vector<Contender> contenders_;
  int64_t positions_ = 0;
  int64_t decided_ = 0;
  int64_t by_both_ = 0;
  int64_t denied_ = 0;
  int64_t wrong_ = 0;
};

// Plays the first check and the first evasion, by their codes. False if there is no such pair.
bool GoOn(Position& position) {
  for (const auto generate : {movegen::GenerateChecks, movegen::GenerateEvasions}) {
    movegen::MoveList moves;
    generate(position, moves);
    if (moves.empty()) return false;
    Move first = moves[0];
    for (const Move move : moves) first = move < first ? move : first;
    position.DoMove(first);
  }
  return true;
}

int Main(absl::string_view nodes_text) {
  uint64_t nodes = 0;
  if (!absl::SimpleAtoi(nodes_text, &nodes) || nodes == 0) {
    std::cerr << "usage: mate_cross_check NODES < POSITIONS\n";
    return kBadUsage;
  }
  CrossCheck check(nodes);
  Place place{"standard input", 0};
  for (std::string line; std::getline(std::cin, line);) {
    ++place.line;
    if (line.empty() || line[0] == '#') continue;
    const std::string sfen = line.substr(0, line.find(" ;"));  // the rest is a remark
    absl::StatusOr<Position> position = notation::ParseSfen(sfen, place);
    absl::Status status = position.status();
    if (status.ok()) {
      status = CheckMateProblem(*position, mate::MateLimits());
      if (!status.ok()) status = ErrorAt(place, status.message());
    }
    if (!status.ok()) {
      std::cerr << status.message() << "\n";
      return kBadUsage;
    }
    check.Check(*position);
    for (int further = 2; further <= 4 && GoOn(*position); further += 2) check.Check(*position);
  }
  return check.Report() ? 0 : kDisagreed;
}

}  // namespace
}  // namespace hakari::bench

int main(int argc, char** argv) { return hakari::bench::Main(argc == 2 ? argv[1] : ""); }
