#include "engine/notation/usi_game.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/notes.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"

namespace hakari::notation {
namespace {

struct EndName {
  GameEnd end;
  absl::string_view name;
};
constexpr EndName kEndNames[] = {
    {GameEnd::kResignation, "resign"},
    {GameEnd::kMate, "mate"},
    {GameEnd::kTimeUp, "time"},
    {GameEnd::kIllegalMove, "illegal"},
    {GameEnd::kRepetition, "repetition"},
    {GameEnd::kPerpetualCheck, "perpetual"},
    {GameEnd::kDeclaration, "declaration"},
    {GameEnd::kImpasse, "impasse"},
    {GameEnd::kDraw, "draw"},
    {GameEnd::kMaxMoves, "length"},
    {GameEnd::kInterrupted, "interrupted"},
    {GameEnd::kTakenBack, "taken_back"},
    {GameEnd::kNoMate, "no_mate"},
    {GameEnd::kError, "error"},
};
constexpr absl::string_view kResultLetters = "?bwd";  // by the value of GameResult

// Whether other formats can express the move: it moves a piece of the side to move, and promotes
// only a piece that can promote.
bool CanBeTried(const Position& position, Move move) {
  if (move.is_drop()) return true;
  const Piece piece = position.at(move.from());
  if (piece == kNoPiece || ColorOf(piece) != position.side_to_move()) return false;
  return !move.is_promotion() || CanPromote(KindOf(piece));
}

// Reads one line from front to back.
class UsiLineReader {
 public:
  UsiLineReader(absl::string_view line, const Place& place) : rest_(line), place_(place) {}

  absl::StatusOr<GameRecord> Read();

 private:
  absl::Status ReadMoves();
  absl::Status ReadNotes();
  absl::Status TakeNote(const Note& note);
  absl::Status TakeEnd(const Note& note);
  absl::Status TakeResult(const Note& note);
  absl::Status TakeIllegalMove(const Note& note);

  RecordLine& line() { return record_.lines.front(); }
  Place PlaceOf(const Note& note) const { return {place_.file, place_.line, note.column}; }
  void Skip(size_t bytes) {
    place_ = Advance(place_, rest_, bytes);
    rest_.remove_prefix(bytes);
  }
  absl::string_view NextWord();

  absl::string_view rest_;
  Place place_;  // of rest_
  GameRecord record_;
  Position position_;
};

// Skips to the next word, which remains at the front of rest_.
absl::string_view UsiLineReader::NextWord() {
  Skip(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
  if (absl::StartsWith(rest_, ";")) return rest_.substr(0, 1);
  return rest_.substr(0, rest_.find_first_of(" \t;"));
}

absl::StatusOr<GameRecord> UsiLineReader::Read() {
  record_.file = std::string(place_.file);
  record_.line = place_.line;
  record_.lines.emplace_back();
  if (NextWord() == "position") Skip(NextWord().size());
  HAKARI_ASSIGN_OR_RETURN(Position start, ConsumeSfen(rest_, place_));
  record_.start = position_ = start;
  if (NextWord() == "moves") {
    Skip(NextWord().size());
    if (absl::Status status = ReadMoves(); !status.ok()) return status;
  }
  const absl::string_view word = NextWord();
  if (word == ";") {
    if (absl::Status status = ReadNotes(); !status.ok()) return status;
  } else if (!word.empty()) {
    return ExpectedAt(place_, "\"moves\", ';' or the end", Quoted(word));
  }
  return std::move(record_);
}

absl::Status UsiLineReader::ReadMoves() {
  for (;;) {
    const absl::string_view word = NextWord();
    if (word.empty() || word == ";") return absl::OkStatus();
    const std::optional<Move> move = ParseUsiMove(word);
    if (!move) return ExpectedAt(place_, "a move like 7g7f or P*5e", Quoted(word));
    if (!movegen::IsLegal(position_, *move)) {
      return ExpectedAt(place_, absl::StrCat("a legal move in ", ToSfen(position_)), Quoted(word));
    }
    position_.DoMove(*move);
    line().moves.emplace_back().move = *move;
    Skip(word.size());
  }
}

absl::Status UsiLineReader::ReadNotes() {
  Skip(1);
  HAKARI_ASSIGN_OR_RETURN(std::vector<Note> notes, ParseNotes(rest_, place_));
  for (const Note& note : notes) {
    if (absl::Status status = TakeNote(note); !status.ok()) return status;
  }
  const GameResult usual = UsualResult(line().end, position_.side_to_move());
  if (line().illegal_move && line().end != GameEnd::kIllegalMove) {
    return ErrorAt(place_, "expected end=illegal together with illegal=");
  }
  if (line().result == GameResult::kUnknown) line().result = usual;
  if (line().illegal_move && line().result != usual) {
    return ErrorAt(place_, "expected the result against the side that played the illegal move");
  }
  return absl::OkStatus();
}

absl::Status UsiLineReader::TakeNote(const Note& note) {
  if (!note.quoted_key) {
    if (note.key == "end") return TakeEnd(note);
    if (note.key == "result") return TakeResult(note);
    if (note.key == "illegal") return TakeIllegalMove(note);
  }
  record_.tags.emplace_back(note.key, note.value);
  return absl::OkStatus();
}

absl::Status UsiLineReader::TakeEnd(const Note& note) {
  for (const EndName& known : kEndNames) {
    if (known.name != note.value) continue;
    if (line().end != GameEnd::kUnknown) return ErrorAt(PlaceOf(note), "expected only one end=");
    line().end = known.end;
    return absl::OkStatus();
  }
  return ExpectedAt(PlaceOf(note), "end=resign, mate, time, repetition or another known ending",
                    Quoted(note.value));
}

absl::Status UsiLineReader::TakeResult(const Note& note) {
  const size_t letter =
      note.value.size() == 1 ? kResultLetters.find(note.value[0]) : absl::string_view::npos;
  if (letter == absl::string_view::npos || letter == 0) {
    return ExpectedAt(PlaceOf(note), "result=b, w or d", Quoted(note.value));
  }
  if (line().result != GameResult::kUnknown) {
    return ErrorAt(PlaceOf(note), "expected only one result=");
  }
  line().result = static_cast<GameResult>(letter);
  return absl::OkStatus();
}

absl::Status UsiLineReader::TakeIllegalMove(const Note& note) {
  const std::optional<Move> move = ParseUsiMove(note.value);
  if (!move || !CanBeTried(position_, *move) || movegen::IsLegal(position_, *move)) {
    return ExpectedAt(PlaceOf(note), "an illegal move of a piece on the board or in hand",
                      Quoted(note.value));
  }
  line().illegal_move = move;
  return absl::OkStatus();
}

bool IsSpecialKey(absl::string_view key) {
  return key == "end" || key == "result" || key == "illegal";
}

std::string NotesOf(const GameRecord& record) {
  const RecordLine& line = record.lines.front();
  std::string notes;
  if (line.result != GameResult::kUnknown) {
    AppendNote("result", kResultLetters.substr(static_cast<size_t>(line.result), 1), false, notes);
  }
  for (const EndName& known : kEndNames) {
    if (known.end == line.end) AppendNote("end", known.name, false, notes);
  }
  if (line.illegal_move) AppendNote("illegal", ToUsi(*line.illegal_move), false, notes);
  for (const auto& [key, value] : record.tags) AppendNote(key, value, IsSpecialKey(key), notes);
  return notes;
}

}  // namespace

absl::StatusOr<GameRecord> ParseUsiLine(absl::string_view line, const Place& place) {
  return UsiLineReader(line, place).Read();
}

ReadResult ParseUsi(const SourceText& text) {
  ReadResult result;
  for (int number = 1; number <= text.line_count(); ++number) {
    if (result.is_full()) {
      result.Add(text.Error(number, 0, "reading stops here: too many lines were refused"));
      break;
    }
    const absl::string_view line = text.line(number);
    const size_t first = line.find_first_not_of(" \t");
    const absl::Status fault = text.FaultIn(number, number);
    if (!fault.ok()) {
      result.Add(fault);
    } else if (first != absl::string_view::npos && line[first] != '#') {
      result.Add(ParseUsiLine(line, {text.file(), number, 1}));
    }
  }
  return result;
}

std::string ToUsiLine(const GameRecord& record) {
  std::string out;
  if (record.start == Position::Initial() && record.start.ply() == 1) {
    out = "startpos";
  } else {
    out = absl::StrCat("sfen ", ToSfen(record.start));
  }
  const RecordLine& line = record.lines.front();
  if (!line.moves.empty()) out.append(" moves");
  for (const RecordedMove& recorded : line.moves) absl::StrAppend(&out, " ", ToUsi(recorded.move));
  const std::string notes = NotesOf(record);
  if (!notes.empty()) absl::StrAppend(&out, " ;", notes);
  return out;
}

}  // namespace hakari::notation
