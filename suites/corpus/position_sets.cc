#include "suites/corpus/position_sets.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <set>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/random/dice.h"
#include "base/run/parallel.h"
#include "base/status/macros.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"
#include "suites/corpus/random_node.h"

namespace hakari::corpus {
namespace {

// Games are processed in batches: in parallel within a batch, then put together in order.
constexpr int kBatch = 64;
// How often a draw is repeated before the game is dropped because it has too few new positions.
constexpr int kMostDraws = 100;

// The part of the work on one game that does not depend on the other games.
struct DrawnGame {
  int number = 0;  // from 1, among all games
  const notation::GameRecord* game = nullptr;
  std::vector<Position> last;   // empty: the game is too short
  std::vector<Position> drawn;  // one for each of `last`
};

using SteadyClock = std::chrono::steady_clock;

// The start and the moves. Two games are the same if these are equal.
std::string MovesText(const notation::GameRecord& game) {
  std::string text = notation::ToSfen(game.start);
  for (const notation::RecordedMove& played : game.lines[0].moves) {
    absl::StrAppend(&text, " ", notation::ToUsi(played.move));
  }
  return text;
}

class SeenPositions {
 public:
  bool Has(const Position& position) const { return seen_.contains(SfenWithoutPly(position)); }
  void Add(const Position& position) { seen_.insert(SfenWithoutPly(position)); }
  void Remove(const Position& position) { seen_.erase(SfenWithoutPly(position)); }

 private:
  absl::flat_hash_set<std::string> seen_;
};

class SetMaker {
 public:
  SetMaker(const std::vector<notation::GameRecord>& games, const std::vector<int>& games_per_set,
           const PositionRules& rules, const PositionSetsWork& work, const std::atomic<bool>& stop)
      : games_(games), games_per_set_(games_per_set), rules_(rules), work_(work), stop_(stop) {}

  absl::StatusOr<PositionSets> Make();

 private:
  absl::Status Start();
  int GamesWanted() const;
  bool full() const { return set_ == games_per_set_.size(); }
  std::vector<DrawnGame> NextBatch();
  void DrawAll(std::vector<DrawnGame>& batch);
  void Draw(EndFinder& finder, DrawnGame& game) const;
  Position DrawOne(const DrawnGame& game, int index, int attempt) const;
  bool MakeDifferent(DrawnGame& game);
  void PutTogether(DrawnGame game);
  absl::Status TooFewGames() const;

  const std::vector<notation::GameRecord>& games_;
  const std::vector<int>& games_per_set_;
  const PositionRules& rules_;
  const PositionSetsWork& work_;
  const std::atomic<bool>& stop_;

  std::vector<std::unique_ptr<EndFinder>> finders_;  // one per worker
  size_t next_game_ = 0;
  std::set<std::string> seen_games_;
  SeenPositions seen_positions_;
  size_t set_ = 0;        // the set that gets the next game
  int games_in_set_ = 0;  // in this set
  int games_taken_ = 0;   // by all sets
  PositionSets result_;
};

int SetMaker::GamesWanted() const {
  int wanted = 0;
  for (const int games : games_per_set_) {
    if (games == kAllGames) return static_cast<int>(games_.size());
    wanted += games;
  }
  return wanted;
}

std::vector<DrawnGame> SetMaker::NextBatch() {
  const int most = std::min(kBatch, GamesWanted() - games_taken_);
  std::vector<DrawnGame> batch;
  for (; next_game_ < games_.size() && static_cast<int>(batch.size()) < most; ++next_game_) {
    const notation::GameRecord& game = games_[next_game_];
    if (!IsDecidedOverTheBoard(game)) {
      ++result_.undecided;
    } else if (!seen_games_.insert(MovesText(game)).second) {
      ++result_.repeated;
    } else {
      batch.push_back({static_cast<int>(next_game_) + 1, &game, {}, {}});
    }
  }
  return batch;
}

// Every one of the last positions has a legal move, so each search visits a node that can be drawn.
Position SetMaker::DrawOne(const DrawnGame& game, int index, int attempt) const {
  Dice dice = DiceOf(*game.game, rules_.seed);
  dice.Mix(static_cast<uint64_t>(index));
  dice.Mix(static_cast<uint64_t>(attempt));
  return *DrawRandomNode(game.last[index], rules_.search_depth, dice).position;
}

// Draws again what a set has already. False if one of the searches gives nothing new.
bool SetMaker::MakeDifferent(DrawnGame& game) {
  for (size_t i = 0; i < game.drawn.size(); ++i) {
    for (int attempt = 1; seen_positions_.Has(game.drawn[i]); ++attempt) {
      if (attempt == kMostDraws) {
        for (size_t j = 0; j < i; ++j) seen_positions_.Remove(game.drawn[j]);
        return false;
      }
      game.drawn[i] = DrawOne(game, static_cast<int>(i), attempt);
      ++result_.drawn_again;
    }
    seen_positions_.Add(game.drawn[i]);
  }
  return true;
}

void SetMaker::PutTogether(DrawnGame game) {
  if (game.drawn.empty() || !MakeDifferent(game)) {
    ++result_.too_short;
    return;
  }
  for (size_t i = 0; i < game.drawn.size(); ++i) {
    suites::Problem problem;
    problem.id = absl::StrFormat("g%05d-%02d", game.number, i + 1);
    problem.Set(game.drawn[i]);
    problem.notes["game"] = absl::StrCat(game.number);
    result_.sets[set_].push_back(std::move(problem));
  }
  ++games_taken_;
  if (++games_in_set_ == games_per_set_[set_]) {
    ++set_;
    games_in_set_ = 0;
  }
}

absl::Status SetMaker::TooFewGames() const {
  return absl::FailedPreconditionError(
      absl::StrCat("too few games: ", GamesWanted(), " are wanted; of ", games_.size(), " games, ",
                   result_.undecided, " are not decided over the board, ", result_.repeated,
                   " are repeated and ", result_.too_short, " are too short"));
}

absl::Status SetMaker::Start() {
  for (int i = 0; i < work_.jobs; ++i) {
    HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<EndFinder> finder, EndFinder::Make(rules_.end));
    finders_.push_back(std::move(finder));
  }
  result_.sets.resize(games_per_set_.size());
  if (work_.progress != nullptr) work_.progress->Begin(GamesWanted(), 0, SteadyClock::now());
  return absl::OkStatus();
}

void SetMaker::Draw(EndFinder& finder, DrawnGame& game) const {
  game.last = LastPositions(*game.game, finder.EndOf(*game.game), rules_.positions_per_game);
  for (size_t i = 0; i < game.last.size(); ++i) {
    game.drawn.push_back(DrawOne(game, static_cast<int>(i), 0));
  }
}

void SetMaker::DrawAll(std::vector<DrawnGame>& batch) {
  const auto make_worker = [&](int worker) {
    return [&, worker](int i) { Draw(*finders_[worker], batch[i]); };
  };
  const auto show = [&](int finished) {
    if (work_.progress == nullptr) return;
    work_.progress->Update(std::min(games_taken_ + finished, GamesWanted()), SteadyClock::now());
  };
  InParallel(work_.jobs, static_cast<int>(batch.size()), stop_, make_worker, show);
}

absl::StatusOr<PositionSets> SetMaker::Make() {
  if (absl::Status status = Start(); !status.ok()) return status;
  while (!full()) {
    std::vector<DrawnGame> batch = NextBatch();
    if (batch.empty()) break;
    DrawAll(batch);
    if (stop_) return absl::CancelledError("interrupted");
    for (DrawnGame& game : batch) {
      if (!full()) PutTogether(std::move(game));
    }
  }
  if (work_.progress != nullptr) work_.progress->End();
  const bool enough = full() || (games_per_set_[set_] == kAllGames && games_in_set_ > 0);
  if (!enough) return TooFewGames();
  return std::move(result_);
}

}  // namespace

absl::StatusOr<PositionSets> MakePositionSets(const std::vector<notation::GameRecord>& games,
                                              const std::vector<int>& games_per_set,
                                              const PositionRules& rules,
                                              const PositionSetsWork& work,
                                              const std::atomic<bool>& stop) {
  return SetMaker(games, games_per_set, rules, work, stop).Make();
}

namespace {

using SteadyClock = std::chrono::steady_clock;

absl::Status CheckAll(const std::vector<suites::Problem>& problems,
                      const mate::MateLimits& limits) {
  for (const suites::Problem& problem : problems) {
    HAKARI_RETURN_IF_ERROR(mate::CheckMateProblem(problem.position(), limits));
  }
  return absl::OkStatus();
}

}  // namespace

std::string MateShareText(const MateShare& share) {
  return absl::StrFormat("%d mates (%.1f %%), %d no mates, %d unknown", share.mates,
                         100.0 * share.mates / share.total(), share.no_mates, share.unknown);
}

absl::StatusOr<MateShare> MeasureMateShare(const std::vector<suites::Problem>& problems,
                                           uint64_t nodes, int jobs, Progress* progress,
                                           const std::atomic<bool>& stop) {
  mate::MateLimits limits;
  limits.nodes = nodes;
  limits.stop = &stop;
  HAKARI_RETURN_IF_ERROR(CheckAll(problems, limits));
  std::vector<std::unique_ptr<mate::MateSolver>> solvers;
  for (int i = 0; i < jobs; ++i) {
    HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> solver, MakePds(nodes));
    solvers.push_back(std::move(solver));
  }
  const int total = static_cast<int>(problems.size());
  std::vector<mate::MateAnswer> answers(problems.size());
  if (progress != nullptr) progress->Begin(total, 0, SteadyClock::now());
  InParallel(
      jobs, total, stop,
      [&](int worker) {
        return [&, worker](int i) {
          answers[i] = solvers[worker]->Solve(problems[i].position(), limits).answer;
        };
      },
      [&](int finished) {
        if (progress != nullptr) progress->Update(finished, SteadyClock::now());
      });
  if (progress != nullptr) progress->End();
  if (stop) return absl::CancelledError("interrupted");
  MateShare share;
  for (const mate::MateAnswer answer : answers) {
    share.mates += answer == mate::MateAnswer::kMate;
    share.no_mates += answer == mate::MateAnswer::kNoMate;
    share.unknown += answer == mate::MateAnswer::kUnknown;
  }
  return share;
}

}  // namespace hakari::corpus
