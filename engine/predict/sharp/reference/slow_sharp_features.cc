#include "engine/predict/sharp/reference/slow_sharp_features.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/predict/sharp/reference/slow_checks.h"
#include "engine/reference/influence.h"
#include "engine/reference/rules.h"

namespace hakari::predict {
namespace {

constexpr int kMost = 127;

class SharpRow {
 public:
  SharpRow(const reference::Board& board, reference::Side attacker)
      : board_(board), us_(attacker), them_(reference::Other(attacker)) {
    CountOwnCheckers();
    CountHands();
    const std::optional<reference::Place> king = reference::FindKing(board, them_);
    if (!king) return;
    king_ = *king;
    reference::Board without = board;
    without.at(king_) = reference::kEmpty;
    lifted_ = reference::MenOn(without);
    attacks_ = reference::AttackCounts(board, us_, lifted_);
    guards_ = reference::AttackCounts(without, them_, reference::MenOn(board));
    CountChecks();
    CountRing();
    CountRoom();
    CountZone();
    CountKing();
  }

  const std::array<int, kSharpFeatureCount>& values() const { return values_; }

 private:
  int& at(int feature) { return values_[static_cast<size_t>(feature)]; }
  // Writes, from `feature` on, whether the value is at least `least`, `least` + 1, ..., `most`.
  int AtLeast(int feature, int value, int least, int most) {
    for (int times = least; times <= most; ++times) at(feature++) = value >= times;
    return feature;
  }

  void CountOwnCheckers() {
    const std::optional<reference::Place> king = reference::FindKing(board_, us_);
    if (!king) return;
    const int checkers =
        reference::AttackersOf(board_, *king, them_, reference::MenOn(board_)).CountNonZero();
    AtLeast(sharp::kInCheck, checkers, 1, 2);
  }

  void CountHands() {
    int feature = sharp::kHand;
    feature = AtLeast(feature, board_.InHand(us_, 'P'), 1, 2);
    for (const char kind : std::string("LNSG")) {
      feature = AtLeast(feature, board_.InHand(us_, kind), 1, 3);
    }
    for (const char kind : std::string("BR")) {
      feature = AtLeast(feature, board_.InHand(us_, kind), 1, 2);
    }
    feature = sharp::kInterposers;
    for (const char kind : std::string("PLNSGBR")) at(feature++) = board_.InHand(them_, kind) > 0;
  }

  void CountChecks() {
    std::array<int, sharp::kMostAnswers + 1> by_answers{};
    reference::Grid movers;
    for (const SlowCheck& check : ChecksWithAnswers(board_, us_)) {
      ++by_answers[static_cast<size_t>(std::min(check.answers, sharp::kMostAnswers))];
      ++at(sharp::kChances + (check.from ? 1 : 2));
      if (check.from) movers.at(*check.from) = 1;
    }
    at(sharp::kChances) = movers.CountNonZero();
    int feature = sharp::kChecksByAnswers;
    for (const int count : by_answers) at(feature++) = std::min(count, kMost);
    feature = sharp::kChecksAtLeast;
    for (size_t answers = 0; answers < sharp::kAnswersAsked; ++answers) {
      feature = AtLeast(feature, by_answers[answers], 1, sharp::kChecksAsked);
    }
  }

  bool IsFree(reference::Place place) const {
    return !board_.Holds(them_, place) && attacks_.at(place) == 0;
  }

  void CountRing() {
    const auto ring = [&](int offset) -> int& { return at(sharp::kRing + offset); };
    const std::vector<reference::Place> places = PlacesAround(king_, 1);
    for (const reference::Place place : places) {
      const int attacks = attacks_.at(place);
      const int guards = guards_.at(place);
      ring(sharp::kAttacked) += attacks >= 1;
      ring(sharp::kAttackedTwice) += attacks >= 2;
      ring(sharp::kAttackedThrice) += attacks >= 3;
      ring(sharp::kUnguarded) += attacks >= 1 && guards == 0;
      ring(sharp::kUnguardedEmpty) +=
          attacks >= 1 && guards == 0 && !reference::IsMan(board_.at(place));
      ring(sharp::kUnguardedTwice) += attacks >= 2 && guards == 0;
      ring(sharp::kGuarded) += guards >= 1;
      ring(sharp::kGuardedTwice) += guards >= 2;
      ring(sharp::kOwn) += board_.Holds(them_, place);
    }
    int feature = sharp::kRingAtLeast;
    feature = AtLeast(feature, ring(sharp::kAttacked), 1, 6);
    feature = AtLeast(feature, ring(sharp::kAttackedTwice), 1, 4);
    feature = AtLeast(feature, ring(sharp::kUnguarded), 1, 5);
    feature = AtLeast(feature, ring(sharp::kOwn), 1, 5);
    const bool on_side = king_.column == 0 || king_.column == reference::kSize - 1;
    const bool on_end = king_.row == 0 || king_.row == reference::kSize - 1;
    at(feature) = on_side || on_end;
    at(feature + 1) = on_side && on_end;
  }

  void CountRoom() {
    reference::Grid reached;
    for (const reference::Place place : PlacesAround(king_, 1)) reached.at(place) = IsFree(place);
    at(sharp::kRoom) = reached.CountNonZero();
    for (int steps = 2; steps <= sharp::kRoomSteps; ++steps) {
      reference::Grid further = reached;
      reference::ForEachPlace([&](reference::Place from) {
        if (!reached.Has(from)) return;
        for (const reference::Place to : PlacesAround(from, 1)) {
          if (IsFree(to)) further.at(to) = 1;
        }
      });
      reached = further;
      at(sharp::kRoom + steps - 1) = reached.CountNonZero();
    }
  }

  void CountZone() {
    for (const reference::Place place : PlacesAround(king_, 2)) {
      const int attacks = attacks_.at(place);
      at(sharp::kZone) += attacks >= 1;
      at(sharp::kZone + 1) += attacks >= 2;
      at(sharp::kZone + 2) += guards_.at(place) >= 1;
      at(sharp::kZone + 3) += attacks >= 1 && guards_.at(place) == 0;
      at(sharp::kZone + 4) += board_.Holds(us_, place);
      at(sharp::kZone + 5) += board_.Holds(them_, place);
      at(sharp::kZone + 6) += IsFree(place);
    }
    reference::ForEachPlace([&](reference::Place from) {
      if (!board_.Holds(us_, from)) return;
      at(sharp::kReach) += Reaches(from, 1);
      at(sharp::kReach + 1) += Reaches(from, 2);
    });
  }

  // Whether the piece attacks a place within `steps` steps of the king, other than the king's own.
  bool Reaches(reference::Place from, int steps) const {
    reference::Grid reach;
    reference::WalkFrom(
        board_.at(from), from, [&](reference::Place place) { return lifted_.Has(place); },
        [&](reference::Place place) { reach.at(place) = 1; });
    bool reaches = false;
    for (const reference::Place place : PlacesAround(king_, steps)) reaches |= reach.Has(place);
    return reaches;
  }

  void CountKing() {
    const int rank = us_ == reference::Side::kBlack ? king_.row + 1 : reference::kSize - king_.row;
    const int from_edge = std::min(king_.column, reference::kSize - 1 - king_.column) + 1;
    int feature = AtLeast(sharp::kKing, rank, 2, 9);
    feature = AtLeast(feature, from_edge, 2, 5);
    at(feature) = rank <= 2 && from_edge <= 2;
    at(sharp::kLines) = reference::Shields(board_, king_, them_, us_).CountNonZero();
    at(sharp::kLines + 1) = reference::Shields(board_, king_, us_, us_).CountNonZero();
  }

  const reference::Board& board_;
  const reference::Side us_;
  const reference::Side them_;
  reference::Place king_ = {0, 0};
  reference::Grid lifted_;   // all pieces except the king
  reference::Grid attacks_;  // ours
  reference::Grid guards_;   // theirs, without the king's
  std::array<int, kSharpFeatureCount> values_{};
};

}  // namespace

std::array<int, kSharpFeatureCount> SlowSharpFeatures(const reference::Board& board,
                                                      reference::Side attacker) {
  return SharpRow(board, attacker).values();
}

}  // namespace hakari::predict
