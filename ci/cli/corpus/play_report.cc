#include "ci/cli/corpus/play_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "ci/report/envelope.h"
#include "engine/core/color.h"

namespace hakari::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string SeatLine(const std::string& engine, const corpus::SeatScore& seat) {
  const match::Tally total = seat.total();
  return absl::StrCat(engine, ": won ", total.won, " (", seat.by_color[kBlack].won, " as black, ",
                      seat.by_color[kWhite].won, " as white), lost ", total.lost, ", drawn ",
                      total.drawn, "\n");
}

std::string TimeText(const std::string& engine, const corpus::SeatScore& seat, int64_t given_ms) {
  std::string text =
      absl::StrCat("overruns of ", engine, ": ", seat.overruns, " of ", seat.timed_moves, " moves");
  if (seat.timed_moves > 0) {
    absl::StrAppend(&text, ", the longest ", seat.longest_ms, " ms of ", given_ms, " ms");
  }
  return text + "\n";
}

// The times of both seats together.
corpus::SeatScore Together(const corpus::PlayScore& score) {
  corpus::SeatScore both = score.seats[0];
  both.timed_moves += score.seats[1].timed_moves;
  both.overruns += score.seats[1].overruns;
  both.longest_ms = std::max(both.longest_ms, score.seats[1].longest_ms);
  return both;
}

Json Of(const match::Tally& tally) {
  return {{"won", tally.won}, {"lost", tally.lost}, {"drawn", tally.drawn}};
}

Json Of(const std::string& engine, const corpus::SeatScore& seat) {
  Json json = {{"engine", engine},
               {"total", Of(seat.total())},
               {"as_black", Of(seat.by_color[kBlack])},
               {"as_white", Of(seat.by_color[kWhite])},
               {"timed_moves", seat.timed_moves},
               {"overruns", seat.overruns},
               {"longest_ms", nullptr}};
  if (seat.longest_ms >= 0) json["longest_ms"] = seat.longest_ms;
  return json;
}

}  // namespace

void NameSeats(const std::string (&names)[2], const std::string (&specs)[2],
               std::string (&engines)[2]) {
  const bool same_names = names[0] == names[1];
  const bool same_specs = specs[0] == specs[1];
  const absl::string_view places[2] = {" (first)", " (second)"};
  for (int seat : {0, 1}) {
    engines[seat] = names[seat];
    if (same_names && !same_specs) absl::StrAppend(&engines[seat], " (", specs[seat], ")");
    if (same_names && same_specs) absl::StrAppend(&engines[seat], places[seat]);
  }
}

std::vector<std::string> FaultsOf(const std::vector<notation::GameRecord>& games) {
  std::vector<std::string> faults;
  for (const notation::GameRecord& game : games) {
    const absl::string_view fault = notation::TagOf(game, "fault");
    if (!fault.empty())
      faults.push_back(absl::StrCat("game ", notation::TagOf(game, "game"), ": ", fault));
  }
  return faults;
}

std::string PlayText(const PlayReport& report) {
  const corpus::PlayScore& score = report.score;
  std::string text = absl::StrCat(score.games, score.games == 1 ? " game" : " games");
  if (score.games < report.asked) absl::StrAppend(&text, " of ", report.asked);
  if (report.resumed > 0)
    absl::StrAppend(&text, " (", report.resumed, " of them from an earlier run)");
  absl::StrAppend(&text, ": black won ", score.black.won, ", white won ", score.black.lost,
                  ", drawn ", score.black.drawn);
  if (score.undecided > 0) absl::StrAppend(&text, ", without a result ", score.undecided);
  text += "\n";
  if (!report.against_itself) {
    for (int seat : {0, 1}) text += SeatLine(report.engines[seat], score.seats[seat]);
  }
  if (!score.ends.empty()) {
    absl::StrAppend(&text, "ended by ", absl::StrJoin(score.ends, ", ", absl::PairFormatter(" ")),
                    "\n");
  }
  if (!report.allowance.is_timed()) return text;
  const int64_t given_ms = *report.allowance.byoyomi_ms;
  if (report.against_itself) {
    text += TimeText(report.engines[0], Together(score), given_ms);
  } else {
    for (int seat : {0, 1}) text += TimeText(report.engines[seat], score.seats[seat], given_ms);
  }
  if (score.excused_moves > 0) {
    absl::StrAppend(
        &text, score.excused_moves, score.excused_moves == 1 ? " move" : " moves", " exceeded ",
        score.excused_moves == 1 ? "its" : "their",
        " time only because the machine was paused: the pauses are not charged, at most ",
        score.longest_excused_ms, " ms per move\n");
  }
  return text;
}

std::string PlayJson(const PlayReport& report, const report::Origin& origin) {
  const corpus::PlayScore& score = report.score;
  report::Envelope envelope;
  envelope.schema = "hakari-games";
  envelope.origin = origin;
  envelope.identity = {{"engines", report.engines},
                       {"rules", report.rules},
                       {"time_given_ms", nullptr},
                       {"time_margin_ms", nullptr}};
  if (report.allowance.is_timed()) {
    envelope.identity["time_given_ms"] = *report.allowance.byoyomi_ms;
    envelope.identity["time_margin_ms"] = report.allowance.margin_ms;
  }
  envelope.complete = score.games == report.asked;
  envelope.result = {{"games", score.games},
                     {"asked", report.asked},
                     {"resumed", report.resumed},
                     {"black_won", score.black.won},
                     {"white_won", score.black.lost},
                     {"drawn", score.black.drawn},
                     {"undecided", score.undecided},
                     {"ends", score.ends},
                     {"faults", report.faults},
                     {"against_itself", report.against_itself},
                     {"excused_moves", score.excused_moves},
                     {"longest_excused_ms", score.longest_excused_ms},
                     {"seats", Json::array()}};
  for (int seat : {0, 1}) {
    envelope.result["seats"].push_back(Of(report.engines[seat], score.seats[seat]));
  }
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::cli
