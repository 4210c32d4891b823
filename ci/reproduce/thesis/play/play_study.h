// Use 1 of the thesis in play (section 4.2.3): which searches play each other, at which depth, and
// how many games.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_STUDY_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_STUDY_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/thesis/play/play_function.h"

namespace hakari::reproduce {

// The unmodified program: it calls its mate search by depth, without a function.
struct Baseline {
  const char* share_row;  // of text.csv: the thesis's share of time on mates
  const char* name;       // "15"
  std::string setting;
  // Expected nodes of a move for the plan. Time on mates is converted into nodes.
  uint64_t nodes_a_move;
};

// One baseline has the thesis's share for the whole game, the other has the thesis's share for late
// in the game. Both have it over the whole game.
std::vector<Baseline> BaselinesAt(int depth);

// The size of the study.
struct PlaySize {
  int depth = 0;     // of a move
  int pairs = 0;     // of each row, with colors exchanged
  int replayed = 0;  // games from which scales are found
  int sample = 1;    // every n-th call of the mate search in them is recorded
};
PlaySize PlaySizeOf(const MarginLabOptions& options);

// Use 1 against a baseline.
struct PlayRow {
  size_t baseline = 0;
  PlayFunction kind = kPlayFunctions[1];
  int model = 0;
  int constant = 100;  // percent

  std::string Shown() const;     // "sigmoid, the sharper classifier"
  std::string Constant() const;  // "3/4", a column of the published table
};

// Table 4.1: every function, and the thesis's best one with the sharper classifier.
std::vector<PlayRow> FunctionRows();
// Table 4.2: the sigmoid by its constant.
std::vector<PlayRow> ConstantRows();
// The sigmoid with a constant of 1: figure 4.7, the thirds of the game.
std::vector<PlayRow> SigmoidRows();

// The first search is use 1, with this scale in percent; the second is the baseline.
GamesWanted GamesOf(const PlayRow& row, int scale, const MarginLabOptions& options);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_STUDY_H_
