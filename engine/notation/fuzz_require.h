// Conditions that fuzz targets check beyond not crashing.
#ifndef HAKARI_ENGINE_NOTATION_FUZZ_REQUIRE_H_
#define HAKARI_ENGINE_NOTATION_FUZZ_REQUIRE_H_

#include <cstdio>
#include <cstdlib>

namespace hakari::notation {

inline void Require(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "requirement violated: %s\n", what);
  std::abort();
}

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_FUZZ_REQUIRE_H_
