#include "ci/cli/predict/explanation.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/report/envelope.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/sfen.h"

namespace hakari::cli {
namespace {

// A screenful; the rest moves the distance little.
constexpr size_t kSharesShown = 20;

constexpr char kRow[] = "  %-42s %6s %9s %9s\n";

std::string Fixed(int64_t value) {
  return absl::StrFormat("%.4f", predict::DistanceAsNumber(value));
}

size_t CountShown(const std::vector<FeatureShare>& shares, bool all) {
  if (all) return shares.size();
  size_t count = 0;
  while (count < std::min(shares.size(), kSharesShown) && shares[count].share != 0) ++count;
  return count;
}

}  // namespace

const char* NameOf(Color color) { return color == kBlack ? "black" : "white"; }

std::vector<FeatureShare> SharesOf(const int32_t* weights, const int8_t* values, size_t count) {
  std::vector<FeatureShare> shares;
  for (size_t i = 0; i < count; ++i) {
    shares.push_back({static_cast<int>(i), values[i], weights[i], int64_t{values[i]} * weights[i]});
  }
  std::stable_sort(shares.begin(), shares.end(), [](const FeatureShare& a, const FeatureShare& b) {
    return std::abs(a.share) > std::abs(b.share);
  });
  return shares;
}

std::string ExplanationText(const Explanation& explanation, bool all) {
  std::string text = absl::StrCat(notation::DrawBoard(explanation.position), "sfen ",
                                  notation::ToSfen(explanation.position), "\n");
  absl::StrAppendFormat(&text, kRow, "feature", "value", "weight", "share");
  const size_t shown = CountShown(explanation.shares, all);
  int64_t rest = explanation.distance - explanation.bias;
  for (size_t i = 0; i < shown; ++i) {
    const FeatureShare& share = explanation.shares[i];
    absl::StrAppendFormat(&text, kRow, explanation.table->at(share.feature).name,
                          absl::StrCat(share.value), Fixed(share.weight), Fixed(share.share));
    rest -= share.share;
  }
  if (!all) absl::StrAppendFormat(&text, kRow, "all others (--all)", "", "", Fixed(rest));
  absl::StrAppendFormat(&text, kRow, "bias", "", "", Fixed(explanation.bias));
  absl::StrAppendFormat(&text, kRow, "distance", "", "", Fixed(explanation.distance));
  absl::StrAppendFormat(&text, "predicted for %s: %s; probability of a mate %.1f %%\n",
                        NameOf(explanation.attacker),
                        predict::PredictsMate(explanation.distance) ? "mate" : "no mate",
                        100 * explanation.probability);
  return text;
}

std::string ExplanationJson(const Explanation& explanation, const report::Origin& origin) {
  report::Envelope envelope;
  envelope.schema = "hakari-prediction";
  envelope.origin = origin;
  envelope.identity = {{"sfen", notation::ToSfen(explanation.position)},
                       {"list", explanation.table->name()},
                       {"attacker", NameOf(explanation.attacker)}};
  envelope.result = {
      {"predicted", predict::PredictsMate(explanation.distance) ? "mate" : "no mate"},
      {"probability", explanation.probability},
      {"scale_bits", predict::kModelScaleBits},
      {"distance", explanation.distance},
      {"bias", explanation.bias}};
  for (const FeatureShare& share : explanation.shares) {
    const predict::FeatureRow& row = explanation.table->at(share.feature);
    envelope.result["features"].push_back({{"name", row.name},
                                           {"group", row.group},
                                           {"counts", row.counts},
                                           {"value", share.value},
                                           {"weight", share.weight},
                                           {"share", share.share}});
  }
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::cli
