#include "ci/history/trend/trend_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "base/text/printable.h"
#include "ci/report/effect_json.h"
#include "ci/report/envelope.h"

namespace hakari::history {
namespace {

constexpr size_t kSparklineWidth = 30;
constexpr double kPercent = 100;

// Enough of a commit's hash to identify it; "+" means that files were changed since.
std::string ShortRevision(const std::string& revision) {
  constexpr size_t kLength = 10;
  const bool changed = revision.size() > kLength && revision.back() == '+';
  return Printable(revision.empty() ? "?" : revision.substr(0, kLength)) + (changed ? "+" : "");
}

std::string Name(const Series& series) {
  std::string name = series.benchmark;
  if (series.metric != "time") absl::StrAppend(&name, " ", series.metric);
  return Printable(name);
}

std::string Header(const Trend& trend) {
  size_t runs = 0;
  for (const Series& series : trend.series) runs = std::max(runs, series.points.size());
  std::string header =
      absl::StrCat(runs, runs == 1 ? " run" : " runs", " on ", Printable(trend.machine), "; ");
  if (trend.reference) {
    absl::StrAppend(&header, "ratios to run ", trend.reference->id, " (",
                    ShortRevision(trend.reference->revision), ")");
  } else {
    absl::StrAppend(
        &header, "ratios to the oldest run shown; `./hakari trend pin RUN` sets another reference");
  }
  if (trend.elsewhere > 0) {
    absl::StrAppend(&header, "; left out, from other machines: ", trend.elsewhere);
  }
  return header + "\n";
}

std::string NewestPoints(const Series& series) {
  const bool ratios = std::all_of(series.points.begin(), series.points.end(),
                                  [](const SeriesPoint& point) { return point.ratio.has_value(); });
  const size_t all = series.points.size();
  const size_t first = all > kSparklineWidth ? all - kSparklineWidth : 0;
  std::vector<double> values;
  for (size_t i = first; i < all; ++i) {
    values.push_back(ratios ? *series.points[i].ratio : series.points[i].value);
  }
  std::vector<size_t> marks;
  for (const LevelChange& change : series.changes) {
    if (change.index >= first) marks.push_back(change.index - first);
  }
  return Sparkline(values, marks);
}

std::string SeriesLine(const Series& series, size_t width) {
  const SeriesPoint& newest = series.points.back();
  const std::string value = absl::StrFormat("%.4g %s", newest.value, Printable(series.unit));
  const std::string ratio = newest.ratio ? absl::StrFormat("%.3f", *newest.ratio) : "-";
  return absl::StrFormat("%-*s %20s %8s  %s\n", width, Name(series), value, ratio,
                         NewestPoints(series));
}

std::string ChangeLine(const Series& series, const LevelChange& change,
                       const SubjectOf& subject_of) {
  const SeriesPoint& first = series.points[change.index];
  const std::string subject = subject_of(first.revision);
  return absl::StrFormat("  %+.1f %% from run %d on (%s%s, %s), p %.3g\n",
                         change.effect.estimate * kPercent, first.run,
                         ShortRevision(first.revision),
                         subject.empty() ? "" : absl::StrCat(" ", Printable(subject)),
                         Printable(first.time), change.p_value);
}

// The subjects of all runs, cut so that the columns after them stay on the screen.
std::vector<std::string> ShortSubjects(const std::vector<HistoryRun>& runs,
                                       const SubjectOf& subject_of) {
  constexpr size_t kLongest = 48;
  std::vector<std::string> subjects;
  for (const HistoryRun& run : runs) {
    std::string subject = Printable(subject_of(run.revision));
    if (subject.size() > kLongest) subject = absl::StrCat(subject.substr(0, kLongest - 3), "...");
    subjects.push_back(std::move(subject));
  }
  return subjects;
}

}  // namespace

std::string TrendText(const Trend& trend, const SubjectOf& subject_of) {
  size_t width = 0;
  for (const Series& series : trend.series) width = std::max(width, Name(series).size());
  std::string text = Header(trend);
  absl::StrAppendFormat(&text, "%-*s %20s %8s  %s\n", width, "benchmark", "newest", "ratio",
                        "oldest to newest");
  for (const Series& series : trend.series) {
    text += SeriesLine(series, width);
    for (const LevelChange& change : series.changes) text += ChangeLine(series, change, subject_of);
  }
  return text;
}

std::string RunsText(const std::vector<HistoryRun>& runs, int64_t pinned,
                     const SubjectOf& subject_of) {
  const std::vector<std::string> subjects = ShortSubjects(runs, subject_of);
  size_t width = absl::string_view("subject").size();
  for (const std::string& subject : subjects) width = std::max(width, subject.size());
  std::string text =
      absl::StrFormat("%5s  %-20s  %-6s  %-11s  %-*s  %-12s  %5s  %s\n", "run", "time", "kind",
                      "revision", width, "subject", "verdict", "rows", "machine");
  for (size_t i = 0; i < runs.size(); ++i) {
    const HistoryRun& run = runs[i];
    absl::StrAppendFormat(&text, "%5d  %-20s  %-6s  %-11s  %-*s  %-12s  %5d  %s%s\n", run.id,
                          Printable(run.time), Printable(run.kind), ShortRevision(run.revision),
                          width, subjects[i], Printable(run.verdict), run.rows.size(),
                          Printable(run.machine), run.id == pinned ? "  (pinned)" : "");
  }
  return text;
}

namespace {

constexpr const char* kBlocks[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
constexpr double kLeastRange = 0.02;

}  // namespace

std::string Sparkline(const std::vector<double>& values, const std::vector<size_t>& marks) {
  if (values.empty()) return "";
  const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
  const double middle = *least / 2 + *greatest / 2;
  const double range = std::max(*greatest - *least, kLeastRange * std::abs(middle));
  const double bottom = middle - range / 2;
  constexpr double kTop = static_cast<double>(std::size(kBlocks) - 1);
  std::string line;
  for (size_t i = 0; i < values.size(); ++i) {
    if (std::find(marks.begin(), marks.end(), i) != marks.end()) line += "|";
    const double height = range > 0 ? (values[i] - bottom) / range : 0;
    line += kBlocks[static_cast<size_t>(std::lround(std::clamp(height, 0.0, 1.0) * kTop))];
  }
  return line;
}

namespace {

using Json = nlohmann::ordered_json;

Json PointJson(const SeriesPoint& point) {
  Json json;
  json["run"] = point.run;
  json["time"] = point.time;
  json["revision"] = point.revision;
  json["value"] = point.value;
  if (point.ratio) json["ratio"] = *point.ratio;
  return json;
}

Json SeriesJson(const Series& series) {
  Json json;
  json["kind"] = series.kind;
  json["benchmark"] = series.benchmark;
  json["metric"] = series.metric;
  json["unit"] = series.unit;
  for (const SeriesPoint& point : series.points) json["points"].push_back(PointJson(point));
  json["changes"] = Json::array();
  for (const LevelChange& change : series.changes) {
    json["changes"].push_back({{"run", series.points[change.index].run},
                               {"effect", report::EffectJson(change.effect)},
                               {"p_value", change.p_value}});
  }
  return json;
}

}  // namespace

std::string TrendJson(const Trend& trend, const report::Origin& origin) {
  report::Envelope envelope;
  envelope.schema = "hakari-trend";
  envelope.origin = origin;
  envelope.identity = {{"machine", trend.machine}, {"reference", nullptr}};
  if (trend.reference) {
    envelope.identity["reference"] = {{"run", trend.reference->id},
                                      {"revision", trend.reference->revision}};
  }
  envelope.result = {{"runs_on_other_machines", trend.elsewhere}, {"series", Json::array()}};
  for (const Series& series : trend.series) envelope.result["series"].push_back(SeriesJson(series));
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::history
