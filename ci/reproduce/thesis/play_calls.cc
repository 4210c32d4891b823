// Figure 4.2 on the nodes of a game search: calls of its mate search that were recorded in play.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/reproduce/games_table.h"
#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/not_proved.h"
#include "ci/reproduce/thesis/play/play_results.h"
#include "ci/reproduce/thesis/play/play_scales.h"
#include "ci/reproduce/thesis/play/play_study.h"
#include "engine/predict/linear_model.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::reproduce {
namespace {

constexpr size_t kThesisModel = 0;

NotProved Within(const std::vector<suites::RecordedCall>& calls, uint64_t nodes) {
  NotProved result;
  for (const suites::RecordedCall& call : calls) {
    if (predict::PredictsMate(call.distances[kThesisModel])) continue;
    ++result.predicted;
    result.proved += call.is_mate && call.more_nodes <= nodes ? 1 : 0;
  }
  return result;
}

// Up to this number of nodes, the result of every call is known.
uint64_t MostNodes(const std::vector<suites::RecordedCall>& calls) {
  uint64_t least_limit = UINT64_MAX;
  for (const suites::RecordedCall& call : calls) least_limit = std::min(least_limit, call.limit);
  return suites::kMoreNodes * least_limit;
}

absl::StatusOr<Reproduced> MakeFigure(const ReproducedTable& table, PlayScales& scales,
                                      ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const golden::PublishedTable text, ThesisTable(context, "text"));
  HAKARI_ASSIGN_OR_RETURN(const MarginLab* const lab, LabOf(context));
  const PlaySize size = PlaySizeOf(lab->options());
  // The baseline that calls its mate search most often is most similar to a program that calls it
  // everywhere.
  const std::vector<Baseline> baselines = BaselinesAt(size.depth);
  const size_t often = baselines.size() - 1;
  HAKARI_ASSIGN_OR_RETURN(const std::vector<suites::RecordedCall>* const calls,
                          scales.Calls(often, context));
  if (calls->empty()) {
    return absl::FailedPreconditionError("no call of the mate search was recorded");
  }
  Reproduced made;
  made.id = table.id;
  made.title = table.title;
  made.conditions =
      "Section 4.2.2; a picture without numbers, of positions like those of training.";
  made.measured_on =
      absl::StrCat(calls->size(), " calls recorded in ", size.replayed, " games of depth ",
                   size.depth, " a move; the search is ", baselines[often].setting);
  HAKARI_RETURN_IF_ERROR(AddNotProved(
      text, [calls](uint64_t nodes) { return Within(*calls, nodes); }, MostNodes(*calls), made));
  made.notes.push_back(
      "Positions in which the search calls its mate search. A call is one position, and those of a "
      "game are alike, so the intervals over single positions are too narrow.");
  return made;
}

}  // namespace

std::vector<ReproducedTable> PlayCallFigures(const std::shared_ptr<PlayScales>& scales) {
  // It plays no games, but needs the lab for its options.
  return {PlayTableOf("thesis/figure-4.2-play",
                      "figure 4.2 on nodes of the game search: what the mate search finds where no "
                      "mate is predicted",
                      {}, scales, MakeFigure)};
}

}  // namespace hakari::reproduce
