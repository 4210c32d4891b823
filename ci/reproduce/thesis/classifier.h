// Tables 3.1 and 3.2: how the classifier sorts positions of games that it was not trained on.
// Unlike the tables of the searches they are measured on the labelled positions, by classifiers
// trained anew.
#ifndef HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_H_
#define HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_H_

#include <memory>
#include <vector>

#include "ci/reproduce/reproduced_table.h"
#include "ci/reproduce/thesis/classifier_lab.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> ClassifierTables(const std::shared_ptr<ClassifierLab>& lab);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_CLASSIFIER_H_
