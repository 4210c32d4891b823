#include "ci/cli/predict/learning/evaluation_result.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "base/statistics/binomial.h"
#include "base/statistics/effect.h"

namespace hakari::cli {
namespace {

constexpr double kConfidence = 0.95;

std::string ScoreText(const std::optional<double>& score) {
  return score ? absl::StrFormat("%5.3f", *score) : "    -";
}

// "86.12 %  [85.78, 86.46]"
std::string AccuracyText(const suites::Confusion& confusion) {
  const Interval interval = ClopperPearson(confusion.correct(), confusion.total(), kConfidence);
  return absl::StrFormat("%5.2f %%  [%.2f, %.2f]", 100 * confusion.Accuracy(), 100 * interval.low,
                         100 * interval.high);
}

std::string ConfusionText(const suites::Confusion& c) {
  std::string text = absl::StrFormat("%-22s%8s%8s%8s\n", "", "mate", "none", "total");
  absl::StrAppendFormat(&text, "%-22s%8d%8d%8d\n", "predicted mate", c.mate_as_mate, c.none_as_mate,
                        c.mate_as_mate + c.none_as_mate);
  absl::StrAppendFormat(&text, "%-22s%8d%8d%8d\n", "predicted none", c.mate_as_none, c.none_as_none,
                        c.mate_as_none + c.none_as_none);
  absl::StrAppendFormat(&text, "%-22s%8d%8d%8d\n\n", "total", c.mates(), c.total() - c.mates(),
                        c.total());
  absl::StrAppendFormat(&text, "%-22s%11s%8s%8s\n", "", "precision", "recall", "F1");
  for (const bool mate : {true, false}) {
    const suites::AnswerScores scores = mate ? c.OfMate() : c.OfNone();
    absl::StrAppendFormat(&text, "%-22s%11s%8s%8s\n", mate ? "mate" : "none",
                          ScoreText(scores.precision), ScoreText(scores.recall),
                          ScoreText(scores.f1));
  }
  return text;
}

// The table's row of one predictor.
std::string Row(absl::string_view name, const suites::Confusion& confusion) {
  return absl::StrFormat("%-34s%s  %s\n", name, AccuracyText(confusion),
                         ScoreText(confusion.OfMate().f1));
}

std::string RowsHeading(absl::string_view title) {
  return absl::StrFormat("\n%-34s%s  %s\n", title, "accuracy [95 %]        ", "mate F1");
}

std::string FoldsText(const suites::Evaluation& evaluation) {
  std::string text = "\nfold  trained on    C      s  tested on  accuracy\n";
  for (size_t i = 0; i < evaluation.folds.size(); ++i) {
    const suites::FoldResult& fold = evaluation.folds[i];
    absl::StrAppendFormat(&text, "%4d%12d%6g%6.1f%11d%9.2f %%%s\n", i + 1, fold.trained_on, fold.c,
                          fold.training_seconds, fold.test.total(), 100 * fold.test.Accuracy(),
                          fold.converged ? "" : "  (the solver did not converge)");
  }
  return text;
}

std::string CalibrationText(const suites::Evaluation& evaluation) {
  std::string text = absl::StrFormat("\narea under the curve %.4f, Brier score %.4f\n",
                                     evaluation.auc, evaluation.brier);
  absl::StrAppend(&text, "\nprobability   positions   mean   mates, share [95 %]\n");
  for (size_t i = 0; i < evaluation.calibration.size(); ++i) {
    const suites::CalibrationStep& step = evaluation.calibration[i];
    const double width = 1.0 / static_cast<double>(evaluation.calibration.size());
    absl::StrAppendFormat(&text, "%.1f - %.1f  %11d", width * static_cast<double>(i),
                          width * static_cast<double>(i + 1), step.positions);
    if (step.positions != 0) {
      const Interval share = ClopperPearson(step.mates, step.positions, kConfidence);
      absl::StrAppendFormat(&text, "  %.3f   %.3f [%.3f, %.3f]", step.MeanProbability(),
                            step.MateShare(), share.low, share.high);
    }
    absl::StrAppend(&text, "\n");
  }
  return text;
}

std::string RivalsText(const EvaluationResult& result) {
  const suites::Evaluation& evaluation = result.evaluation;
  std::string text = RowsHeading("predictor");
  absl::StrAppend(&text, Row("linear SVM", evaluation.confusion),
                  Row("always no mate", evaluation.always_none));
  for (const suites::FewNodes& few : evaluation.few_nodes) {
    absl::StrAppend(&text, Row(absl::StrCat("PDS, ", few.nodes, " nodes"), few.confusion));
  }
  absl::StrAppend(&text, "PDS is as accurate as the SVM with ", evaluation.equal_nodes, " nodes\n");
  return text;
}

std::string BesideRow(const std::string& features, int columns,
                      const suites::Evaluation& evaluation) {
  return absl::StrFormat(
      "%-10s%8d  %s%9s%8.4f%8.4f\n", features, columns, AccuracyText(evaluation.confusion),
      ScoreText(evaluation.confusion.OfMate().f1), evaluation.auc, evaluation.brier);
}

std::string BesideText(const EvaluationResult& result) {
  if (!result.beside) return "";
  const BesideResult& beside = *result.beside;
  const suites::Disagreement& apart = beside.disagreement;
  std::string text = absl::StrFormat("\n%-10s%8s  %-24s%9s%8s%8s\n", "features", "columns",
                                     "accuracy [95 %]", "mate F1", "area", "Brier");
  absl::StrAppend(&text, BesideRow(result.features, result.columns, result.evaluation),
                  BesideRow(beside.features, beside.columns, beside.evaluation));
  absl::StrAppendFormat(&text, "only %s right on %d, only %s on %d: p %.2g\n", result.features,
                        apart.only_first_right, beside.features, apart.only_second_right,
                        McNemarP(apart.only_first_right, apart.only_second_right));
  return text;
}

std::string BaselinesText(const EvaluationResult& result) {
  std::string text;
  for (const suites::PerceptronCurve& curve : result.perceptrons) {
    absl::StrAppend(&text, RowsHeading(absl::StrCat("perceptron, rate ", curve.rate)));
    for (const suites::PerceptronPoint& point : curve.points) {
      absl::StrAppend(&text, Row(absl::StrCat(point.passes, " passes"), point.test));
    }
  }
  if (!result.kernel) return text;
  const suites::KernelBaseline& kernel = *result.kernel;
  absl::StrAppend(&text, RowsHeading(absl::StrCat("trained on ", kernel.trained_on, " positions")),
                  Row("kernel SVM", kernel.confusion), Row("linear SVM", kernel.linear));
  absl::StrAppendFormat(&text, "C %g, gamma %g, %d support vectors\n", kernel.chosen.c,
                        kernel.chosen.gamma, kernel.support_vectors);
  return text;
}

std::string StudiesText(const EvaluationResult& result) {
  if (result.studies.empty()) return "";
  const suites::Confusion& all = result.evaluation.confusion;
  std::string text = absl::StrFormat("\n%-18s%8s%10s%9s%9s  %s\n", "features", "columns",
                                     "accuracy", "change", "p", "about");
  absl::StrAppendFormat(&text, "%-18s%8d%8.2f %%\n", "all", result.columns, 100 * all.Accuracy());
  for (const suites::StudyResult& study : result.studies) {
    absl::StrAppendFormat(&text, "%-18s%8d%8.2f %%%+9.2f%9.2g  %s\n", study.name, study.columns,
                          100 * study.confusion.Accuracy(),
                          100 * (study.confusion.Accuracy() - all.Accuracy()),
                          McNemarP(study.only_study_right, study.only_all_right), study.about);
  }
  return text;
}

std::string WholeGamesText(const EvaluationResult& result) {
  if (!result.whole_games) return "";
  const suites::WholeGameResult& whole = *result.whole_games;
  std::string text = absl::StrFormat("\n%d positions from whole games, %d of them mates\n",
                                     whole.positions, whole.mates);
  absl::StrAppend(
      &text, RowsHeading("trained on, tested on"), Row("ends, ends", result.evaluation.confusion),
      Row("whole games, ends", whole.whole_on_ends), Row("ends, whole games", whole.ends_on_whole),
      Row("whole games, whole games", whole.whole_on_whole));
  return text;
}

}  // namespace

std::string EvaluationText(const EvaluationResult& result) {
  const suites::Confusion& confusion = result.evaluation.confusion;
  std::string text = absl::StrFormat(
      "%d positions of %d games, %d mates (%.1f %%)", confusion.total(), result.evaluation.games,
      confusion.mates(),
      100.0 * static_cast<double>(confusion.mates()) / static_cast<double>(confusion.total()));
  if (confusion.total() < result.positions_in_set) {
    absl::StrAppend(&text, "; the other ", result.positions_in_set - confusion.total(),
                    " positions have no label");
  }
  absl::StrAppend(&text, "\n\n", ConfusionText(confusion), FoldsText(result.evaluation),
                  RivalsText(result), CalibrationText(result.evaluation), BesideText(result),
                  BaselinesText(result), StudiesText(result), WholeGamesText(result));
  return text;
}

}  // namespace hakari::cli
