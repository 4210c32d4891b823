// Tables 3.1 and 3.2: how well the classifier predicts positions of games that it was not trained on.
#ifndef HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_H_
#define HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_H_

#include <vector>

#include "ci/reproduce/reproduced_table.h"

namespace hakari {

std::vector<ReproducedTable> ClassifierTables();

}  // namespace hakari

#endif  // HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_H_
