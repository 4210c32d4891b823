#include "engine/notation/kif/kif_games.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "base/status/macros.h"
#include "engine/notation/kif/diagram_reader.h"
#include "engine/notation/kif/game_endings.h"
#include "engine/notation/kif/kif_headers.h"

namespace hakari::notation {
namespace {

enum class LineKind {
  kBlank,  // also a note on the file (#)
  kComment,
  kDiagram,
  kMovesTitle,  // 手数----指手---
  kVariation,
  kClosing,
  kHeader,
  kMoves,
  kUnknown,
};

LineKind Classify(absl::string_view line, const MoveLineFormat& format) {
  const absl::string_view text = StripBlanks(line);
  if (text.empty() || text[0] == '#') return LineKind::kBlank;
  if (text[0] == '*' || text[0] == '&') return LineKind::kComment;
  if (DiagramReader::IsDiagramLine(text)) return LineKind::kDiagram;
  if (absl::StartsWith(text, "手数")) return LineKind::kMovesTitle;
  if (absl::StartsWith(text, kVariationHeader)) return LineKind::kVariation;
  if (absl::StartsWith(text, kClosingWord)) return LineKind::kClosing;
  if (format.is_move_line(text)) return LineKind::kMoves;
  if (ParseKifHeader(text)) return LineKind::kHeader;
  return LineKind::kUnknown;
}

struct LineRange {
  int first;
  int last;
};

std::vector<LineRange> CutGames(const SourceText& source, const MoveLineFormat& format) {
  std::vector<LineRange> games;
  bool has_moves = false;
  bool is_open = false;
  for (int number = 1; number <= source.line_count(); ++number) {
    const LineKind kind = Classify(source.line(number), format);
    if (kind == LineKind::kBlank) continue;
    const bool is_front =
        kind == LineKind::kHeader || kind == LineKind::kDiagram || kind == LineKind::kMovesTitle;
    if (!is_open || (has_moves && is_front)) {
      games.push_back({number, number});
      is_open = true;
      has_moves = false;
    }
    games.back().last = number;
    has_moves |= kind == LineKind::kMoves || kind == LineKind::kMovesTitle ||
                 kind == LineKind::kVariation || kind == LineKind::kClosing;
  }
  return games;
}

// Reads one game, line by line.
class GameReader {
 public:
  GameReader(const SourceText& source, const MoveLineFormat& format)
      : source_(source), format_(format) {}

  absl::StatusOr<GameRecord> Read(LineRange lines);

 private:
  absl::Status ReadLine(int number);
  absl::Status ReadBodyLine(LineKind kind, int number);
  absl::Status ReadHeader(int number);
  void ReadComment(int number);
  absl::Status ReadVariation(JapaneseScanner scanner);
  absl::Status ReadClosing(absl::string_view sentence);
  absl::StatusOr<Position> Start() const;
  absl::Status BeginMoves();

  JapaneseScanner Scan(int number) const {
    return JapaneseScanner(source_.line(number), source_.PlaceOf(number));
  }

  const SourceText& source_;
  const MoveLineFormat& format_;
  std::vector<std::pair<std::string, std::string>> tags_;
  std::vector<absl::string_view> early_comments_;  // above the moves
  DiagramReader diagram_;
  std::optional<Position> named_start_;
  int start_header_line_ = 0;  // the line of the last 手合割; 0 if there is none
  std::optional<RecordBuilder> builder_;
  int first_number_ = 1;
};

absl::StatusOr<GameRecord> GameReader::Read(LineRange lines) {
  absl::Status status = source_.FaultIn(lines.first, lines.last);
  for (int number = lines.first; status.ok() && number <= lines.last; ++number) {
    status = ReadLine(number);
  }
  if (status.ok() && !builder_) status = BeginMoves();
  if (!status.ok()) return status;
  absl::StatusOr<GameRecord> record = builder_->Finish();
  if (!record.ok()) return record;
  record->file = source_.file();
  record->line = lines.first;
  record->tags = std::move(tags_);
  return record;
}

absl::Status GameReader::ReadLine(int number) {
  const LineKind kind = Classify(source_.line(number), format_);
  switch (kind) {
    case LineKind::kBlank:
      return absl::OkStatus();
    case LineKind::kComment:
      ReadComment(number);
      return absl::OkStatus();
    case LineKind::kDiagram:
      return diagram_.ReadLine(Scan(number));
    case LineKind::kHeader:
      return ReadHeader(number);
    case LineKind::kUnknown:
      return Scan(number).Expected("a header, a diagram, a move, a comment or an ending");
    default:
      return ReadBodyLine(kind, number);
  }
}

absl::Status GameReader::ReadBodyLine(LineKind kind, int number) {
  JapaneseScanner scanner = Scan(number);
  scanner.SkipBlanks();
  if (!builder_) {
    if (absl::Status status = BeginMoves(); !status.ok()) return status;
    // The start may be a position in the middle of a game, with move numbers that continue from it.
    const int start_ply = builder_->position().ply();
    JapaneseScanner front = scanner;
    if (front.TakeNumber() == start_ply) first_number_ = start_ply;
  }
  switch (kind) {
    case LineKind::kVariation:
      return ReadVariation(scanner);
    case LineKind::kClosing:
      return ReadClosing(scanner.rest());
    case LineKind::kMoves:
      return format_.read_moves(scanner, first_number_, *builder_);
    default:
      return absl::OkStatus();
  }
}

absl::Status GameReader::ReadHeader(int number) {
  const absl::string_view line = source_.line(number);
  const KifHeader header = *ParseKifHeader(line);
  // A header 手合割 or "handicap" gives the start and never becomes a tag (see also kif_writer.cc).
  if (header.key != kStartHeader && header.key != kStartTag) {
    tags_.emplace_back(TagOfKifHeader(header.key), header.value);
    return absl::OkStatus();
  }
  named_start_ = FindStart(header.value);
  if (named_start_ || header.value == kOtherStart) {
    start_header_line_ = number;
    return absl::OkStatus();
  }
  return source_.Expected(number, header.value.data() - line.data(),
                          "平手, その他 or a handicap, as 香落ち", Quoted(header.value));
}

void GameReader::ReadComment(int number) {
  JapaneseScanner scanner = Scan(number);
  scanner.SkipBlanks();
  scanner.Take("*");  // the & is kept: it marks a bookmark
  if (builder_) {
    builder_->Comment(scanner.rest());
  } else {
    early_comments_.push_back(scanner.rest());
  }
}

absl::StatusOr<Position> GameReader::Start() const {
  if (!diagram_.empty()) {
    return diagram_.Finish(named_start_ ? named_start_->side_to_move() : kBlack);
  }
  if (named_start_) return *named_start_;
  if (start_header_line_ == 0) return Position::Initial();
  return source_.Expected(start_header_line_, 0, "a diagram with the start その他", "none");
}

absl::Status GameReader::BeginMoves() {
  HAKARI_ASSIGN_OR_RETURN(const Position start, Start());
  builder_.emplace(start);
  for (absl::string_view comment : early_comments_) builder_->Comment(comment);
  return absl::OkStatus();
}

// "変化：12手"
absl::Status GameReader::ReadVariation(JapaneseScanner scanner) {
  scanner.Take(kVariationHeader);
  if (!scanner.Take("：") && !scanner.Take(":")) return scanner.Expected("'：' after 変化");
  scanner.SkipBlanks();
  const JapaneseScanner at_number = scanner;
  const std::optional<int> number = scanner.TakeNumber();
  if (!number || *number < first_number_) return at_number.Expected("the number of a move");
  return builder_->Branch(*number - first_number_,
                          at_number.Expected("a move number that a line above reaches"));
}

absl::Status GameReader::ReadClosing(absl::string_view sentence) {
  const Color to_move = builder_->next_to_move();
  std::optional<Ending> ending = ReadClosingSentence(sentence, to_move);
  if (!ending) {
    builder_->Comment(sentence);
    return absl::OkStatus();
  }
  const bool is_perpetual_check = builder_->current().end == GameEnd::kIllegalMove &&
                                  ending->end == GameEnd::kPerpetualCheck &&
                                  !builder_->has_illegal_move();
  // The row of the ending takes precedence: the sentence cannot express every ending.
  if (builder_->ended() && !is_perpetual_check) return absl::OkStatus();
  if (is_perpetual_check) ending->result = builder_->current().result;
  if (format_.winning_means_resignation && ending->end == GameEnd::kUnknown &&
      ending->result == WinOf(Opponent(to_move))) {
    ending->end = GameEnd::kResignation;
  }
  return builder_->End(ending->end, ending->result, -1);
}

}  // namespace

ReadResult ReadKifGames(const SourceText& source, const MoveLineFormat& format) {
  ReadResult result;
  for (const LineRange& lines : CutGames(source, format)) {
    if (result.is_full()) {
      result.Add(source.Error(lines.first, 0, "reading stops here: too many games were refused"));
      break;
    }
    result.Add(GameReader(source, format).Read(lines));
  }
  return result;
}

}  // namespace hakari::notation
