#include "suites/match/pair_text.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "base/status/macros.h"
#include "engine/core/color.h"
#include "engine/notation/record.h"
#include "engine/notation/usi_game.h"
#include "engine/player/score.h"
#include "suites/engines/usi_text.h"

namespace hakari::match {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kUsPerMs = 1000;
constexpr int64_t kMostNumber = int64_t{1} << 53;  // JSON readers round larger ones

// A column of the table of answers: how a value is written, and read back.
struct Column {
  const char* name;
  Json (*write)(const AnswerFacts&);
  bool (*read)(const Json&, AnswerFacts&);
};

bool IsNumber(const Json& json) {
  return json.is_number() && std::abs(json.get<double>()) <= static_cast<double>(kMostNumber);
}

template <auto kField>
Json WriteWhole(const AnswerFacts& facts) {
  return facts.*kField ? Json(*(facts.*kField)) : Json();
}
template <auto kField>
bool ReadWhole(const Json& json, AnswerFacts& facts) {
  if (!json.is_number_integer() || !IsNumber(json)) return false;
  (facts.*kField).emplace(json.get<int64_t>());
  return true;
}

// Microseconds as milliseconds with three decimals.
template <auto kField>
Json WriteTime(const AnswerFacts& facts) {
  return facts.*kField ? Json(static_cast<double>(*(facts.*kField)) / kUsPerMs) : Json();
}
template <auto kField>
bool ReadTime(const Json& json, AnswerFacts& facts) {
  if (!IsNumber(json) || json.get<double>() < 0) return false;
  facts.*kField = std::llround(json.get<double>() * kUsPerMs);
  return true;
}

// Plain centipawns are written as a number, any other score as text.
Json WriteScore(const AnswerFacts& facts) {
  if (!facts.score) return Json();
  const player::Score& score = *facts.score;
  if (score == player::Score::Centipawns(score.value)) return score.value;
  return player::ScoreText(score);
}
bool ReadScore(const Json& json, AnswerFacts& facts) {
  if (json.is_number_integer() && IsNumber(json)) {
    facts.score = player::Score::Centipawns(static_cast<int>(json.get<int64_t>()));
    return true;
  }
  if (!json.is_string()) return false;
  facts.score = engines::ParseUsiInfo(absl::StrCat("info score ", json.get<std::string>())).score;
  return facts.score.has_value();
}

const Column kColumns[] = {
    {"ms", WriteTime<&AnswerFacts::wall_us>, ReadTime<&AnswerFacts::wall_us>},
    {"cpu_ms", WriteTime<&AnswerFacts::cpu_us>, ReadTime<&AnswerFacts::cpu_us>},
    {"said_ms", WriteWhole<&AnswerFacts::said_ms>, ReadWhole<&AnswerFacts::said_ms>},
    {"left_ms", WriteWhole<&AnswerFacts::left_ms>, ReadWhole<&AnswerFacts::left_ms>},
    {"nodes", WriteWhole<&AnswerFacts::nodes>, ReadWhole<&AnswerFacts::nodes>},
    {"depth", WriteWhole<&AnswerFacts::depth>, ReadWhole<&AnswerFacts::depth>},
    {"score", WriteScore, ReadScore},
};

void AddList(const PlayedGame& game, const Column& column, Json& into) {
  Json values = Json::array();
  bool any = false;
  for (const AnswerFacts& facts : game.answers) {
    values.push_back(column.write(facts));
    any = any || !values.back().is_null();
  }
  if (any) into[column.name] = std::move(values);
}

Json OfGame(const PlayedGame& game) {
  Json json = {{"game", notation::ToUsiLine(game.record)}, {"opening", game.opening_moves}};
  for (const Column& column : kColumns) AddList(game, column, json);
  if (game.fault && game.fault->by_others) json["by_others"] = true;
  return json;
}

absl::Status Wrong(absl::string_view what) { return absl::InvalidArgumentError(what); }

absl::Status ReadColumn(const Json& json, const Column& column, std::vector<AnswerFacts>& answers) {
  if (!json.contains(column.name)) return absl::OkStatus();
  const Json& values = json[column.name];
  if (!values.is_array() || values.size() != answers.size()) {
    return Wrong(absl::StrCat(column.name, ": expected a list of ", answers.size()));
  }
  for (size_t i = 0; i < values.size(); ++i) {
    if (!values[i].is_null() && !column.read(values[i], answers[i])) {
      return Wrong(absl::StrCat(column.name, ": cannot read ",
                                values[i].dump(-1, ' ', false, Json::error_handler_t::replace)));
    }
  }
  return absl::OkStatus();
}

// Whether an answer ended the game: then there is one more answer than moves.
bool EndedByAnswer(const notation::GameRecord& record) {
  switch (record.lines[0].end) {
    case notation::GameEnd::kMate:
    case notation::GameEnd::kRepetition:
    case notation::GameEnd::kPerpetualCheck:
    case notation::GameEnd::kMaxMoves:
      return false;
    default:
      return true;
  }
}

// Sets the record's times to those of the answers, in whole milliseconds, where time was limited.
void TakeTimes(PlayedGame& game) {
  notation::RecordLine& line = game.record.lines[0];
  for (size_t i = 0; i < game.answers.size(); ++i) {
    const AnswerFacts& facts = game.answers[i];
    if (!facts.wall_us || !facts.left_ms) continue;
    const size_t ply = game.opening_moves + i;
    int64_t& spent_ms = ply < line.moves.size() ? line.moves[ply].spent_ms : line.end_spent_ms;
    spent_ms = *facts.wall_us / static_cast<int64_t>(kUsPerMs);
  }
}

std::optional<Fault> FaultOf(const notation::GameRecord& record) {
  absl::string_view what = notation::TagOf(record, "fault");
  if (what.empty()) return std::nullopt;
  Fault fault;
  fault.by = absl::ConsumePrefix(&what, "white: ") ? kWhite : kBlack;
  absl::ConsumePrefix(&what, "black: ");
  fault.what = std::string(what);
  return fault;
}

absl::StatusOr<PlayedGame> GameOf(const Json& json) {
  if (!json.is_object() || !json.contains("game") || !json["game"].is_string()) {
    return Wrong("expected a game");
  }
  PlayedGame game;
  HAKARI_ASSIGN_OR_RETURN(game.record, notation::ParseUsiLine(json["game"].get<std::string>()));
  const size_t moves = game.record.lines[0].moves.size();
  if (!json.contains("opening") || !json["opening"].is_number_unsigned() ||
      json["opening"].get<uint64_t>() > moves) {
    return Wrong("opening: expected the number of opening moves");
  }
  game.opening_moves = json["opening"].get<size_t>();
  // An adjudicated game ends after a move, so its lists have no value for the ending.
  const size_t most = moves - game.opening_moves + (EndedByAnswer(game.record) ? 1 : 0);
  const bool has_times = json.contains("ms") && json["ms"].is_array();
  game.answers.resize(has_times ? json["ms"].size() : 0);
  if (game.answers.size() > most) return Wrong("more answers than moves");
  for (const Column& column : kColumns) {
    HAKARI_RETURN_IF_ERROR(ReadColumn(json, column, game.answers));
  }
  TakeTimes(game);
  game.fault = FaultOf(game.record);
  if (game.fault) game.fault->by_others = json.contains("by_others") && json["by_others"] == true;
  return game;
}

bool TakeNumber(const Json& json, const char* name, int least, int& number) {
  if (!json.contains(name) || !json[name].is_number_unsigned()) return false;
  const uint64_t read = json[name].get<uint64_t>();
  if (read < static_cast<uint64_t>(least) || read > 1'000'000'000) return false;
  number = static_cast<int>(read);
  return true;
}

absl::Status TakePlayers(const Json& json, int (&players)[2]) {
  const bool two = json.contains("players") && json["players"].is_array() &&
                   json["players"].size() == 2 && json["players"][0].is_number_unsigned() &&
                   json["players"][1].is_number_unsigned();
  constexpr uint64_t kMostPlayers = 1000;
  for (const int seat : {0, 1}) {
    if (!two || json["players"][seat].get<uint64_t>() >= kMostPlayers) {
      return Wrong("players: expected two numbers");
    }
    players[seat] = json["players"][seat].get<int>();
  }
  return absl::OkStatus();
}

}  // namespace

void AddAnswerLists(const PlayedGame& game, const std::vector<absl::string_view>& names,
                    Json& into) {
  for (const Column& column : kColumns) {
    if (std::find(names.begin(), names.end(), column.name) != names.end()) {
      AddList(game, column, into);
    }
  }
}

std::string PairText(const PlayedPair& pair) {
  Json json = {{"pair", pair.number + 1},
               {"players", {pair.players[0], pair.players[1]}},
               {"attempt", pair.attempt}};
  if (pair.repeated_itself) json["repeated_itself"] = *pair.repeated_itself;
  json["games"] = {OfGame(pair.games[0]), OfGame(pair.games[1])};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

absl::StatusOr<PlayedPair> ParsePairText(absl::string_view text) {
  const Json json = Json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) return Wrong("expected a pair as a JSON object");
  PlayedPair pair;
  if (!TakeNumber(json, "pair", 1, pair.number) || !TakeNumber(json, "attempt", 1, pair.attempt)) {
    return Wrong("expected the numbers of the pair and the attempt");
  }
  --pair.number;
  HAKARI_RETURN_IF_ERROR(TakePlayers(json, pair.players));
  if (json.contains("repeated_itself")) {
    if (!json["repeated_itself"].is_boolean())
      return Wrong("repeated_itself: expected true or false");
    pair.repeated_itself = json["repeated_itself"].get<bool>();
  }
  if (!json.contains("games") || !json["games"].is_array() || json["games"].size() != 2) {
    return Wrong("games: expected two games");
  }
  for (const int number : {0, 1}) {
    absl::StatusOr<PlayedGame> game = GameOf(json["games"][static_cast<size_t>(number)]);
    if (!game.ok()) {
      return Wrong(absl::StrCat("game ", number + 1, ": ", game.status().message()));
    }
    pair.games[number] = *std::move(game);
  }
  return pair;
}

}  // namespace hakari::match
