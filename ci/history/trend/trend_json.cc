#include "ci/history/trend/trend_json.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "ci/report/effect_json.h"
#include "ci/report/envelope.h"

namespace hakari::history {
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
  for (const Series& series : trend.series) {
    envelope.result["series"].push_back(SeriesJson(series));
  }
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::history
