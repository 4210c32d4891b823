#include "engine/notation/kif/kif_writer.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese.h"
#include "engine/notation/kif/diagram_reader.h"
#include "engine/notation/kif/game_endings.h"
#include "engine/notation/kif/kif_headers.h"
#include "engine/notation/kif/record_builder.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kMovesTitle = "手数----指手---------消費時間--";
constexpr int kMoveColumns = 13;  // moves are padded to this width, to align the times

// The moves from the start to the current row, with the facts about them that the next row needs.
class Way {
 public:
  explicit Way(const Position& start) : position_(start) {}

  const Position& position() const { return position_; }
  int moves() const { return static_cast<int>(steps_.size()); }
  Square previous_to() const { return steps_.empty() ? kNoSquare : steps_.back().move.to(); }
  int64_t total_ms(Color color) const { return total_ms_[color]; }

  void Play(const RecordedMove& played) {
    const int64_t spent_ms = std::max<int64_t>(played.spent_ms, 0);
    total_ms_[position_.side_to_move()] += spent_ms;
    steps_.push_back({played.move, position_.DoMove(played.move), spent_ms});
  }
  void BackTo(int moves) {
    while (this->moves() > moves) {
      const Step& last = steps_.back();
      position_.UndoMove(last.move, last.undo);
      total_ms_[position_.side_to_move()] -= last.spent_ms;
      steps_.pop_back();
    }
  }

 private:
  struct Step {
    Move move;
    Undo undo;
    int64_t spent_ms;
  };
  Position position_;
  std::vector<Step> steps_;
  int64_t total_ms_[2] = {0, 0};
};

class KifWriter {
 public:
  explicit KifWriter(const GameRecord& record) : record_(record), way_(record.start) {
    SortLines(record_);
  }

  std::string Write() {
    WriteStart();
    for (const auto& [tag, value] : record_.tags) WriteTag(tag, value);
    absl::StrAppend(&out_, kMovesTitle, "\n");
    WriteComment(record_.comment);
    for (size_t line = 0; line < record_.lines.size(); ++line) WriteLine(static_cast<int>(line));
    return std::move(out_);
  }

 private:
  bool is_handicap() const { return !start_name_.empty() && start_name_ != kEvenGame; }

  void WriteStart();
  void WriteTag(absl::string_view tag, absl::string_view value);
  void WriteComment(absl::string_view comment);
  void WriteLine(int index);
  void WriteEnding(const RecordLine& line);
  void WriteRow(int number, absl::string_view words, int64_t total_ms, int64_t spent_ms);

  GameRecord record_;
  Way way_;
  std::vector<int> line_starts_;  // by line: the moves of the game before its first
  absl::string_view start_name_;
  std::string out_;
};

void KifWriter::WriteStart() {
  const Position& start = record_.start;
  if (start.ply() == 1) start_name_ = StartName(start);
  absl::StrAppend(&out_, kStartHeader, "：", start_name_.empty() ? kOtherStart : start_name_, "\n");
  if (!start_name_.empty()) return;
  absl::StrAppend(&out_, DiagramOf(start));
  if (start.ply() > 1) absl::StrAppend(&out_, "手数＝", start.ply() - 1, "　まで\n");
  if (start.side_to_move() == kWhite) absl::StrAppend(&out_, SideName(kWhite), "番\n");
}

// Whether a reader would find the same header in the line.
bool ReadsAsHeader(absl::string_view line, absl::string_view key, absl::string_view value) {
  const auto header = ParseKifHeader(line);
  return header && header->key == key && header->value == value && key != kStartHeader &&
         !DiagramReader::IsDiagramLine(line);
}

void KifWriter::WriteTag(absl::string_view tag, absl::string_view value) {
  if (tag == kStartTag) return;  // the start gives it
  const absl::string_view key = KifHeaderOfTag(tag, is_handicap());
  const std::string clean = absl::StrReplaceAll(value, {{"\r", " "}, {"\n", " "}});
  const std::string line = absl::StrCat(key, "：", clean);
  if (ReadsAsHeader(line, key, clean)) {
    absl::StrAppend(&out_, line, "\n");
  } else {
    WriteComment(line);
  }
}

void KifWriter::WriteComment(absl::string_view comment) {
  if (comment.empty()) return;
  for (absl::string_view line : absl::StrSplit(comment, absl::ByAnyChar("\r\n"))) {
    const bool is_bookmark = !line.empty() && line[0] == '&';
    absl::StrAppend(&out_, is_bookmark ? "" : "*", line, "\n");
  }
}

void KifWriter::WriteRow(int number, absl::string_view words, int64_t total_ms, int64_t spent_ms) {
  absl::StrAppendFormat(&out_, "%4d %s", number, words);
  if (spent_ms >= 0) {
    const int filled = kMoveColumns - DisplayWidth(words);
    absl::StrAppend(&out_, std::string(std::max(filled, 1), ' '),
                    KifTime(spent_ms, total_ms + spent_ms));
  }
  absl::StrAppend(&out_, "\n");
}

// SortLines() orders the lines so that the moves up to the end of one line always pass the place
// where the next line leaves.
void KifWriter::WriteLine(int index) {
  const RecordLine& line = record_.lines[index];
  line_starts_.push_back(index == 0 ? 0 : line_starts_[line.parent] + line.parent_ply);
  way_.BackTo(line_starts_[index]);
  if (index > 0) absl::StrAppend(&out_, "\n", kVariationHeader, "：", way_.moves() + 1, "手\n");
  for (const RecordedMove& move : line.moves) {
    const Position& position = way_.position();
    WriteRow(way_.moves() + 1, MoveName(position, move.move, way_.previous_to()),
             way_.total_ms(position.side_to_move()), move.spent_ms);
    WriteComment(move.comment);
    way_.Play(move);
  }
  WriteEnding(line);
}

// Whether a row can name the illegal move: it must move a piece that is there.
bool HasName(const Position& position, Move move) {
  if (move.to() >= kSquareCount) return false;
  if (move.is_drop()) return move.drop_kind() >= kPawn && move.drop_kind() < kKing;
  if (move.from() >= kSquareCount) return false;
  const Piece piece = position.at(move.from());
  return piece != kNoPiece && ColorOf(piece) == position.side_to_move() &&
         (!move.is_promotion() || CanPromote(KindOf(piece)));
}

void KifWriter::WriteEnding(const RecordLine& line) {
  int moves = way_.moves();
  Color to_move = way_.position().side_to_move();
  if (line.illegal_move && HasName(way_.position(), *line.illegal_move)) {
    WriteRow(++moves, MoveName(way_.position(), *line.illegal_move, way_.previous_to()), 0, -1);
    to_move = Opponent(to_move);
  }
  const absl::string_view word = EndingWord(line, to_move);
  if (!word.empty()) {
    WriteRow(moves + 1, word, way_.total_ms(to_move), line.end_spent_ms);
    WriteComment(line.end_comment);
  }
  const std::string sentence =
      ClosingSentence(line, moves, to_move, is_handicap() ? HandicapSideName : SideName);
  if (!sentence.empty()) absl::StrAppend(&out_, sentence, "\n");
  if (word.empty()) WriteComment(line.end_comment);
}

}  // namespace

std::string ToKif(const GameRecord& record) { return KifWriter(record).Write(); }

}  // namespace hakari::notation
