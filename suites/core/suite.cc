#include "suites/core/suite.h"

namespace hakari {

absl::string_view ScoreName(Score score) {
  switch (score) {
    case Score::kRight:
      return "right";
    case Score::kWrong:
      return "wrong";
    case Score::kOpen:
      return "open";
  }
  return "?";
}

}  // namespace hakari
