// Figures 3.1 and 3.2: how a single perceptron learns what the SVM learns, by the number of passes,
// with rates of .01 and .001.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PERCEPTRON_H_
#define HAKARI_CI_REPRODUCE_THESIS_PERCEPTRON_H_

#include <memory>
#include <vector>

#include "ci/reproduce/reproduced_table.h"
#include "ci/reproduce/thesis/classifier_lab.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> PerceptronFigures(const std::shared_ptr<ClassifierLab>& lab);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PERCEPTRON_H_
