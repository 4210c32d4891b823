#include "suites/programs/mate_claim.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/mate/mate_line.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_move.h"

namespace hakari {
namespace {

// Empty if all moves are legal.
std::string FirstIllegal(Position position, const std::vector<Move>& line) {
  for (size_t i = 0; i < line.size(); ++i) {
    if (!IsLegal(position, line[i])) {
      return absl::StrCat("move ", i + 1, " of the mate, ", ToUsi(line[i]), ", is not legal");
    }
    position.DoMove(line[i]);
  }
  return "";
}

}  // namespace

MateClaimVerdict CheckMateLine(const Position& position, const std::vector<Move>& line) {
  std::string illegal = FirstIllegal(position, line);
  if (!illegal.empty()) return {MateClaimVerdict::Kind::kIllegalMove, std::move(illegal)};
  const absl::Status mates = VerifyMateLine(position, line);
  if (!mates.ok()) return {MateClaimVerdict::Kind::kWrong, std::string(mates.message())};
  return {};
}

}  // namespace hakari
