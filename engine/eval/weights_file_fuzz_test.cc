// Reads any bytes as a file of weights, as they are and with a matching checksum, which mutation
// would not find. The reader must refuse them or read weights that can be written and read again
// unchanged.
#include "engine/eval/weights_file.h"

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/sealed_text.h"
#include "engine/eval/weights.h"
#include "engine/notation/fuzz_require.h"

namespace {

void TryWeights(absl::string_view text) {
  using namespace hakari;
  const absl::StatusOr<eval::Weights> weights = eval::ReadWeights(text, "fuzz");
  if (!weights.ok()) return;
  const std::string written = eval::WriteWeights(*weights);
  const absl::StatusOr<eval::Weights> again = eval::ReadWeights(written, "fuzz");
  notation::Require(again.ok(), "what was written can be read");
  notation::Require(again->numbers().cells == weights->numbers().cells, "the weights are the same");
  notation::Require(eval::WriteWeights(*again) == written, "it is written the same again");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  TryWeights(text);
  std::string sealed(text.substr(0, text.rfind("checksum")));
  hakari::Seal(sealed);
  TryWeights(sealed);
  return 0;
}
