#include "suites/next_move/transcription/entry_reader.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "base/text/place.h"
#include "engine/notation/usi_move.h"
#include "suites/core/problem_line.h"
#include "suites/next_move/themes/theme_list.h"
#include "suites/next_move/transcription/answer_reader.h"
#include "suites/next_move/transcription/entry_position.h"

namespace hakari::suites {
namespace {

using notation::JapaneseScanner;
using notation::SourceText;

// Notes are one word each.
std::string OneWord(absl::string_view text) {
  std::string word(text);
  for (char& c : word) {
    const auto byte = static_cast<unsigned char>(c);
    if (absl::ascii_isspace(byte) || absl::ascii_iscntrl(byte)) c = '_';
  }
  return word;
}

std::string UsiList(const std::vector<Move>& moves) {
  return absl::StrJoin(
      moves, ",", [](std::string* out, Move move) { absl::StrAppend(out, notation::ToUsi(move)); });
}

class EntryReader {
 public:
  EntryReader(const SourceText& source, const SheetEntry& entry,
              std::vector<absl::Status>& mistakes)
      : source_(source), entry_(entry), mistakes_(mistakes), mistakes_before_(mistakes.size()) {}

  TranscribedProblem Read(const EntryDefaults& defaults);

 private:
  void Say(absl::Status mistake) {
    if (!mistake.ok()) mistakes_.push_back(std::move(mistake));
  }
  bool is_sound() const { return mistakes_.size() == mistakes_before_; }

  void ReadWords();
  // The value of a word that may occur once, or null.
  const SheetValue* Find(SheetField field) const;
  std::optional<int> ReadInteger(SheetField field, int most);
  int ReadProblemNumber(std::optional<int> otherwise);
  void ReadPosition();
  void ReadMoves(SheetField field, const std::vector<Move>& others, std::vector<Move>& moves);
  void ReadThemes();
  void SetNotes(const std::string& book, int number, Problem& problem);

  const SourceText& source_;
  const SheetEntry& entry_;
  std::vector<absl::Status>& mistakes_;
  const size_t mistakes_before_;
  std::optional<int> points_;
  std::optional<EntryPosition> read_;
  std::vector<Move> best_, avoid_;
  std::vector<std::string> themes_;
};

const SheetValue* EntryReader::Find(SheetField field) const {
  for (const SheetValue& value : entry_.values) {
    if (value.field == field) return &value;
  }
  return nullptr;
}

// Reports words without a value and repeated words.
void EntryReader::ReadWords() {
  for (const SheetValue& value : entry_.values) {
    const SheetWord& word = WordOf(value.field);
    if (value.size == 0) {
      Say(source_.Expected(value.line, value.offset,
                           absl::StrCat("something after '", word.english, ":'")));
    } else if (!word.may_repeat && Find(value.field) != &value) {
      Say(source_.Error(
          value.line, 0,
          absl::StrCat("a second '", word.english, ":' (", word.japanese, ") in one problem")));
    }
  }
}

// 12, １２, 十二, 第12問.
std::optional<int> EntryReader::ReadInteger(SheetField field, int most) {
  const SheetValue* value = Find(field);
  if (value == nullptr || value->size == 0) return std::nullopt;
  JapaneseScanner line = Scan(source_, *value);
  line.Take("第");
  std::optional<int> number = line.TakeNumber();
  if (!number) number = line.TakeKanjiNumber();
  if (!line.Take("問") && !line.Take("点")) line.Take("枚");
  if (number && *number >= 1 && *number <= most && line.AtEnd()) return number;
  Say(source_.Expected(value->line, value->offset, absl::StrCat("a whole number from 1 to ", most),
                       Quoted(TextOf(source_, *value))));
  return std::nullopt;
}

int EntryReader::ReadProblemNumber(std::optional<int> otherwise) {
  if (Find(SheetField::kProblem) != nullptr) {
    return ReadInteger(SheetField::kProblem, kGreatestNumber).value_or(0);
  }
  if (otherwise) return *otherwise;
  Say(source_.Expected(entry_.first_line, 0,
                       "'problem: NUMBER' (問題), or a file whose name is the number", "none"));
  return 0;
}

void EntryReader::ReadPosition() {
  const std::optional<int> pieces = ReadInteger(SheetField::kPieces, 40);
  absl::StatusOr<EntryPosition> read = ReadEntryPosition(source_, entry_);
  if (!read.ok()) return Say(read.status());
  read_ = *std::move(read);
  if (const auto fault = FindMissingPieces(read_->position, pieces)) {
    Say(source_.Error(entry_.position_lines.back(), 0, *fault));
  }
  const SheetValue* last = Find(SheetField::kLast);
  if (last == nullptr || last->size == 0) return;
  Square to = kNoSquare;
  absl::Status said = ReadLastMove(Scan(source_, *last), read_->position, to);
  if (!said.ok()) return Say(std::move(said));
  if (read_->last_to != kNoSquare && read_->last_to != to) {
    Say(source_.Error(last->line, last->offset, "the record's last move went to another square"));
  }
  read_->last_to = to;
}

void EntryReader::ReadMoves(SheetField field, const std::vector<Move>& others,
                            std::vector<Move>& moves) {
  for (const SheetValue& value : entry_.values) {
    if (value.field != field || value.size == 0) continue;
    Say(ReadAnswers(Scan(source_, value), read_->position, read_->last_to, others, moves));
  }
}

// A known theme has one name, in whatever language it was typed, so that books are counted alike;
// any other word stays as typed.
std::string NameOfTheme(absl::string_view typed) {
  const std::optional<MoveTheme> known = FindMoveTheme(typed);
  return known ? std::string(InfoOf(*known).name) : OneWord(typed);
}

// "fork, ピン" as notes have it: "fork,pin".
void EntryReader::ReadThemes() {
  const SheetValue* value = Find(SheetField::kTheme);
  if (value == nullptr) return;
  const std::string list = absl::StrReplaceAll(TextOf(source_, *value), {{"，", ","}, {"、", ","}});
  for (absl::string_view word : absl::StrSplit(list, ',')) {
    const std::string theme = NameOfTheme(notation::StripBlanks(word));
    if (theme.empty()) continue;
    if (std::find(themes_.begin(), themes_.end(), theme) != themes_.end()) {
      Say(source_.Expected(value->line, value->offset, "each theme once",
                           absl::StrCat(Quoted(theme), " a second time")));
    }
    themes_.push_back(theme);
  }
}

void EntryReader::SetNotes(const std::string& book, int number, Problem& problem) {
  problem.id = TranscribedId(book, number);
  problem.notes["book"] = book;
  problem.notes["number"] = absl::StrCat(number);
  if (!best_.empty()) problem.notes["best"] = UsiList(best_);
  if (!avoid_.empty()) problem.notes["avoid"] = UsiList(avoid_);
  if (points_) problem.notes["points"] = absl::StrCat(*points_);
  if (!themes_.empty()) problem.notes["theme"] = absl::StrJoin(themes_, ",");
  for (const SheetValue& value : entry_.values) {
    if (value.field != SheetField::kComment) continue;
    std::string& note = problem.notes["comment"];
    absl::StrAppend(&note, note.empty() ? "" : "_", OneWord(TextOf(source_, value)));
  }
}

TranscribedProblem EntryReader::Read(const EntryDefaults& defaults) {
  for (const absl::Status& mistake : entry_.mistakes) Say(mistake);
  Say(source_.FaultIn(entry_.first_line, entry_.last_line));
  ReadWords();
  TranscribedProblem result;
  result.book = IsBookName(entry_.book) ? entry_.book : defaults.book;
  result.number = ReadProblemNumber(defaults.number);
  result.place = absl::StrCat(source_.file(), ":", entry_.first_line);
  constexpr int kMostPoints = 1'000'000;
  points_ = ReadInteger(SheetField::kPoints, kMostPoints);
  ReadThemes();
  ReadPosition();
  if (Find(SheetField::kAnswer) == nullptr && Find(SheetField::kAvoid) == nullptr) {
    Say(source_.Expected(entry_.last_line, 0, "'answer: MOVES' (正解) in this problem", "none"));
  }
  if (read_) {
    ReadMoves(SheetField::kAnswer, avoid_, best_);
    ReadMoves(SheetField::kAvoid, best_, avoid_);
  }
  if (!is_sound()) return result;
  Problem problem;
  problem.Set(read_->position);
  SetNotes(result.book, result.number, problem);
  absl::StatusOr<Problem> checked =
      ParseProblemLine(ProblemLine(problem), {source_.file(), entry_.first_line});
  Say(checked.status());
  if (checked.ok()) result.problem = *std::move(checked);
  return result;
}

}  // namespace

std::string TranscribedId(const std::string& book, int number) {
  return absl::StrFormat("%s-%03d", book, number);
}

TranscribedProblem ReadEntry(const SourceText& source, const SheetEntry& entry,
                             const EntryDefaults& defaults, std::vector<absl::Status>& mistakes) {
  return EntryReader(source, entry, mistakes).Read(defaults);
}

}  // namespace hakari::suites
