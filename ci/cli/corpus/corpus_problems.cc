// `hakari corpus problems`: games in, next-move problems out.
#include "ci/cli/commands.h"

#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/source_file.h"
#include "base/files/text_file.h"
#include "base/run/interrupt.h"
#include "base/run/journal.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/corpus/problem_recipe.h"
#include "ci/cli/corpus/problems_report.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/project/project_folder.h"
#include "ci/report/problem_page/problems_page.h"
#include "ci/report/problem_page/shown_problems.h"
#include "engine/notation/formats/formats.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/corpus/game_reader.h"
#include "suites/next_move/from_games/look_through.h"
#include "suites/next_move/from_games/problems.h"
#include "suites/registry.h"

namespace hakari::cli {
namespace {

constexpr char kBookSign[] = "%";

struct ProblemsWords {
  std::vector<std::string> inputs;
  std::string recipe;
  std::vector<std::string> known;  // besides those of the suites
  std::string out;
  std::string journal;
  Output json;
  Output html;
  int jobs = 1;
  bool fresh = false;
  bool strict = false;
  bool quiet = false;
};

// The games of the records, the recipe, and the positions that must not be chosen again.
struct Prepared {
  std::vector<notation::GameRecord> games;
  ProblemRecipe recipe;
  std::vector<suites::Judge> judges;
  suites::KnownPositions known;
  RunIdentity identity;
};

absl::Status AddKnown(const std::vector<std::string>& files, suites::KnownPositions& known) {
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet set, suites::ReadProblemSet(files));
  for (const suites::Problem& problem : set.problems()) {
    known.insert(suites::KnownKey(problem.position()));
  }
  return absl::OkStatus();
}

// Adds the positions of the other suites and of the classifier.
absl::Status AddShipped(suites::KnownPositions& known) {
  HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
  std::vector<std::string> files = {"suites/predict/positions.sfen.zst"};
  for (const suites::Suite& suite : suites::AllSuites()) {
    if (suite.name == "next_move") continue;
    files.insert(files.end(), suite.problem_files.begin(), suite.problem_files.end());
  }
  for (const std::string& file : files) {
    HAKARI_RETURN_IF_ERROR(AddKnown({absl::StrCat(root, "/", file)}, known));
  }
  return absl::OkStatus();
}

absl::StatusOr<ProblemRecipe> ReadRecipe(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  return ParseProblemRecipe(text, path);
}

absl::StatusOr<Prepared> Prepare(const ProblemsWords& words, const ProblemRecipe& recipe) {
  Prepared prepared;
  prepared.recipe = recipe;
  notation::ReadOptions options;
  options.strict = words.strict;
  HAKARI_ASSIGN_OR_RETURN(corpus::CollectedGames games,
                          corpus::CollectGames(words.inputs, options));
  for (const std::string& refused : games.refused) std::cerr << "refused: " << refused << "\n";
  prepared.games = std::move(games.games);
  HAKARI_RETURN_IF_ERROR(AddShipped(prepared.known));
  for (const std::string& file : words.known) {
    HAKARI_RETURN_IF_ERROR(AddKnown({file}, prepared.known));
  }
  HAKARI_ASSIGN_OR_RETURN(prepared.judges, JudgesOf(prepared.recipe));
  prepared.identity = IdentityOf(prepared.recipe.rules, prepared.judges);
  return prepared;
}

std::string FileOf(const std::string& out, const std::string& book) {
  return absl::StrReplaceAll(out, {{kBookSign, book}});
}

// One file per book, or one for all.
absl::StatusOr<std::vector<Output>> OutputsOf(ProblemsWords& words, const ProblemRecipe& recipe) {
  std::vector<Output> outputs;
  for (const std::string& book : recipe.books) {
    const std::string path = FileOf(words.out, book);
    if (!outputs.empty() && outputs.back().path == path) continue;
    outputs.emplace_back().path = path;
  }
  std::vector<Output*> all = {&words.json, &words.html};
  for (Output& output : outputs) all.push_back(&output);
  HAKARI_RETURN_IF_ERROR(OpenOutputs(all));
  return outputs;
}

absl::Status WriteBooks(const ProblemsReport& report, const ProblemsWords& words,
                        const std::vector<Output>& outputs) {
  for (const Output& output : outputs) {
    std::string text =
        absl::StrCat("# Next-move problems out of ", report.games,
                     " games, by hakari corpus problems --recipe ", words.recipe, "\n");
    for (size_t i = 0; i < report.books.size(); ++i) {
      if (FileOf(words.out, report.books[i]) != output.path) continue;
      for (const suites::Problem& problem : report.made.books[i]) {
        absl::StrAppend(&text, suites::ProblemLine(problem), "\n");
      }
    }
    HAKARI_RETURN_IF_ERROR(output.Write(SourceBytes(output.path, text)));
  }
  return absl::OkStatus();
}

// A page with every problem, its answer and its line.
absl::Status WritePage(const ProblemsReport& report, const Output& html) {
  if (!html.is_wanted()) return absl::OkStatus();
  report::ShownProblems shown;
  shown.origin = OriginHere();
  shown.name = "next_move";
  shown.tally = {"book", "theme"};
  for (const std::vector<suites::Problem>& book : report.made.books) {
    shown.problems.insert(shown.problems.end(), book.begin(), book.end());
  }
  return html.Write(report::ProblemsPage(shown));
}

absl::StatusOr<std::unique_ptr<Journal>> OpenJournal(const ProblemsWords& words,
                                                     const std::vector<Output>& outputs,
                                                     const RunIdentity& identity) {
  std::string path = words.journal;
  if (path.empty() && outputs[0].is_regular_file()) {
    path = absl::StrCat(outputs[0].path, ".journal");
  }
  if (path.empty()) return nullptr;
  return Journal::Open(path, ShardIdentity(identity, {}), words.fresh);
}

ProblemsReport ReportOf(const Prepared& prepared, const suites::LookedThrough& looked) {
  const ProblemRecipe& recipe = prepared.recipe;
  ProblemsReport report;
  report.books = recipe.books;
  report.a_book = recipe.a_book;
  report.games = static_cast<int>(prepared.games.size());
  for (const auto& finding : looked.findings) report.done += finding.has_value();
  report.from_before = looked.summary.resumed;
  report.made = suites::MakeProblems(prepared.games, looked.findings, recipe.books,
                                     static_cast<size_t>(recipe.a_book));
  report.failures = looked.failures;
  report.identity = prepared.identity;
  return report;
}

report::ExitCode Finish(const ProblemsReport& report, const suites::LookedThrough& looked,
                        const ProblemsWords& words, const std::vector<Output>& outputs,
                        Journal* journal) {
  for (const std::string& failure : report.failures) std::cerr << failure << "\n";
  const bool stdout_is_taken =
      outputs[0].is_stdout() || words.json.is_stdout() || words.html.is_stdout();
  (stdout_is_taken ? std::cerr : std::cout) << ProblemsText(report) << std::flush;
  if (looked.summary.interrupted && !looked.summary.was_enough) {
    return Complain(report::ExitCode::kInvalid,
                    journal == nullptr
                        ? "interrupted"
                        : absl::StrCat("interrupted; run the same command again to continue from ",
                                       journal->path()));
  }
  absl::Status written = WriteBooks(report, words, outputs);
  if (written.ok()) written = WritePage(report, words.html);
  if (written.ok()) written = words.json.Write(ProblemsJson(report, OriginHere()));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  if (!report.failures.empty()) {
    return Complain(report::ExitCode::kInvalid,
                    "some positions were not judged; run the same command again to judge them");
  }
  if (report.is_empty()) return Complain(report::ExitCode::kInvalid, "no problem was found");
  if (!report.is_whole()) {
    return Complain(report::ExitCode::kInvalid,
                    "too few games: the books are not full; run the same command with more games "
                    "to continue from here");
  }
  // A journal named by the user is kept.
  if (journal != nullptr && words.journal.empty()) journal->Discard();
  return report::ExitCode::kPass;
}

report::ExitCode RunProblems(ProblemsWords& words) {
  const absl::StatusOr<ProblemRecipe> recipe = ReadRecipe(words.recipe);
  if (!recipe.ok()) return Complain(CodeOfWords(recipe.status()), recipe.status().message());
  const absl::StatusOr<std::vector<Output>> outputs = OutputsOf(words, *recipe);
  if (!outputs.ok()) return Complain(CodeOfWords(outputs.status()), outputs.status().message());
  const absl::StatusOr<Prepared> prepared = Prepare(words, *recipe);
  if (!prepared.ok()) return Complain(CodeOfWords(prepared.status()), prepared.status().message());
  const absl::StatusOr<std::unique_ptr<Journal>> journal =
      OpenJournal(words, *outputs, prepared->identity);
  if (!journal.ok()) return Complain(report::ExitCode::kInvalid, journal.status().message());
  const InterruptFlag interrupt;
  Progress progress = StderrProgress("games");
  suites::LookThroughWork work;
  work.wanted = prepared->recipe.a_book * static_cast<int>(prepared->recipe.books.size());
  work.run = {words.jobs, journal->get(), words.quiet ? nullptr : &progress, {}};
  const absl::StatusOr<suites::LookedThrough> looked =
      suites::LookThroughGames(prepared->games, prepared->judges, prepared->recipe.rules,
                               prepared->known, work, interrupt.flag());
  if (!looked.ok()) return Complain(report::ExitCode::kInvalid, looked.status().message());
  return Finish(ReportOf(*prepared, *looked), *looked, words, *outputs, journal->get());
}

}  // namespace

void AddCorpusProblems(Command corpus, report::ExitCode& exit_code) {
  Command command =
      corpus.AddSubcommand("problems",
                           "Make next-move problems from games: one clearly best move, confirmed "
                           "by several programs; continues after an interruption");
  auto words = std::make_shared<ProblemsWords>();
  command
      .AddOption("input", words->inputs,
                 "Records: files, or folders including subfolders; also .zst files")
      .Required();
  command
      .AddOption(
          "--recipe", words->recipe,
          "JSON file with the judges, their limits and the rules, as in suites/next_move/books")
      .Required()
      .TypeName("FILE");
  command
      .AddOption("--known", words->known,
                 "Problem files whose positions are excluded; those of all other suites are "
                 "always excluded")
      .TypeName("FILE")
      .OneValueEach();
  command
      .AddOption("--out", words->out,
                 "Output problem file; a % in its name is replaced by the book's name, for one "
                 "file per book; - for stdout")
      .TypeName("FILE")
      .Required();
  command
      .AddOption("--journal", words->journal,
                 "Journal with the results of each game, kept after the run; default: a file "
                 "beside --out, removed after the run")
      .TypeName("FILE");
  AddJobsOption(command, words->jobs);
  command.AddFlag("--fresh", words->fresh, "Start anew; discard the games of an interrupted run");
  AddStrictFlag(command, words->strict);
  AddJsonOption(command, words->json);
  AddOutputOption(command, "--html", words->html,
                  "Write an HTML page with a diagram of every problem; - for stdout");
  AddQuietFlag(command, words->quiet);
  command.OnRun([words, &exit_code] { exit_code = RunProblems(*words); });
}

}  // namespace hakari::cli
