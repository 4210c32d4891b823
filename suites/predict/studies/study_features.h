// Other ways to put a position into numbers, each of which section 3.2.2 of the thesis tried and
// gave up. They are as slow as they are short: nothing plays with them.
#ifndef HAKARI_SUITES_PREDICT_STUDIES_STUDY_FEATURES_H_
#define HAKARI_SUITES_PREDICT_STUDIES_STUDY_FEATURES_H_

#include "suites/predict/training/examples.h"

namespace hakari::suites {

// The areas before and behind each king added up to one.
FeatureSet UnsplitFeatures();

// In place of the three areas around each king, every square within so many steps for itself.
FeatureSet SquareFeatures(int radius);

// All features, and for each king what lies in the outermost ring of 7 x 7 squares: ahead of it and
// beside it, and behind it.
FeatureSet WiderFeatures();

// All features, and how far the game has come: the ply, and each side's pieces in the other's camp.
FeatureSet ProgressFeatures();

// The bits of the position's hash key and nothing else.
FeatureSet HashFeatures();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_STUDIES_STUDY_FEATURES_H_
