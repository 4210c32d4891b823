#include "ci/compare/match/page/match_course.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/statistics/strength.h"
#include "ci/compare/match/match_verdict.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "suites/match/pair_text.h"
#include "suites/match/play_match.h"

namespace hakari::compare {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kMostSteps = 400;  // enough for the width of a chart

const char* ResultLetter(notation::GameResult result) {
  switch (result) {
    case notation::GameResult::kBlackWins:
      return "b";
    case notation::GameResult::kWhiteWins:
      return "w";
    case notation::GameResult::kDraw:
      return "d";
    case notation::GameResult::kUnknown:
      break;
  }
  return "";
}

Json OfGame(const match::PlayedPair& pair, int number) {
  const match::PlayedGame& game = pair.games[number];
  const notation::RecordLine& line = game.record.lines.front();
  std::vector<Move> moves;
  for (const notation::RecordedMove& played : line.moves) moves.push_back(played.move);
  Json json = {
      {"pair", match::PairId({pair.players[0], pair.players[1]}, pair.number)},
      {"game", number + 1},
      {"players",
       {pair.players[match::SeatOf(number, kBlack)], pair.players[match::SeatOf(number, kWhite)]}},
      {"result", ResultLetter(line.result)},
      {"end", match::EndKind(game.record)},
      {"moves", player::MovesText(moves)},
      {"opening", game.opening_moves}};
  const std::string start = notation::ToSfen(game.record.start);
  if (start != notation::kInitialSfen) json["start"] = start;
  if (line.illegal_move) json["illegal"] = notation::ToUsi(*line.illegal_move);
  if (game.fault) {
    json["fault"] = {{"by", pair.players[match::SeatOf(number, game.fault->by)]},
                     {"what", game.fault->what}};
  }
  match::AddAnswerLists(game, {"ms", "nodes", "depth", "score"}, json);
  return json;
}

}  // namespace

void MatchCourse::Take(const match::PlayedPair& pair, double llr) {
  steps_.push_back({{pair.players[0], pair.players[1]}, match::OutcomeOf(pair), llr});
  for (const int number : {0, 1}) {
    if (is_full_) return;
    const std::string game =
        OfGame(pair, number).dump(-1, ' ', false, Json::error_handler_t::replace);
    is_full_ = listed_ >= limits_.games || list_.size() + game.size() > limits_.bytes;
    if (is_full_) return;
    absl::StrAppend(&list_, listed_ == 0 ? "\n" : ",\n", game);
    ++listed_;
  }
}

Json MatchCourse::Steps(bool is_sequential) const {
  std::vector<size_t> shown;
  const size_t stride = steps_.size() / kMostSteps + 1;
  for (size_t i = 0; i < steps_.size(); ++i) {
    if (i % stride == 0 || i + 1 == steps_.size()) shown.push_back(i);
  }
  Json json = {{"pairs", Json::array()}};
  for (const size_t i : shown) json["pairs"].push_back(i + 1);
  if (is_sequential) {
    json["llr"] = Json::array();
    for (const size_t i : shown) json["llr"].push_back(steps_[i].llr);
  } else {
    AddScores(shown, json);
  }
  return json;
}

void MatchCourse::AddScores(const std::vector<size_t>& shown, Json& json) const {
  const size_t players = static_cast<size_t>(players_);
  json["scores"] = Json(players, Json::array());
  std::vector<int> pairs(players), quarters(players);  // quarters of the points available
  PairCounts outcomes{};
  size_t next = 0;
  for (const size_t last : shown) {
    for (; next <= last; ++next) {
      const Step& step = steps_[next];
      const size_t first = static_cast<size_t>(step.players[0]);
      const size_t second = static_cast<size_t>(step.players[1]);
      ++pairs[first];
      ++pairs[second];
      quarters[first] += static_cast<int>(step.outcome);
      quarters[second] += static_cast<int>(kPairOutcomes - 1 - step.outcome);
      ++outcomes[step.outcome];
    }
    for (size_t i = 0; i < players; ++i) {
      json["scores"][i].push_back(pairs[i] == 0 ? Json() : Json(quarters[i] / 4.0 / pairs[i]));
    }
    if (players != 2) continue;
    const absl::StatusOr<Strength> strength = StrengthOf(outcomes, kMatchConfidence);
    json["low"].push_back(strength.ok() ? Json(strength->score_interval.low) : Json());
    json["high"].push_back(strength.ok() ? Json(strength->score_interval.high) : Json());
  }
}

std::string MatchCourse::Games() const {
  const int games = 2 * static_cast<int>(steps_.size());
  return absl::StrCat(R"({"left_out":)", games - listed_, R"(,"list":[)", list_, "]}");
}

}  // namespace hakari::compare
