// Learns the weights of the evaluation from games and prints them as a file. Progress and the
// losses on games held out go to stderr:
//   bazel run //suites/learn:learn_weights -- $PWD/suites/corpus/games.usi.zst >FILE
#include <algorithm>
#include <chrono>
#include <iostream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/context/context.h"
#include "base/hash/file_hash.h"
#include "base/run/interrupt.h"
#include "base/run/progress.h"
#include "base/status/macros.h"
#include "engine/eval/ground_weights.h"
#include "engine/eval/weights_file.h"
#include "suites/corpus/game_reader.h"
#include "suites/learn/fit.h"
#include "suites/learn/game_lessons.h"

namespace hakari::learn {
namespace {

using Clock = std::chrono::steady_clock;

SplitLessons Gather(const std::vector<notation::GameRecord>& games, const eval::Weights& weights,
                    const LessonPlan& plan, const Context& context) {
  Progress progress("games", std::cerr, StderrIsTerminal());
  progress.Begin(static_cast<int>(games.size()), 0, Clock::now());
  SplitLessons lessons = LessonsOf(games, weights, plan, context,
                                   [&](int done) { progress.Update(done, Clock::now()); });
  progress.End();
  return lessons;
}

RealWeights Learn(const Lessons& lessons, const RealWeights& begin, const FitPlan& plan,
                  const Context& context) {
  constexpr int kParts = 1000;
  Progress progress("thousandths", std::cerr, StderrIsTerminal());
  progress.Begin(kParts, 0, Clock::now());
  RealWeights weights = Fit(lessons, begin, plan, [&](double done) {
    progress.Update(static_cast<int>(done * kParts), Clock::now());
    return !context.IsStopped();
  });
  progress.End();
  return weights;
}

void Show(const char* when, const Lessons& held_out, const RealWeights& weights,
          const FitPlan& plan) {
  const Losses losses = LossesOf(held_out, weights, plan);
  std::cerr << absl::StrFormat(
      "%s, on games held out: loss of moves %.4f, of results %.4f; the played move ranked first "
      "%.1f %%, "
      "discord %.3f\n",
      when, losses.moves, losses.results, 100 * losses.first, losses.discord);
}

absl::StatusOr<Recipe> RecipeOf(const std::vector<std::string>& files, const Lessons& lessons,
                                const LessonPlan& plan, const FitPlan& fit) {
  std::vector<std::string> hashes;
  for (const std::string& file : files) {
    HAKARI_ASSIGN_OR_RETURN(std::string hash, FileHash(file));
    hashes.push_back(std::move(hash));
  }
  return Recipe{
      {"maker", "bazel run //suites/learn:learn_weights"},
      {"games", absl::StrJoin(hashes, " ")},
      {"begin", "ground1"},
      {"lessons",
       absl::StrFormat("%d moves, %d results, one game of %d held out", lessons.moves.size(),
                       lessons.results.size(), plan.games_held_out)},
      {"fit", absl::StrFormat("temperature %g, result scale %g, result share %g, rate %g, pull %g, "
                              "%d epochs, seed %d",
                              fit.temperature, fit.result_scale, fit.result_share, fit.rate,
                              fit.pull, fit.epochs, fit.seed)}};
}

// The file of learned weights, or an error.
absl::StatusOr<std::string> Run(const std::vector<std::string>& files, const Context& context) {
  HAKARI_ASSIGN_OR_RETURN(const corpus::CollectedGames games, corpus::CollectGames(files));
  for (const std::string& refused : games.refused) std::cerr << "refused: " << refused << "\n";
  const eval::Weights ground = eval::GroundWeights();
  const LessonPlan plan;
  const SplitLessons lessons = Gather(games.games, ground, plan, context);
  if (!context.IsStopped() && lessons.train.moves.empty()) {
    return absl::InvalidArgumentError("the games have no move to learn from");
  }
  const FitPlan fit;
  const RealWeights begin = RealOf(ground.numbers());
  if (!context.IsStopped()) Show("before", lessons.held_out, begin, fit);
  const RealWeights learned = Learn(lessons.train, begin, fit, context);
  if (context.IsStopped()) return absl::CancelledError("interrupted: no weights were written");
  Show("after", lessons.held_out, learned, fit);
  HAKARI_ASSIGN_OR_RETURN(Recipe recipe, RecipeOf(files, lessons.train, plan, fit));
  return eval::WriteWeights(eval::Weights(Rounded(learned, ground.numbers()), std::move(recipe)));
}

}  // namespace
}  // namespace hakari::learn

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: learn_weights GAMES...\n";
    return 2;
  }
  const hakari::InterruptFlag interrupt;
  hakari::Context context;
  context.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  context.stop = &interrupt.flag();
  const absl::StatusOr<std::string> text =
      hakari::learn::Run(std::vector<std::string>(argv + 1, argv + argc), context);
  if (!text.ok()) {
    std::cerr << "learn_weights: " << text.status().message() << "\n";
    return 4;
  }
  std::cout << *text;
  return std::cout.flush() ? 0 : 4;
}
