// A lab with made-up searches, so that a test knows the expected table: ten positions of ten games
// for choosing, and ten others for trying.
#ifndef HAKARI_CI_REPRODUCE_THESIS_MADE_UP_RUNS_FOR_TEST_H_
#define HAKARI_CI_REPRODUCE_THESIS_MADE_UP_RUNS_FOR_TEST_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/model_for_test.h"
#include "suites/core/outcome.h"

namespace hakari::reproduce::testing {

constexpr int kMadeUpPositions = 10;
constexpr uint64_t kMadeUpNodes = 1'000'000;

class MadeUpLab {
 public:
  // `nodes`: the usual nodes per position. `model` must outlive the lab.
  explicit MadeUpLab(uint64_t nodes = kMadeUpNodes,
                     const predict::LinearModel& model = predict::testing::HandMadeModel());

  // The time is a microsecond per node.
  static suites::Outcome Answered(const std::string& answer, uint64_t nodes);
  // The same outcome for every position.
  static std::vector<suites::Outcome> Everywhere(const suites::Outcome& outcome) {
    return std::vector<suites::Outcome>(kMadeUpPositions, outcome);
  }
  void Ran(PositionsFor purpose, const std::string& setting, std::vector<suites::Outcome> outcomes,
           std::optional<uint64_t> nodes = std::nullopt);

  ReproduceContext& context() { return context_; }
  const SearchLab& lab() const { return lab_; }

 private:
  SearchLab lab_;
  ReproduceContext context_;
};

// Makes the table with this id; an error if there is none.
absl::StatusOr<Reproduced> Made(const std::vector<ReproducedTable>& tables, absl::string_view id,
                                ReproduceContext& context);

// "holds: -50.0 % [-50.0, -50.0]" for the claim that contains these words, or "no such claim".
std::string Judged(const Reproduced& made, absl::string_view words);
// The measured text of a cell, or "no such cell".
std::string Cell(const Reproduced& made, absl::string_view row, absl::string_view column);

}  // namespace hakari::reproduce::testing

#endif  // HAKARI_CI_REPRODUCE_THESIS_MADE_UP_RUNS_FOR_TEST_H_
