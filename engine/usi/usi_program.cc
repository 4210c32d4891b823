#include "engine/usi/usi_program.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/limits.h"
#include "engine/usi/answer.h"

namespace hakari::usi {
namespace {

using player::Answer;
using player::Question;

// Far beyond the longest game.
constexpr size_t kLongestLine = size_t{1} << 20;

// False at the end of the input. The rest of a line that is too long is skipped.
bool ReadLine(std::istream& in, std::string& line) {
  line.clear();
  int c = in.get();
  if (c == std::istream::traits_type::eof()) return false;
  for (; c != std::istream::traits_type::eof() && c != '\n'; c = in.get()) {
    if (line.size() <= kLongestLine) line.push_back(static_cast<char>(c));
  }
  return true;
}

Question QuestionOf(const GoCommand& go, const player::Game& game) {
  Question question;
  question.kind = go.mate ? Question::Kind::kMate : Question::Kind::kMove;
  question.game = game;
  question.limits = go.limits;
  question.root_moves = go.root_moves;
  question.ponder = go.ponder;
  if (go.infinite) {
    question.limits = player::Limits();
    question.limits.nodes = go.limits.nodes;
    question.limits.depth = go.limits.depth;
  }
  return question;
}

}  // namespace

void UsiProgram::Listener::OnLine(const player::Line& line) { output_.Say(InfoLine(line)); }

void UsiProgram::Run(std::istream& in) {
  std::string line;
  while (ReadLine(in, line) && Obey(line)) {
  }
  search_.Stop();
  search_.Wait();
}

bool UsiProgram::Obey(absl::string_view line) {
  if (line.size() > kLongestLine) {
    output_.Explain("a line longer than 1 MiB is ignored");
    return true;
  }
  const absl::StatusOr<UsiCommand> command = ParseUsiCommand(line);
  if (!command.ok()) {
    const bool is_go = absl::StartsWith(line, "go ");
    // A front end that has sent `go` waits for an answer.
    if (is_go && !search_.running()) {
      Decline(absl::StartsWith(line, "go mate"), command.status().message());
    } else {
      output_.Explain(command.status().message());
    }
    return true;
  }
  switch (command->kind) {
    case UsiCommand::Kind::kUsi:
      Introduce();
      break;
    case UsiCommand::Kind::kIsReady:
      MakeReady();
      break;
    case UsiCommand::Kind::kSetOption:
      SetOption(*command);
      break;
    case UsiCommand::Kind::kPosition:
      SetPosition(command->position);
      break;
    case UsiCommand::Kind::kGo:
      Go(command->go);
      break;
    case UsiCommand::Kind::kPonderHit:
      PonderHit();
      break;
    case UsiCommand::Kind::kStop:
    case UsiCommand::Kind::kGameOver:
      search_.Stop();
      break;
    case UsiCommand::Kind::kQuit:
      return false;
    case UsiCommand::Kind::kNothing:
    case UsiCommand::Kind::kNewGame:  // the isready before it has reset the player
      break;
  }
  return true;
}

void UsiProgram::Introduce() {
  std::vector<std::string> lines = {absl::StrCat("id name ", player_.name()),
                                    "id author the Hakari contributors"};
  for (const player::Option& option : player_.options()) lines.push_back(OptionLine(option));
  lines.push_back("usiok");
  output_.Say(lines);
}

void UsiProgram::MakeReady() {
  if (!search_.running()) {
    const std::optional<player::Failure> failure = player_.NewGame();
    if (failure) output_.Explain(failure->what);
  }
  output_.Say("readyok");
}

void UsiProgram::SetOption(const UsiCommand& command) {
  if (search_.running()) return output_.Explain("options cannot be set during a search");
  const std::optional<player::Failure> failure = player_.SetOption(command.name, command.value);
  if (failure) output_.Explain(failure->what);
}

void UsiProgram::SetPosition(absl::string_view text) {
  absl::StatusOr<player::Game> game = player::ParseGame(text);
  if (game.ok()) {
    game_ = *std::move(game);
  } else {
    game_ = std::nullopt;
    output_.Explain(game.status().message());
  }
}

void UsiProgram::Go(const GoCommand& go) {
  if (search_.running()) return output_.Explain("a search is already running; go is ignored");
  if (!game_) return Decline(go.mate, "the last position could not be read");
  SearchRequest request;
  request.player = &player_;
  request.question = QuestionOf(go, *game_);
  request.listener = &said_on_the_way_;
  const player::Limits& limits = request.question.limits;
  has_time_ = player::TimeBudgetMs(limits, game_->position().side_to_move()).has_value();
  // In these cases the protocol allows bestmove only after stop or ponderhit. checkmate is sent as
  // soon as it is known.
  request.hold =
      !go.mate && (go.infinite || go.ponder || (!limits.nodes && !limits.depth && !has_time_));
  request.answer = [this, question = request.question](const Answer& answer, int64_t elapsed_ms) {
    output_.Say(AnswerLines(question, answer, elapsed_ms));
  };
  search_.Start(std::move(request));
}

// The clock runs from here. Without a clock there is nothing to wait for.
void UsiProgram::PonderHit() {
  if (has_time_) return search_.PonderHit();
  search_.Stop();
}

void UsiProgram::Decline(bool mate, absl::string_view why) {
  output_.Explain(why);
  if (mate) return output_.Say("checkmate notimplemented");
  const Answer move =
      game_ ? player::AnyMove(game_->position()) : Answer::Of(Answer::Kind::kResign);
  output_.Say(BestMoveLine(move));
}

}  // namespace hakari::usi
