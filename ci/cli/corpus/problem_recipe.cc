#include "ci/cli/corpus/problem_recipe.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "ci/project/json_fields.h"
#include "ci/project/located_json.h"
#include "suites/core/problem_line.h"
#include "suites/engines/programs/usi_program.h"
#include "suites/engines/typed_search.h"
#include "suites/engines/usi_player.h"
#include "suites/match/game/match_clock.h"

namespace hakari::cli {
namespace {

using project::Expect;
using project::LocatedJson;
using project::TakeField;
using project::TakeText;
using project::Wrong;
using project::WrongAt;
using Kind = LocatedJson::Kind;
using Result = std::optional<Wrong>;
using Stage = RecipeJudge::Stage;

// Reads a whole number from `least` to `most` into a variable of any number type.
template <typename Number>
TakeField Whole(Number& into, int64_t least, int64_t most) {
  return [&into, least, most](const LocatedJson& value, absl::string_view field) -> Result {
    if (Result wrong = Expect(value, Kind::kWholeNumber, field)) return wrong;
    if (value.number < least || value.number > most) {
      return WrongAt(value, absl::StrCat("'", field, "': expected ", least, " to ", most,
                                         ", found ", value.number));
    }
    into = static_cast<int>(value.number);
    return std::nullopt;
  };
}

TakeField Percent(double& into) {
  return [&into](const LocatedJson& value, absl::string_view field) -> Result {
    constexpr int64_t kWhole = 100;
    int percent = 0;
    if (Result wrong = Whole(percent, 0, kWhole)(value, field)) return wrong;
    into = static_cast<double>(percent) / kWhole;
    return std::nullopt;
  };
}

Result TakeEvidence(const LocatedJson& value, absl::string_view field, suites::Evidence& evidence) {
  std::string word;
  if (Result wrong = TakeText(value, field, word)) return wrong;
  if (word != "agreement" && word != "players-move") {
    return WrongAt(value, absl::StrCat("'", field, "': expected 'agreement' or 'players-move'"));
  }
  evidence = word == "agreement" ? suites::Evidence::kAgreement : suites::Evidence::kPlayersMove;
  return std::nullopt;
}

// The names are used in ids and in a note.
Result TakeBooks(const LocatedJson& value, absl::string_view field,
                 std::vector<std::string>& books) {
  books.clear();
  if (Result wrong = project::TakeTexts(value, field, books)) return wrong;
  for (const std::string& book : books) {
    if (suites::IsProblemId(book)) continue;
    return WrongAt(value,
                   absl::StrCat("'", field, "': '", book, "' is not a valid name for a book"));
  }
  if (books.empty())
    return WrongAt(value, absl::StrCat("'", field, "': expected at least one book"));
  return std::nullopt;
}

Result TakeStage(const LocatedJson& value, absl::string_view field, Stage& stage) {
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  const auto text = [](std::string& where) {
    return [&where](const LocatedJson& member, absl::string_view name) {
      return TakeText(member, name, where);
    };
  };
  if (Result wrong =
          project::TakeObject(value, absl::StrCat(field, "."),
                              {{"program", text(stage.program)}, {"limits", text(stage.limits)}})) {
    return wrong;
  }
  if (stage.program.empty()) return WrongAt(value, absl::StrCat("'", field, "': no program"));
  const absl::Status sense = match::ParseAllowance(stage.limits).status();
  if (sense.ok()) return std::nullopt;
  return WrongAt(value, absl::StrCat("'", field, ".limits': ", sense.message()));
}

Result TakeStages(const LocatedJson& value, absl::string_view field, std::vector<Stage>& stages) {
  if (Result wrong = Expect(value, Kind::kList, field)) return wrong;
  for (const LocatedJson& item : value.items) {
    const std::string name = absl::StrCat(field, "[", stages.size(), "]");
    if (Result wrong = TakeStage(item, name, stages.emplace_back())) return wrong;
  }
  return std::nullopt;
}

Result TakeJudge(const LocatedJson& value, absl::string_view field, RecipeJudge& judge) {
  constexpr int64_t kMostCentipawns = 10'000;
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  if (Result wrong = project::TakeObject(
          value, absl::StrCat(field, "."),
          {{"name", [&](const LocatedJson& name,
                        absl::string_view of) { return TakeText(name, of, judge.name); }},
           {"scale", Whole(judge.scale, 1, kMostCentipawns)},
           {"quick",
            [&](const LocatedJson& quick, absl::string_view of) {
              return TakeStage(quick, of, judge.quick.emplace());
            }},
           {"deep", [&](const LocatedJson& deep, absl::string_view of) {
              return TakeStages(deep, of, judge.deep);
            }}})) {
    return wrong;
  }
  if (!suites::IsProblemId(judge.name)) {
    return WrongAt(
        value, absl::StrCat("'", field, ".name': expected a plain name, found '", judge.name, "'"));
  }
  if (judge.deep.empty()) return WrongAt(value, absl::StrCat("'", field, "': no 'deep'"));
  return std::nullopt;
}

Result TakeJudges(const LocatedJson& value, absl::string_view field,
                  std::vector<RecipeJudge>& judges) {
  if (Result wrong = Expect(value, Kind::kList, field)) return wrong;
  for (const LocatedJson& item : value.items) {
    const std::string name = absl::StrCat(field, "[", judges.size(), "]");
    if (Result wrong = TakeJudge(item, name, judges.emplace_back())) return wrong;
  }
  return std::nullopt;
}

// Checks conditions that involve several fields.
Result Contradiction(const LocatedJson& json, const ProblemRecipe& recipe) {
  const suites::LookThroughRules& rules = recipe.rules;
  if (rules.from_ply > rules.to_ply) return WrongAt(json, "'from_ply' is beyond 'to_ply'");
  if (recipe.judges.empty()) return WrongAt(json, "no 'judges'");
  if (rules.evidence == suites::Evidence::kPlayersMove) return std::nullopt;
  if (static_cast<int>(recipe.judges.size()) < rules.judgement.confirmations) {
    return WrongAt(json, absl::StrCat("'confirmations' is ", rules.judgement.confirmations,
                                      ", but there are only ", recipe.judges.size(), " judges"));
  }
  for (const RecipeJudge& judge : recipe.judges) {
    if (judge.deep.size() != recipe.judges[0].deep.size()) {
      return WrongAt(json, "all judges need the same number of stages in 'deep'");
    }
    if (!judge.quick) return WrongAt(json, absl::StrCat("judge '", judge.name, "' has no 'quick'"));
  }
  return std::nullopt;
}

Result TakeRecipe(const LocatedJson& json, ProblemRecipe& recipe) {
  constexpr int64_t kMostSeed = int64_t{1} << 31;
  constexpr int64_t kMostPlies = 10'000;
  constexpr int64_t kMostMoves = 593;
  constexpr int64_t kMostProblems = 1'000'000;
  constexpr int64_t kMostMateNodes = 1'000'000;
  suites::LookThroughRules& rules = recipe.rules;
  suites::JudgementRules& judgement = rules.judgement;
  if (Result wrong = Expect(json, Kind::kObject, "recipe")) return wrong;
  if (Result wrong = project::TakeObject(
          json, "",
          {{"seed", Whole(rules.seed, 0, kMostSeed - 1)},
           {"evidence",
            [&](const LocatedJson& value, absl::string_view field) {
              return TakeEvidence(value, field, rules.evidence);
            }},
           {"books",
            [&](const LocatedJson& value, absl::string_view field) {
              return TakeBooks(value, field, recipe.books);
            }},
           {"a_book", Whole(recipe.a_book, 0, kMostProblems)},
           {"from_ply", Whole(rules.from_ply, 0, kMostPlies)},
           {"to_ply", Whole(rules.to_ply, 0, kMostPlies)},
           {"a_game", Whole(rules.a_game, 1, kMostPlies)},
           {"least_moves", Whole(rules.least_moves, 1, kMostMoves)},
           {"seen_by_all_percent", Whole(rules.seen_by_all_percent, 0, 100)},
           {"mates_percent", Whole(rules.hidden_mates.percent, 0, 100)},
           {"mates_nodes", Whole(rules.hidden_mates.nodes, 1, kMostMateNodes)},
           {"mates_least_plies", Whole(rules.hidden_mates.least_plies, 1, kMostPlies)},
           {"mates_last_plies", Whole(rules.hidden_mates.last_plies, 1, kMostPlies)},
           {"mates_seen_by_at_most", Whole(rules.hidden_mates.seen_by_at_most, 0, kMostPlies)},
           {"most_of_one_percent", Percent(judgement.most_of_one)},
           {"quick_gap_percent", Percent(judgement.quick_gap)},
           {"deep_gap_percent", Percent(judgement.deep_gap)},
           {"least_chance_percent", Percent(judgement.least_chance)},
           {"confirmations", Whole(judgement.confirmations, 1, kMostMoves)},
           {"judges", [&](const LocatedJson& value, absl::string_view field) {
              return TakeJudges(value, field, recipe.judges);
            }}})) {
    return wrong;
  }
  return Contradiction(json, recipe);
}

absl::StatusOr<player::PlayerSpec> PlayerOf(const std::string& program) {
  constexpr uint64_t kTableMib = 16;  // enough for quick looks
  if (engines::IsTypedSearch(program)) {
    HAKARI_ASSIGN_OR_RETURN(player::PlayerSpec player, engines::TypedSearch(program, kTableMib));
    // A run may take days. It must not become stale when this binary is rebuilt or a setting is
    // added to the search.
    player.identity.file_hashes.clear();
    player.identity.configuration = program;
    return player;
  }
  if (!absl::StartsWith(program, engines::kUsiPrefix)) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected search, search:SETTINGS or usi:COMMAND, found '", program, "'"));
  }
  HAKARI_ASSIGN_OR_RETURN(const suites::EngineSpec engine, engines::ParseTypedEngine(program));
  return engines::UsiPlayerSpec(engine);
}

absl::StatusOr<suites::Judge::Stage> StageOf(const std::string& judge, const Stage& stage) {
  absl::StatusOr<player::PlayerSpec> player = PlayerOf(stage.program);
  if (!player.ok()) {
    return absl::Status(player.status().code(),
                        absl::StrCat("judge '", judge, "': ", player.status().message()));
  }
  HAKARI_ASSIGN_OR_RETURN(const match::Allowance allowance, match::ParseAllowance(stage.limits));
  return suites::Judge::Stage{*std::move(player), allowance};
}

std::string StageText(const suites::Judge::Stage& stage) {
  const player::Identity& identity = stage.player.identity;
  return absl::StrCat(identity.configuration, " ", absl::StrJoin(identity.file_hashes, " "), " ",
                      match::AllowanceText(stage.allowance));
}

}  // namespace

absl::StatusOr<ProblemRecipe> ParseProblemRecipe(absl::string_view text,
                                                 absl::string_view file_name) {
  HAKARI_ASSIGN_OR_RETURN(const LocatedJson json, project::ParseLocatedJson(text, file_name));
  ProblemRecipe recipe;
  if (const Result wrong = TakeRecipe(json, recipe)) {
    return absl::InvalidArgumentError(absl::StrCat(file_name, ":", wrong->line, ": ", wrong->what));
  }
  return recipe;
}

absl::StatusOr<std::vector<suites::Judge>> JudgesOf(const ProblemRecipe& recipe) {
  std::vector<suites::Judge> judges;
  for (const RecipeJudge& words : recipe.judges) {
    suites::Judge& judge = judges.emplace_back();
    judge.name = words.name;
    judge.scale = static_cast<double>(words.scale);
    for (const Stage& stage : words.deep) {
      HAKARI_ASSIGN_OR_RETURN(judge.deep.emplace_back(), StageOf(words.name, stage));
    }
    if (!words.quick) continue;
    HAKARI_ASSIGN_OR_RETURN(judge.quick, StageOf(words.name, *words.quick));
  }
  return judges;
}

RunIdentity IdentityOf(const suites::LookThroughRules& rules,
                       const std::vector<suites::Judge>& judges) {
  const suites::JudgementRules& judgement = rules.judgement;
  const suites::HiddenMateRules& mates = rules.hidden_mates;
  const bool agreement = rules.evidence == suites::Evidence::kAgreement;
  RunIdentity identity = {
      {"run", "corpus problems"},
      {"seed", absl::StrCat(rules.seed)},
      {"evidence", agreement ? "agreement" : "players-move"},
      {"positions", absl::StrCat(rules.a_game, " a game, plies ", rules.from_ply, " to ",
                                 rules.to_ply, ", ", rules.least_moves, " moves")},
      {"judgement", absl::StrCat(rules.seen_by_all_percent, " ", judgement.quick_gap, " ",
                                 judgement.most_of_one, " ", judgement.deep_gap, " ",
                                 judgement.least_chance, " ", judgement.confirmations)},
      {"mates", absl::StrCat(mates.percent, " ", mates.nodes, " ", mates.least_plies, " ",
                             mates.last_plies, " ", mates.seen_by_at_most)}};
  for (const suites::Judge& judge : judges) {
    std::string text = absl::StrCat(judge.scale);
    if (agreement) absl::StrAppend(&text, " quick ", StageText(judge.quick));
    for (const suites::Judge::Stage& stage : judge.deep) {
      absl::StrAppend(&text, " deep ", StageText(stage));
    }
    identity.emplace_back(absl::StrCat("judge-", judge.name), std::move(text));
  }
  return identity;
}

}  // namespace hakari::cli
