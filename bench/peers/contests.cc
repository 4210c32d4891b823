#include "bench/peers/contests.h"

#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "bench/bench_case.h"
#include "bench/cases.h"
#include "bench/peers/osl_program.h"
#include "bench/perft_positions.h"
#include "bench/positions/position_set.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/movegen/perft.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

// The passes of `hakari bench`, by name; OpenShogiLib must do the same work.
class OurPasses {
 public:
  OurPasses() {
    for (BenchCase& bench_case : AllCases()) passes_[bench_case.name] = std::move(bench_case.pass);
  }
  std::function<uint64_t()> Named(const std::string& name) const { return passes_.at(name); }

 private:
  std::map<std::string, std::function<uint64_t()>> passes_;
};

struct PerftGoal {
  const char* name;
  int list_depth;
  int made_depth;
  double list_ratio;
};
constexpr double kMadeRatio = 1.5;
// Deep enough for a pass of ours from the list to take tens of milliseconds.
constexpr PerftGoal kPerftGoals[] = {
    {"start", 5, 4, 2.1}, {"middle", 3, 3, 3.7}, {"most", 3, 2, 4.9}};

Contest PerftContest(const char* sfen, const PerftGoal& goal, movegen::LeafCounting counting) {
  const bool from_list = counting == movegen::LeafCounting::kFromList;
  const int depth = from_list ? goal.list_depth : goal.made_depth;
  const absl::StatusOr<Position> position = notation::ParseSfen(sfen);
  if (!position.ok()) std::abort();  // a tested constant
  auto ours = std::make_shared<Position>(*position);
  auto theirs =
      std::make_shared<OslPositions>(std::vector<std::string>{absl::StrCat("sfen ", sfen)});
  Contest contest;
  contest.name = absl::StrCat("perft/", goal.name, "/", from_list ? "list" : "made");
  contest.unit = "leaves";
  contest.least_goal = from_list ? goal.list_ratio : kMadeRatio;
  contest.ours = [ours, depth, counting] { return Perft(*ours, depth, counting); };
  contest.theirs = [theirs, depth, from_list] {
    return from_list ? theirs->PerftFromList(depth) : theirs->PerftMade(depth);
  };
  return contest;
}

void AddPerft(std::vector<Contest>& contests) {
  for (const PerftGoal& goal : kPerftGoals) {
    for (const PerftPosition& from : kPerftPositions) {
      if (std::string(from.name) != goal.name) continue;
      contests.push_back(PerftContest(from.sfen, goal, movegen::LeafCounting::kFromList));
      contests.push_back(PerftContest(from.sfen, goal, movegen::LeafCounting::kMade));
    }
  }
}

void AddSets(std::vector<Contest>& contests) {
  const OurPasses ours;
  for (const PositionSet* set : AllPositionSets()) {
    auto theirs = std::make_shared<OslPositions>(set->sfens);
    const std::string& name = set->name;
    contests.push_back({"legal/" + name, "moves", 0, 0, ours.Named("legal/" + name),
                        [theirs] { return theirs->CountLegal(); }});
    contests.push_back({"do_undo/" + name, "moves", 0, 0, ours.Named("do_undo/" + name),
                        [theirs] { return theirs->DoAndUndo(); }});
    contests.push_back({"attack_counts/" + name, "positions", set->positions.size(), 0,
                        ours.Named("attack_counts/" + name),
                        [theirs] { return theirs->ContestedSquares(); }});
    contests.push_back({"sfen_read/" + name, "positions", 0, 0, ours.Named("sfen_read/" + name),
                        [set] { return OslReadSfens(set->sfens); }});
  }
}

constexpr uint64_t kMateNodes = 10'000;
constexpr double kMateRatio = 3;

// Sums up the answers to the positions that both have decided within the nodes: equal sums mean
// equal answers.
uint64_t SumOfAnswers(const std::vector<mate::MateAnswer>& answers,
                      const std::vector<bool>& counts) {
  uint64_t sum = 0;
  for (size_t i = 0; i < answers.size(); ++i) {
    if (counts[i]) sum += (answers[i] == mate::MateAnswer::kMate ? 1 : 1000) * (i + 1);
  }
  return sum;
}

struct MateRun {
  std::vector<mate::MateAnswer> answers;
  uint64_t nodes = 0;
};

MateRun OurMates(mate::MateSolver& solver) {
  MateRun run;
  mate::MateLimits limits;
  limits.nodes = kMateNodes;
  for (const Position& position : MatePositions().positions) {
    const mate::MateResult result = solver.Solve(position, limits);
    run.answers.push_back(result.answer);
    run.nodes += result.nodes;
  }
  return run;
}

MateRun TheirMates(OslMateSearch& search) {
  MateRun run;
  for (const OslMateAnswer answer : search.SolveAll(kMateNodes)) {
    run.answers.push_back(answer == OslMateAnswer::kMate     ? mate::MateAnswer::kMate
                          : answer == OslMateAnswer::kNoMate ? mate::MateAnswer::kNoMate
                                                             : mate::MateAnswer::kUnknown);
  }
  run.nodes = search.nodes();
  return run;
}

// Compares the nodes per second of our search of that name with those of OpenShogiLib's df-pn.
Contest MateContest(const char* solver_name) {
  auto made = mate::MakeMateSolver(solver_name, *mate::TableBytesFor(solver_name, kMateNodes));
  if (!made.ok()) std::abort();  // a tested constant
  const std::shared_ptr<mate::MateSolver> ours = *std::move(made);
  const auto theirs = std::make_shared<OslMateSearch>(MatePositions().sfens);
  const MateRun our_run = OurMates(*ours);
  const MateRun their_run = TheirMates(*theirs);
  std::vector<bool> counts;
  for (size_t i = 0; i < our_run.answers.size(); ++i) {
    counts.push_back(our_run.answers[i] != mate::MateAnswer::kUnknown &&
                     their_run.answers[i] != mate::MateAnswer::kUnknown);
  }
  Contest contest;
  contest.name = absl::StrCat(solver_name, ":dfpn/mate");
  contest.unit = "nodes";
  contest.items = our_run.nodes;
  contest.their_items = their_run.nodes;
  contest.least_goal = kMateRatio;
  contest.ours = [ours, counts] { return SumOfAnswers(OurMates(*ours).answers, counts); };
  contest.theirs = [theirs, counts] { return SumOfAnswers(TheirMates(*theirs).answers, counts); };
  return contest;
}

}  // namespace

std::vector<Contest> PeerContests() {
  std::vector<Contest> contests;
  AddPerft(contests);
  AddSets(contests);
  for (const char* solver_name : {"pds", "dfpn"}) contests.push_back(MateContest(solver_name));
  return contests;
}

}  // namespace hakari::bench
