// Parses any bytes as a model file, as they are and with a matching checksum, which mutation would
// never find. They must be refused, or read as a model that is written and read again unchanged.
// Tests the thesis's list and a list that files must name.
#include "engine/predict/model_file.h"

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/sealed_text.h"
#include "engine/notation/fuzz_require.h"
#include "engine/predict/feature_list.h"

namespace {

using hakari::predict::FeatureTable;

const FeatureTable& NamedTable() {
  static const FeatureTable table("named", {{"size", "all", ""}, {"king_distance", "all", ""}});
  return table;
}

void Try(absl::string_view text, const FeatureTable& table) {
  using namespace hakari;
  using namespace hakari::predict;
  const absl::StatusOr<ModelNumbersFile> file = ParseModelNumbers(text, "fuzz", table);
  if (!file.ok()) return;
  const std::string written = FormatModelNumbers(table, file->numbers, file->recipe);
  const absl::StatusOr<ModelNumbersFile> again = ParseModelNumbers(written, "fuzz", table);
  notation::Require(again.ok(), "what was written can be read");
  notation::Require(again->numbers.weights == file->numbers.weights, "the weights are the same");
  notation::Require(FormatModelNumbers(table, again->numbers, again->recipe) == written,
                    "it is written the same again");
}

void TryBoth(absl::string_view text) {
  Try(text, hakari::predict::ThesisFeatureTable());
  Try(text, NamedTable());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  TryBoth(text);
  std::string summed(text.substr(0, text.rfind("checksum")));
  hakari::Seal(summed);
  TryBoth(summed);
  return 0;
}
