// `hakari reproduce`: the papers' tables, published and measured side by side.
#include "ci/cli/commands.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/context/context.h"
#include "base/process/crash_report.h"
#include "base/run/interrupt.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/predict/model_option.h"
#include "ci/cli/reproduce/asked_games.h"
#include "ci/cli/reproduce/asked_problems.h"
#include "ci/cli/reproduce/exact_counts.h"
#include "ci/cli/reproduce/labs.h"
#include "ci/project/project_folder.h"
#include "ci/reproduce/kept_run.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/position_choice.h"
#include "ci/reproduce/problem_lab.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/showing.h"
#include "ci/reproduce/tables.h"
#include "engine/predict/default_model.h"
#include "engine/predict/linear_model.h"
#include "golden/log.h"

namespace hakari::cli {
namespace {

constexpr char kList[] = "list";
constexpr uint64_t kQuickNodes = 100'000;
constexpr uint64_t kFullNodes = 1'000'000;
// Nodes of a problem with a right move.
constexpr uint64_t kQuickProblemNodes = 20'000;
constexpr uint64_t kFullProblemNodes = 1'000'000;
// Nodes of a move in a game, if nodes are the limit.
constexpr uint64_t kQuickGameNodes = 2000;
constexpr uint64_t kFullGameNodes = 20'000;

struct ReproduceOptions {
  std::vector<std::string> tables;
  std::vector<std::string> games;
  std::optional<uint64_t> nodes;
  std::optional<int> most_games;
  std::string model;
  ProblemWords problems;
  int jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  Shard shard;
  Output json, html;
  std::string reason;
  bool full = false;
  bool fresh = false;
  bool accept = false;
  bool quiet = false;

  reproduce::RunKeeping Keeping(const std::string& root) const {
    return {shard, absl::StrCat(root, "/.hakari/reproduce"), fresh, quiet};
  }
};

absl::StatusOr<reproduce::PositionChoice> ChoosePositions(const ReproduceOptions& options,
                                                          const Context& context) {
  if (options.games.empty()) return reproduce::ShippedPositions(context.root, options.full);
  return reproduce::OwnPositions(options.games, options.full, context);
}

reproduce::LabOptions LabFor(const ReproduceOptions& options, const std::string& root,
                             const predict::LinearModel& model,
                             reproduce::PositionChoice positions) {
  reproduce::LabOptions lab;
  lab.keeping = options.Keeping(root);
  lab.choosing = std::move(positions.choosing);
  lab.trying = std::move(positions.trying);
  lab.nodes = options.nodes.value_or(options.full ? kFullNodes : kQuickNodes);
  lab.model = &model;
  lab.model_name = options.model.empty() ? std::string(predict::kDefaultModelPath) : options.model;
  return lab;
}

bool AskProblems(const std::vector<reproduce::ReproducedTable>& tables) {
  return std::any_of(tables.begin(), tables.end(),
                     [](const reproduce::ReproducedTable& table) { return table.asks_problems; });
}

reproduce::ProblemLabOptions ProblemLabFor(const ReproduceOptions& options, const std::string& root,
                                           reproduce::ProblemLabOptions asked) {
  asked.keeping = options.Keeping(root);
  asked.nodes = options.nodes.value_or(options.full ? kFullProblemNodes : kQuickProblemNodes);
  return asked;
}

std::optional<reproduce::MarginLab> MarginLabFor(
    const ReproduceOptions& options, const std::vector<reproduce::ReproducedTable>& tables,
    const Context& context) {
  if (!AskGames(tables)) return std::nullopt;
  reproduce::MarginLabOptions lab;
  lab.keeping = options.Keeping(context.root);
  lab.nodes = options.nodes.value_or(options.full ? kFullGameNodes : kQuickGameNodes);
  lab.full = options.full;
  lab.most_games = options.most_games;
  return reproduce::MarginLab(std::move(lab), context);
}

report::ExitCode Failed(const absl::Status& status) {
  return Complain(CodeOfWords(status), status.message());
}

reproduce::ReproduceContext LabContext(const ReproduceOptions& options, const Context& here,
                                       Labs& labs) {
  return {here, labs.searches, options.full, labs.problems ? &*labs.problems : nullptr,
          labs.games ? &*labs.games : nullptr};
}

// Runs a shard without making tables. A run without --shard makes them from the shards' journals.
report::ExitCode RunShard(const std::vector<reproduce::ReproducedTable>& tables, Labs& labs,
                          reproduce::ReproduceContext& context) {
  for (const reproduce::ReproducedTable& table : tables) {
    for (const reproduce::NeededRun& needed : table.runs) {
      const auto run = labs.searches.Run(needed.purpose, needed.setting, needed.nodes);
      if (!run.ok()) return Failed(run.status());
    }
  }
  if (labs.problems) {
    const absl::Status run = labs.problems->RunAll();
    if (!run.ok()) return Failed(run);
  }
  if (labs.games) {
    const absl::Status played = PlayAsked(tables, context);
    if (!played.ok()) return Failed(played);
  }
  for (const reproduce::ReproducedTable& table : tables) {
    const absl::Status searched = table.search ? table.search(context) : absl::OkStatus();
    if (!searched.ok()) return Failed(searched);
  }
  const reproduce::RunKeeping& keeping = labs.searches.options().keeping;
  std::cout << "shard " << ShardText(keeping.shard) << " is done: " << keeping.journal_folder
            << "\n";
  return report::ExitCode::kPass;
}

absl::Status WriteFiles(const ReproduceOptions& options,
                        const std::vector<reproduce::Reproduced>& made) {
  HAKARI_RETURN_IF_ERROR(options.json.Write(ReproducedJson(made, OriginHere())));
  return options.html.Write(reproduce::ReproducedPage(made));
}

report::ExitCode MakeTables(const ReproduceOptions& options,
                            const std::vector<reproduce::ReproducedTable>& tables, Labs& labs,
                            reproduce::ReproduceContext& context) {
  std::vector<reproduce::Reproduced> made;
  for (const reproduce::ReproducedTable& table : tables) {
    absl::StatusOr<reproduce::Reproduced> one = table.make(context);
    if (!one.ok()) return Failed(one.status());
    if (!options.json.is_stdout()) std::cout << reproduce::TerminalText(*one) << std::endl;
    made.push_back(*std::move(one));
  }
  const absl::Status written = WriteFiles(options, made);
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  if (options.json.is_stdout()) return report::ExitCode::kPass;
  std::optional<std::string> reason;
  if (options.accept) reason = options.reason;
  return HandleExact(reason, context.root, labs);
}

report::ExitCode RunReproduce(ReproduceOptions& options) {
  if (options.tables == std::vector<std::string>{kList}) {
    std::cout << reproduce::TableList(reproduce::AllReproducedTables());
    return report::ExitCode::kPass;
  }
  const absl::StatusOr<std::vector<reproduce::ReproducedTable>> tables =
      reproduce::ChooseTables(options.tables);
  if (!tables.ok()) return Complain(report::ExitCode::kBadUsage, tables.status().message());
  if (options.problems.any() && !AskProblems(*tables)) {
    return Complain(
        report::ExitCode::kBadUsage,
        "--problems and --version apply only to tables made from problems, such as gps/problems");
  }
  if (options.most_games && !AskGames(*tables)) {
    return Complain(
        report::ExitCode::kBadUsage,
        "--most-games applies only to tables made from games, such as futility/1 and thesis/4.1");
  }
  if (options.accept) {
    const absl::Status reason = golden::CheckReason(options.reason);
    if (!reason.ok()) return Complain(report::ExitCode::kBadUsage, reason.message());
  }
  const absl::Status opened = OpenOutputs({&options.json, &options.html});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Failed(root.status());
  const absl::StatusOr<predict::LinearModel> model = ChosenModel(options.model);
  if (!model.ok()) return Complain(CodeOfFile(model.status()), model.status().message());
  InstallCrashReport(static_cast<int>(report::ExitCode::kInvalid));
  const InterruptFlag interrupt;
  const Context context = {*root, options.jobs, 0, &interrupt.flag()};
  absl::StatusOr<reproduce::PositionChoice> positions = ChoosePositions(options, context);
  if (!positions.ok()) return Failed(positions.status());
  Labs labs{{LabFor(options, *root, *model, *std::move(positions)), context},
            std::nullopt,
            MarginLabFor(options, *tables, context),
            AskPinnedGames(*tables)};
  absl::StatusOr<AskedProblems> asked;
  if (AskProblems(*tables)) {
    asked = ProblemsOf(options.problems, context);
    if (!asked.ok()) return Failed(asked.status());
    labs.problems.emplace(ProblemLabFor(options, *root, std::move(asked->lab)), context);
  }
  reproduce::ReproduceContext made_from = LabContext(options, context, labs);
  if (labs.games && !options.quiet) {
    const absl::StatusOr<std::string> plan = PlanOfAsked(*tables, made_from);
    if (!plan.ok()) return Failed(plan.status());
    std::cerr << *plan;
  }
  if (options.shard.count > 1) return RunShard(*tables, labs, made_from);
  return MakeTables(options, *tables, labs, made_from);
}

void AddOptions(Command command, ReproduceOptions& options) {
  command
      .AddOption("tables", options.tables,
                 "Names of tables and figures; thesis, gps or futility for all of a paper, engine "
                 "for the parts of Hakari's own search, list for the names")
      .Required();
  command.AddFlag("--full", options.full,
                  "Use the paper's sizes: 10000 positions of 1000000 nodes, problems of 1000000 "
                  "nodes, games of 0.1 s per move; takes hours, continues after an interruption");
  command
      .AddOption("--nodes", options.nodes, "Maximum nodes per position, problem or move of a game")
      .Check(WholeNumber(1, uint64_t{1} << 30));
  command
      .AddOption("--most-games", options.most_games,
                 "For tables made from games: maximum number of games per row, for a quick trial")
      .Check(SmallNumber(1));
  command
      .AddOption("--games", options.games,
                 "Measure on positions of your own records: files, or folders including subfolders")
      .TypeName("DIR")
      .OneValueEach();
  command
      .AddOption("--model", options.model,
                 "Model file of a classifier to use instead of the shipped one")
      .TypeName("FILE");
  AddProblemWords(command, options.problems);
  AddJobsOption(command, options.jobs);
  AddShardOption(command, options.shard);
  AddJsonOption(command, options.json);
  AddOutputOption(command, "--html", options.html, "Write an HTML page with figures");
  command.AddFlag("--fresh", options.fresh, "Start anew; discard earlier measurements");
  const Option accept = command.AddFlag(
      "--accept", options.accept,
      "Accept nodes, answers and counts as the goldens in golden/thesis, gps and futility");
  command
      .AddOption("--reason", options.reason,
                 "Reason of --accept; kept in the LOG.md beside the goldens")
      .Needs(accept);
  AddQuietFlag(command, options.quiet);
}

}  // namespace

void AddReproduceCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"reproduce",
            group::kPapers,
            "Reproduce the papers' tables and figures, published and measured side by side",
            {"./hakari reproduce list", "./hakari reproduce thesis/4.15 thesis/4.16",
             "./hakari reproduce thesis --full --html thesis.html",
             "./hakari reproduce thesis/4.7 --full --shard 1/4",
             "./hakari reproduce thesis/figure-4.12 --games my-games --json figure.json",
             "./hakari reproduce gps/problems --version default --version rev:HEAD~20",
             "./hakari reproduce gps/problems --problems my-books --version 'usi:./my-engine'",
             "./hakari reproduce futility --html futility.html",
             "./hakari reproduce futility/1 --full --shard 1/14",
             "./hakari reproduce thesis/4.1 thesis/4.2 thesis/figure-4.7",
             "./hakari reproduce engine/ablation --html ablation.html"}});
  auto options = std::make_shared<ReproduceOptions>();
  AddOptions(command, *options);
  command.OnRun([options, &exit_code] { exit_code = RunReproduce(*options); });
}

}  // namespace hakari::cli
