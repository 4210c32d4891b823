#include "engine/eval/weights_file.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "base/text/line_words.h"
#include "base/text/place.h"
#include "base/text/sealed_text.h"
#include "engine/eval/blend.h"
#include "engine/eval/feature_list.h"

namespace hakari::eval {
namespace {

constexpr SealedFormat kFormat = {"hakari-evaluation", 1, "a file of weights",
                                  "fold, scale, weight"};
// The board turned round with the colors exchanged, and left and right exchanged.
constexpr absl::string_view kFold = "color,mirror";
constexpr int kPawnWeight = 100 * kWeightScale;

// The numbers of one line: a row of a feature in one phase.
struct Row {
  std::string key;  // "board.pawn opening": the line of the file without its numbers
  int phase;        // 0 for the progress
  int first_cell;
  int cells;
  bool is_progress;
};

const std::vector<Row>& Rows() {
  static const auto* const rows = [] {
    auto* made = new std::vector<Row>;
    for (const FeatureInfo& feature : Features()) {
      const int columns = static_cast<int>(feature.columns.size());
      for (int row = 0; row < static_cast<int>(feature.rows.size()); ++row) {
        const std::string name = RowName(feature, row);
        const int first = feature.first_cell + row * columns;
        if (feature.is_progress()) {
          made->push_back({name, 0, first, columns, true});
          continue;
        }
        for (int phase = 0; phase < kPhaseCount; ++phase) {
          const std::string key = absl::StrCat(name, " ", kPhaseNames[phase]);
          made->push_back({key, phase, first, columns, false});
        }
      }
    }
    return made;
  }();
  return *rows;
}

// The index of a row among Rows(), by its key.
const std::map<std::string, size_t, std::less<>>& RowsByKey() {
  static const auto* const by_key = [] {
    auto* made = new std::map<std::string, size_t, std::less<>>;
    for (size_t i = 0; i < Rows().size(); ++i) made->emplace(Rows()[i].key, i);
    return made;
  }();
  return *by_key;
}

template <typename Numbers>
auto& WeightAt(Numbers& numbers, const Row& row, int column) {
  const size_t cell = static_cast<size_t>(row.first_cell) + static_cast<size_t>(column);
  if (row.is_progress) return numbers.progress[cell];
  return numbers.cells[cell][static_cast<size_t>(row.phase)];
}

class WeightsReader {
 public:
  WeightsReader(absl::string_view text, absl::string_view name)
      : reader_(kFormat, text, name), has_row_(Rows().size()) {}

  absl::StatusOr<Weights> Read() {
    while (true) {
      HAKARI_ASSIGN_OR_RETURN(std::optional<LineWords> words, reader_.Next());
      if (!words) break;
      HAKARI_RETURN_IF_ERROR(ReadLine(*words));
    }
    HAKARI_RETURN_IF_ERROR(RequireAll());
    return Weights(std::move(numbers_), reader_.recipe());
  }

 private:
  absl::Status ReadLine(LineWords& words) {
    const absl::string_view key = words.Peek();
    if (key == "fold") return ReadFold(words);
    if (key == "scale") return ReadScale(words);
    if (key == "weight") return ReadRow(words);
    return reader_.UnknownWord(words);
  }

  // Refuses a second line of this kind.
  absl::Status Once(bool& seen, LineWords& words) const {
    if (seen) {
      return ErrorAt(reader_.line_place(), absl::StrCat("duplicate line '", words.Peek(), "'"));
    }
    seen = true;
    words.Next();
    return absl::OkStatus();
  }

  absl::Status ReadFold(LineWords& words) {
    HAKARI_RETURN_IF_ERROR(Once(has_fold_, words));
    if (words.Peek() != kFold) {
      return words.Expected(absl::StrCat("'", kFold, "', the only known fold"));
    }
    words.Next();
    return words.End();
  }

  absl::Status ReadScale(LineWords& words) {
    HAKARI_RETURN_IF_ERROR(Once(has_scale_, words));
    int64_t scale = 0;
    HAKARI_RETURN_IF_ERROR(words.Integer(kWeightScale, kWeightScale, scale));
    return words.End();
  }

  absl::Status ReadRow(LineWords& words) {
    words.Next();
    HAKARI_ASSIGN_OR_RETURN(const size_t index, ReadRowName(words));
    const Row& row = Rows()[index];
    if (has_row_[index]) {
      return ErrorAt(reader_.line_place(), absl::StrCat("duplicate line 'weight ", row.key, "'"));
    }
    has_row_[index] = true;
    for (int column = 0; column < row.cells; ++column) {
      int64_t weight = 0;
      const bool is_pawn = !row.is_progress && row.first_cell == kBoardCells;
      HAKARI_RETURN_IF_ERROR(is_pawn ? words.Integer(kPawnWeight, kPawnWeight, weight)
                                     : words.Integer(-kLargestWeight, kLargestWeight, weight));
      WeightAt(numbers_, row, column) = static_cast<int16_t>(weight);
    }
    return words.End();
  }

  // Reads "board.pawn opening" or "progress.camp"; returns the index of the row among Rows().
  absl::StatusOr<size_t> ReadRowName(LineWords& words) const {
    const LineWords at_name = words;
    std::string key(words.Peek());
    auto found = RowsByKey().find(key);
    if (found == RowsByKey().end()) {
      words.Next();
      absl::StrAppend(&key, " ", words.Peek());
      found = RowsByKey().find(key);
    }
    if (found == RowsByKey().end()) {
      return at_name.Expected("the name of a feature's row, and a phase");
    }
    words.Next();
    return found->second;
  }

  absl::Status RequireAll() const {
    const Place place = reader_.line_place();
    if (!has_fold_) return ErrorAt(place, "the line 'fold' is missing");
    if (!has_scale_) return ErrorAt(place, "the line 'scale' is missing");
    for (size_t i = 0; i < has_row_.size(); ++i) {
      if (has_row_[i]) continue;
      return ErrorAt(place, absl::StrCat("the line 'weight ", Rows()[i].key, "' is missing"));
    }
    return absl::OkStatus();
  }

  SealedReader reader_;
  bool has_fold_ = false;
  bool has_scale_ = false;
  std::vector<bool> has_row_;
  WeightNumbers numbers_;
};

}  // namespace

std::string FormatWeights(const WeightNumbers& numbers, const Recipe& recipe) {
  std::string text = SealedHeader(kFormat, recipe);
  absl::StrAppend(&text, "fold ", kFold, "\nscale ", kWeightScale, "\n");
  for (const Row& row : Rows()) {
    absl::StrAppend(&text, "weight ", row.key);
    for (int column = 0; column < row.cells; ++column) {
      absl::StrAppend(&text, " ", WeightAt(numbers, row, column));
    }
    absl::StrAppend(&text, "\n");
  }
  return text;
}

std::string WriteWeights(const Weights& weights) {
  std::string text = FormatWeights(weights.numbers(), weights.recipe());
  Seal(text);
  return text;
}

absl::StatusOr<Weights> ReadWeights(absl::string_view text, absl::string_view name) {
  return WeightsReader(text, name).Read();
}

}  // namespace hakari::eval
