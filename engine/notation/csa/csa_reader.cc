#include "engine/notation/csa/csa_reader.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "base/status/macros.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/csa/csa_names.h"
#include "engine/notation/csa/csa_position.h"
#include "engine/notation/csa/server_words.h"
#include "engine/notation/sfen.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kEncodingLine = "'CSA encoding=";

// Reads the lines first..last as one game.
class CsaGameReader {
 public:
  CsaGameReader(const SourceText& text, int first, int last, CsaDialect dialect)
      : text_(text),
        first_(first),
        last_(last),
        servers_(dialect == CsaDialect::kWithServers),
        setup_(text) {}

  // nullopt if the lines hold only comments and a version.
  absl::StatusOr<std::optional<GameRecord>> Read();

 private:
  absl::Status ReadLine();
  absl::Status ReadStatement(absl::string_view statement);
  absl::Status ReadVersion(absl::string_view statement);
  absl::Status ReadName(absl::string_view statement);
  absl::Status ReadKeyword(absl::string_view statement);
  absl::Status ReadSide(Color side);
  absl::Status ReadMove(absl::string_view statement);
  absl::Status ReadTime(absl::string_view statement);
  absl::Status ReadEnding(absl::string_view statement);
  absl::Status ReadServerLine(absl::string_view statement);
  void ReadComment(absl::string_view statement);
  void End(GameEnd end, GameResult result);
  void EndByServerWord(GameEnd end);
  void EndBySummary();
  void AddComment(absl::string_view line);

  absl::Status Expected(absl::string_view what, absl::string_view found) const {
    return text_.Expected(line_, offset_, what, Quoted(found));
  }
  RecordLine& game() { return record_.lines.front(); }
  std::string& CommentedText();

  const SourceText& text_;
  const int first_;
  const int last_;
  const bool servers_;  // the additions of servers are read too
  int line_ = 0;        // of the current statement
  size_t offset_ = 0;   // its place in the line
  CsaPositionReader setup_;
  bool any_ = false;      // a statement other than comments and versions
  bool started_ = false;  // the side to move is known
  bool ended_ = false;
  int64_t* untimed_ = nullptr;            // where the next time goes; null: nowhere
  absl::Status illegal_;                  // of an illegal move that no ending has explained yet
  std::optional<ServerSummary> summary_;  // in a comment after the last move
  Position position_;
  GameRecord record_;
};

absl::StatusOr<std::optional<GameRecord>> CsaGameReader::Read() {
  record_.file = text_.file();
  record_.line = first_;
  record_.lines.emplace_back();
  for (line_ = first_; line_ <= last_; ++line_) {
    if (absl::Status status = ReadLine(); !status.ok()) return status;
  }
  EndBySummary();
  if (!illegal_.ok()) return illegal_;
  if (!any_) return std::optional<GameRecord>();
  line_ = last_;
  offset_ = text_.line(last_).size();
  if (!started_) return Expected("the side to move, + or -", "");
  return std::optional<GameRecord>(std::move(record_));
}

absl::Status CsaGameReader::ReadLine() {
  const absl::string_view line = text_.line(line_);
  for (offset_ = 0; offset_ < line.size();) {
    const absl::string_view rest = line.substr(offset_);
    // Names, keywords and comments may hold commas and take the rest of the line.
    const bool whole = absl::string_view("'N$").find(rest[0]) != absl::string_view::npos;
    const absl::string_view raw = whole ? rest : rest.substr(0, rest.find(','));
    const absl::string_view statement = whole ? raw : absl::StripAsciiWhitespace(raw);
    if (!statement.empty()) {
      if (absl::Status status = ReadStatement(statement); !status.ok()) return status;
    }
    offset_ += raw.size() + 1;
  }
  return absl::OkStatus();
}

absl::Status CsaGameReader::ReadStatement(absl::string_view statement) {
  const char kind = statement[0];
  if (kind == '\'') {
    ReadComment(statement);
    return absl::OkStatus();
  }
  if (kind == 'V') return ReadVersion(statement);
  any_ = true;
  if (kind == 'T') return ReadTime(statement);
  if (kind == '%') return ReadEnding(statement);
  if (kind == '#' && servers_) return ReadServerLine(statement);
  if (!illegal_.ok()) return illegal_;
  if (kind == '$' && servers_) return ReadKeyword(statement);
  if (ended_) return Expected("a time, a comment or '/' after the end of the game", statement);
  if (kind == 'N') return ReadName(statement);
  if (kind == '$') return ReadKeyword(statement);
  if (statement == "+" || statement == "-") return ReadSide(kind == '+' ? kBlack : kWhite);
  if (kind == '+' || kind == '-') return ReadMove(statement);
  if (kind != 'P') return Expected("a CSA statement", statement);
  if (started_) return Expected("no position after the side to move", statement);
  return setup_.Add(line_, offset_, statement);
}

absl::Status CsaGameReader::ReadVersion(absl::string_view statement) {
  const bool known = statement.size() >= 2 && statement[1] >= '1' && statement[1] <= '3' &&
                     (statement.size() == 2 || (statement.size() == 4 && statement[2] == '.' &&
                                                absl::ascii_isdigit(statement[3])));
  return known && !started_ ? absl::OkStatus()
                            : Expected("a version from V1 to V3.0 before the game", statement);
}

absl::Status CsaGameReader::ReadName(absl::string_view statement) {
  if (!absl::StartsWith(statement, "N+") && !absl::StartsWith(statement, "N-")) {
    return Expected("N+ or N-", statement);
  }
  record_.tags.emplace_back(statement[1] == '+' ? "black" : "white", statement.substr(2));
  return absl::OkStatus();
}

absl::Status CsaGameReader::ReadKeyword(absl::string_view statement) {
  const size_t colon = statement.find(':');
  if (colon == absl::string_view::npos) return Expected("$KEYWORD:value", statement);
  record_.tags.emplace_back(TagOfCsaKeyword(statement.substr(1, colon - 1)),
                            statement.substr(colon + 1));
  return absl::OkStatus();
}

absl::Status CsaGameReader::ReadSide(Color side) {
  if (started_) return Expected("the side to move only once", side == kBlack ? "+" : "-");
  HAKARI_ASSIGN_OR_RETURN(const Position position, setup_.Finish(side, line_, offset_));
  record_.start = position_ = position;
  started_ = true;
  return absl::OkStatus();
}

absl::Status CsaGameReader::ReadMove(absl::string_view statement) {
  const std::optional<CsaMove> written = ParseCsaMove(statement);
  if (!written) return Expected("a move like +7776FU", statement);
  if (!started_) {
    if (absl::Status status = ReadSide(written->color); !status.ok()) return status;
  }
  if (written->color != position_.side_to_move()) {
    return Expected(position_.side_to_move() == kBlack ? "a move of black's, with +"
                                                       : "a move of white's, with -",
                    statement);
  }
  const std::optional<Move> move = ResolveCsaMove(position_, *written);
  if (!move || !movegen::IsLegal(position_, *move)) {
    illegal_ = Expected(absl::StrCat("a legal move in ", ToSfen(position_)), statement);
    if (!move) return illegal_;
    game().illegal_move = move;
    untimed_ = &game().end_spent_ms;
    return absl::OkStatus();
  }
  summary_.reset();
  RecordedMove& recorded = game().moves.emplace_back();
  recorded.move = *move;
  untimed_ = &recorded.spent_ms;
  position_.DoMove(*move);
  return absl::OkStatus();
}

absl::Status CsaGameReader::ReadTime(absl::string_view statement) {
  const std::optional<int64_t> time = ParseCsaTime(statement);
  if (!time) return Expected("a time in seconds like T12 or T12.345", statement);
  if (untimed_ == nullptr) {
    if (!servers_) return Expected("a move before its time, and one time per move", statement);
    AddComment(statement);
    return absl::OkStatus();
  }
  *untimed_ = *time;
  untimed_ = nullptr;
  return absl::OkStatus();
}

absl::Status CsaGameReader::ReadEnding(absl::string_view statement) {
  const std::optional<CsaEnding> ending = ParseCsaEnding(statement.substr(1));
  if (!ending) return Expected("an ending like %TORYO", statement);
  if (!started_) return Expected("the side to move, + or -", statement);
  if (ended_) return Expected("only one ending", statement);
  if (!illegal_.ok() && ending->end != GameEnd::kIllegalMove) return illegal_;
  const Color to_move = position_.side_to_move();
  End(ending->end,
      ending->loser ? WinOf(Opponent(*ending->loser)) : UsualResult(ending->end, to_move));
  return absl::OkStatus();
}

void CsaGameReader::End(GameEnd end, GameResult result) {
  // The side that played an illegal move has lost, whatever the word says.
  if (game().illegal_move) result = WinOf(Opponent(position_.side_to_move()));
  game().end = end;
  game().result = result;
  illegal_ = absl::OkStatus();
  ended_ = true;
  if (game().end_spent_ms < 0) untimed_ = &game().end_spent_ms;
}

absl::Status CsaGameReader::ReadServerLine(absl::string_view statement) {
  const std::optional<GameEnd> end = EndOfServerWord(statement.substr(1));
  if (end && !started_) return Expected("the side to move, + or -", statement);
  const bool fits = !game().illegal_move || end == GameEnd::kIllegalMove;
  if (end && !fits && !illegal_.ok()) return illegal_;
  if (end && fits) {
    EndByServerWord(*end);
  } else {
    AddComment(statement);
  }
  return absl::OkStatus();
}

// The server is the referee: its word takes precedence over a player's, as in %KACHI,
// #ILLEGAL_MOVE.
void CsaGameReader::EndByServerWord(GameEnd end) {
  const bool drawn = game().result == GameResult::kDraw;
  if (ended_ && (end == game().end || (end == GameEnd::kDraw && drawn))) return;
  // The players agreed on an impasse; it was not won.
  if (end == GameEnd::kDeclaration && ended_ && drawn) return;
  if (end == GameEnd::kDraw && game().end == GameEnd::kDeclaration) end = GameEnd::kImpasse;
  End(end, UsualResult(end, position_.side_to_move()));
}

void CsaGameReader::EndBySummary() {
  if (!summary_ || !started_) return;
  if (game().illegal_move && summary_->end != GameEnd::kIllegalMove) return;
  End(summary_->end, summary_->result);
}

std::string& CsaGameReader::CommentedText() {
  if (ended_ || game().illegal_move) return game().end_comment;
  return game().moves.empty() ? record_.comment : game().moves.back().comment;
}

void CsaGameReader::ReadComment(absl::string_view statement) {
  if (line_ == 1 && offset_ == 0 && absl::StartsWith(statement, kEncodingLine)) return;
  const absl::string_view line = statement.substr(1);
  AddComment(line);
  if (!servers_) return;
  const std::optional<ServerSummary> summary =
      ParseServerSummary(line, TagOf(record_, "black"), TagOf(record_, "white"));
  if (summary) summary_ = summary;
}

void CsaGameReader::AddComment(absl::string_view line) {
  std::string& comment = CommentedText();
  if (!comment.empty()) comment.push_back('\n');
  comment.append(line.data(), line.size());
}

void ReadGame(const SourceText& text, int first, int last, CsaDialect dialect, ReadResult& result) {
  if (absl::Status fault = text.FaultIn(first, last); !fault.ok()) {
    result.Add(std::move(fault));
    return;
  }
  absl::StatusOr<std::optional<GameRecord>> game = CsaGameReader(text, first, last, dialect).Read();
  if (!game.ok()) {
    result.Add(std::move(game).status());
  } else if (game->has_value()) {
    result.Add(std::move(**game));
  }
}

}  // namespace

ReadResult ParseCsa(const SourceText& text, CsaDialect dialect) {
  ReadResult result;
  int first = 1;
  for (int number = 1; number <= text.line_count(); ++number) {
    if (absl::StripAsciiWhitespace(text.line(number)) != "/") continue;
    if (result.is_full()) {
      result.Add(text.Error(first, 0, "reading stops here: too many games were refused"));
      return result;
    }
    ReadGame(text, first, number - 1, dialect, result);
    first = number + 1;
  }
  if (first <= text.line_count()) ReadGame(text, first, text.line_count(), dialect, result);
  return result;
}

}  // namespace hakari::notation
