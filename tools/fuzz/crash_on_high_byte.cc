// A fuzz target that crashes on a byte that plain text never has. Tests check that the crash is
// found.
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    if (data[i] == 0x80) std::abort();
  }
  return 0;
}
