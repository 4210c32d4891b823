#include "suites/match/judges/judged_game.h"

#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/position/declaration.h"
#include "engine/reference/bridge.h"
#include "engine/reference/rules.h"

namespace hakari::match {
namespace {

using notation::GameEnd;
using notation::GameResult;
using reference::Side;

GameResult WinOf(Side side) {
  return side == Side::kBlack ? GameResult::kBlackWins : GameResult::kWhiteWins;
}

const char* ResultText(GameResult result) {
  switch (result) {
    case GameResult::kBlackWins:
      return "black wins";
    case GameResult::kWhiteWins:
      return "white wins";
    case GameResult::kDraw:
      return "a draw";
    case GameResult::kUnknown:
      break;
  }
  return "no result";
}

}  // namespace

bool SameEnd(const std::optional<EndOfGame>& a, const std::optional<EndOfGame>& b) {
  if (!a || !b) return !a && !b;
  return a->end == b->end && a->result == b->result;
}

std::string EndText(GameEnd end) {
  switch (end) {
    case GameEnd::kUnknown:
      return "the record stops without an ending";
    case GameEnd::kResignation:
      return "resignation";
    case GameEnd::kMate:
      return "mate";
    case GameEnd::kTimeUp:
      return "time up";
    case GameEnd::kIllegalMove:
      return "illegal move";
    case GameEnd::kRepetition:
      return "repetition";
    case GameEnd::kPerpetualCheck:
      return "perpetual check";
    case GameEnd::kDeclaration:
      return "declaration";
    case GameEnd::kImpasse:
      return "impasse";
    case GameEnd::kDraw:
      return "draw";
    case GameEnd::kMaxMoves:
      return "length";
    case GameEnd::kInterrupted:
      return "interrupted";
    case GameEnd::kTakenBack:
      return "taken back";
    case GameEnd::kNoMate:
      return "no mate";
    case GameEnd::kError:
      return "error";
  }
  return "?";
}

std::string EndText(const std::optional<EndOfGame>& end) {
  return end ? absl::StrCat(EndText(end->end), ", ", ResultText(end->result)) : "goes on";
}

JudgedGame::JudgedGame(const Position& start)
    : position_(start), history_(start), boards_{reference::ToBoard(start)} {
  LookAtLastBoard();
}

void JudgedGame::Play(Move move) {
  boards_.push_back(reference::After(boards_.back(), reference::ToPlay(move)));
  position_.DoMove(move);
  history_.Push(position_);
  LookAtLastBoard();
}

void JudgedGame::LookAtLastBoard() {
  has_legal_play_ = reference::HasLegalPlay(boards_.back());
  repetition_ = reference::EndByRepetition(boards_);
  may_declare_ = reference::MayDeclare(boards_.back());
}

std::optional<EndOfGame> JudgedGame::End(int most_plies) const {
  const Side mover = boards_.back().to_move;
  if (!has_legal_play_) return EndOfGame{GameEnd::kMate, WinOf(Other(mover))};
  switch (repetition_) {
    case reference::GameEnd::kDraw:
      return EndOfGame{GameEnd::kRepetition, GameResult::kDraw};
    case reference::GameEnd::kBlackLoses:
      return EndOfGame{GameEnd::kPerpetualCheck, GameResult::kWhiteWins};
    case reference::GameEnd::kWhiteLoses:
      return EndOfGame{GameEnd::kPerpetualCheck, GameResult::kBlackWins};
    case reference::GameEnd::kGoesOn:
      break;
  }
  if (plies() < most_plies) return std::nullopt;
  return EndOfGame{GameEnd::kMaxMoves, GameResult::kDraw};
}

EndOfGame JudgedGame::Declared() const {
  const Side mover = boards_.back().to_move;
  if (may_declare_) return {GameEnd::kDeclaration, WinOf(mover)};
  return {GameEnd::kIllegalMove, WinOf(Other(mover))};
}

std::string JudgedGame::DifferenceFor(int most_plies) const {
  const auto ours = EndByRule(position_, history_, plies(), most_plies);
  const auto expected = End(most_plies);
  if (SameEnd(ours, expected)) return "";
  return absl::StrCat("after ", plies(), " plies of ", most_plies, ": ", EndText(ours),
                      ", but by the reference: ", EndText(expected), "; ");
}

std::string JudgedGame::Difference(int most_plies) const {
  const reference::Board& board = boards_.back();
  std::string difference;
  // Otherwise the two would judge different games.
  if (!(reference::ToBoard(position_) == board)) difference = "the boards differ; ";
  for (const int most : {most_plies, plies(), plies() + 1}) {
    absl::StrAppend(&difference, DifferenceFor(most));
  }
  if (CanDeclareWin(position_) != may_declare_) {
    absl::StrAppend(&difference, "by the reference the declaration ",
                    may_declare_ ? "is valid; " : "is not valid; ");
  }
  if (!SameEnd(EndByDeclaration(position_), Declared())) {
    absl::StrAppend(&difference, "declared: ", EndText(EndByDeclaration(position_)),
                    ", but by the reference: ", EndText(Declared()), "; ");
  }
  return difference.empty() ? "" : absl::StrCat(difference, reference::ToSfen(board));
}

}  // namespace hakari::match
