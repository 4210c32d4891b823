#include "ci/check/daily/promise_check.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "bench/promises.h"

namespace hakari::check {
namespace {

// Each further look takes so many times as long as the one before.
constexpr double kLonger = 4;

// Fills the rows of `cases`, which are those that `places` name.
absl::Status Look(const std::vector<bench::BenchCase>& cases, const std::vector<int>& places,
                  const bench::RunOptions& options, const MeasureCases& measure,
                  std::vector<PromiseRow>& rows) {
  const absl::StatusOr<std::vector<bench::Measured>> measured = measure(cases, options);
  if (!measured.ok()) return measured.status();
  if (measured->size() != cases.size()) return absl::DataLossError("benchmarks went missing");
  for (size_t i = 0; i < cases.size(); ++i) {
    const bench::Target* target = bench::TargetOf(cases[i].name);
    if (target == nullptr) {
      return absl::NotFoundError(absl::StrCat(cases[i].name, " has no promise"));
    }
    PromiseRow& row = rows[places[i]];
    row.measured = (*measured)[i];
    row.margin = bench::PromiseMargin(*target, row.measured);
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::vector<PromiseRow>> CheckPromises(const std::vector<bench::BenchCase>& cases,
                                                      const bench::RunOptions& first_look,
                                                      const MeasureCases& measure) {
  std::vector<PromiseRow> rows(cases.size());
  std::vector<int> places;
  for (size_t i = 0; i < cases.size(); ++i) places.push_back(static_cast<int>(i));
  HAKARI_RETURN_IF_ERROR(Look(cases, places, first_look, measure, rows));
  for (size_t i = 0; i < cases.size(); ++i) {
    bench::RunOptions options = first_look;
    while (!rows[i].kept() && rows[i].looks < kMostLooks) {
      ++rows[i].looks;
      options.seconds *= kLonger;
      HAKARI_RETURN_IF_ERROR(Look({cases[i]}, {static_cast<int>(i)}, options, measure, rows));
    }
  }
  return rows;
}

}  // namespace hakari::check
