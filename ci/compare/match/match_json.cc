#include <nlohmann/json.hpp>
#include <utility>

#include "base/statistics/ratings.h"
#include "ci/compare/match/match_report.h"
#include "ci/compare/match/pairing_json.h"
#include "ci/report/envelope.h"
#include "engine/core/color.h"

namespace hakari::compare {
namespace {

using Json = nlohmann::ordered_json;

Json Of(const match::Tally& tally) {
  return {{"won", tally.won}, {"lost", tally.lost}, {"drawn", tally.drawn}};
}

template <typename T>
Json OrNull(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

Json OfPlayer(const match::PlayerCounts& player) {
  return {{"total", Of(player.total())},
          {"as_black", Of(player.by_color[kBlack])},
          {"as_white", Of(player.by_color[kWhite])},
          {"lost_by", player.lost_by},
          {"faults", player.faults},
          {"answers", player.answers},
          {"wall_us", player.wall_us},
          {"longest_us", player.longest_us},
          {"nodes", player.nodes},
          {"counted_us", player.counted_us},
          {"depths", player.depths},
          {"deep_answers", player.deep_answers},
          {"latency_median_us", OrNull(match::Percentile(player.latencies_us, 50))},
          {"latency_99_us", OrNull(match::Percentile(player.latencies_us, 99))},
          {"least_left_ms", OrNull(player.least_left_ms)},
          {"late", player.late}};
}

Json OfSprt(const MatchReport& report) {
  if (!report.sprt) return Json();
  const SprtPlan& plan = *report.sprt;
  return {{"model", plan.model == EloModel::kNormalized ? "normalized" : "logistic"},
          {"elo0", plan.elo0},
          {"elo1", plan.elo1},
          {"alpha", plan.alpha},
          {"beta", plan.beta},
          {"llr", report.sprt_result.llr},
          {"lower", report.sprt_result.lower},
          {"upper", report.sprt_result.upper},
          {"mirrored_pairs", report.mirrored_pairs},
          {"repeated_pairs", report.repeated_pairs}};
}

// Infinite and unknown values are null.
Json OfRatings(const MatchReport& report) {
  if (!report.ratings || !report.ratings->ok()) return Json();
  const Ratings& ratings = **report.ratings;
  Json json = {{"confidence", kMatchConfidence},
               {"players", Json::array()},
               {"black_advantage", ratings.black_advantage_elo},
               {"black_advantage_interval",
                {ratings.black_advantage_interval.low, ratings.black_advantage_interval.high}},
               {"draws_between_equals", ratings.draws_between_equals},
               {"superiority", ratings.superiority}};
  for (const Rating& rating : ratings.players) {
    json["players"].push_back(
        {{"elo", rating.elo}, {"interval", {rating.interval.low, rating.interval.high}}});
  }
  return json;
}

}  // namespace

Json PairingJson(const match::PairingCounts& pairing) {
  Json json = {{"players", {pairing.players[0], pairing.players[1]}},
               {"outcomes", pairing.outcomes},
               {"strength", nullptr}};
  const absl::StatusOr<Strength> strength = StrengthOf(pairing.outcomes, kMatchConfidence);
  if (!strength.ok()) return json;
  // Infinite Elo, of a score of 0 or 1, is null: JSON cannot express it.
  json["strength"] = {
      {"confidence", kMatchConfidence},
      {"score", strength->score},
      {"score_interval", {strength->score_interval.low, strength->score_interval.high}},
      {"elo", strength->elo},
      {"elo_interval", {strength->elo_interval.low, strength->elo_interval.high}},
      {"normalized_elo", strength->normalized_elo},
      {"superiority", strength->superiority}};
  return json;
}

std::string MatchJson(const MatchReport& report, const report::Origin& origin) {
  report::Envelope envelope;
  envelope.schema = "hakari-match";
  envelope.origin = origin;
  envelope.complete = !report.interrupted;
  envelope.identity = {{"players", Json::array()},
                       {"rules", report.rules},
                       {"openings", report.openings},
                       {"seed", report.seed}};
  for (const MatchPlayer& player : report.players) {
    envelope.identity["players"].push_back({{"name", player.name},
                                            {"words", player.words},
                                            {"limits", player.limits},
                                            {"margin_ms", player.margin_ms}});
  }
  if (report.verdict) {
    envelope.verdict =
        report::StatedVerdict{report.verdict->verdict(), "games", report.verdict->reasons};
  }
  const match::MatchCounts& counts = report.counts;
  envelope.result = {{"word", nullptr},
                     {"pairs", counts.pairs()},
                     {"asked_pairs", report.asked_pairs},
                     {"resumed", report.resumed},
                     {"jobs", report.jobs},
                     {"pinned", report.pinned},
                     {"file", report.file},
                     {"ends", counts.ends()},
                     {"black", Of(counts.black())},
                     {"timed_games", counts.timed_games()},
                     {"disturbed_games", counts.disturbed_games()},
                     {"excused_moves", counts.excused_moves()},
                     {"played_again", counts.played_again()},
                     {"repeated_itself", OrNull(counts.repeated_itself())},
                     {"openings_used_up", report.openings_used_up},
                     {"faults", report.faults},
                     {"sprt", OfSprt(report)},
                     {"ratings", OfRatings(report)},
                     {"players", Json::array()},
                     {"pairings", Json::array()}};
  if (report.verdict) envelope.result["word"] = MatchWordName(report.verdict->word);
  for (const match::PlayerCounts& player : counts.players()) {
    envelope.result["players"].push_back(OfPlayer(player));
  }
  for (const match::PairingCounts& pairing : counts.pairings()) {
    envelope.result["pairings"].push_back(PairingJson(pairing));
  }
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::compare
