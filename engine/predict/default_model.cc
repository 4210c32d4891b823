#include "engine/predict/default_model.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "absl/status/statusor.h"

namespace hakari::predict {

// The text of model.txt, embedded by a rule in BUILD.
extern const char kModelText[];

namespace {

const LinearModelFile& File() {
  static const LinearModelFile* const file = [] {
    absl::StatusOr<LinearModelFile> parsed = ParseModel(DefaultModelText(), kDefaultModelPath);
    if (!parsed.ok()) {  // impossible: the text is compiled in, and tests parse it
      std::fprintf(stderr, "%s\n", parsed.status().ToString().c_str());
      std::abort();
    }
    return new LinearModelFile(*std::move(parsed));
  }();
  return *file;
}

}  // namespace

const LinearModel& DefaultModel() { return File().model; }
const ModelRecipe& DefaultModelRecipe() { return File().recipe; }
absl::string_view DefaultModelText() { return kModelText; }

}  // namespace hakari::predict
