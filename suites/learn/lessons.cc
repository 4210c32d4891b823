#include "suites/learn/lessons.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/core/color.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/search/board.h"
#include "engine/search/quiescence.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/lines.h"
#include "engine/search/values/score.h"

namespace hakari::learn {
namespace {

// Captures and promotions only: with checks, lessons about positions would become lessons about
// mates.
search::SearchSettings TeacherSettings() {
  search::SearchSettings settings;
  settings.quiescence.checks = 0;
  settings.quiescence.plies = 8;
  return settings;
}

template <typename Lesson>
void MoveOver(std::vector<Lesson>& from, std::vector<Lesson>& to) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

struct Candidate {
  bool is_other;  // a move other than the one played
  int score;      // from the view of the opponent: less is better
  Position leaf;
};

// The order of candidates: the move played, then the best of the others.
bool ComesBefore(const Candidate& a, const Candidate& b) {
  return std::make_pair(a.is_other, a.score) < std::make_pair(b.is_other, b.score);
}

}  // namespace

void Lessons::Append(Lessons other) {
  MoveOver(other.moves, moves);
  MoveOver(other.results, results);
}

// A position with everything that quiescence needs.
class Teacher::Playing {
 public:
  Playing(const Position& position, const Teacher& teacher)
      : board_(position, {}, teacher.weights_),
        effort_(search::Limits(), nullptr),
        quiescence_(board_, effort_, lines_, teacher.settings_, *teacher.histories_, nullptr) {}

  // The score for the side to move, and the position where quiescence ends.
  std::pair<int, Position> Leaf() {
    const int score = quiescence_.Search(-search::kInfiniteScore, search::kInfiniteScore);
    Position leaf = board_.position();
    for (Move move : lines_.Of(board_.ply())) leaf.DoMove(move);
    return {score, leaf};
  }
  std::pair<int, Position> LeafAfter(Move move) {
    board_.Do(move);
    std::pair<int, Position> leaf = Leaf();
    board_.Undo();
    return leaf;
  }

 private:
  search::Board board_;
  search::Effort effort_;
  search::Lines lines_;
  search::Quiescence quiescence_;
};

Teacher::Teacher(const eval::Weights& weights, size_t most)
    : weights_(weights),
      most_(most),
      settings_(TeacherSettings()),
      histories_(std::make_unique<search::Histories>()) {}

Teacher::~Teacher() = default;

MoveLesson Teacher::OfMove(const Position& position, Move played) {
  MoveLesson lesson;
  lesson.sign = position.side_to_move() == kBlack ? 1 : -1;
  const auto playing = std::make_unique<Playing>(position, *this);  // too large for the stack
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  std::vector<Candidate> candidates;
  for (Move move : moves) {
    const auto [score, leaf] = playing->LeafAfter(move);
    if (!search::IsDecided(score)) {
      candidates.push_back({move != played, score, leaf});
    } else if (move == played) {
      return lesson;
    }
  }
  std::stable_sort(candidates.begin(), candidates.end(), ComesBefore);
  if (candidates.size() < 2 || candidates[0].is_other) return lesson;
  if (candidates.size() > most_) candidates.resize(most_);
  for (const Candidate& candidate : candidates) {
    lesson.leaves.push_back(CountsOf(candidate.leaf, weights_.numbers()));
  }
  return lesson;
}

ResultLesson Teacher::OfResult(const Position& position, float black_won) {
  const auto playing = std::make_unique<Playing>(position, *this);
  return {CountsOf(playing->Leaf().second, weights_.numbers()), black_won};
}

}  // namespace hakari::learn
