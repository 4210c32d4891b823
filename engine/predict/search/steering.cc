#include "engine/predict/search/steering.h"

#include <cmath>
#include <cstddef>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"

namespace hakari::predict {
namespace {

constexpr char kOffset[] = "offset";
constexpr char kPlies[] = "plies";
constexpr double kUnit = 1 << kModelScaleBits;
constexpr double kLargestOffset = 1000;

template <typename Value>
struct Word {
  absl::string_view word;
  Value value;
};

constexpr Word<SteeringUse> kUses[] = {{"initial", SteeringUse::kInitialNumbers},
                                       {"increments", SteeringUse::kIncrements},
                                       {"bounded", SteeringUse::kBoundedIncrements}};
constexpr Word<SteeringShape> kShapes[] = {{"step", SteeringShape::kStep},
                                           {"sigmoid", SteeringShape::kSigmoid}};
constexpr Word<SteeringReach> kReaches[] = {{"constant", SteeringReach::kConstant},
                                            {"shrinking", SteeringReach::kShrinking}};
// The default, kPosition, has no word.
constexpr Word<SteeringSource> kSources[] = {{"independent", SteeringSource::kIndependentChildren},
                                             {"dependent", SteeringSource::kDependentChildren}};

template <typename Value, size_t kCount>
absl::string_view WordOf(const Word<Value> (&words)[kCount], Value value) {
  for (const Word<Value>& each : words) {
    if (each.value == value) return each.word;
  }
  return "";
}

template <typename Value, size_t kCount>
bool ReadWord(const Word<Value> (&words)[kCount], absl::string_view word, Value& value) {
  for (const Word<Value>& each : words) {
    if (each.word != word) continue;
    value = each.value;
    return true;
  }
  return false;
}

// Four decimal digits are precise enough.
std::string OffsetText(int64_t offset) {
  std::string text = absl::StrFormat("%.4f", static_cast<double>(offset) / kUnit);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}

bool ReadOffset(absl::string_view text, int64_t& offset) {
  double value = 0;
  if (!absl::SimpleAtod(text, &value) || !(std::fabs(value) <= kLargestOffset)) return false;
  offset = std::llround(value * kUnit);
  return true;
}

// An offset may contain a '-', so it is taken off the end before the name is split.
bool TakeOffset(absl::string_view& name, int64_t& offset) {
  const size_t at = name.find(absl::StrCat("-", kOffset));
  if (at == absl::string_view::npos) return true;
  const absl::string_view text = name.substr(at + 1 + sizeof(kOffset) - 1);
  name = name.substr(0, at);
  return ReadOffset(text, offset);
}

// Takes the plies off the end of the rest.
bool TakePlies(absl::string_view& name, int& plies) {
  const size_t at = name.find(absl::StrCat("-", kPlies));
  if (at == absl::string_view::npos) return true;
  const absl::string_view text = name.substr(at + 1 + sizeof(kPlies) - 1);
  name = name.substr(0, at);
  return absl::SimpleAtoi(text, &plies) && plies >= 1 && plies <= kMostReachPlies &&
         plies != kConstantReachPlies;  // the default is not written
}

bool ReadAlpha(absl::string_view word, int& alpha) {
  return absl::SimpleAtoi(word, &alpha) && alpha >= 0 && alpha <= kLargestAlpha;
}

}  // namespace

std::string SteeringName(const Steering& steering) {
  std::string name = absl::StrCat(WordOf(kUses, steering.use), "-", WordOf(kShapes, steering.shape),
                                  "-", WordOf(kReaches, steering.reach), "-", steering.alpha);
  if (steering.source != SteeringSource::kPosition) {
    absl::StrAppend(&name, "-", WordOf(kSources, steering.source));
  }
  if (steering.plies != kConstantReachPlies) absl::StrAppend(&name, "-", kPlies, steering.plies);
  if (steering.offset != 0) absl::StrAppend(&name, "-", kOffset, OffsetText(steering.offset));
  return name;
}

absl::StatusOr<Steering> ParseSteering(absl::string_view name, const LinearModel& model) {
  Steering steering;
  steering.model = &model;
  absl::string_view rest = name;
  const bool is_offset = TakeOffset(rest, steering.offset);
  const bool is_plies = TakePlies(rest, steering.plies);
  const std::vector<absl::string_view> words = absl::StrSplit(rest, '-');
  if (is_offset && is_plies && (words.size() == 4 || words.size() == 5) &&
      ReadWord(kUses, words[0], steering.use) && ReadWord(kShapes, words[1], steering.shape) &&
      ReadWord(kReaches, words[2], steering.reach) && ReadAlpha(words[3], steering.alpha) &&
      (words.size() == 4 || ReadWord(kSources, words[4], steering.source)) &&
      (steering.reach == SteeringReach::kConstant || steering.plies == kConstantReachPlies)) {
    return steering;
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "'", name,
      "' does not name a steering: expected initial, increments or bounded, -step or -sigmoid, "
      "-constant "
      "or -shrinking, - and a number from 0 to ",
      kLargestAlpha,
      ", then optionally -independent or -dependent, -plies of a constant reach with a "
      "number other than 4 and -offset with a distance; example: "
      "increments-sigmoid-shrinking-7-offset0.5"));
}

}  // namespace hakari::predict
