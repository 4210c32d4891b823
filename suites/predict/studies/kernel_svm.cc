#include "suites/predict/studies/kernel_svm.h"

#include <libsvm/svm.h>

#include <cstddef>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "base/status/macros.h"
#include "suites/predict/training/scaling.h"

namespace hakari::suites {
namespace {

// Scaled rows as LIBSVM wants them, one after the other.
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
  // LIBSVM itself asks for -1 numbers of memory where there are no rows.
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
