// Prints the weights set by hand as a file: bazel run //engine/eval:make_weights
// >weights/ground1.txt. With the argument material1 it prints the weights with piece values only.
#include <cstring>
#include <iostream>

#include "engine/eval/ground_weights.h"
#include "engine/eval/weights_file.h"

int main(int argc, char** argv) {
  const bool material = argc == 2 && std::strcmp(argv[1], "material1") == 0;
  if (argc > 1 && !material) {
    std::cerr << "usage: make_weights [material1]\n";
    return 2;
  }
  std::cout << hakari::eval::WriteWeights(material ? hakari::eval::MaterialWeights()
                                                   : hakari::eval::GroundWeights());
  return std::cout.flush() ? 0 : 1;
}
