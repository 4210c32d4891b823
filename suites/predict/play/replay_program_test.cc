#include "suites/predict/play/replay_program.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "base/context/context.h"
#include "base/status/testing.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/core/program.h"
#include "suites/engines/search_cost.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/play/game_replay.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::suites {
namespace {

Replay MadeUp() {
  Replay replay;
  int64_t value = 10;
  for (size_t third = 0; third < engines::kGameThirds; ++third) {
    for (const engines::SearchCountRow& row : engines::kSearchCountRows)
      replay.thirds[third].counts.*row.value = ++value;
    replay.thirds[third].times = {1000 * ++value, 100 * ++value};
  }
  replay.calls = {{60, 60, 3840, {-65536, 12}, false}, {120, 7, 7, {3, -4}, true}};
  return replay;
}

TEST(ReplayOutcome, SaysAllOfAReplay) {
  const Replay made_up = MadeUp();
  HAKARI_ASSERT_OK(const Outcome kept, ParseOutcomeText(OutcomeText(OutcomeOfReplay(made_up))));
  HAKARI_ASSERT_OK(const Replay back, ReplayOfOutcome(kept));
  for (size_t third = 0; third < engines::kGameThirds; ++third) {
    for (const engines::SearchCountRow& row : engines::kSearchCountRows) {
      EXPECT_EQ(back.thirds[third].counts.*row.value, made_up.thirds[third].counts.*row.value)
          << row.name;
    }
    EXPECT_EQ(back.thirds[third].times.cpu_ns, made_up.thirds[third].times.cpu_ns);
    EXPECT_EQ(back.thirds[third].times.mate_cpu_ns, made_up.thirds[third].times.mate_cpu_ns);
  }
  EXPECT_EQ(CallsText(back.calls), "60:60:3840:0:-65536:12 120:7:7:1:3:-4");
}

TEST(ReplayOutcome, ThatIsNoneIsAnError) {
  EXPECT_EQ(ReplayOfOutcome(Outcome::Crashed("bang")).status().code(),
            absl::StatusCode::kFailedPrecondition);
  Outcome outcome = OutcomeOfReplay(MadeUp());
  outcome.counters.erase("middle_mate_nodes");
  EXPECT_TRUE(absl::StrContains(ReplayOfOutcome(outcome).status().message(), "middle_mate_nodes"));
  for (const char* line : {"", "1 2 3 4 5", "1 2 3 4 5 x", "1 2 3 4 5 6 7"}) {
    outcome = OutcomeOfReplay(MadeUp());
    outcome.line = line;
    EXPECT_EQ(ReplayOfOutcome(outcome).status().code(), absl::StatusCode::kInvalidArgument) << line;
  }
  for (const char* calls : {"x", "1:2:3:1:4", "60:61:61:1:1:1", "60:60:59:1:1:1", "60:60:60:2:1:1",
                            "60:60:60:1:1:1 "}) {
    outcome = OutcomeOfReplay(MadeUp());
    outcome.answer = calls;
    EXPECT_EQ(ReplayOfOutcome(outcome).status().code(), absl::StatusCode::kInvalidArgument)
        << calls;
  }
}

TEST(ReplayProgram, RunsGamesLikeProblems) {
  HAKARI_ASSERT_OK(ProblemSet problems,
                   ParseProblemSet("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e ; id=a\n"
                                   "startpos moves 2g2f 8c8d 2f2e ; id=b\n",
                                   "games"));
  HAKARI_ASSERT_OK(const ProgramSpec program, ReplayProgram({"mates", "default,mate_search=1"}));
  ExperimentOptions options;
  options.limits.nodes = 300;
  const ExperimentSet set{"games", std::move(problems), {}};
  HAKARI_ASSERT_OK(const SettingRun run, RunSetting(set, program, options, Context{"."}));
  ASSERT_EQ(run.outcomes.size(), 2u);
  HAKARI_ASSERT_OK(const Replay first, ReplayOfOutcome(run.outcomes[0]));
  EXPECT_EQ(first.thirds[0].counts.positions, 2);
  EXPECT_EQ(first.thirds[2].counts.nodes, 600);
  HAKARI_ASSERT_OK(const Replay second, ReplayOfOutcome(run.outcomes[1]));
  EXPECT_EQ(second.thirds[1].counts.positions, 1);
}

TEST(ReplayProgram, RefusesWhatItCannotDo) {
  EXPECT_EQ(ReplayProgram({"mates", "no_such=1"}).status().code(),
            absl::StatusCode::kInvalidArgument);
  HAKARI_ASSERT_OK(const ProgramSpec spec, ReplayProgram({"mates", "default"}));
  const std::atomic<bool> stop(false);
  HAKARI_ASSERT_OK(const std::unique_ptr<Program> program, spec.make(stop));
  EXPECT_EQ(program->Run(Problem(), Limits(), stop).status, OutcomeStatus::kRefused);
  EXPECT_TRUE(absl::StrContains(spec.configuration, "mate_search=10"));
}

TEST(GamesToReplay, AreEvenlyTakenFromThoseThatTrainedNothing) {
  HAKARI_ASSERT_OK(const ExperimentSet games, GamesToReplay(".", 20));
  EXPECT_EQ(games.name, "games-20");
  const std::vector<const Problem*> selected = games.Selected();
  ASSERT_EQ(selected.size(), 20u);
  EXPECT_EQ(selected[0]->id, "game-0001");
  for (const Problem* game : selected) {
    EXPECT_GT(game->game().moves().size(), 30u) << game->id;
    EXPECT_LT(game->id, "game-1020");
  }
  EXPECT_GT(selected.back()->id, "game-0900");
  EXPECT_EQ(GamesToReplay(".", 0).status().code(), absl::StatusCode::kOutOfRange);
  EXPECT_EQ(GamesToReplay(".", 5000).status().code(), absl::StatusCode::kOutOfRange);
}

}  // namespace
}  // namespace hakari::suites
