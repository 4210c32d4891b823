// The features by which the second, sharper classifier guesses whether a mate search would find a
// mate. They ask what the thesis's counts leave to be guessed: how many answers each check has, and
// where the king can still go. Only the defender's king is looked at.
//
// This list is the only place that says which there are. Every feature is a small count, or 1 where
// a count is large enough and 0 where it is not: so a linear model can bend.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_SHARP_LIST_H_
#define HAKARI_ENGINE_PREDICT_SHARP_SHARP_LIST_H_

#include "engine/predict/feature_list.h"

namespace hakari::predict {

namespace sharp {

// A check with more answers counts as one with so many.
constexpr int kMostAnswers = 7;
// Of the checks with 0 to 4 answers it is asked whether there are 1, 2, 3.
constexpr int kAnswersAsked = 5;
constexpr int kChecksAsked = 3;
// How many steps the king may take.
constexpr int kRoomSteps = 4;

// Where the features begin; names and meanings are in sharp_list.cc.
enum Offset : int {
  kInCheck = 0,
  kChecksByAnswers = kInCheck + 2,
  kChecksAtLeast = kChecksByAnswers + kMostAnswers + 1,
  kChances = kChecksAtLeast + kAnswersAsked * kChecksAsked,
  kHand = kChances + 3,
  kInterposers = kHand + 18,
  kRing = kInterposers + 7,
  kRingAtLeast = kRing + 9,
  kRoom = kRingAtLeast + 22,
  kZone = kRoom + kRoomSteps,
  kKing = kZone + 7,
  kLines = kKing + 13,
  kReach = kLines + 2,
  kCount = kReach + 2,
};

// In the order of kRing.
enum RingOffset : int {
  kAttacked,
  kAttackedTwice,
  kAttackedThrice,
  kUnguarded,
  kUnguardedEmpty,
  kUnguardedTwice,
  kGuarded,
  kGuardedTwice,
  kOwn,
};

}  // namespace sharp

constexpr int kSharpFeatureCount = sharp::kCount;

// The list; its name is "sharp".
const FeatureTable& SharpFeatureTable();

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_SHARP_LIST_H_
