#include "ci/cli/predict/predict_show.h"

#include <iostream>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/predict/explanation.h"
#include "ci/cli/predict/features_option.h"
#include "ci/cli/predict/model_option.h"
#include "engine/core/color.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/sharp/sharp_list.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::cli {
namespace {

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
    const absl::StatusOr<predict::SharpModel> model = ChosenSharpModel(words.model);
    if (!model.ok()) return model.status();
    return Explain(*model, position, attacker);
  }
  const absl::StatusOr<predict::LinearModel> model = ChosenModel(words.model);
  if (!model.ok()) return model.status();
  return Explain(*model, position, attacker);
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

void AddPredictShow(CLI::App& predict, report::ExitCode& exit_code) {
  CLI::App& command = *predict.add_subcommand(
      "show", "A position, its features with their shares of the distance, the probability");
  auto words = std::make_shared<ShowWords>();
  command.add_option("position", words->sfen, "startpos, or an SFEN in quotes")->required();
  AddFeaturesOption(command, words->features);
  command.add_option("--model", words->model, "A model file in place of the shipped one")
      ->type_name("FILE");
  command.add_option("--attacker", words->attacker, "Who is to mate; without it the side to move")
      ->check(CLI::IsMember({NameOf(kBlack), NameOf(kWhite)}));
  command.add_flag("--all", words->all, "Every feature, also those without a share");
  AddJsonOption(command, words->json);
  command.callback([words, &exit_code] { exit_code = RunShow(*words); });
}

}  // namespace hakari::cli
