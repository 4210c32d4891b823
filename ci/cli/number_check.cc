#include "ci/cli/number_check.h"
#include "ci/cli/options.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace hakari::cli {
namespace {

// False for signs, fractions, leading zeros, or numbers that are too large.
bool ReadWhole(const std::string& text, uint64_t& number) {
  const bool digits = !text.empty() && std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
  const bool plain = digits && (text.size() == 1 || text[0] != '0');
  return plain && absl::SimpleAtoi(text, &number);
}

uint64_t MemoryMib() {
  const auto pages = static_cast<uint64_t>(std::max(1L, sysconf(_SC_PHYS_PAGES)));
  const auto page_bytes = static_cast<uint64_t>(std::max(1L, sysconf(_SC_PAGESIZE)));
  return std::max<uint64_t>(1, pages * page_bytes >> 20);
}

}  // namespace

ValueCheck WholeNumber(uint64_t least, uint64_t most) {
  const std::string range =
      most == kNoMost ? absl::StrCat("from ", least) : absl::StrCat("from ", least, " to ", most);
  const auto check = [least, most, range](const std::string& text) -> std::string {
    uint64_t number = 0;
    if (!ReadWhole(text, number) || number < least || number > most) {
      return absl::StrCat("expected a whole number ", range, most == kNoMost ? ", below 2^64" : "",
                          ", got ", text);
    }
    return "";
  };
  return {check, range};
}

ValueCheck SmallNumber(int least) {
  return WholeNumber(static_cast<uint64_t>(least), std::numeric_limits<int>::max());
}

ValueCheck AboveZero() {
  const auto check = [](const std::string& text) -> std::string {
    double number = 0;
    const bool good = absl::SimpleAtod(text, &number) && std::isfinite(number) && number > 0;
    return good ? "" : absl::StrCat("expected a number above 0, got ", text);
  };
  return {check, "above 0"};
}

ValueCheck FitsInMemory() {
  const auto check = [](const std::string& text) -> std::string {
    const std::string wrong = WholeNumber(1).complaint(text);
    if (!wrong.empty()) return wrong;
    uint64_t number = 0;
    ReadWhole(text, number);
    const uint64_t memory = MemoryMib();
    if (number <= memory) return "";
    return absl::StrCat("expected at most ", memory, " MiB, which is the memory of this machine, ",
                        "got ", text);
  };
  return {check, "from 1"};
}

}  // namespace hakari::cli
