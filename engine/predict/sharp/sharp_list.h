// The features of the second, sharper classifier, which also predicts whether a mate search finds a
// mate. They measure what the thesis's counts do not: how many answers each check has, and where
// the king can still go. Only the defender's king is considered.
//
// This list is the only definition of the features. Every feature is a small count, or 1 if a count
// reaches a threshold and 0 if not, which makes a linear model nonlinear in the count.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_SHARP_LIST_H_
#define HAKARI_ENGINE_PREDICT_SHARP_SHARP_LIST_H_

#include "engine/predict/feature_list.h"

namespace hakari::predict {

namespace sharp {

// Checks with more answers are counted together with this number.
constexpr int kMostAnswers = 7;
// For checks with 0 to 4 answers there are features for "at least 1, 2, 3 such checks".
constexpr int kAnswersAsked = 5;
constexpr int kChecksAsked = 3;
// The largest number of king steps in the room features.
constexpr int kRoomSteps = 4;

// The first feature of each kind; names and meanings are in sharp_list.cc.
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
