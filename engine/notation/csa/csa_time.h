// Times spent, as CSA writes them.
#ifndef HAKARI_ENGINE_NOTATION_CSA_CSA_TIME_H_
#define HAKARI_ENGINE_NOTATION_CSA_CSA_TIME_H_

#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"

namespace hakari::notation {

// "T12", "T12.345": in milliseconds.
std::optional<int64_t> ParseCsaTime(absl::string_view statement);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_TIME_H_
