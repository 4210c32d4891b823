#include "suites/predict/play/replay_program.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "engine/notation/record.h"
#include "engine/player/game.h"
#include "engine/search/settings/configuration.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/effort.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"
#include "suites/core/problem_set.h"
#include "suites/corpus/announced_end.h"
#include "suites/corpus/game_reader.h"
#include "suites/engines/search_cost.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::suites {
namespace {

constexpr char kGames[] = "suites/corpus/games.usi.zst";
// The games after these trained the classifier.
constexpr size_t kFirstGames = 1019;
constexpr uint64_t kMostDepth = search::kMaxPly;

class Replayer : public Program {
 public:
  explicit Replayer(std::unique_ptr<GameReplayer> replayer) : replayer_(std::move(replayer)) {}

  Outcome Run(const Problem& problem, const Limits& limits,
              const std::atomic<bool>& stop) override {
    search::Limits of_move;
    if (limits.nodes) of_move.nodes = *limits.nodes;
    if (limits.depth) of_move.depth = static_cast<int>(std::min(*limits.depth, kMostDepth));
    if ((!limits.nodes && !limits.depth) || of_move.nodes == 0 || of_move.depth == 0) {
      return Outcome::Refused("a replay needs a limit on the nodes or the depth of a move");
    }
    const std::optional<Replay> replay = replayer_->Run(problem.game(), of_move, stop);
    return replay ? OutcomeOfReplay(*replay) : Outcome::Stopped();
  }

 private:
  const std::unique_ptr<GameReplayer> replayer_;
};

std::string CounterName(size_t third, const engines::SearchCountRow& row) {
  return absl::StrCat(engines::kThirdNames[third], "_", row.name);
}

absl::Status SetTimes(absl::string_view text, Replay& replay) {
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  bool good = words.size() == 2 * engines::kGameThirds;
  for (size_t third = 0; good && third < engines::kGameThirds; ++third) {
    engines::SearchTimes& times = replay.thirds[third].times;
    good = absl::SimpleAtoi(words[2 * third], &times.cpu_ns) &&
           absl::SimpleAtoi(words[2 * third + 1], &times.mate_cpu_ns);
  }
  if (good) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("expected two times for each third of the game, not '", text, "'"));
}

std::string GameId(size_t number) { return absl::StrFormat("game-%04d", number); }

}  // namespace

Outcome OutcomeOfReplay(const Replay& replay) {
  Outcome outcome = Outcome::Ran(CallsText(replay.calls));
  for (size_t third = 0; third < engines::kGameThirds; ++third) {
    for (const engines::SearchCountRow& row : engines::kSearchCountRows) {
      outcome.counters[CounterName(third, row)] = replay.thirds[third].counts.*row.value;
    }
    absl::StrAppend(&outcome.line, third == 0 ? "" : " ", replay.thirds[third].times.cpu_ns, " ",
                    replay.thirds[third].times.mate_cpu_ns);
  }
  return outcome;
}

absl::StatusOr<Replay> ReplayOfOutcome(const Outcome& outcome) {
  if (!outcome.ran()) {
    return absl::FailedPreconditionError(
        absl::StrCat(OutcomeStatusName(outcome.status), ": ", outcome.why));
  }
  Replay replay;
  for (size_t third = 0; third < engines::kGameThirds; ++third) {
    for (const engines::SearchCountRow& row : engines::kSearchCountRows) {
      const std::string name = CounterName(third, row);
      const std::optional<int64_t> value = outcome.Counter(name);
      if (!value) {
        return absl::InvalidArgumentError(absl::StrCat("there is no counter '", name, "'"));
      }
      replay.thirds[third].counts.*row.value = *value;
    }
  }
  HAKARI_RETURN_IF_ERROR(SetTimes(outcome.line, replay));
  HAKARI_ASSIGN_OR_RETURN(replay.calls, ParseCalls(outcome.answer));
  return replay;
}

absl::StatusOr<ProgramSpec> ReplayProgram(const ReplaySetting& setting) {
  HAKARI_ASSIGN_OR_RETURN(search::Configuration configuration,
                          search::ParseConfiguration(setting.settings));
  ProgramSpec program;
  program.name = setting.name;
  program.configuration =
      absl::StrCat("replay/2 table_mib=", GameReplayer::kTableMib, " sample=", setting.sample, " ",
                   search::SettingsText(configuration.settings),
                   " weights=", absl::Hex(configuration.weights.checksum(), absl::kZeroPad16));
  program.make = [configuration = std::move(configuration), sample = setting.sample](
                     const std::atomic<bool>&) -> absl::StatusOr<std::unique_ptr<Program>> {
    HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<GameReplayer> replayer,
                            GameReplayer::Make(configuration, sample));
    return std::make_unique<Replayer>(std::move(replayer));
  };
  return program;
}

absl::StatusOr<ExperimentSet> GamesToReplay(const std::string& root, int count) {
  HAKARI_ASSIGN_OR_RETURN(const corpus::CollectedGames read,
                          corpus::CollectGames({absl::StrCat(root, "/", kGames)}));
  std::vector<size_t> useful;
  for (size_t i = 0; i < read.games.size() && i < kFirstGames; ++i) {
    const notation::GameRecord& game = read.games[i];
    if (corpus::IsDecidedOverTheBoard(game) && !game.lines[0].moves.empty()) useful.push_back(i);
  }
  const auto wanted = static_cast<size_t>(count);
  if (count < 1 || wanted > useful.size()) {
    return absl::OutOfRangeError(absl::StrCat(kGames, " has ", useful.size(), " games to replay; ",
                                              count, " were asked for"));
  }
  std::string text;
  for (size_t i = 0; i < wanted; ++i) {
    const size_t number = useful[i * useful.size() / wanted];
    const notation::GameRecord& record = read.games[number];
    player::Game game(record.start);
    for (const notation::RecordedMove& move : record.lines[0].moves) game.Play(move.move);
    absl::StrAppend(&text, player::GameText(game), " ; id=", GameId(number + 1), "\n");
  }
  HAKARI_ASSIGN_OR_RETURN(ProblemSet problems, ParseProblemSet(text, kGames));
  return ExperimentSet{absl::StrCat("games-", count), std::move(problems), {}};
}

}  // namespace hakari::suites
