#include "engine/notation/kif/kif_time.h"

#include <optional>

#include "absl/strings/str_format.h"

namespace hakari::notation {
namespace {

constexpr int64_t kMsPerSecond = 1000;

bool TakeEither(JapaneseScanner& scanner, absl::string_view narrow, absl::string_view wide) {
  return scanner.Take(narrow) || scanner.Take(wide);
}

// The digits after the point: ".5" is 500.
int64_t TakeFractionMs(JapaneseScanner& scanner) {
  int64_t ms = 0;
  int64_t unit = kMsPerSecond / 10;
  while (const std::optional<int> digit = scanner.TakeDigit()) {
    ms += *digit * unit;
    unit /= 10;
  }
  return ms;
}

// "16", "0:16", "1:00:16"; -1 if there is no number.
int64_t TakeSpan(JapaneseScanner& scanner) {
  constexpr int kMostFields = 3;
  std::optional<int> field = scanner.TakeNumber();
  if (!field) return -1;
  int64_t seconds = *field;
  for (int fields = 1; fields < kMostFields; ++fields) {
    JapaneseScanner attempt = scanner;
    if (!TakeEither(attempt, ":", "：") || !(field = attempt.TakeNumber())) break;
    seconds = seconds * 60 + *field;
    scanner = attempt;
  }
  const int64_t fraction_ms = scanner.Take(".") ? TakeFractionMs(scanner) : 0;
  return seconds * kMsPerSecond + fraction_ms;
}

}  // namespace

absl::StatusOr<int64_t> TakeKifTime(JapaneseScanner& scanner) {
  if (!TakeEither(scanner, "(", "（")) return -1;
  scanner.SkipBlanks();
  const int64_t spent_ms = TakeSpan(scanner);
  scanner.SkipBlanks();
  if (TakeEither(scanner, "/", "／")) {
    scanner.SkipBlanks();
    TakeSpan(scanner);
    scanner.SkipBlanks();
  }
  if (TakeEither(scanner, ")", "）")) return spent_ms;
  return scanner.Expected("a time, as in ( 0:16/00:01:20)");
}

std::string KifTime(int64_t spent_ms, int64_t total_ms) {
  const int64_t spent = spent_ms / kMsPerSecond;
  const int64_t total = total_ms / kMsPerSecond;
  return absl::StrFormat("(%2d:%02d/%02d:%02d:%02d)", spent / 60, spent % 60, total / 3600,
                         total / 60 % 60, total % 60);
}

}  // namespace hakari::notation
