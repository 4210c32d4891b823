#include "suites/core/problem_line.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "engine/core/move.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "engine/position/position.h"

namespace hakari::suites {
namespace {

constexpr size_t kLongestId = 64;

// Iterates over the words of a line and knows the place of each.
class Words {
 public:
  Words(absl::string_view line, const Place& place) : line_(line), start_(place) {}

  // Moves to the next word and returns it; empty at the end of the line.
  absl::string_view Next() {
    begin_ = line_.find_first_not_of(' ', end_);
    if (begin_ == absl::string_view::npos) begin_ = line_.size();
    end_ = std::min(line_.find(' ', begin_), line_.size());
    return word();
  }
  absl::string_view word() const { return line_.substr(begin_, end_ - begin_); }
  Place place() const { return Advance(start_, line_, begin_); }
  absl::Status Expected(absl::string_view what) const {
    return ExpectedAt(place(), what, Quoted(word()));
  }

 private:
  absl::string_view line_;
  Place start_;
  size_t begin_ = 0;
  size_t end_ = 0;
};

absl::Status RefuseControlCharacters(absl::string_view line, const Place& place) {
  for (size_t i = 0; i < line.size(); ++i) {
    if (!absl::ascii_iscntrl(static_cast<unsigned char>(line[i]))) continue;
    return ExpectedAt(Advance(place, line, i), "plain text", FoundAt(line, i));
  }
  return absl::OkStatus();
}

// Reads "sfen <board> <side> <hand> <ply>" or "startpos" and moves to the word after it. `text` is
// what was read, without the word "sfen".
absl::StatusOr<Position> ParseStart(Words& words, std::string& text) {
  const absl::string_view first = words.Next();
  if (first != "sfen" && first != "startpos") {
    return words.Expected("the word 'sfen' or 'startpos'");
  }
  words.Next();
  if (first == "startpos") {
    text = "startpos";
    return Position::Initial();
  }
  const Place board = words.place();
  for (const char* part : {"the board", "the side to move", "the hands", "the ply"}) {
    if (words.word().empty() || words.word() == ";") return words.Expected(part);
    absl::StrAppend(&text, text.empty() ? "" : " ", words.word());
    words.Next();
  }
  return notation::ParseSfen(text, board);
}

// Reads the start position, "moves <move> …" if it is there, and ";".
absl::Status ParsePosition(Words& words, Problem& problem) {
  std::string text;
  HAKARI_ASSIGN_OR_RETURN(const Position start, ParseStart(words, text));
  player::Game game(start);
  const bool has_moves = words.word() == "moves";
  if (has_moves) absl::StrAppend(&text, " moves");
  while (has_moves && !words.Next().empty() && words.word() != ";") {
    const std::optional<Move> move = notation::ParseUsiMove(words.word());
    if (!move || !movegen::IsLegal(game.position(), *move)) return words.Expected("a legal move");
    absl::StrAppend(&text, " ", words.word());
    game.Play(*move);
  }
  if (has_moves && game.moves().empty()) return words.Expected("a legal move");
  if (words.word() != ";") return words.Expected("';' between the position and its notes");
  problem.Set(std::move(text), std::move(game));
  return absl::OkStatus();
}

// Checks a list such as "theme=fork,pin": no word is empty or repeated.
absl::Status CheckList(absl::string_view note, const Place& place) {
  const size_t equals = note.find('=');
  const std::vector<absl::string_view> words = absl::StrSplit(note.substr(equals + 1), ',');
  size_t at = equals + 1;
  for (auto word = words.begin(); word != words.end(); ++word) {
    if (word->empty() || std::find(words.begin(), word, *word) != word) {
      return ExpectedAt(Advance(place, note, at), "words with commas between them, each once",
                        Quoted(*word));
    }
    at += word->size() + 1;
  }
  return absl::OkStatus();
}

absl::Status ParseNote(const Words& words, const ProblemRules& rules, Problem& problem) {
  const absl::string_view note = words.word();
  const size_t equals = note.find('=');
  if (equals == absl::string_view::npos || equals == 0 || equals + 1 == note.size()) {
    return words.Expected("key=value");
  }
  const std::string key(note.substr(0, equals));
  const absl::string_view value = note.substr(equals + 1);
  if (key != "id") {
    if (!problem.notes.emplace(key, value).second) {
      return ErrorAt(words.place(), absl::StrCat("duplicate note '", key, "'"));
    }
    if (std::find(rules.lists.begin(), rules.lists.end(), key) != rules.lists.end()) {
      return CheckList(note, words.place());
    }
    return ReadExpectation(note, words.place(), problem.position(), problem.expected);
  }
  if (!problem.id.empty()) return ErrorAt(words.place(), "duplicate id");
  if (!IsProblemId(value)) {
    return words.Expected("an id of at most 64 letters, digits, '.', '_' and '-'");
  }
  problem.id = std::string(value);
  return absl::OkStatus();
}

// Reads the note "line=…" of a line, if it is there.
absl::Status ParseLineNote(absl::string_view line, const Place& place, Problem& problem) {
  const size_t blank = line.find(" line=", line.find(';'));
  if (blank == absl::string_view::npos) return absl::OkStatus();
  const absl::string_view rest = line.substr(blank + 1);
  return ReadLine(rest.substr(0, rest.find(' ')), Advance(place, line, blank + 1),
                  problem.position(), problem.expected);
}

}  // namespace

bool IsProblemId(absl::string_view text) {
  return !text.empty() && text.size() <= kLongestId &&
         std::all_of(text.begin(), text.end(), [](char c) {
           return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '.' || c == '_' ||
                  c == '-';
         });
}

absl::StatusOr<Problem> ParseProblemLine(absl::string_view line, const Place& place,
                                         const ProblemRules& rules) {
  absl::Status status = RefuseControlCharacters(line, place);
  if (!status.ok()) return status;
  Problem problem;
  Words words(line, place);
  status = ParsePosition(words, problem);
  while (status.ok() && !words.Next().empty()) status = ParseNote(words, rules, problem);
  if (!status.ok()) return status;
  if (problem.id.empty()) return words.Expected("id=… among the notes");
  if (problem.expected.points && !problem.expected.is_there()) {
    return words.Expected("a note with the right answer, which points= requires");
  }
  if (rules.needs_right_move && !problem.expected.names_moves()) {
    return words.Expected("the right moves among the notes, best=… or avoid=…");
  }
  if (rules.needs_right_move) status = ParseLineNote(line, place, problem);
  if (!status.ok()) return status;
  return problem;
}

std::string ProblemLine(const Problem& problem) {
  const bool has_name = absl::StartsWith(problem.sfen(), "startpos");
  std::string line = absl::StrCat(has_name ? "" : "sfen ", problem.sfen(), " ; id=", problem.id);
  for (const auto& [key, value] : problem.notes) absl::StrAppend(&line, " ", key, "=", value);
  return line;
}

}  // namespace hakari::suites
