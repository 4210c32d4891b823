// Prints the weights that are set by hand as a file: bazel run //engine/eval:make_weights
// >weights/ground1.txt
#include <iostream>

#include "engine/eval/ground_weights.h"
#include "engine/eval/weights_file.h"

int main() {
  std::cout << hakari::eval::WriteWeights(hakari::eval::GroundWeights());
  return std::cout.flush() ? 0 : 1;
}
