#include "engine/predict/scaled_sigmoid.h"

#include <algorithm>

#include "engine/predict/linear_model.h"

namespace hakari::predict {
namespace {

constexpr int kLogBits = 48;

// ln(1), ln(3), ln(5), ... ln(63) with kLogBits fractional bits.
constexpr int64_t kLogOfOdd[kLargestSigmoidScale] = {
    0,
    309231868366897,
    453016498919635,
    547725013886373,
    618463736733793,
    674947516065513,
    721969060655498,
    762248367286532,
    797478660034543,
    828785893086822,
    856956882253270,
    882563161405054,
    906032997839270,
    927695605100690,
    947809515323332,
    966581468407147,
    984179384432410,
    1000741512806009,
    1016383035365624,
    1031200929022395,
    1045277610988938,
    1058683714968962,
    1071480235653429,
    1083720206523927,
    1095450027772747,
    1106710528401440,
    1117537823901589,
    1127964014985149,
    1138017761453718,
    1147724757060190,
    1157108125178627,
    1166188750620167,
};

// Beyond this distance every result is `a`: it is larger than ln(63). Shifting it does not
// overflow.
constexpr int64_t kFarEnough = 5 * kModelScale;

}  // namespace

// The result is at least k if and only if
//   a / (1 + exp(-d)) >= k - 1/2,   that is   d >= ln(2k - 1) - ln(2a - 2k + 1):
// a comparison with constants. The test checks every limit from both sides.
int ScaledSigmoid(int64_t distance_magnitude, int a) {
  const int64_t d = std::min(distance_magnitude, kFarEnough) << (kLogBits - kModelScaleBits);
  int k = (a + 1) / 2;
  while (k < a && d >= kLogOfOdd[k] - kLogOfOdd[a - k - 1]) ++k;
  return k;
}

}  // namespace hakari::predict
