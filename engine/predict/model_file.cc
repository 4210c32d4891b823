#include "engine/predict/model_file.h"

#include <cstddef>
#include <limits>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"
#include "base/text/line_words.h"
#include "base/text/place.h"
#include "base/text/sealed_text.h"

namespace hakari::predict {
namespace {

constexpr SealedFormat kFormat = {"hakari-linear-model", 1, "a model",
                                  "features, scale, bias, weight, platt"};
// The list of a file that names none; older files had only this list.
constexpr absl::string_view kUnnamedList = "thesis";

class ModelReader {
 public:
  ModelReader(absl::string_view text, absl::string_view name, const FeatureTable& table)
      : reader_(kFormat, text, name),
        table_(table),
        has_features_(table.name() == kUnnamedList),
        has_weight_(static_cast<size_t>(table.size())) {
    file_.numbers.weights.resize(has_weight_.size());
  }

  absl::StatusOr<ModelNumbersFile> Read() {
    while (true) {
      HAKARI_ASSIGN_OR_RETURN(std::optional<LineWords> words, reader_.Next());
      if (!words) break;
      HAKARI_RETURN_IF_ERROR(ReadLine(*words));
    }
    HAKARI_RETURN_IF_ERROR(RequireAll());
    file_.recipe = reader_.recipe();
    return file_;
  }

 private:
  absl::Status ReadLine(LineWords& words) {
    const absl::string_view key = words.Peek();
    absl::Status (ModelReader::*read)(LineWords&) = nullptr;
    if (key == "features") read = &ModelReader::ReadFeatures;
    if (key == "scale") read = &ModelReader::ReadScale;
    if (key == "bias") read = &ModelReader::ReadBias;
    if (key == "weight") read = &ModelReader::ReadWeight;
    if (key == "platt") read = &ModelReader::ReadPlatt;
    if (read == nullptr) return reader_.UnknownWord(words);
    words.Next();
    return (this->*read)(words);
  }

  // Returns an error if a line that must be unique is repeated.
  absl::Status Once(bool& seen, absl::string_view what) const {
    if (seen) return ErrorAt(reader_.line_place(), absl::StrCat("duplicate ", what));
    seen = true;
    return absl::OkStatus();
  }

  absl::Status ReadFeatures(LineWords& words) {
    absl::Status status = Once(names_features_, "line of features");
    if (status.ok() && words.Peek() != table_.name()) {
      status = words.Expected(absl::StrCat("'", table_.name(), "', the requested feature list"));
    }
    words.Next();
    if (status.ok()) status = words.End();
    has_features_ = true;
    return status;
  }

  absl::Status ReadScale(LineWords& words) {
    int64_t bits = 0;
    absl::Status status = Once(has_scale_, "scale");
    if (status.ok()) status = words.Integer(kModelScaleBits, kModelScaleBits, bits);
    if (status.ok()) status = words.End();
    return status;
  }

  absl::Status ReadBias(LineWords& words) {
    absl::Status status = Once(has_bias_, "bias");
    if (status.ok()) status = words.Integer(-kLargestBias, kLargestBias, file_.numbers.bias);
    if (status.ok()) status = words.End();
    return status;
  }

  absl::Status ReadWeight(LineWords& words) {
    if (!has_features_) {
      return ErrorAt(
          reader_.line_place(),
          absl::StrCat("expected 'features ", table_.name(),
                       "' above the weights: without this line they are of the feature list '",
                       kUnnamedList, "'"));
    }
    const std::optional<int> feature = table_.Find(words.Peek());
    if (!feature) return words.Expected("the name of a feature");
    if (has_weight_[static_cast<size_t>(*feature)]) {
      return ErrorAt(words.place(), absl::StrCat("duplicate weight of ", words.Peek()));
    }
    has_weight_[static_cast<size_t>(*feature)] = true;
    words.Next();
    int64_t weight = 0;
    absl::Status status = words.Integer(std::numeric_limits<int32_t>::min(),
                                        std::numeric_limits<int32_t>::max(), weight);
    if (status.ok()) status = words.End();
    file_.numbers.weights[static_cast<size_t>(*feature)] = static_cast<int32_t>(weight);
    return status;
  }

  absl::Status ReadPlatt(LineWords& words) {
    absl::Status status = Once(has_platt_, "platt");
    if (status.ok()) status = words.Number(file_.numbers.platt_a);
    if (status.ok()) status = words.Number(file_.numbers.platt_b);
    if (status.ok()) status = words.End();
    return status;
  }

  absl::Status RequireAll() const {
    const Place place = reader_.line_place();
    if (!has_scale_) return ErrorAt(place, "the scale is missing");
    if (!has_bias_) return ErrorAt(place, "the bias is missing");
    if (!has_platt_) return ErrorAt(place, "platt is missing");
    for (int feature = 0; feature < table_.size(); ++feature) {
      if (!has_weight_[static_cast<size_t>(feature)]) {
        return ErrorAt(place,
                       absl::StrCat("the weight of ", table_.at(feature).name, " is missing"));
      }
    }
    return absl::OkStatus();
  }

  SealedReader reader_;
  const FeatureTable& table_;
  bool has_scale_ = false;
  bool has_bias_ = false;
  bool has_platt_ = false;
  bool names_features_ = false;
  bool has_features_;  // the `features` line was read, or is not needed
  std::vector<bool> has_weight_;
  ModelNumbersFile file_;
};

}  // namespace

std::string FormatModelNumbers(const FeatureTable& table, const ModelNumbers& numbers,
                               const ModelRecipe& recipe) {
  std::string text = SealedHeader(kFormat, recipe);
  if (table.name() != kUnnamedList) absl::StrAppend(&text, "features ", table.name(), "\n");
  absl::StrAppend(&text, "scale ", kModelScaleBits, "\nbias ", numbers.bias, "\n");
  for (int feature = 0; feature < table.size(); ++feature) {
    absl::StrAppend(&text, "weight ", table.at(feature).name, " ",
                    numbers.weights.at(static_cast<size_t>(feature)), "\n");
  }
  absl::StrAppendFormat(&text, "platt %.17g %.17g\n", numbers.platt_a, numbers.platt_b);
  Seal(text);
  return text;
}

absl::StatusOr<ModelNumbersFile> ParseModelNumbers(absl::string_view text, absl::string_view name,
                                                   const FeatureTable& table) {
  return ModelReader(text, name, table).Read();
}

}  // namespace hakari::predict
