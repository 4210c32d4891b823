#include "suites/predict/training/svm.h"

#include <linear.h>

#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <mutex>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "base/status/macros.h"

namespace hakari::suites {
namespace {

constexpr double kBiasInput = 1;

// LIBLINEAR uses rand(), and reports that it gave up through a function without context. Therefore
// one training runs at a time, and each begins with its own seed.
std::mutex& LiblinearMutex() {
  static std::mutex mutex;
  return mutex;
}
bool liblinear_gave_up = false;

void Listen(const char* text) {
  if (absl::StrContains(text, "WARNING")) liblinear_gave_up = true;
}

// The rows in the format of LIBLINEAR: scaled, one node per column that counts, the input of the
// bias, and an end mark.
class SolverRows {
 public:
  SolverRows(const Dataset& data, const std::vector<int>& rows, const Scaling& scaling) {
    nodes_.reserve(rows.size() * (static_cast<size_t>(data.columns) + 2));
    std::vector<size_t> begins;
    for (const int row : rows) {
      begins.push_back(nodes_.size());
      AppendRow(data, row, scaling);
      targets_.push_back(data.is_mate[static_cast<size_t>(row)] ? 1 : -1);
    }
    for (const size_t begin : begins) starts_.push_back(&nodes_[begin]);
    problem_.l = static_cast<int>(rows.size());
    problem_.n = data.columns + 1;
    problem_.y = targets_.data();
    problem_.x = starts_.data();
    problem_.bias = kBiasInput;
  }

  const problem& get() const { return problem_; }

 private:
  void AppendRow(const Dataset& data, int row, const Scaling& scaling) {
    const int8_t* values = data.Row(row);
    for (int i = 0; i < data.columns; ++i) {
      if (scaling.factor[static_cast<size_t>(i)] == 0) continue;
      nodes_.push_back({i + 1, scaling.Scaled(i, values[i])});
    }
    nodes_.push_back({data.columns + 1, kBiasInput});
    nodes_.push_back({-1, 0});
  }

  std::vector<feature_node> nodes_;
  std::vector<feature_node*> starts_;
  std::vector<double> targets_;
  problem problem_;
};

parameter ParameterOf(const SvmOptions& options) {
  parameter result{};
  result.solver_type = L2R_L1LOSS_SVC_DUAL;
  result.C = options.c;
  result.eps = options.tolerance;
  return result;
}

struct FreeModel {
  void operator()(model* trained) const { free_and_destroy_model(&trained); }
};

LinearFunction FunctionOf(const model& trained, int columns) {
  // The sign of the weights is that of the first label of LIBLINEAR.
  const double sign = trained.label[0] > 0 ? 1 : -1;
  LinearFunction function;
  for (int i = 0; i < columns; ++i) function.weights.push_back(sign * trained.w[i]);
  function.bias = sign * trained.w[columns] * kBiasInput;
  return function;
}

}  // namespace

absl::StatusOr<SvmResult> TrainSvm(const Dataset& data, const std::vector<int>& rows,
                                   const SvmOptions& options) {
  HAKARI_RETURN_IF_ERROR(CheckBothKinds(data, rows));
  Scaling scaling = FitScaling(data, rows);
  for (const int column : options.left_out) scaling.factor[static_cast<size_t>(column)] = 0;
  const SolverRows solver_rows(data, rows, scaling);
  const parameter parameters = ParameterOf(options);
  if (const char* wrong = check_parameter(&solver_rows.get(), &parameters); wrong != nullptr) {
    return absl::InvalidArgumentError(wrong);
  }
  const std::lock_guard<std::mutex> lock(LiblinearMutex());
  liblinear_gave_up = false;
  set_print_string_function(&Listen);
  srand(options.seed);
  const std::unique_ptr<model, FreeModel> trained(train(&solver_rows.get(), &parameters));
  const LinearFunction scaled = FunctionOf(*trained, data.columns);
  SvmResult result;
  result.function = FoldedBack(scaled, scaling);
  for (const double weight : scaled.weights) result.influence.push_back(std::abs(weight));
  result.converged = !liblinear_gave_up;
  return result;
}

}  // namespace hakari::suites
