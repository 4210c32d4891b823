#include "engine/eval/default_weights.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "absl/status/statusor.h"
#include "engine/eval/weights_file.h"

namespace hakari::eval {

// The files under weights/, embedded by a rule of BUILD.
extern const char kGround1Text[];
extern const char kLearned1Text[];
extern const char kMaterial1Text[];

namespace {

const Weights* Read(absl::string_view text, absl::string_view name) {
  absl::StatusOr<Weights> read = ReadWeights(text, name);
  if (!read.ok()) {  // cannot happen: the text is compiled in, and a test reads it
    std::fprintf(stderr, "%s\n", read.status().ToString().c_str());
    std::abort();
  }
  return new Weights(*std::move(read));
}

}  // namespace

const Weights* ShippedWeights(absl::string_view name) {
  if (name == kDefaultWeightsName) {
    static const Weights* const learned1 = Read(kLearned1Text, name);
    return learned1;
  }
  if (name == "ground1") {
    static const Weights* const ground1 = Read(kGround1Text, name);
    return ground1;
  }
  if (name == "material1") {
    static const Weights* const material1 = Read(kMaterial1Text, name);
    return material1;
  }
  return nullptr;
}

const Weights& DefaultWeights() { return *ShippedWeights(kDefaultWeightsName); }

}  // namespace hakari::eval
