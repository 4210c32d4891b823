#include "engine/predict/sharp/sharp_model.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "absl/status/statusor.h"
#include "engine/predict/linear_model_definitions.h"

namespace hakari::predict {

// The text of model.txt, embedded by a rule in BUILD.
extern const char kSharpModelText[];

template struct LinearModelOver<SharpList>;

namespace {

const ModelFileOver<SharpList>& File() {
  static const auto* const file = [] {
    absl::StatusOr<ModelFileOver<SharpList>> parsed =
        ParseModelOver<SharpList>(DefaultSharpModelText(), kDefaultSharpModelPath);
    if (!parsed.ok()) {  // impossible: the text is compiled in, and tests parse it
      std::fprintf(stderr, "%s\n", parsed.status().ToString().c_str());
      std::abort();
    }
    return new ModelFileOver<SharpList>(*std::move(parsed));
  }();
  return *file;
}

}  // namespace

const SharpModel& DefaultSharpModel() { return File().model; }
const ModelRecipe& DefaultSharpModelRecipe() { return File().recipe; }
absl::string_view DefaultSharpModelText() { return kSharpModelText; }

}  // namespace hakari::predict
