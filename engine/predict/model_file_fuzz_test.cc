// Any bytes as a model file, as they are and with a checksum that fits, which no mutation would
// find: refused, or read as a model that is written and read again alike.
#include "engine/predict/model_file.h"

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "engine/notation/fuzz_require.h"

namespace {

void Try(absl::string_view text) {
  using namespace hakari;
  const absl::StatusOr<LinearModelFile> file = ParseModel(text, "fuzz");
  if (!file.ok()) return;
  const std::string written = FormatModel(file->model, file->recipe);
  const absl::StatusOr<LinearModelFile> again = ParseModel(written, "fuzz");
  Require(again.ok(), "what was written can be read");
  Require(again->model.weights == file->model.weights, "the weights are the same");
  Require(FormatModel(again->model, again->recipe) == written, "it is written the same again");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  Try(text);
  std::string summed(text.substr(0, text.rfind("checksum")));
  absl::StrAppendFormat(&summed, "checksum %016x\n", hakari::Fnv1a(summed));
  Try(summed);
  return 0;
}
