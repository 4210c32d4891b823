// The chapters and kinds of figures that tables.h lists. Each is made in the source file named
// after it: `UseTables` in uses.cc.
#ifndef HAKARI_CI_REPRODUCE_THESIS_CHAPTERS_H_
#define HAKARI_CI_REPRODUCE_THESIS_CHAPTERS_H_

#include <memory>
#include <vector>

#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/classifier_lab.h"
#include "ci/reproduce/thesis/play/play_scales.h"

namespace hakari::reproduce {

// Tables 3.1 and 3.2: how the classifier sorts positions of games that it was not trained on.
// Unlike the tables of searches, they are measured on the labelled positions, with newly trained
// classifiers.
std::vector<ReproducedTable> ClassifierTables(const std::shared_ptr<ClassifierLab>& lab);

// Figures 3.1 and 3.2: how a single perceptron learns the SVM's task, by the number of passes, with
// rates of .01 and .001.
std::vector<ReproducedTable> PerceptronFigures(const std::shared_ptr<ClassifierLab>& lab);

// Figure 4.3: the functions of the distance by which use 1 (section 4.2) multiplies the node limit
// of a mate search, and the constants that go with them.
std::vector<ReproducedTable> BudgetFigures(const std::shared_ptr<ClassifierLab>& lab);

// Section 1.1: the share of playing time that goes to mates; section 4.2.2: how use 1 is scaled in
// play, at fixed nodes and at a fixed depth. Measured with our search over replayed games: each
// position of a recorded game is searched again.
std::vector<ReproducedTable> MatePlayTables();

// Tables 4.1 and 4.2: use 1 in games against the unmodified program, by its function and by the
// sigmoid's constant.
std::vector<ReproducedTable> PlayTables(const std::shared_ptr<PlayScales>& scales);

// Figure 4.7 and the thirds of the game (section 4.2.3): the time of those games, and its parts.
std::vector<ReproducedTable> PlayTimeTables(const std::shared_ptr<PlayScales>& scales);

// Figure 4.2 on nodes of the game search.
std::vector<ReproducedTable> PlayCallFigures(const std::shared_ptr<PlayScales>& scales);

// Figures 4.2 and 4.4 to 4.6: positions by their distance from the hyperplane, what PDS finds in
// those predicted to have no mate, and how many nodes it takes.
std::vector<ReproducedTable> DistanceFigures();

// Tables 4.7 to 4.9 and 4.15 to 4.17, figures 4.10 and 4.13: plain PDS compared with PDS that has
// initial numbers, or increments, from the classifier.
std::vector<ReproducedTable> UseTables();

// Figures 4.8, 4.9, 4.11 and 4.12: the nodes over a hundred positions for a = 1 to 10, from which
// the thesis chose its settings.
std::vector<ReproducedTable> AlphaFigures();

// Uses 2 and 3 in every shape and reach, and use 3 in both readings of its increments, each
// compared with plain PDS.
std::vector<ReproducedTable> VariantTables();

// Uses 2 and 3 over bounded tables, by size: whether a table that forgets explains the thesis's
// savings.
std::vector<ReproducedTable> BoundedTableTables();

// Ideas that the thesis proposes, or found useless, without numbers: table 4.10's combinations, the
// moved hyperplane, and the classifier as a move ordering and in place of the mate search.
std::vector<ReproducedTable> IdeaTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_CHAPTERS_H_
