#include "engine/notation/kif/game_endings.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/japanese.h"

namespace hakari::notation {
namespace {

// Who wins, seen from the side to move.
enum class Outcome { kByEnding, kWin, kLoss };

struct EndingEntry {
  absl::string_view word;
  GameEnd end;
  Outcome outcome;
};

// The writer uses the first word of an ending. A word that is the beginning of another comes after
// it.
constexpr EndingEntry kRowWords[] = {
    {"投了", GameEnd::kResignation, Outcome::kByEnding},
    {"中断", GameEnd::kInterrupted, Outcome::kByEnding},
    {"封じ手", GameEnd::kInterrupted, Outcome::kByEnding},
    {"千日手", GameEnd::kRepetition, Outcome::kByEnding},
    {"持将棋", GameEnd::kImpasse, Outcome::kByEnding},
    {"詰み", GameEnd::kMate, Outcome::kByEnding},
    {"詰", GameEnd::kMate, Outcome::kByEnding},
    {"不詰", GameEnd::kNoMate, Outcome::kByEnding},
    {"切れ負け", GameEnd::kTimeUp, Outcome::kByEnding},
    {"時間切れ負け", GameEnd::kTimeUp, Outcome::kByEnding},
    {"時間切れ", GameEnd::kTimeUp, Outcome::kByEnding},
    {"反則勝ち", GameEnd::kIllegalMove, Outcome::kWin},
    {"反則負け", GameEnd::kIllegalMove, Outcome::kLoss},
    {"入玉勝ち", GameEnd::kDeclaration, Outcome::kByEnding},
    {"入玉宣言勝ち", GameEnd::kDeclaration, Outcome::kByEnding},
    {"入玉宣言", GameEnd::kDeclaration, Outcome::kByEnding},
    {"勝ち宣言", GameEnd::kDeclaration, Outcome::kByEnding},
    {"宣言勝ち", GameEnd::kDeclaration, Outcome::kByEnding},
    // The record has no ending for games lost by absence; only the result is kept.
    {"不戦勝", GameEnd::kUnknown, Outcome::kWin},
    {"不戦敗", GameEnd::kUnknown, Outcome::kLoss},
    {"引き分け", GameEnd::kDraw, Outcome::kByEnding},
    {"最大手数", GameEnd::kMaxMoves, Outcome::kByEnding},
    {"待った", GameEnd::kTakenBack, Outcome::kByEnding},
    {"エラー", GameEnd::kError, Outcome::kByEnding},
};

struct SentenceWord {
  absl::string_view word;
  GameEnd end;
};
// The first of these words that a sentence contains decides.
constexpr SentenceWord kSentenceWords[] = {
    {"連続王手", GameEnd::kPerpetualCheck},
    {"千日手", GameEnd::kRepetition},
    {"持将棋", GameEnd::kImpasse},
    {"中断", GameEnd::kInterrupted},
    {"不詰", GameEnd::kNoMate},
    {"詰", GameEnd::kMate},
    {"時間切れ", GameEnd::kTimeUp},
    {"切れ負け", GameEnd::kTimeUp},
    {"反則", GameEnd::kIllegalMove},
    {"入玉", GameEnd::kDeclaration},
    {"宣言", GameEnd::kDeclaration},
    {"投了", GameEnd::kResignation},
    {"勝ち", GameEnd::kUnknown},
    {"負け", GameEnd::kUnknown},
    {"引き分け", GameEnd::kDraw},
    {"最大手数", GameEnd::kMaxMoves},
    {"待った", GameEnd::kTakenBack},
    {"エラー", GameEnd::kError},
};

GameResult ResultInSentence(absl::string_view sentence, GameResult otherwise) {
  for (Color color : kColors) {
    if (absl::StrContains(sentence, SideName(color)) ||
        absl::StrContains(sentence, HandicapSideName(color))) {
      const bool lost = absl::StrContains(sentence, "負け");
      return WinOf(lost ? Opponent(color) : color);
    }
  }
  return otherwise;
}

}  // namespace

bool DecidesResult(GameEnd end) {
  return end != GameEnd::kUnknown && end != GameEnd::kIllegalMove &&
         end != GameEnd::kPerpetualCheck;
}

std::optional<Ending> TakeEndingWord(JapaneseScanner& scanner, Color to_move) {
  for (const EndingEntry& entry : kRowWords) {
    if (!scanner.Take(entry.word)) continue;
    switch (entry.outcome) {
      case Outcome::kWin:
        return Ending{entry.end, WinOf(to_move)};
      case Outcome::kLoss:
        return Ending{entry.end, WinOf(Opponent(to_move))};
      case Outcome::kByEnding:
        return Ending{entry.end, UsualResult(entry.end, to_move)};
    }
  }
  return std::nullopt;
}

absl::string_view EndingWord(const RecordLine& line, Color to_move) {
  switch (line.end) {
    case GameEnd::kUnknown:
      return "";
    case GameEnd::kIllegalMove:
    case GameEnd::kPerpetualCheck:
      return line.result == WinOf(to_move) ? "反則勝ち" : "反則負け";
    default:
      break;
  }
  for (const EndingEntry& entry : kRowWords) {
    if (entry.end == line.end) return entry.word;
  }
  return "";
}

std::optional<Ending> ReadClosingSentence(absl::string_view sentence, Color to_move) {
  for (const SentenceWord& word : kSentenceWords) {
    if (!absl::StrContains(sentence, word.word)) continue;
    const GameResult usual = UsualResult(word.end, to_move);
    return Ending{word.end, DecidesResult(word.end) ? usual : ResultInSentence(sentence, usual)};
  }
  return std::nullopt;
}

std::string ClosingSentence(const RecordLine& line, int moves, Color to_move,
                            absl::string_view (*names)(Color)) {
  GameResult result = DecidesResult(line.end) ? UsualResult(line.end, to_move) : line.result;
  const bool is_foul = line.end == GameEnd::kIllegalMove || line.end == GameEnd::kPerpetualCheck;
  if (is_foul && result != WinOf(to_move)) result = WinOf(Opponent(to_move));  // as EndingWord
  const Color winner = result == GameResult::kBlackWins ? kBlack : kWhite;
  const std::string front = absl::StrCat(kClosingWord, moves, "手で");
  const std::string win = absl::StrCat(names(winner), "の勝ち");
  switch (line.end) {
    case GameEnd::kTimeUp:
      return absl::StrCat(front, "時間切れにより", win);
    case GameEnd::kIllegalMove:
      return absl::StrCat(front, names(Opponent(winner)), "の反則負け");
    case GameEnd::kPerpetualCheck:
      return absl::StrCat(front, "連続王手の千日手により", win);
    case GameEnd::kDeclaration:
      return absl::StrCat(front, "入玉宣言により", win);
    case GameEnd::kMate:
      return absl::StrCat(kClosingWord, moves, "手詰");
    case GameEnd::kRepetition:
    case GameEnd::kImpasse:
    case GameEnd::kInterrupted:
    case GameEnd::kDraw:
    case GameEnd::kMaxMoves:
    case GameEnd::kTakenBack:
    case GameEnd::kNoMate:
    case GameEnd::kError:
      return absl::StrCat(front, EndingWord(line, to_move));
    case GameEnd::kResignation:
    case GameEnd::kUnknown:
      break;
  }
  if (result == GameResult::kUnknown) return "";
  return absl::StrCat(front, result == GameResult::kDraw ? "引き分け" : win);
}

}  // namespace hakari::notation
