#include "ci/reproduce/thesis/use_costs.h"

#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

constexpr double kNanoseconds = 1e9;

// Ratios of steered to plain PDS.
struct Costs {
  double published_nodes = 0, published_time = 0;
  Effect nodes, time;
};

absl::StatusOr<double> PublishedRatio(const golden::PublishedTable& published, const char* column) {
  const absl::StatusOr<double> plain = published.Number("plain", column);
  if (!plain.ok()) return plain.status();
  const absl::StatusOr<double> steered = published.Number("steered", column);
  if (!steered.ok()) return steered.status();
  return *steered / *plain;
}

absl::StatusOr<Costs> CostsOf(const ReproduceContext& context,
                              const golden::PublishedTable& published,
                              const suites::SearchPair& pair, Among among) {
  Costs costs;
  for (const auto& [column, ratio] : {std::make_pair("nodes", &costs.published_nodes),
                                      std::make_pair("seconds", &costs.published_time)}) {
    HAKARI_ASSIGN_OR_RETURN(const double value, PublishedRatio(published, column));
    *ratio = value;
  }
  const suites::ExperimentSet& set = context.lab.set(PositionsFor::kTrying);
  for (const auto& [cost, ratio] :
       {std::make_pair(CostOf::kNodes, &costs.nodes), std::make_pair(CostOf::kTime, &costs.time)}) {
    HAKARI_ASSIGN_OR_RETURN(const Effect value, CostRatio(set, pair, cost, among));
    *ratio = value;
  }
  return costs;
}

std::string Seconds(const suites::SearchTotals& totals) {
  return absl::StrFormat("%.1f", static_cast<double>(totals.cpu_ns) / kNanoseconds);
}

void AddTotals(const golden::PublishedTable& published, const UseReading& reading, const char* row,
               const suites::SearchTotals& totals, Reproduced& made) {
  const bool beside = reading.name.empty();
  const std::string nodes = beside ? published.Text(row, "nodes").value_or("") : "";
  const std::string seconds = beside ? published.Text(row, "seconds").value_or("") : "";
  made.rows.push_back(
      {reading.RowName(row), {{nodes, absl::StrCat(totals.nodes)}, {seconds, Seconds(totals)}}});
}

void AddChange(const UseReading& reading, const Costs& costs, Reproduced& made) {
  const bool beside = reading.name.empty();
  made.rows.push_back({reading.RowName("change"),
                       {{beside ? ChangeText(costs.published_nodes) : "", ChangeText(costs.nodes)},
                        {beside ? ChangeText(costs.published_time) : "", ChangeText(costs.time)}}});
}

void AddClaims(const UseReading& reading, const Costs& costs, Among among, Reproduced& made) {
  const struct {
    const char* of_all;
    const char* of_both;
    double published;
    const Effect& measured;
  } kClaims[] = {{"All nodes change by ", "Nodes of what both solve change by ",
                  costs.published_nodes, costs.nodes},
                 {"All time changes by ", "Time of what both solve changes by ",
                  costs.published_time, costs.time}};
  for (const auto& claim : kClaims) {
    const char* words = among == Among::kAll ? claim.of_all : claim.of_both;
    made.claims.push_back(
        JudgeChange(reading.ClaimName(absl::StrCat(words, ChangeText(claim.published))),
                    claim.published, claim.measured));
  }
}

}  // namespace

absl::Status AddCosts(ReproduceContext& context, const golden::PublishedTable& published,
                      const UseReading& reading, Among among, Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(
      const suites::SearchPair pair,
      context.lab.Pair(PositionsFor::kTrying, suites::kPlainSetting, reading.setting));
  HAKARI_ASSIGN_OR_RETURN(const Costs costs, CostsOf(context, published, pair, among));
  const bool all = among == Among::kAll;
  // Plain PDS is the same in all readings, but the positions that both solve are not.
  if (reading.name.empty() || !all) {
    AddTotals(published, reading, "plain", all ? pair.first : pair.first_both, made);
  }
  AddTotals(published, reading, "steered", all ? pair.second : pair.second_both, made);
  AddChange(reading, costs, made);
  AddClaims(reading, costs, among, made);
  return absl::OkStatus();
}

}  // namespace hakari::reproduce
