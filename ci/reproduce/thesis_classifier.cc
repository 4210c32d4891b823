#include "ci/reproduce/thesis_classifier.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/statistics/clopper_pearson.h"
#include "ci/statistics/interval.h"
#include "golden/published/published_table.h"
#include "suites/predict/training/dataset.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/scores.h"

namespace hakari {
namespace {

constexpr double kConfidence = 0.95;
constexpr char kPositions[] = "/suites/predict/positions.sfen.zst";
constexpr char kLabels[] = "/suites/predict/labels.txt.zst";
// Quick: every so many games.
constexpr int kQuickGames = 8;

// Made by whichever table is asked first.
using Kept = std::shared_ptr<std::optional<Evaluation>>;

std::vector<Example> EveryNthGame(const std::vector<Example>& all, int n) {
  std::vector<Example> some;
  for (const Example& example : all) {
    if (example.game % n == 0) some.push_back(example);
  }
  return some;
}

absl::StatusOr<Evaluation> EvaluateNow(const ReproduceContext& context) {
  const absl::StatusOr<std::vector<Example>> all =
      ReadExamples(context.root + kPositions, context.root + kLabels);
  if (!all.ok()) return all.status();
  const std::vector<Example> examples = context.full ? *all : EveryNthGame(*all, kQuickGames);
  const Dataset data = MakeDataset(examples, PredictFeatures());
  return Evaluate(data, examples, EvaluationPlan(), [&context] { return !context.lab.stopped(); });
}

absl::StatusOr<const Evaluation*> EvaluationFor(const ReproduceContext& context, const Kept& kept) {
  if (!kept->has_value()) {
    absl::StatusOr<Evaluation> made = EvaluateNow(context);
    if (!made.ok()) return made.status();
    *kept = *std::move(made);
  }
  return &**kept;
}

Reproduced Begin(const ReproducedTable& table, const PublishedTable& published,
                 const Evaluation& evaluation) {
  Reproduced made;
  made.id = table.id;
  made.title = published.title;
  for (const std::string& note : published.notes) {
    absl::StrAppend(&made.conditions, made.conditions.empty() ? "" : " ", note);
  }
  made.measured_on =
      absl::StrCat(evaluation.confusion.total(), " positions of ", evaluation.games, " games, ",
                   evaluation.folds.size(), "-fold cross validation split by games");
  made.columns = published.columns;
  return made;
}

double Percent(int64_t part, int64_t whole) {
  return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string ShareText(int64_t part, int64_t whole) {
  const Interval interval = ClopperPearson(part, whole, kConfidence);
  return absl::StrFormat("%.1f %% [%.1f, %.1f]", Percent(part, whole), 100 * interval.low,
                         100 * interval.high);
}

// At least as right, or not told apart from it.
JudgedClaim JudgeAccuracy(double published, const Confusion& confusion) {
  const Interval interval = ClopperPearson(confusion.correct(), confusion.total(), kConfidence);
  return JudgeFact(absl::StrFormat("%.1f %% of the positions are predicted rightly", published),
                   100 * interval.high >= published,
                   ShareText(confusion.correct(), confusion.total()));
}

void AddRow(const PublishedTable& published, const char* name, int64_t mate, int64_t none,
            Reproduced& made) {
  made.rows.push_back({name,
                       {{published.Text(name, "mate").value_or(""), absl::StrCat(mate)},
                        {published.Text(name, "none").value_or(""), absl::StrCat(none)},
                        {published.Text(name, "total").value_or(""), absl::StrCat(mate + none)}}});
}

absl::StatusOr<Reproduced> MakeConfusion(ReproduceContext& context, const ReproducedTable& table,
                                         const Kept& kept) {
  const absl::StatusOr<PublishedTable> published = ThesisTable(context, "table-3.1");
  if (!published.ok()) return published.status();
  const absl::StatusOr<PublishedTable> text = ThesisTable(context, "text");
  if (!text.ok()) return text.status();
  const absl::StatusOr<double> accuracy = text->Number("accuracy", "value");
  if (!accuracy.ok()) return accuracy.status();
  const absl::StatusOr<const Evaluation*> evaluation = EvaluationFor(context, kept);
  if (!evaluation.ok()) return evaluation.status();
  const Confusion& found = (*evaluation)->confusion;
  Reproduced made = Begin(table, *published, **evaluation);
  AddRow(*published, "mate", found.mate_as_mate, found.none_as_mate, made);
  AddRow(*published, "none", found.mate_as_none, found.none_as_none, made);
  AddRow(*published, "total", found.mates(), found.total() - found.mates(), made);
  made.claims.push_back(JudgeAccuracy(*accuracy, found));
  made.claims.push_back(
      JudgeFact("It is as often right as PDS with 244 nodes", (*evaluation)->equal_nodes >= 244,
                absl::StrCat("as PDS with ", (*evaluation)->equal_nodes, " nodes")));
  made.notes.push_back(absl::StrCat("Mates: published ", ShareText(10159, 40000), ", measured ",
                                    ShareText(found.mates(), found.total()),
                                    "; to say none always is right in the rest."));
  return made;
}

std::string ScoreText(const std::optional<double>& score) {
  return score ? absl::StrFormat("%.3f", *score) : "-";
}

absl::StatusOr<Reproduced> MakeScores(ReproduceContext& context, const ReproducedTable& table,
                                      const Kept& kept) {
  const absl::StatusOr<PublishedTable> published = ThesisTable(context, "table-3.2");
  if (!published.ok()) return published.status();
  const absl::StatusOr<const Evaluation*> evaluation = EvaluationFor(context, kept);
  if (!evaluation.ok()) return evaluation.status();
  const Confusion& found = (*evaluation)->confusion;
  Reproduced made = Begin(table, *published, **evaluation);
  for (const auto& [name, scores] :
       {std::make_pair("mate", found.OfMate()), std::make_pair("none", found.OfNone())}) {
    made.rows.push_back(
        {name,
         {{published->Text(name, "precision").value_or(""), ScoreText(scores.precision)},
          {published->Text(name, "recall").value_or(""), ScoreText(scores.recall)},
          {published->Text(name, "f1").value_or(""), ScoreText(scores.f1)}}});
    const absl::StatusOr<double> f1 = published->Number(name, "f1");
    if (!f1.ok()) return f1.status();
    made.claims.push_back(JudgeFact(absl::StrFormat("f1 of '%s' is %.3f", name, *f1),
                                    scores.f1.value_or(0) >= *f1, ScoreText(scores.f1)));
  }
  return made;
}

using Maker = absl::StatusOr<Reproduced> (*)(ReproduceContext&, const ReproducedTable&,
                                             const Kept&);

ReproducedTable TableOf(const char* id, const char* title, Maker maker, const Kept& kept) {
  ReproducedTable table;
  table.id = id;
  table.title = title;
  table.make = [maker, kept, described = table](ReproduceContext& context) {
    return maker(context, described, kept);
  };
  return table;
}

}  // namespace

std::vector<ReproducedTable> ClassifierTables() {
  const Kept kept = std::make_shared<std::optional<Evaluation>>();
  return {TableOf("thesis/3.1", "How the classifier sorts positions", MakeConfusion, kept),
          TableOf("thesis/3.2", "Precision, recall and f1 of the classifier", MakeScores, kept)};
}

}  // namespace hakari
