#include "suites/engines/mate_claim.h"

#include "absl/status/status.h"
#include "engine/mate/mate_result.h"

namespace hakari::engines {
MateClaimVerdict CheckMateLine(const Position& position, const std::vector<Move>& line) {
  using Kind = MateClaimVerdict::Kind;
  const absl::Status mates = mate::VerifyMateLine(position, line);
  if (mates.ok()) return {};
  const Kind kind = absl::IsInvalidArgument(mates) ? Kind::kIllegalMove : Kind::kWrong;
  return {kind, std::string(mates.message())};
}

}  // namespace hakari::engines
