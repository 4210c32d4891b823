#include "suites/next_move/from_games/finding.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"

namespace hakari::suites {
namespace {

using Json = nlohmann::ordered_json;

absl::Status Wrong(absl::string_view what) {
  return absl::InvalidArgumentError(absl::StrCat("a game's finding: ", what));
}

Json LooksJson(const std::vector<Look>& looks) {
  Json json = Json::array();
  for (const Look& look : looks) json.push_back(LookText(look));
  return json;
}

Json TriedJson(const TriedPosition& tried) {
  Json json = {{"ply", tried.ply}, {"end", std::string(InfoOf(tried.end).name)}};
  if (!tried.quick.empty()) json["quick"] = LooksJson(tried.quick);
  if (!tried.deep.empty()) json["deep"] = LooksJson(tried.deep);
  if (!tried.best) return json;
  json["best"] = notation::ToUsi(*tried.best);
  json["by"] = tried.by;
  json["themes"] = tried.themes;
  json["score"] = tried.score;
  json["second"] = tried.second;
  json["line"] = player::MovesText(tried.line);
  return json;
}

absl::StatusOr<std::vector<Look>> ReadLooks(const Json& json, const char* name) {
  std::vector<Look> looks;
  if (!json.contains(name)) return looks;
  for (const Json& text : json.at(name)) {
    HAKARI_ASSIGN_OR_RETURN(looks.emplace_back(), ParseLook(text.get<std::string>()));
  }
  return looks;
}

absl::StatusOr<TriedPosition> ReadTried(const Json& json) {
  TriedPosition tried;
  tried.ply = json.at("ply").get<int>();
  const std::string end = json.at("end").get<std::string>();
  const auto condition = std::find_if(Conditions().begin(), Conditions().end(),
                                      [&](const ConditionInfo& info) { return info.name == end; });
  if (condition == Conditions().end()) return Wrong(absl::StrCat("unknown condition '", end, "'"));
  tried.end = condition->condition;
  HAKARI_ASSIGN_OR_RETURN(tried.quick, ReadLooks(json, "quick"));
  HAKARI_ASSIGN_OR_RETURN(tried.deep, ReadLooks(json, "deep"));
  if (!json.contains("best")) return tried;
  tried.best = notation::ParseUsiMove(json.at("best").get<std::string>());
  if (!tried.best) return Wrong("its best move cannot be read");
  tried.by = json.at("by").get<std::vector<std::string>>();
  tried.themes = json.at("themes").get<std::vector<std::string>>();
  tried.score = json.at("score").get<int>();
  tried.second = json.at("second").get<int>();
  tried.line = player::ParseMoves(json.at("line").get<std::string>());
  return tried;
}

}  // namespace

const std::vector<ConditionInfo>& Conditions() {
  static const auto* const conditions = new std::vector<ConditionInfo>{
      {Condition::kKnown, "known", "the position is in another suite"},
      {Condition::kNothingToDecide, "nothing-to-decide", "in check, a mate in one, or few moves"},
      {Condition::kUnclear, "unclear", "at a quick look no move may be clearly best"},
      {Condition::kPlain, "plain",
       "at a quick look all judges play it, and it captures or promotes"},
      {Condition::kSeenByAll, "seen-by-all",
       "at a quick look all judges play it, but the lot asks for a move that not all of them play"},
      {Condition::kNoOnlyMate, "no-only-mate", "no mate is proved, or several moves mate"},
      {Condition::kMateIsSeen, "mate-is-seen", "at a quick look too many judges play the mate"},
      {Condition::kWonAnyway, "won-anyway", "another move wins nearly as surely as the mate"},
      {Condition::kNotConfirmed, "not-confirmed",
       "at a deep look too few judges find the same move clearly best"},
      {Condition::kNotThePlayers, "not-the-players",
       "at a deep look the judge plays another move than the player did"},
      {Condition::kNoTheme, "no-theme", "no theme holds for the move"},
      {Condition::kChosen, "chosen", "chosen"},
  };
  return *conditions;
}

std::string FindingText(const GameFinding& finding) {
  Json json = Json::array();
  for (const TriedPosition& tried : finding) json.push_back(TriedJson(tried));
  return json.dump();
}

absl::StatusOr<GameFinding> ParseFinding(absl::string_view text) {
  try {
    GameFinding finding;
    for (const Json& json : Json::parse(text)) {
      HAKARI_ASSIGN_OR_RETURN(finding.emplace_back(), ReadTried(json));
    }
    return finding;
  } catch (const Json::exception& error) {
    return Wrong(error.what());
  }
}

}  // namespace hakari::suites
