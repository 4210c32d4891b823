// Small datasets for which it is known what can be learned.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_TOY_DATA_FOR_TEST_H_
#define HAKARI_SUITES_PREDICT_TRAINING_TOY_DATA_FOR_TEST_H_

#include <cstdint>

#include "base/random/dice.h"
#include "suites/predict/training/examples.h"

namespace hakari::suites {

// Ten rows per game, four columns of 0 .. 20, the last always 5. A row is a mate if 2 a - b + 1 >
// c; every `noise`-th row is mislabelled, none if it is 0. No row lies on the border.
inline Dataset ToyData(int rows, int noise) {
  Dataset data;
  data.columns = 4;
  Dice dice(7);
  while (data.rows() < rows) {
    const auto a = static_cast<int>(dice.Below(21));
    const auto b = static_cast<int>(dice.Below(21));
    const auto c = static_cast<int>(dice.Below(21));
    const int value = 2 * a - b + 1 - c;
    if (value == 0) continue;
    for (const int x : {a, b, c, 5}) data.values.push_back(static_cast<int8_t>(x));
    const int row = data.rows();
    const bool is_wrong = noise != 0 && row % noise == 0;
    data.games.push_back(row / 10);
    data.is_mate.push_back((value > 0) != is_wrong);
  }
  return data;
}

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_TOY_DATA_FOR_TEST_H_
