#include "ci/cli/engines/engine_doctor.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <system_error>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/context/context.h"
#include "base/process/child_process.h"
#include "base/run/interrupt.h"
#include "base/status/macros.h"
#include "ci/check/examine/examination.h"
#include "ci/check/examine/examine.h"
#include "ci/cli/command.h"
#include "ci/cli/origin_here.h"
#include "ci/project/project_folder.h"
#include "ci/project/suite_choice.h"
#include "suites/core/problem_set.h"
#include "suites/mate/mate_program.h"

namespace hakari::cli {
namespace {

constexpr int kPositions = 3;
// Enough to notice dependence on the order: a tenth of Fairy-Stockfish's answers to 200 positions
// depends on the positions before.
constexpr int kPositionsInAnyOrder = 40;
constexpr int kMates = 6;

// Spread over the file, since neighbouring problems are similar.
absl::StatusOr<std::vector<suites::Problem>> SomeOf(const std::string& path, int count) {
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet set, suites::ReadProblemSet({path}));
  const std::vector<suites::Problem>& problems = set.problems();
  std::vector<suites::Problem> some;
  for (int i = 0; i < count; ++i) {
    some.push_back(problems[static_cast<size_t>(i) * problems.size() / static_cast<size_t>(count)]);
  }
  return some;
}

absl::StatusOr<check::ExamineOptions> OptionsFor(const project::EngineChoice& choice,
                                                 const EngineDoctorOptions& asked) {
  HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
  check::ExamineOptions options;
  options.shown = choice.shown;
  options.engine = choice.engine;
  options.signature = choice.signature;
  options.nodes = asked.nodes;
  options.check = suites::CheckMateClaim;
  const std::string ordinary = absl::StrCat(root, "/suites/middlegame/positions.sfen");
  auto positions = SomeOf(ordinary, kPositions);
  if (!positions.ok()) return positions.status();
  auto in_any_order = SomeOf(ordinary, kPositionsInAnyOrder);
  if (!in_any_order.ok()) return in_any_order.status();
  auto mates = SomeOf(absl::StrCat(root, "/suites/mate/themes.sfen"), kMates);
  if (!mates.ok()) return mates.status();
  options.positions = *std::move(positions);
  options.in_any_order = *std::move(in_any_order);
  options.mates = *std::move(mates);
  return options;
}

}  // namespace

report::ExitCode RunEngineDoctor(EngineDoctorOptions& asked) {
  const absl::Status opened = OpenOutputs({&asked.json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  std::error_code ignored;
  const std::string here = std::filesystem::current_path(ignored).string();
  const absl::StatusOr<project::EngineChoice> choice =
      project::ChooseEngine(asked.program, here, true);
  if (!choice.ok()) {
    const bool unbuilt = absl::IsFailedPrecondition(choice.status());
    return Complain(unbuilt ? report::ExitCode::kInvalid : report::ExitCode::kBadUsage,
                    choice.status().message());
  }
  const absl::Status is_there = FindProgramFile(choice->engine.command).status();
  if (!is_there.ok()) return Complain(CodeOfWords(is_there), is_there.message());
  const absl::StatusOr<check::ExamineOptions> options = OptionsFor(*choice, asked);
  if (!options.ok()) return Complain(report::ExitCode::kInvalid, options.status().message());
  const InterruptFlag interrupt;
  Context context = {"", std::max(2, static_cast<int>(std::thread::hardware_concurrency())), 0,
                     &interrupt.flag()};
  if (!asked.quiet) {
    context.progress = [](const std::string& what) { std::cerr << what << " …\n"; };
  }
  const check::Examination examination = Examine(*options, context);
  if (!asked.json.is_stdout()) std::cout << ExaminationTable(examination) << std::flush;
  const absl::Status written = asked.json.Write(ExaminationJson(examination, OriginHere()));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  return ExitCodeOf(JudgeExamination(examination).verdict);
}

}  // namespace hakari::cli
