#include "suites/predict/studies/perceptron.h"

#include <libsvm/svm.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/random/dice.h"
#include "base/status/macros.h"
#include "suites/predict/training/linear_function.h"

namespace hakari::suites {
namespace {

constexpr int kWidth = kMostPerceptronColumns + 1;
static_assert(kWidth % 8 == 0, "whole vectors of eight numbers");

constexpr int kBiasInput = 1;

// A row, followed by the input of the bias and zeros.
struct PackedRow {
  std::array<int8_t, kWidth> values{};
  bool is_mate = false;

  int Size() const {
    int size = 0;
    for (const int8_t value : values) size += std::abs(value);
    return size;
  }
};

std::vector<PackedRow> Packed(const Dataset& data, const std::vector<int>& rows) {
  std::vector<PackedRow> packed(rows.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    const int8_t* values = data.Row(rows[i]);
    std::copy(values, values + data.columns, packed[i].values.begin());
    packed[i].values[static_cast<size_t>(data.columns)] = kBiasInput;
    packed[i].is_mate = data.is_mate[static_cast<size_t>(rows[i])];
  }
  return packed;
}

class Perceptron {
 public:
  Perceptron(int columns, double rate, Dice& dice) {
    constexpr uint64_t kSteps = 2'000'001;  // of the random numbers between -1 and 1
    for (int i = 0; i <= columns; ++i) {
      const auto roll = static_cast<double>(dice.Below(kSteps));
      const double weight = roll / ((kSteps - 1) / 2) - 1;
      weights_[static_cast<size_t>(i)] = static_cast<int32_t>(std::lround(weight / rate));
    }
  }

  bool PredictsMate(const PackedRow& row) const {
    int32_t sum = 0;
    for (size_t i = 0; i < kWidth; ++i) sum += weights_[i] * row.values[i];
    return sum > 0;
  }

  // Makes one pass over the rows; returns the number of wrong predictions.
  int64_t Learn(const PackedRow* begin, const PackedRow* end) {
    int64_t mistakes = 0;
    for (const PackedRow* next = begin; next != end; ++next) {
      const PackedRow& row = *next;
      if (PredictsMate(row) == row.is_mate) continue;
      ++mistakes;
      const int32_t sign = row.is_mate ? 1 : -1;
      for (size_t i = 0; i < kWidth; ++i) weights_[i] += sign * row.values[i];
    }
    return mistakes;
  }

  int64_t LargestWeight() const {
    int64_t largest = 0;
    for (const int32_t weight : weights_) largest = std::max(largest, std::abs(int64_t{weight}));
    return largest;
  }

 private:
  std::array<int32_t, kWidth> weights_{};
};

Confusion Judged(const Perceptron& perceptron, const std::vector<PackedRow>& rows) {
  Confusion confusion;
  for (const PackedRow& row : rows) confusion.Count(row.is_mate, perceptron.PredictsMate(row));
  return confusion;
}

std::vector<int> RightRows(const Perceptron& perceptron, const std::vector<PackedRow>& packed,
                           const std::vector<int>& rows) {
  std::vector<int> right;
  for (size_t i = 0; i < packed.size(); ++i) {
    if (perceptron.PredictsMate(packed[i]) == packed[i].is_mate) right.push_back(rows[i]);
  }
  return right;
}

void Shuffle(std::vector<PackedRow>& rows, Dice& dice) {
  for (size_t left = rows.size(); left > 1; --left) {
    const size_t drawn = dice.Below(left);
    std::swap(rows[left - 1], rows[drawn]);
  }
}

// Weights are checked after this many rows.
constexpr size_t kBlock = 1000;

// The largest weight with which no sum over a row can overflow before the next check.
int64_t LargestSafeWeight(const std::vector<PackedRow>& rows) {
  int largest_row = 1;
  for (const PackedRow& row : rows) largest_row = std::max(largest_row, row.Size());
  const int64_t most = std::numeric_limits<int32_t>::max() / largest_row;
  return most - static_cast<int64_t>(kBlock) * std::numeric_limits<int8_t>::max();
}

absl::StatusOr<int64_t> Pass(Perceptron& perceptron, const std::vector<PackedRow>& rows,
                             int64_t safe_weight) {
  int64_t mistakes = 0;
  for (size_t i = 0; i < rows.size(); i += kBlock) {
    if (perceptron.LargestWeight() > safe_weight) {
      return absl::OutOfRangeError("the perceptron's weights grow too large for exact sums");
    }
    mistakes += perceptron.Learn(&rows[i], rows.data() + std::min(i + kBlock, rows.size()));
  }
  return mistakes;
}

}  // namespace

absl::StatusOr<std::vector<PerceptronPoint>> TrainPerceptron(
    const Dataset& data, const Split& split, const PerceptronOptions& options,
    const std::atomic<bool>& stop, const std::function<void(int passes)>& after_pass) {
  if (data.columns > kMostPerceptronColumns) {
    return absl::InvalidArgumentError(
        absl::StrCat("a perceptron takes at most ", kMostPerceptronColumns, " columns"));
  }
  if (split.train.empty()) return absl::InvalidArgumentError("no rows to train on");
  Dice dice(options.seed);
  std::vector<PackedRow> train = Packed(data, split.train);
  Shuffle(train, dice);
  const std::vector<PackedRow> test = Packed(data, split.test);
  std::vector<PackedRow> both = train;
  both.insert(both.end(), test.begin(), test.end());
  const int64_t safe = LargestSafeWeight(both);
  Perceptron perceptron(data.columns, options.rate, dice);
  std::vector<PerceptronPoint> points;
  for (int pass = 1; pass <= options.passes; ++pass) {
    HAKARI_ASSIGN_OR_RETURN(const int64_t mistakes, Pass(perceptron, train, safe));
    if (stop) return absl::CancelledError("interrupted");
    after_pass(pass);
    if (pass % options.report_every != 0) continue;
    points.push_back({pass, Judged(perceptron, train), Judged(perceptron, test),
                      RightRows(perceptron, test, split.test), mistakes});
  }
  return points;
}

namespace {

// Scaled rows in the format of LIBSVM, one after the other.
class KernelRows {
 public:
  KernelRows(const Dataset& data, const std::vector<int>& rows, const Scaling& scaling)
      : row_size_(static_cast<size_t>(data.columns) + 1) {
    nodes_.reserve(rows.size() * row_size_);
    for (const int row : rows) {
      for (int i = 0; i < data.columns; ++i) {
        nodes_.push_back({i + 1, scaling.Scaled(i, data.Row(row)[i])});
      }
      nodes_.push_back({-1, 0});
    }
  }

  svm_node* Row(size_t i) { return &nodes_[i * row_size_]; }

 private:
  const size_t row_size_;
  std::vector<svm_node> nodes_;
};

svm_parameter ParameterOf(const KernelOptions& options) {
  svm_parameter result{};
  result.svm_type = C_SVC;
  result.kernel_type = RBF;
  result.gamma = options.gamma;
  result.C = options.c;
  result.cache_size = options.cache_mib;
  result.eps = 0.001;
  result.shrinking = 1;
  return result;
}

struct FreeModel {
  void operator()(svm_model* model) const { svm_free_and_destroy_model(&model); }
};

void BeQuiet(const char*) {}

Confusion Judged(const svm_model& model, const Dataset& data, const std::vector<int>& rows,
                 const Scaling& scaling) {
  KernelRows scaled(data, rows, scaling);
  Confusion confusion;
  for (size_t i = 0; i < rows.size(); ++i) {
    confusion.Count(data.is_mate[static_cast<size_t>(rows[i])],
                    svm_predict(&model, scaled.Row(i)) > 0);
  }
  return confusion;
}

}  // namespace

absl::StatusOr<KernelResult> TryKernelSvm(const Dataset& data, const Split& split,
                                          const KernelOptions& options) {
  // Without rows LIBSVM would ask for memory for -1 numbers.
  HAKARI_RETURN_IF_ERROR(CheckBothKinds(data, split.train));
  const Scaling scaling = FitScaling(data, split.train);
  KernelRows rows(data, split.train, scaling);
  std::vector<svm_node*> starts;
  std::vector<double> targets;
  for (size_t i = 0; i < split.train.size(); ++i) {
    starts.push_back(rows.Row(i));
    targets.push_back(data.is_mate[static_cast<size_t>(split.train[i])] ? 1 : -1);
  }
  const svm_problem problem = {static_cast<int>(targets.size()), targets.data(), starts.data()};
  const svm_parameter parameters = ParameterOf(options);
  if (const char* wrong = svm_check_parameter(&problem, &parameters); wrong != nullptr) {
    return absl::InvalidArgumentError(wrong);
  }
  svm_set_print_string_function(&BeQuiet);
  const std::unique_ptr<svm_model, FreeModel> model(svm_train(&problem, &parameters));
  return KernelResult{Judged(*model, data, split.test, scaling), svm_get_nr_sv(model.get())};
}

}  // namespace hakari::suites
