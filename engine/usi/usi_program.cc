#include "engine/usi/usi_program.h"

#include <algorithm>
#include <new>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/record.h"
#include "engine/notation/usi_game.h"
#include "engine/usi/answer.h"

namespace hakari::usi {
namespace {

// Far beyond the longest game.
constexpr size_t kLongestLine = size_t{1} << 20;

// False at the end of the input. Of a line that is too long the rest is passed over.
bool ReadLine(std::istream& in, std::string& line) {
  line.clear();
  int c = in.get();
  if (c == std::istream::traits_type::eof()) return false;
  for (; c != std::istream::traits_type::eof() && c != '\n'; c = in.get()) {
    if (line.size() <= kLongestLine) line.push_back(static_cast<char>(c));
  }
  return true;
}

absl::StatusOr<Position> ReadPosition(absl::string_view text) {
  const absl::StatusOr<notation::GameRecord> game = notation::ParseUsiLine(text, {"position"});
  if (!game.ok()) return game.status();
  if (game->lines.empty() || game->lines[0].end != notation::GameEnd::kUnknown ||
      !game->tags.empty()) {
    return absl::InvalidArgumentError("position: expected a position and moves, found notes");
  }
  Position position = game->start;
  for (const notation::RecordedMove& move : game->lines[0].moves) position.DoMove(move.move);
  return position;
}

}  // namespace

void UsiProgram::Run(std::istream& in) {
  std::string line;
  while (ReadLine(in, line) && Obey(line)) {
  }
  search_.Stop();
  search_.Wait();
}

bool UsiProgram::Obey(absl::string_view line) {
  if (line.size() > kLongestLine) {
    output_.Explain("a line of more than a mebibyte is passed over");
    return true;
  }
  const absl::StatusOr<UsiCommand> command = ParseUsiCommand(line);
  if (!command.ok()) {
    const bool is_go = absl::StartsWith(line, "go ");
    // A front end that has said `go` waits for an answer.
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
    case UsiCommand::Kind::kIsReady: {
      const absl::Status made = search_.running() ? absl::OkStatus() : MakeSolver();
      if (!made.ok()) output_.Explain(made.message());
      output_.Say("readyok");
      break;
    }
    case UsiCommand::Kind::kSetOption:
      SetOption(*command);
      break;
    case UsiCommand::Kind::kPosition:
      SetPosition(command->position);
      break;
    case UsiCommand::Kind::kGo:
      Go(command->go);
      break;
    case UsiCommand::Kind::kStop:
    case UsiCommand::Kind::kPonderHit:
    case UsiCommand::Kind::kGameOver:
      search_.Stop();
      break;
    case UsiCommand::Kind::kQuit:
      return false;
    case UsiCommand::Kind::kNothing:
    case UsiCommand::Kind::kNewGame:
      break;
  }
  return true;
}

void UsiProgram::Introduce() {
  std::vector<std::string> lines = {"id name Hakari", "id author the Hakari contributors"};
  for (const std::string& option : OptionLines()) lines.push_back(option);
  lines.push_back("usiok");
  output_.Say(lines);
}

void UsiProgram::SetOption(const UsiCommand& command) {
  if (search_.running()) return output_.Explain("options cannot be set during a search");
  UsiOptions changed = options_;
  const absl::Status set = changed.Set(command.name, command.value);
  if (!set.ok()) return output_.Explain(set.message());
  if (changed.hash_mib != options_.hash_mib || changed.solver != options_.solver) solver_ = nullptr;
  options_ = changed;
}

void UsiProgram::SetPosition(absl::string_view text) {
  const absl::StatusOr<Position> position = ReadPosition(text);
  if (position.ok()) {
    position_ = *position;
  } else {
    position_ = std::nullopt;
    output_.Explain(position.status().message());
  }
}

void UsiProgram::Go(const GoCommand& go) {
  if (search_.running()) return output_.Explain("there is a search already; go is passed over");
  if (!position_) return Decline(go.mate, "the last position could not be read");
  SearchRequest request;
  const absl::Status prepared = Prepare(go, request.limits);
  if (!prepared.ok()) return Decline(go.mate, prepared.message());
  request.solver = solver_.get();
  request.root = *position_;
  const bool endless = go.infinite || go.ponder;
  if (!endless) request.time_ms = TimeBudgetMs(go, position_->side_to_move());
  // The protocol wants no bestmove before stop then, but checkmate as soon as it is known.
  request.hold = !go.mate && (endless || (!go.nodes && !request.time_ms));
  request.answer = [this, root = *position_, mate = go.mate](const mate::MateResult& result,
                                                             int64_t elapsed_ms) {
    output_.Say(AnswerLines(root, mate, result, elapsed_ms));
  };
  search_.Start(std::move(request));
}

void UsiProgram::Decline(bool mate, absl::string_view why) {
  output_.Explain(why);
  output_.Say(mate        ? "checkmate notimplemented"
              : position_ ? AnyMove(*position_)
                          : "bestmove resign");
}

absl::Status UsiProgram::Prepare(const GoCommand& go, mate::MateLimits& limits) {
  const absl::Status made = MakeSolver();
  if (!made.ok()) return made;
  limits.nodes = go.nodes.value_or(UINT64_MAX);
  const uint64_t most = solver_->max_nodes();
  if (go.nodes && *go.nodes > most) {
    output_.Explain(
        absl::StrCat("the table has room for ", most, " nodes; USI_Hash makes it larger"));
  }
  limits.nodes = std::min(limits.nodes, most);
  return mate::CheckMateProblem(*position_, limits);
}

absl::Status UsiProgram::MakeSolver() {
  if (solver_ != nullptr) return absl::OkStatus();
  try {
    absl::StatusOr<std::unique_ptr<mate::MateSolver>> made =
        mate::MakeMateSolver(options_.solver, options_.table_bytes());
    if (!made.ok()) return made.status();
    solver_ = *std::move(made);
    return absl::OkStatus();
  } catch (const std::bad_alloc&) {
    return absl::ResourceExhaustedError(
        absl::StrCat("there are no ", options_.hash_mib, " MiB for the table; lower USI_Hash"));
  }
}

}  // namespace hakari::usi
