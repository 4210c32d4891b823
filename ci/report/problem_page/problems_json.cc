#include "ci/report/problem_page/problems_json.h"

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "ci/report/envelope.h"
#include "ci/report/problem_page/printed_move.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "engine/position/position.h"

namespace hakari::report {
namespace {

using nlohmann::ordered_json;

// What was solved of a group of problems, by program.
struct Group {
  int problems = 0;
  std::vector<suites::ScoreTotals> programs;

  void Add(const std::vector<const ShownAnswer*>& answers) {
    ++problems;
    programs.resize(answers.size());
    for (size_t i = 0; i < answers.size(); ++i) {
      if (answers[i] != nullptr) programs[i].Add(answers[i]->score);
    }
  }
};

// The answer of each program; null if it was not asked.
std::vector<const ShownAnswer*> AnswersTo(const suites::Problem& problem,
                                          const std::vector<ShownProgram>& programs) {
  std::vector<const ShownAnswer*> answers;
  for (const ShownProgram& program : programs) {
    const auto found = program.answers.find(problem.id);
    answers.push_back(found == program.answers.end() ? nullptr : &found->second);
  }
  return answers;
}

ordered_json GroupJson(const std::string& key, const std::string& word, const Group& group) {
  ordered_json programs = ordered_json::array();
  for (const suites::ScoreTotals& totals : group.programs) {
    programs.push_back({{"right", totals.right},
                        {"wrong", totals.wrong},
                        {"not_answered", totals.not_answered},
                        {"points", totals.PointsText()}});
  }
  return {{"key", key}, {"word", word}, {"problems", group.problems}, {"programs", programs}};
}

ordered_json GroupsJson(const ShownProblems& shown) {
  Group all;
  std::map<std::string, std::map<std::string, Group>> groups;  // by key and word
  for (const suites::Problem& problem : shown.problems) {
    const std::vector<const ShownAnswer*> answers = AnswersTo(problem, shown.programs);
    all.Add(answers);
    for (const auto& [key, words] : suites::GroupsOf(problem, shown.tally)) {
      for (const std::string& word : words) groups[key][word].Add(answers);
    }
  }
  ordered_json json = ordered_json::array({GroupJson("", "", all)});
  for (const std::string& key : shown.tally) {
    for (const auto& [word, group] : groups[key]) json.push_back(GroupJson(key, word, group));
  }
  return json;
}

ordered_json MoveJson(const Position& position, Move move, Square previous) {
  return ordered_json::array({notation::ToUsi(move), PrintedMove(position, move, previous)});
}

Square LastSquare(const player::Game& game) {
  return game.moves().empty() ? kNoSquare : game.moves().back().to();
}

ordered_json MovesJson(const player::Game& game, const std::vector<Move>& moves) {
  ordered_json json = ordered_json::array();
  for (const Move move : moves) json.push_back(MoveJson(game.position(), move, LastSquare(game)));
  return json;
}

// The moves of a line, each after the one before.
ordered_json LineJson(player::Game game, const std::vector<Move>& moves) {
  ordered_json json = ordered_json::array();
  for (const Move move : moves) {
    json.push_back(MoveJson(game.position(), move, LastSquare(game)));
    game.Play(move);
  }
  return json;
}

ordered_json HistoryJson(const player::Game& game) {
  player::Game before(game.start());
  for (size_t i = 0; i + 1 < game.moves().size(); ++i) before.Play(game.moves()[i]);
  return {{"moves", game.moves().size()},
          {"last", MoveJson(before.position(), game.moves().back(), LastSquare(before))}};
}

// Empty for text that is no legal move.
std::string PrintedAnswer(const suites::Problem& problem, const std::string& answer) {
  const std::optional<Move> move = notation::ParseUsiMove(answer);
  if (!move || !movegen::IsLegal(problem.position(), *move)) return "";
  return PrintedMove(problem.position(), *move, LastSquare(problem.game()));
}

ordered_json AnswerJson(const suites::Problem& problem, const ShownAnswer* answer) {
  if (answer == nullptr) return nullptr;
  const suites::Outcome& outcome = answer->outcome;
  return {{"verdict", std::string(suites::VerdictName(answer->score.verdict))},
          {"status", std::string(suites::OutcomeStatusName(outcome.status))},
          {"answer", outcome.answer},
          {"printed", PrintedAnswer(problem, outcome.answer)},
          {"why", outcome.why},
          {"counters", outcome.counters}};
}

// The notes that are not shown in another way.
ordered_json NotesJson(const suites::Problem& problem, const std::vector<std::string>& tally) {
  std::set<std::string> told = {"best", "avoid", "line"};
  told.insert(tally.begin(), tally.end());
  ordered_json notes = ordered_json::object();
  for (const auto& [key, value] : problem.notes) {
    if (told.count(key) == 0) notes[key] = value;
  }
  return notes;
}

ordered_json ProblemJson(const suites::Problem& problem, const ShownProblems& shown) {
  const player::Game& game = problem.game();
  ordered_json json = {{"id", problem.id},
                       {"sfen", notation::ToSfen(problem.position())},
                       {"groups", suites::GroupsOf(problem, shown.tally)},
                       {"notes", NotesJson(problem, shown.tally)}};
  if (!game.moves().empty()) json["before"] = HistoryJson(game);
  json["best"] = MovesJson(game, problem.expected.best);
  json["avoid"] = MovesJson(game, problem.expected.avoid);
  json["line"] = LineJson(game, problem.expected.line);
  json["answers"] = ordered_json::array();
  for (const ShownAnswer* answer : AnswersTo(problem, shown.programs)) {
    json["answers"].push_back(AnswerJson(problem, answer));
  }
  return json;
}

}  // namespace

std::string ProblemsJson(const ShownProblems& shown) {
  Envelope envelope;
  envelope.schema = "hakari-problems";
  envelope.origin = shown.origin;
  envelope.identity = {
      {"name", shown.name}, {"tally", shown.tally}, {"programs", ordered_json::array()}};
  for (const ShownProgram& program : shown.programs) {
    envelope.identity["programs"].push_back(
        {{"name", program.name}, {"limits", LimitsText(program.limits)}});
  }
  envelope.complete = shown.is_complete;
  envelope.verdict = shown.verdict;
  envelope.result = {{"groups", GroupsJson(shown)}, {"problems", ordered_json::array()}};
  for (const suites::Problem& problem : shown.problems) {
    envelope.result["problems"].push_back(ProblemJson(problem, shown));
  }
  return EnvelopeText(std::move(envelope));
}

}  // namespace hakari::report
