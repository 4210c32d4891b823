#include "ci/cli/predict/explanation.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/sfen.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"

namespace hakari {
namespace {

// A screenful; the rest moves the distance little.
constexpr size_t kSharesShown = 20;

constexpr char kRow[] = "  %-42s %6s %9s %9s\n";

std::string Fixed(int64_t value) { return absl::StrFormat("%.4f", DistanceAsNumber(value)); }

size_t CountShown(const std::vector<FeatureShare>& shares, bool all) {
  if (all) return shares.size();
  size_t count = 0;
  while (count < std::min(shares.size(), kSharesShown) && shares[count].share != 0) ++count;
  return count;
}

}  // namespace

const char* NameOf(Color color) { return color == kBlack ? "black" : "white"; }

Explanation Explain(const LinearModel& model, const Position& position, Color attacker) {
  Features features;
  ExtractFeatures(position, attacker, features);
  const int64_t distance = model.Distance(features);
  Explanation explanation{position, attacker, model.bias, distance, model.Probability(distance),
                          {}};
  for (int feature = 0; feature < kFeatureCount; ++feature) {
    const int value = features[static_cast<size_t>(feature)];
    const int32_t weight = model.weights[static_cast<size_t>(feature)];
    explanation.shares.push_back({feature, value, weight, int64_t{value} * weight});
  }
  std::stable_sort(explanation.shares.begin(), explanation.shares.end(),
                   [](const FeatureShare& a, const FeatureShare& b) {
                     return std::abs(a.share) > std::abs(b.share);
                   });
  return explanation;
}

std::string ExplanationText(const Explanation& explanation, bool all) {
  std::string text =
      absl::StrCat(DrawBoard(explanation.position), "sfen ", ToSfen(explanation.position), "\n");
  absl::StrAppendFormat(&text, kRow, "feature", "value", "weight", "share");
  const size_t shown = CountShown(explanation.shares, all);
  int64_t rest = explanation.distance - explanation.bias;
  for (size_t i = 0; i < shown; ++i) {
    const FeatureShare& share = explanation.shares[i];
    absl::StrAppendFormat(&text, kRow, InfoOf(share.feature).name, absl::StrCat(share.value),
                          Fixed(share.weight), Fixed(share.share));
    rest -= share.share;
  }
  if (!all) absl::StrAppendFormat(&text, kRow, "all others (--all)", "", "", Fixed(rest));
  absl::StrAppendFormat(&text, kRow, "bias", "", "", Fixed(explanation.bias));
  absl::StrAppendFormat(&text, kRow, "distance", "", "", Fixed(explanation.distance));
  absl::StrAppendFormat(
      &text, "predicted for %s: %s; probability of a mate %.1f %%\n", NameOf(explanation.attacker),
      PredictsMate(explanation.distance) ? "mate" : "no mate", 100 * explanation.probability);
  return text;
}

std::string ExplanationJson(const Explanation& explanation) {
  nlohmann::ordered_json json;
  json["format"] = "hakari-prediction";
  json["version"] = 1;
  json["sfen"] = ToSfen(explanation.position);
  json["attacker"] = NameOf(explanation.attacker);
  json["predicted"] = PredictsMate(explanation.distance) ? "mate" : "no mate";
  json["probability"] = explanation.probability;
  json["scale_bits"] = kModelScaleBits;
  json["distance"] = explanation.distance;
  json["bias"] = explanation.bias;
  for (const FeatureShare& share : explanation.shares) {
    const FeatureInfo& info = InfoOf(share.feature);
    json["features"].push_back({{"name", info.name},
                                {"group", NameOf(info.group)},
                                {"counts", info.counts},
                                {"value", share.value},
                                {"weight", share.weight},
                                {"share", share.share}});
  }
  return json.dump(2) + "\n";
}

}  // namespace hakari
