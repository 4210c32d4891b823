// The options of the engine: what it offers, and what the front end has set.
#ifndef HAKARI_ENGINE_USI_OPTIONS_H_
#define HAKARI_ENGINE_USI_OPTIONS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace hakari::usi {

struct UsiOptions {
  UsiOptions();

  uint64_t hash_mib = 256;
  std::string solver;  // a name of MateSolvers()

  uint64_t table_bytes() const { return hash_mib << 20; }

  // A bad value changes nothing, and the error says what is allowed. kNotFound: no such option.
  absl::Status Set(absl::string_view name, absl::string_view value);
};

// "option name USI_Hash type spin …", a line each.
std::vector<std::string> OptionLines();

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_OPTIONS_H_
