#include "engine/notation/kif_writer.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/diagram_reader.h"
#include "engine/notation/game_endings.h"
#include "engine/notation/handicap.h"
#include "engine/notation/japanese.h"
#include "engine/notation/kif_headers.h"
#include "engine/notation/kif_time.h"
#include "engine/notation/variations.h"

namespace hakari {
namespace {

constexpr absl::string_view kMovesTitle = "手数----指手---------消費時間--";
constexpr int kMoveColumns = 13;  // a move's name is filled up to this, so that times stand aligned

// A point of the game, with what the next row needs to know of the moves before it.
struct Standing {
  Position position;
  int moves = 0;
  Square previous_to = kNoSquare;
  int64_t total_ms[2] = {0, 0};

  void Play(const RecordedMove& move) {
    total_ms[position.side_to_move()] += std::max<int64_t>(move.spent_ms, 0);
    previous_to = move.move.to();
    position.DoMove(move.move);
    ++moves;
  }
};

// Where a line begins.
Standing StandingBefore(const GameRecord& record, int line) {
  std::vector<int> way;  // from the line up to the game
  for (int at = line; at >= 0; at = record.lines[at].parent) way.push_back(at);
  Standing standing;
  standing.position = record.start;
  for (size_t i = way.size() - 1; i > 0; --i) {
    const std::vector<RecordedMove>& moves = record.lines[way[i]].moves;
    const int count = record.lines[way[i - 1]].parent_ply;
    for (int move = 0; move < count; ++move) standing.Play(moves[move]);
  }
  return standing;
}

class KifWriter {
 public:
  explicit KifWriter(GameRecord record) : record_(std::move(record)) { SortLines(record_); }

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
  void WriteEnding(const RecordLine& line, const Standing& standing);
  void WriteRow(const Standing& standing, absl::string_view words, int64_t spent_ms);

  GameRecord record_;
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
         key != kVariationHeader && !DiagramReader::IsDiagramLine(line);
}

void KifWriter::WriteTag(absl::string_view tag, absl::string_view value) {
  if (tag == "handicap") return;  // the start says it
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

void KifWriter::WriteRow(const Standing& standing, absl::string_view words, int64_t spent_ms) {
  absl::StrAppendFormat(&out_, "%4d %s", standing.moves + 1, words);
  if (spent_ms >= 0) {
    const int filled = kMoveColumns - DisplayWidth(words);
    const int64_t total_ms = standing.total_ms[standing.position.side_to_move()] + spent_ms;
    absl::StrAppend(&out_, std::string(std::max(filled, 1), ' '), KifTime(spent_ms, total_ms));
  }
  absl::StrAppend(&out_, "\n");
}

void KifWriter::WriteLine(int index) {
  const RecordLine& line = record_.lines[index];
  Standing standing = StandingBefore(record_, index);
  if (index > 0) absl::StrAppend(&out_, "\n", kVariationHeader, "：", standing.moves + 1, "手\n");
  for (const RecordedMove& move : line.moves) {
    WriteRow(standing, MoveName(standing.position, move.move, standing.previous_to), move.spent_ms);
    WriteComment(move.comment);
    standing.Play(move);
  }
  WriteEnding(line, standing);
}

// Whether a row can name the move, which breaks some rule.
bool HasName(const Position& position, Move move) {
  if (move.to() >= kSquareCount) return false;
  if (move.is_drop()) return move.drop_kind() >= kPawn && move.drop_kind() < kKing;
  return move.from() < kSquareCount && position.at(move.from()) != kNoPiece;
}

void KifWriter::WriteEnding(const RecordLine& line, const Standing& before) {
  Standing standing = before;
  if (line.illegal_move && HasName(standing.position, *line.illegal_move)) {
    WriteRow(standing, MoveName(standing.position, *line.illegal_move, standing.previous_to), -1);
    ++standing.moves;
    standing.position.SetSideToMove(Opponent(standing.position.side_to_move()));
  }
  const Color to_move = standing.position.side_to_move();
  const absl::string_view word = EndingWord(line, to_move);
  if (!word.empty()) {
    WriteRow(standing, word, line.end_spent_ms);
    WriteComment(line.end_comment);
  }
  const std::string sentence =
      ClosingSentence(line, standing.moves, to_move, is_handicap() ? HandicapSideName : SideName);
  if (!sentence.empty()) absl::StrAppend(&out_, sentence, "\n");
  if (word.empty()) WriteComment(line.end_comment);
}

}  // namespace

std::string ToKif(const GameRecord& record) { return KifWriter(record).Write(); }

}  // namespace hakari
