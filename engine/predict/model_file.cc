#include "engine/predict/model_file.h"

#include <cstddef>
#include <limits>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"
#include "base/text/place.h"
#include "engine/predict/model_words.h"

namespace hakari::predict {
namespace {

constexpr absl::string_view kMagic = "hakari-linear-model";
constexpr int64_t kVersion = 1;
// The list of files that name none: there was one only.
constexpr absl::string_view kUnnamedList = "thesis";

bool IsKey(absl::string_view word) {
  for (char c : word) {
    if (!absl::ascii_isalnum(c) && c != '_' && c != '-' && c != '.') return false;
  }
  return !word.empty();
}

class ModelReader {
 public:
  ModelReader(absl::string_view text, absl::string_view name, const FeatureTable& table)
      : text_(text),
        name_(name),
        table_(table),
        has_features_(table.name() == kUnnamedList),
        has_weight_(static_cast<size_t>(table.size())) {
    file_.numbers.weights.resize(has_weight_.size());
  }

  absl::StatusOr<ModelNumbersFile> Read() {
    absl::Status status = ReadHeader();
    while (status.ok() && !ended_) status = ReadLine();
    if (!status.ok()) return status;
    return file_;
  }

 private:
  // The next whole line; an error at the end of the file or if the line is cut off.
  absl::StatusOr<ModelWords> Line() {
    const absl::string_view rest = text_.substr(begin_);
    const size_t end = rest.find('\n');
    const Place place{name_, ++line_, 1};
    if (end == absl::string_view::npos) {
      return ErrorAt(Advance(place, rest, rest.size()),
                     "cut off: expected a model to end with a line of its checksum");
    }
    line_begin_ = begin_;
    begin_ += end + 1;
    return ModelWords(rest.substr(0, end), place);
  }

  absl::Status ReadHeader() {
    const absl::string_view first = text_.substr(0, text_.find_first_of(" \n"));
    if (first != kMagic) {
      return ExpectedAt({name_, 1, 1}, absl::StrCat("'", kMagic, " ", kVersion, "'"),
                        Quoted(first));
    }
    HAKARI_ASSIGN_OR_RETURN(ModelWords words, Line());
    words.Next();
    const Place place = words.place();
    int64_t version = 0;
    absl::Status status = words.Integer(1, std::numeric_limits<int32_t>::max(), version);
    if (status.ok()) status = words.End();
    if (status.ok() && version > kVersion) {
      status = ErrorAt(place, absl::StrCat("version ", version, " is newer than ", kVersion,
                                           ", the newest that is known here"));
    }
    return status;
  }

  absl::Status ReadLine() {
    HAKARI_ASSIGN_OR_RETURN(ModelWords words, Line());
    const absl::string_view key = words.Peek();
    absl::Status (ModelReader::*read)(ModelWords&) = nullptr;
    if (key == "recipe") read = &ModelReader::ReadRecipe;
    if (key == "features") read = &ModelReader::ReadFeatures;
    if (key == "scale") read = &ModelReader::ReadScale;
    if (key == "bias") read = &ModelReader::ReadBias;
    if (key == "weight") read = &ModelReader::ReadWeight;
    if (key == "platt") read = &ModelReader::ReadPlatt;
    if (key == "checksum") read = &ModelReader::ReadChecksum;
    if (read == nullptr) {
      return words.Expected("recipe, features, scale, bias, weight, platt or checksum");
    }
    words.Next();
    return (this->*read)(words);
  }

  // Lines of which there is one.
  absl::Status Once(bool& seen, const ModelWords& words, absl::string_view what) {
    if (seen) return ErrorAt({name_, words.place().line, 1}, absl::StrCat("a second ", what));
    seen = true;
    return absl::OkStatus();
  }

  absl::Status ReadRecipe(ModelWords& words) {
    const absl::string_view rest = words.rest();
    const size_t equals = rest.find('=');
    const absl::string_view key = rest.substr(0, equals);
    if (equals == absl::string_view::npos || !IsKey(key)) return words.Expected("<key>=<value>");
    for (const auto& line : file_.recipe) {
      if (line.first == key) return ErrorAt(words.place(), absl::StrCat("a second recipe ", key));
    }
    words.Skip(equals + 1);
    const absl::string_view value = words.rest();
    for (size_t i = 0; i < value.size(); ++i) {
      const unsigned char c = static_cast<unsigned char>(value[i]);
      const bool is_edge = i == 0 || i + 1 == value.size();
      if (c < ' ' || c == 0x7f || (c == ' ' && is_edge)) {
        return ExpectedAt(Advance(words.place(), value, i),
                          "printable text without spaces at its ends", FoundAt(value, i));
      }
    }
    file_.recipe.emplace_back(key, value);
    return absl::OkStatus();
  }

  absl::Status ReadFeatures(ModelWords& words) {
    absl::Status status = Once(names_features_, words, "line of features");
    if (status.ok() && words.Peek() != table_.name()) {
      status = words.Expected(absl::StrCat("'", table_.name(), "', whose features are asked for"));
    }
    words.Next();
    if (status.ok()) status = words.End();
    has_features_ = true;
    return status;
  }

  absl::Status ReadScale(ModelWords& words) {
    int64_t bits = 0;
    absl::Status status = Once(has_scale_, words, "scale");
    if (status.ok()) status = words.Integer(kModelScaleBits, kModelScaleBits, bits);
    if (status.ok()) status = words.End();
    return status;
  }

  absl::Status ReadBias(ModelWords& words) {
    absl::Status status = Once(has_bias_, words, "bias");
    if (status.ok()) status = words.Integer(-kLargestBias, kLargestBias, file_.numbers.bias);
    if (status.ok()) status = words.End();
    return status;
  }

  absl::Status ReadWeight(ModelWords& words) {
    if (!has_features_) {
      return ErrorAt({name_, words.place().line, 1},
                     absl::StrCat("expected 'features ", table_.name(),
                                  "' above the weights: without it they are of the features '",
                                  kUnnamedList, "'"));
    }
    const std::optional<int> feature = table_.Find(words.Peek());
    if (!feature) return words.Expected("the name of a feature");
    if (has_weight_[static_cast<size_t>(*feature)]) {
      return ErrorAt(words.place(), absl::StrCat("a second weight of ", words.Peek()));
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

  absl::Status ReadPlatt(ModelWords& words) {
    absl::Status status = Once(has_platt_, words, "platt");
    if (status.ok()) status = words.Number(file_.numbers.platt_a);
    if (status.ok()) status = words.Number(file_.numbers.platt_b);
    if (status.ok()) status = words.End();
    return status;
  }

  absl::Status ReadChecksum(ModelWords& words) {
    absl::Status status = RequireAll(words);
    const std::string sum = absl::StrFormat("%016x", Fnv1a(text_.substr(0, line_begin_)));
    if (status.ok() && words.Peek() != sum) {
      status = words.Expected(absl::StrCat("the checksum of what stands above, ", sum));
    }
    words.Next();
    if (status.ok()) status = words.End();
    if (status.ok() && begin_ != text_.size()) {
      status = ErrorAt({name_, line_ + 1, 1}, "expected the file to end with its checksum");
    }
    ended_ = true;
    return status;
  }

  absl::Status RequireAll(const ModelWords& words) const {
    const Place place{name_, words.place().line, 1};
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

  const absl::string_view text_;
  const absl::string_view name_;
  const FeatureTable& table_;
  size_t begin_ = 0;  // of what is not read yet
  size_t line_begin_ = 0;
  int line_ = 0;
  bool has_scale_ = false;
  bool has_bias_ = false;
  bool has_platt_ = false;
  bool ended_ = false;
  bool names_features_ = false;
  bool has_features_;  // it is known that the weights are of the table
  std::vector<bool> has_weight_;
  ModelNumbersFile file_;
};

}  // namespace

std::string FormatModelNumbers(const FeatureTable& table, const ModelNumbers& numbers,
                               const ModelRecipe& recipe) {
  std::string text = absl::StrCat(kMagic, " ", kVersion, "\n");
  for (const auto& line : recipe) {
    absl::StrAppend(&text, "recipe ", line.first, "=", line.second, "\n");
  }
  if (table.name() != kUnnamedList) absl::StrAppend(&text, "features ", table.name(), "\n");
  absl::StrAppend(&text, "scale ", kModelScaleBits, "\nbias ", numbers.bias, "\n");
  for (int feature = 0; feature < table.size(); ++feature) {
    absl::StrAppend(&text, "weight ", table.at(feature).name, " ",
                    numbers.weights.at(static_cast<size_t>(feature)), "\n");
  }
  absl::StrAppendFormat(&text, "platt %.17g %.17g\n", numbers.platt_a, numbers.platt_b);
  absl::StrAppendFormat(&text, "checksum %016x\n", Fnv1a(text));
  return text;
}

absl::StatusOr<ModelNumbersFile> ParseModelNumbers(absl::string_view text, absl::string_view name,
                                                   const FeatureTable& table) {
  return ModelReader(text, name, table).Read();
}

uint64_t Fnv1a(absl::string_view bytes) {
  constexpr uint64_t kBasis = 0xcbf29ce484222325;
  constexpr uint64_t kPrime = 0x100000001b3;
  uint64_t hash = kBasis;
  for (char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * kPrime;
  return hash;
}

}  // namespace hakari::predict
