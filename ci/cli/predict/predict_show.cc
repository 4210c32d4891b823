// `hakari predict show`: a position with its features, their shares of the distance, and the
// probability of a mate.
#include "ci/cli/commands.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/predict/model_option.h"
#include "ci/report/envelope.h"
#include "ci/report/origin.h"
#include "engine/core/color.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/sharp/sharp_list.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::cli {
namespace {

// A feature's share of the distance, which explains a linear model's answer. The shares and the
// bias add up to the distance exactly.
struct FeatureShare {
  int feature;
  int value;
  int32_t weight;
  int64_t share;  // of the distance: value times weight
};

struct Explanation {
  Position position;
  Color attacker;
  const predict::FeatureTable* table;
  int64_t bias;
  int64_t distance;
  double probability;
  std::vector<FeatureShare> shares;  // all features, the largest share of either sign first
};

// Fits on a screen; the other features change the distance little.
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

// "black", "white".
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

template <typename List>
Explanation Explain(const predict::LinearModelOver<List>& model, const Position& position,
                    Color attacker) {
  typename List::Row features;
  List::Extract(position, attacker, features);
  const int64_t distance = model.Distance(features);
  return {position,
          attacker,
          &List::Table(),
          model.bias,
          distance,
          model.Probability(distance),
          SharesOf(model.weights.data(), features.data(), features.size())};
}

// The board, the table, the distance and the probability.
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

// An envelope of the schema hakari-prediction.
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

struct ShowWords {
  std::string sfen;
  std::string features = "thesis";
  std::string model;
  std::string attacker;  // empty: the side to move
  Output json;
  bool all = false;

  Color AttackerOf(const Position& position) const {
    if (attacker.empty()) return position.side_to_move();
    return attacker == NameOf(kBlack) ? kBlack : kWhite;
  }
};

absl::StatusOr<Explanation> ExplanationFor(const ShowWords& words, const Position& position) {
  const Color attacker = words.AttackerOf(position);
  if (words.features == predict::SharpFeatureTable().name()) {
    HAKARI_ASSIGN_OR_RETURN(const predict::SharpModel model, ChosenSharpModel(words.model));
    return Explain(model, position, attacker);
  }
  HAKARI_ASSIGN_OR_RETURN(const predict::LinearModel model, ChosenModel(words.model));
  return Explain(model, position, attacker);
}

report::ExitCode RunShow(ShowWords& words) {
  const absl::Status opened = OpenOutputs({&words.json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<Position> position = notation::ParseSfen(words.sfen);
  if (!position.ok()) return Complain(report::ExitCode::kBadUsage, position.status().message());
  const absl::StatusOr<Explanation> explanation = ExplanationFor(words, *position);
  if (!explanation.ok())
    return Complain(CodeOfFile(explanation.status()), explanation.status().message());
  if (!words.json.is_stdout()) std::cout << ExplanationText(*explanation, words.all) << std::flush;
  const absl::Status written = words.json.Write(ExplanationJson(*explanation, OriginHere()));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  return report::ExitCode::kPass;
}

}  // namespace

void AddPredictShow(Command predict, report::ExitCode& exit_code) {
  Command command = predict.AddSubcommand("show",
                                          "Show a position, its features with their shares of "
                                          "the distance, and the probability of a mate");
  auto words = std::make_shared<ShowWords>();
  command.AddOption("position", words->sfen, "startpos, or an SFEN in quotes").Required();
  AddFeaturesOption(command, words->features);
  command.AddOption("--model", words->model, "A model file to use instead of the shipped one")
      .TypeName("FILE");
  command.AddOption("--attacker", words->attacker, "The attacking side; default: the side to move")
      .OneOf({NameOf(kBlack), NameOf(kWhite)});
  command.AddFlag("--all", words->all, "Show every feature, including those without a share");
  AddJsonOption(command, words->json);
  command.OnRun([words, &exit_code] { exit_code = RunShow(*words); });
}

}  // namespace hakari::cli
