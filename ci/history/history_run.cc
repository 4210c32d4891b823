#include "ci/history/history_run.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"

namespace hakari::history {
namespace {

// The length precedes the field, so that different lists of fields give different texts.
void AppendField(absl::string_view field, std::string& text) {
  absl::StrAppend(&text, field.size(), ":", field);
}

void AppendRow(const HistoryRow& row, std::string& text) {
  for (const std::string& field : {row.benchmark, row.metric, row.unit}) AppendField(field, text);
  AppendField(SamplesText({row.median}), text);
  AppendField(row.base_median ? SamplesText({*row.base_median}) : "none", text);
  AppendField(SamplesText(row.samples), text);
  AppendField(SamplesText(row.base_samples), text);
}

}  // namespace

std::string SamplesText(const std::vector<double>& samples) {
  return nlohmann::json(samples).dump();
}

std::optional<std::vector<double>> ParseSamples(absl::string_view text) {
  const nlohmann::json json = nlohmann::json::parse(text.begin(), text.end(), nullptr, false);
  if (!json.is_array()) return std::nullopt;
  std::vector<double> samples;
  for (const nlohmann::json& sample : json) {
    if (!sample.is_number()) return std::nullopt;
    samples.push_back(sample.get<double>());
  }
  return samples;
}

std::string RunChecksum(const HistoryRun& run) {
  std::string text;
  for (const std::string& field : {run.time, run.kind, run.revision, run.base_revision, run.machine,
                                   run.compiler, run.suite_hash, run.verdict}) {
    AppendField(field, text);
  }
  absl::StrAppend(&text, run.binary_hashes.size(), "/", run.rows.size(), "/");
  for (const auto& [name, hash] : run.binary_hashes) {
    AppendField(name, text);
    AppendField(hash, text);
  }
  for (const HistoryRow& row : run.rows) AppendRow(row, text);
  return ContentHash(text);
}

}  // namespace hakari::history
