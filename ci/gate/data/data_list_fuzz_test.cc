// Any bytes as a list are refused, or read as a list that is written and read again unchanged.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/strings/string_view.h"
#include "ci/gate/data/data_list.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const absl::StatusOr<hakari::gate::DataList> list = hakari::gate::ParseDataList(text, "fuzz");
  if (!list.ok()) return 0;
  const auto again = hakari::gate::ParseDataList(hakari::gate::DataListJson(*list), "again");
  if (!again.ok() || *again != *list) std::abort();
  return 0;
}
