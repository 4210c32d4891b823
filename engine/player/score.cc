#include "engine/player/score.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace hakari::player {
namespace {

absl::string_view BoundWord(Score::Bound bound) {
  switch (bound) {
    case Score::Bound::kExact:
      return "";
    case Score::Bound::kLower:
      return " lowerbound";
    case Score::Bound::kUpper:
      return " upperbound";
  }
  return "";
}

}  // namespace

int InCentipawns(const Score& score) {
  switch (score.kind) {
    case Score::Kind::kCentipawns:
      return score.value;
    case Score::Kind::kMates:
      return kMateCentipawns;
    case Score::Kind::kIsMated:
      return -kMateCentipawns;
  }
  return 0;
}

std::string ScoreText(const Score& score) {
  const absl::string_view bound = BoundWord(score.bound);
  if (score.kind == Score::Kind::kCentipawns) return absl::StrCat("cp ", score.value, bound);
  const bool mates = score.kind == Score::Kind::kMates;
  if (score.value == 0) return absl::StrCat("mate ", mates ? "+" : "-", bound);
  return absl::StrCat("mate ", mates ? "" : "-", score.value, bound);
}

}  // namespace hakari::player
