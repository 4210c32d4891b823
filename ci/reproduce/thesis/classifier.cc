#include "ci/reproduce/thesis/chapters.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "base/statistics/bootstrap.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "engine/predict/linear_model.h"
#include "golden/published/published_table.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/scores.h"

namespace hakari::reproduce {
namespace {

using Groups = std::vector<std::vector<double>>;

// The counts of each game.
enum Count : size_t { kMateAsMate, kNoneAsMate, kMateAsNone, kNoneAsNone, kPdsRight, kCounts };

// Counts the classifier's answers, and those of PDS with `pds_nodes` nodes.
Groups CountsByGame(const EvaluatedPositions& positions, uint64_t pds_nodes) {
  GameCounts<int> counts(kCounts);
  for (size_t row = 0; row < positions.examples.size(); ++row) {
    const suites::Example& example = positions.examples[row];
    const bool predicted = predict::PredictsMate(positions.evaluation.distances[row]);
    const Count count = predicted ? (example.is_mate ? kMateAsMate : kNoneAsMate)
                                  : (example.is_mate ? kMateAsNone : kNoneAsNone);
    counts.Add(example.game, count, 1);
    const bool pds_right = !example.is_mate || example.mate_nodes <= pds_nodes;
    counts.Add(example.game, kPdsRight, pds_right ? 1 : 0);
  }
  return counts.Groups();
}

suites::Confusion ConfusionIn(const std::vector<double>& sums) {
  suites::Confusion confusion;
  confusion.mate_as_mate = static_cast<int64_t>(sums[kMateAsMate]);
  confusion.none_as_mate = static_cast<int64_t>(sums[kNoneAsMate]);
  confusion.mate_as_none = static_cast<int64_t>(sums[kMateAsNone]);
  confusion.none_as_none = static_cast<int64_t>(sums[kNoneAsNone]);
  return confusion;
}

// In percent of all counted positions.
OfSums Percent(int64_t (*part)(const suites::Confusion&)) {
  return [part](const std::vector<double>& sums) -> std::optional<double> {
    const suites::Confusion confusion = ConfusionIn(sums);
    if (confusion.total() == 0) return std::nullopt;
    return 100.0 * static_cast<double>(part(confusion)) / static_cast<double>(confusion.total());
  };
}

// The accuracy of the classifier minus that of PDS with few nodes, in points.
std::optional<double> PointsAbovePds(const std::vector<double>& sums) {
  const suites::Confusion confusion = ConfusionIn(sums);
  if (confusion.total() == 0) return std::nullopt;
  return 100 * (static_cast<double>(confusion.correct()) - sums[kPdsRight]) /
         static_cast<double>(confusion.total());
}

std::string PercentText(const Effect& percent) {
  return absl::StrFormat("%.1f %% [%.1f, %.1f]", percent.estimate, percent.interval.low,
                         percent.interval.high);
}

Reproduced Begin(const ReproducedTable& table, const golden::PublishedTable& published,
                 const suites::Evaluation& evaluation) {
  Reproduced made;
  made.id = table.id;
  made.title = published.title;
  for (const std::string& note : published.notes) {
    absl::StrAppend(&made.conditions, made.conditions.empty() ? "" : " ", note);
  }
  made.measured_on = MeasuredOn(evaluation);
  made.columns = published.columns;
  return made;
}

void AddRow(const golden::PublishedTable& published, const char* name, int64_t mate, int64_t none,
            Reproduced& made) {
  made.rows.push_back({name,
                       {{published.Text(name, "mate").value_or(""), absl::StrCat(mate)},
                        {published.Text(name, "none").value_or(""), absl::StrCat(none)},
                        {published.Text(name, "total").value_or(""), absl::StrCat(mate + none)}}});
}

// Numbers of table 3.1 and the text around it, over all positions.
struct PublishedWhole {
  golden::PublishedTable table;
  double accuracy = 0;     // percent
  double pds_nodes = 0;    // PDS with these is as accurate
  double mates_share = 0;  // percent
};

absl::StatusOr<PublishedWhole> ReadPublishedWhole(const ReproduceContext& context) {
  PublishedWhole whole;
  absl::StatusOr<golden::PublishedTable> table = ThesisTable(context, "table-3.1");
  if (!table.ok()) return table.status();
  whole.table = *std::move(table);
  const absl::StatusOr<golden::PublishedTable> text = ThesisTable(context, "text");
  if (!text.ok()) return text.status();
  const absl::StatusOr<double> accuracy = text->Number("accuracy", "value");
  if (!accuracy.ok()) return accuracy.status();
  HAKARI_ASSIGN_OR_RETURN(const double nodes, text->Number("nodes_of_pds_as_accurate", "value"));
  HAKARI_ASSIGN_OR_RETURN(const double mates, whole.table.Number("total", "mate"));
  HAKARI_ASSIGN_OR_RETURN(const double all, whole.table.Number("total", "total"));
  whole.accuracy = *accuracy;
  whole.pds_nodes = nodes;
  whole.mates_share = 100 * mates / all;
  return whole;
}

absl::Status JudgeWhole(const PublishedWhole& published, const EvaluatedPositions& positions,
                        Reproduced& made) {
  const Groups games = CountsByGame(positions, static_cast<uint64_t>(published.pds_nodes));
  const auto accuracy =
      BootstrapSums(games, Percent([](const suites::Confusion& found) { return found.correct(); }),
                    BootstrapOptions());
  if (!accuracy.ok()) return accuracy.status();
  const auto mates =
      BootstrapSums(games, Percent([](const suites::Confusion& found) { return found.mates(); }),
                    BootstrapOptions());
  if (!mates.ok()) return mates.status();
  auto above_pds = BootstrapSums(games, PointsAbovePds, BootstrapOptions());
  if (!above_pds.ok()) return above_pds.status();
  above_pds->unit = EffectUnit::kPoints;
  made.claims.push_back(
      JudgeLeast(absl::StrFormat("At least %.1f %% of the positions are predicted correctly",
                                 published.accuracy),
                 published.accuracy, accuracy->interval, PercentText(*accuracy)));
  // A claim of no difference holds until a difference is shown.
  made.claims.push_back(
      JudgeFact(absl::StrFormat("It is right as often as PDS with %.0f nodes", published.pds_nodes),
                above_pds->interval.high >= 0,
                absl::StrFormat("as PDS with %d nodes; against %.0f nodes %s",
                                positions.evaluation.equal_nodes, published.pds_nodes,
                                EffectText(*above_pds, 1))));
  made.notes.push_back(absl::StrFormat(
      "Mates: published %.1f %%, measured %s; always answering none is right in the rest.",
      published.mates_share, PercentText(*mates)));
  return absl::OkStatus();
}

absl::StatusOr<Reproduced> MakeConfusion(ReproduceContext& context, const ReproducedTable& table,
                                         ClassifierLab& lab) {
  HAKARI_ASSIGN_OR_RETURN(const PublishedWhole published, ReadPublishedWhole(context));
  HAKARI_ASSIGN_OR_RETURN(const EvaluatedPositions* const positions, lab.Evaluated(context));
  const suites::Evaluation& evaluation = positions->evaluation;
  const suites::Confusion& found = evaluation.confusion;
  Reproduced made = Begin(table, published.table, evaluation);
  AddRow(published.table, "mate", found.mate_as_mate, found.none_as_mate, made);
  AddRow(published.table, "none", found.mate_as_none, found.none_as_none, made);
  AddRow(published.table, "total", found.mates(), found.total() - found.mates(), made);
  HAKARI_RETURN_IF_ERROR(JudgeWhole(published, *positions, made));
  return made;
}

using ScoresOf = suites::AnswerScores (suites::Confusion::*)() const;
using ScoreOf = std::optional<double> suites::AnswerScores::*;

absl::StatusOr<Effect> ScoreIn(const Groups& games, ScoresOf scores, ScoreOf score,
                               absl::string_view name) {
  absl::StatusOr<Effect> estimate = BootstrapSums(
      games, [=](const std::vector<double>& sums) { return (ConfusionIn(sums).*scores)().*score; },
      BootstrapOptions());
  if (estimate.ok()) return estimate;
  return absl::FailedPreconditionError(
      absl::StrCat("the ", name, " cannot be computed: ", estimate.status().message()));
}

absl::StatusOr<Reproduced> MakeScores(ReproduceContext& context, const ReproducedTable& table,
                                      ClassifierLab& lab) {
  constexpr std::pair<const char*, ScoresOf> kAnswers[] = {{"mate", &suites::Confusion::OfMate},
                                                           {"none", &suites::Confusion::OfNone}};
  constexpr std::pair<const char*, ScoreOf> kScores[] = {
      {"precision", &suites::AnswerScores::precision},
      {"recall", &suites::AnswerScores::recall},
      {"f1", &suites::AnswerScores::f1}};
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable published,
                          ThesisTable(context, "table-3.2"));
  HAKARI_ASSIGN_OR_RETURN(const EvaluatedPositions* const positions, lab.Evaluated(context));
  const Groups games = CountsByGame(*positions, 0);
  Reproduced made = Begin(table, published, positions->evaluation);
  for (const auto& [answer, scores] : kAnswers) {
    ReproducedRow row{answer, {}};
    for (const auto& [score, of] : kScores) {
      const std::string name = absl::StrCat(score, " of '", answer, "'");
      HAKARI_ASSIGN_OR_RETURN(const double least, published.Number(answer, score));
      HAKARI_ASSIGN_OR_RETURN(const Effect measured, ScoreIn(games, scores, of, name));
      row.cells.push_back({published.Text(answer, score).value_or(""), EffectText(measured, 3)});
      made.claims.push_back(JudgeLeast(absl::StrFormat("The %s is at least %.3f", name, least),
                                       least, measured.interval, EffectText(measured, 3)));
    }
    made.rows.push_back(std::move(row));
  }
  made.notes.push_back("Precision and recall can be traded for each other; f1 combines them.");
  return made;
}

using Maker = absl::StatusOr<Reproduced> (*)(ReproduceContext&, const ReproducedTable&,
                                             ClassifierLab&);

ReproducedTable TableOf(const char* id, const char* title, Maker maker,
                        const std::shared_ptr<ClassifierLab>& lab) {
  ReproducedTable table;
  table.id = id;
  table.title = title;
  table.make = [maker, lab, described = table](ReproduceContext& context) {
    return maker(context, described, *lab);
  };
  return table;
}

}  // namespace

std::vector<ReproducedTable> ClassifierTables(const std::shared_ptr<ClassifierLab>& lab) {
  return {TableOf("thesis/3.1", "How the classifier sorts positions", MakeConfusion, lab),
          TableOf("thesis/3.2", "Precision, recall and f1 of the classifier", MakeScores, lab)};
}

}  // namespace hakari::reproduce
