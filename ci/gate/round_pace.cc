#include "ci/gate/round_pace.h"

#include "absl/strings/str_cat.h"
#include "base/time/pace.h"

namespace hakari::gate {

std::string RoundPace::Text(const std::string& what, int done, Time now) const {
  using Seconds = std::chrono::duration<double>;
  return absl::StrCat(what, ": ",
                      PaceText({done, rounds_ - done, Seconds(now - begin_).count(), "rounds",
                                Seconds(deadline_ - now).count()}));
}

}  // namespace hakari::gate
