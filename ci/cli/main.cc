#include <string>
#include <vector>

#include "ci/cli/run.h"

int main(int argc, char** argv) {
  return static_cast<int>(hakari::cli::RunHakari(std::vector<std::string>(argv + 1, argv + argc)));
}
