#include "suites/next_move/transcription/answer_reader.h"

#include <algorithm>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "base/text/place.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/japanese.h"
#include "engine/notation/ki2/ki2_move.h"
#include "engine/notation/ki2/ki2_words.h"
#include "engine/notation/usi_move.h"

namespace hakari::suites {
namespace {

using notation::JapaneseScanner;

constexpr absl::string_view kSeparators[] = {",", "，", "、", "/", "／", "・"};

void SkipSeparators(JapaneseScanner& scanner) {
  scanner.SkipBlanks();
  for (absl::string_view separator : kSeparators) {
    if (scanner.Take(separator)) return SkipSeparators(scanner);
  }
}

// A move written as in USI: 7g7f, P*5e.
std::optional<Move> TakeUsiMove(JapaneseScanner& scanner) {
  const absl::string_view rest = scanner.rest();
  const auto* end = std::find_if(rest.begin(), rest.end(), [](char c) {
    return !absl::ascii_isalnum(static_cast<unsigned char>(c)) && c != '*' && c != '+';
  });
  const absl::string_view word = rest.substr(0, end - rest.begin());
  const std::optional<Move> move = notation::ParseUsiMove(word);
  if (move) scanner.Take(word);
  return move;
}

// "(77)": the origin of a piece, as KIF writes it.
std::optional<Square> TakeOrigin(JapaneseScanner& scanner) {
  JapaneseScanner attempt = scanner;
  if (!attempt.Take("(") && !attempt.Take("（")) return std::nullopt;
  const std::optional<Square> from = attempt.TakeSquare();
  if (!from || !(attempt.Take(")") || attempt.Take("）"))) return std::nullopt;
  scanner = attempt;
  return from;
}

// "２二角成(88) (8h2b+)": in Japanese notation and in USI.
std::string NamesOf(const Position& position, const std::vector<Move>& moves) {
  std::vector<std::string> names;
  names.reserve(moves.size());
  for (const Move move : moves) {
    names.push_back(
        absl::StrCat(notation::MoveName(position, move), " (", notation::ToUsi(move), ")"));
  }
  return absl::StrJoin(names, ", ");
}

class AnswerLine {
 public:
  AnswerLine(JapaneseScanner line, const Position& position, Square previous)
      : scanner_(line), position_(position), previous_(previous) {}

  // Whether the line has another move.
  bool HasMore() {
    SkipSeparators(scanner_);
    return !scanner_.AtEnd();
  }

  absl::StatusOr<Move> Take() {
    start_ = scanner_;
    const std::optional<Color> mark = scanner_.TakeSideMark();
    if (mark.value_or(position_.side_to_move()) != position_.side_to_move()) {
      return start_->Expected(absl::StrCat(
          "a move of ", notation::SideName(position_.side_to_move()), ", who is to move"));
    }
    if (const std::optional<Move> move = TakeUsiMove(scanner_)) {
      if (movegen::IsLegal(position_, *move)) return *move;
      return Expected("a legal move");
    }
    return TakeWritten();
  }

  // An error about the move taken last.
  absl::Status Expected(absl::string_view what, absl::string_view more = "") const {
    return ExpectedAt(start_->place(), what, absl::StrCat(Quoted(words()), more));
  }
  absl::string_view words() const {
    return start_->rest().substr(0, scanner_.offset() - start_->offset());
  }

 private:
  absl::StatusOr<Move> TakeWritten() {
    JapaneseScanner probe = scanner_;
    const bool is_same = probe.Take("同");
    if (!is_same && !probe.TakeSquare()) {
      return scanner_.Expected("a move, as ７六歩, 同銀成, ５八金右 or 7g7f");
    }
    if (is_same && previous_ == kNoSquare) {
      return scanner_.Expected("a square, or a line 'last: ４四銀' (直前) that says what 同 means");
    }
    HAKARI_ASSIGN_OR_RETURN(const notation::Ki2Move written,
                            notation::TakeKi2Move(scanner_, previous_));
    return Choose(written, TakeOrigin(scanner_));
  }

  absl::StatusOr<Move> Choose(const notation::Ki2Move& written, std::optional<Square> from) const {
    std::vector<Move> moves = notation::FittingMoves(position_, written);
    if (from) {
      const auto differs = [&](Move move) { return move.is_drop() || move.from() != *from; };
      moves.erase(std::remove_if(moves.begin(), moves.end(), differs), moves.end());
    }
    if (moves.empty()) return Expected("a legal move");
    if (moves.size() > 1) {
      return Expected("words that fit one move (左 右 直 上 寄 引 打)",
                      absl::StrCat(", which fits ", NamesOf(position_, moves)));
    }
    const bool is_open = !moves[0].is_drop() && !written.promotes && !written.stays && !from;
    if (!is_open) return moves[0];
    const Move promoting = Move::Promoting(moves[0].from(), moves[0].to());
    if (!movegen::IsLegal(position_, promoting)) return moves[0];
    return Expected("成 or 不成",
                    absl::StrCat(", which fits ", NamesOf(position_, {promoting, moves[0]})));
  }

  JapaneseScanner scanner_;
  const Position& position_;
  const Square previous_;
  std::optional<JapaneseScanner> start_;  // where the move taken last begins
};

bool Names(const std::vector<Move>& moves, Move move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace

absl::Status ReadAnswers(JapaneseScanner line, const Position& position, Square previous,
                         const std::vector<Move>& others, std::vector<Move>& moves) {
  AnswerLine answers(line, position, previous);
  if (!answers.HasMore()) return line.Expected("a move, as ７六歩, 同銀成, ５八金右 or 7g7f");
  while (answers.HasMore()) {
    HAKARI_ASSIGN_OR_RETURN(const Move move, answers.Take());
    if (Names(moves, move) || Names(others, move)) {
      return answers.Expected("each move once",
                              absl::StrCat(" a second time (", notation::ToUsi(move), ")"));
    }
    moves.push_back(move);
  }
  return absl::OkStatus();
}

namespace {

// "４四" or a move; `kind` is the piece that moved, if the line names it.
absl::Status TakeLastMove(JapaneseScanner& line, Square& to, PieceKind& kind) {
  JapaneseScanner attempt = line;
  const std::optional<Square> square = attempt.TakeSquare();
  if (square && attempt.AtEnd()) {
    to = *square;
    line = attempt;
    return absl::OkStatus();
  }
  if (!square) return line.Expected("where the last move went, as △４四銀, ４四 or 5c4d");
  HAKARI_ASSIGN_OR_RETURN(const notation::Ki2Move written, notation::TakeKi2Move(line, kNoSquare));
  to = written.to;
  kind = written.promotes && CanPromote(written.kind) ? Promote(written.kind) : written.kind;
  TakeOrigin(line);
  line.SkipBlanks();
  line.Take("まで");
  line.SkipBlanks();
  return line.AtEnd() ? absl::OkStatus() : line.Expected("the end of the line");
}

}  // namespace

absl::Status ReadLastMove(JapaneseScanner line, const Position& position, Square& to) {
  const Color mover = Opponent(position.side_to_move());
  const JapaneseScanner start = line;
  PieceKind kind = kNoKind;
  if (const std::optional<Move> move = TakeUsiMove(line)) {
    to = move->to();
    if (!line.AtEnd()) return line.Expected("the end of the line");
  } else if (line.TakeSideMark().value_or(mover) != mover) {
    return start.Expected(absl::StrCat("a move of ", notation::SideName(mover)));
  } else {
    HAKARI_RETURN_IF_ERROR(TakeLastMove(line, to, kind));
  }
  const Piece standing = position.at(to);
  const bool is_movers = standing != kNoPiece && ColorOf(standing) == mover;
  if (is_movers && (kind == kNoKind || kind == KindOf(standing))) return absl::OkStatus();
  return ExpectedAt(start.place(),
                    absl::StrCat("a piece of ", notation::SideName(mover), " that stands on ",
                                 notation::SquareName(to)),
                    Quoted(start.rest()));
}

}  // namespace hakari::suites
