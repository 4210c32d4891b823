#include <nlohmann/json.hpp>
#include <utility>

#include "ci/compare/compared_json.h"
#include "ci/compare/margins/margin_report.h"
#include "ci/compare/match/match_verdict.h"
#include "ci/compare/match/pairing_json.h"
#include "ci/report/envelope.h"
#include "suites/core/limits.h"

namespace hakari::compare {
namespace {

using Json = nlohmann::ordered_json;

template <typename T>
Json OrNull(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

Json Of(const MarginContestant& contestant) {
  return {{"word", contestant.word},
          {"shown", contestant.shown},
          {"search", contestant.search},
          {"configuration", contestant.config.Text()}};
}

// The precision is null if no cut was audited.
Json Of(const CutCounts& counts, double confidence) {
  Json json = {{"nodes", counts.audited},
               {"wrong", counts.wrong},
               {"precision", nullptr},
               {"interval", nullptr}};
  if (!counts.is_known()) return json;
  const Interval right = counts.PrecisionInterval(confidence);
  json["precision"] = counts.precision();
  json["interval"] = {{"low", right.low}, {"high", right.high}};
  return json;
}

Json Of(const std::map<int, CutCounts>& by_depth, double confidence) {
  Json json = Json::array();
  for (const auto& [depth, counts] : by_depth) {
    Json one = {{"depth", depth}};
    one.update(Of(counts, confidence));
    json.push_back(std::move(one));
  }
  return json;
}

Json Of(const AdoptedMargin& adopted) {
  return {{"depth", adopted.depth},
          {"centipawns", adopted.centipawns},
          {"positions", adopted.positions},
          {"first", adopted.first}};
}

Json DynamicOf(const MarginFigures& figures) {
  if (!figures.is_dynamic) return nullptr;
  Json json = {{"tries", figures.tries},
               {"tried_nodes", figures.tried_nodes},
               {"cuts", figures.adopted_cuts},
               {"adopted", Json::array()}};
  for (const AdoptedMargin& adopted : figures.adopted) json["adopted"].push_back(Of(adopted));
  return json;
}

// The audit of each position by depth.
Json AuditsOf(const StudiedSuite& suite, size_t who) {
  Json json = Json::array();
  for (const std::map<int, CutCounts>& position : suite.audits[who]) {
    Json depths = Json::array();
    for (const auto& [depth, counts] : position) {
      depths.push_back({{"depth", depth}, {"nodes", counts.audited}, {"wrong", counts.wrong}});
    }
    json.push_back(std::move(depths));
  }
  return json;
}

Json Of(const StudiedSuite& suite, const SuiteFigures& figures) {
  Json json = {{"name", suite.name},
               {"limits", suites::LimitsText(suite.limits)},
               {"audit_confidence", figures.audit_confidence},
               {"audit_complete", !suite.audit_interrupted},
               {"margins", Json::array()},
               {"comparison", ComparedJson(suite.comparison, figures.summary)}};
  for (size_t who = 0; who < figures.of.size(); ++who) {
    const MarginFigures& one = figures.of[who];
    json["margins"].push_back({{"nodes", one.nodes},
                               {"mean_depth", OrNull(one.mean_depth)},
                               {"cuts", one.cuts},
                               {"cuts_to_first", RatioJson(one.cuts_to_first)},
                               {"audited", Of(one.audited, figures.audit_confidence)},
                               {"by_depth", Of(one.audited_by_depth, figures.audit_confidence)},
                               {"mcnemar_p", OrNull(one.mcnemar_p)},
                               {"dynamic", DynamicOf(one)},
                               {"audits", AuditsOf(suite, who)}});
  }
  return json;
}

Json Of(const MarginGames& games) {
  const MatchReport& match = games.report;
  Json json = {{"contestant", games.contestant},
               {"word", nullptr},
               {"reasons", Json::array()},
               {"limits", match.players[0].limits},
               {"pairs", match.counts.pairs()},
               {"asked_pairs", match.asked_pairs},
               {"resumed", match.resumed},
               {"openings", match.openings},
               {"rules", match.rules},
               {"file", match.file},
               {"pairing", PairingJson(match.counts.pairings()[0])}};
  if (match.verdict) {
    json["word"] = MatchWordName(match.verdict->word);
    json["reasons"] = match.verdict->reasons;
  }
  return json;
}

}  // namespace

std::string MarginJson(const MarginReport& report, const report::Origin& origin) {
  report::Envelope envelope;
  envelope.schema = "hakari-margins";
  envelope.origin = origin;
  envelope.complete = !report.interrupted;
  envelope.identity = {{"base", report.base},
                       {"contestants", Json::array()},
                       {"cuts_kept", report.cuts_kept},
                       {"positions_a_life", report.positions_a_life},
                       {"seed", report.seed}};
  for (const MarginContestant& contestant : report.contestants) {
    envelope.identity["contestants"].push_back(Of(contestant));
  }
  envelope.result = {{"suites", Json::array()}, {"games", Json::array()}};
  for (size_t i = 0; i < report.suites.size(); ++i) {
    envelope.result["suites"].push_back(Of(report.suites[i], report.figures[i]));
  }
  for (const MarginGames& games : report.games) envelope.result["games"].push_back(Of(games));
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::compare
