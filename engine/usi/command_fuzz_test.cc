// Any bytes must parse to a command or an error, and a command's budget is never negative.
#include <cstddef>
#include <cstdint>
#include <optional>

#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/notation/fuzz_require.h"
#include "engine/player/limits.h"
#include "engine/usi/command.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hakari;
  using namespace hakari::usi;
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    const absl::StatusOr<UsiCommand> command = ParseUsiCommand(line);
    if (!command.ok()) {
      notation::Require(!command.status().message().empty(), "an error says what is wrong");
      continue;
    }
    for (Color side : {kBlack, kWhite}) {
      const std::optional<int64_t> budget = player::TimeBudgetMs(command->go.limits, side);
      notation::Require(!budget || *budget >= 0, "no budget is negative");
    }
  }
  return 0;
}
