#include "engine/eval/default_weights.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "absl/status/statusor.h"
#include "engine/eval/weights_file.h"

namespace hakari::eval {

// weights/ground1.txt, put into the program by a rule of BUILD.
extern const char kWeightsText[];

const Weights& DefaultWeights() {
  static const Weights* const weights = [] {
    absl::StatusOr<Weights> read = ReadWeights(DefaultWeightsText(), kDefaultWeightsPath);
    if (!read.ok()) {  // a part of the program, and tested
      std::fprintf(stderr, "%s\n", read.status().ToString().c_str());
      std::abort();
    }
    return new Weights(*std::move(read));
  }();
  return *weights;
}

const Weights* ShippedWeights(absl::string_view name) {
  return name == kDefaultWeightsName ? &DefaultWeights() : nullptr;
}

absl::string_view DefaultWeightsText() { return kWeightsText; }

}  // namespace hakari::eval
