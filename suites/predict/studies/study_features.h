// Other ways to convert a position to numbers, which section 3.2.2 of the thesis tried and
// rejected. They are short and slow, because no search uses them.
#ifndef HAKARI_SUITES_PREDICT_STUDIES_STUDY_FEATURES_H_
#define HAKARI_SUITES_PREDICT_STUDIES_STUDY_FEATURES_H_

#include "suites/predict/training/examples.h"

namespace hakari::suites {

// The areas before and behind each king, added up to one area.
FeatureSet UnsplitFeatures();

// Each square within `radius` steps of a king separately, in place of the three areas around each
// king.
FeatureSet SquareFeatures(int radius);

// All features, and two more areas for each king, from the outermost ring of 7 x 7 squares: ahead
// of it and beside it, and behind it.
FeatureSet WiderFeatures();

// All features, and the progress of the game: the ply, and each side's pieces in the other's camp.
FeatureSet ProgressFeatures();

// The bits of the position's hash key and nothing else.
FeatureSet HashFeatures();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_STUDIES_STUDY_FEATURES_H_
