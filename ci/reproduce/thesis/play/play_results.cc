#include "ci/reproduce/thesis/play/play_results.h"

#include <map>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"
#include "ci/reproduce/games_table.h"
#include "ci/reproduce/thesis/play/game_costs.h"

namespace hakari::reproduce {
namespace {

// From the first row of each baseline, since the share differs little between the rows.
absl::Status AddShareNotes(PlayResults& results) {
  std::map<size_t, const PlayResult*> first;
  for (const PlayResult& result : results.rows) first.emplace(result.row.baseline, &result);
  for (const auto& [baseline, result] : first) {
    const auto share = [&](PlayRun::Side side, size_t third) {
      return result->run.Share(side, MateCpuNs, CpuNs, third);
    };
    HAKARI_ASSIGN_OR_RETURN(const Effect whole, share(PlayRun::kUnmodified, kWholeGame));
    HAKARI_ASSIGN_OR_RETURN(const Effect late, share(PlayRun::kUnmodified, kEndOfGame));
    results.notes.push_back(absl::StrFormat(
        "%s %% on mates: the unmodified program is %s, and mates took %s of its time, late in the "
        "game %s, in the games of the first such row.",
        result->baseline.name, result->baseline.setting, SharePercent(whole), SharePercent(late)));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<PlayResults> ResultsOf(const std::vector<PlayRow>& rows, PlayScales& scales,
                                      ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(MarginLab* const lab, LabOf(context));
  const PlaySize size = PlaySizeOf(lab->options());
  const std::vector<Baseline> baselines = BaselinesAt(size.depth);
  PlayResults results;
  for (const PlayRow& row : rows) {
    HAKARI_ASSIGN_OR_RETURN(const int scale, scales.Of(row, context));
    const GamesWanted wanted = GamesOf(row, scale, lab->options());
    HAKARI_ASSIGN_OR_RETURN(const std::vector<margins::GameSeries>* const games,
                            lab->Games(wanted));
    absl::StatusOr<PlayRun> run = PlayRun::Of(*games);
    if (!run.ok()) {
      return absl::Status(run.status().code(),
                          absl::StrCat(wanted.about, ": ", run.status().message()));
    }
    PlayResult result = {row, baselines[row.baseline], scale, *std::move(run), {}, ""};
    HAKARI_ASSIGN_OR_RETURN(result.score_text, ScoreInterval(result.run.outcomes(), result.score));
    results.measured_on = absl::StrCat(result.run.games().games(), " games a row, ",
                                       wanted.LimitText(), ", in pairs with colors exchanged");
    results.rows.push_back(std::move(result));
  }
  HAKARI_RETURN_IF_ERROR(AddShareNotes(results));
  return results;
}

std::string DecisiveRateText(const match::Tally& games) {
  const int decisive = games.won + games.lost;
  return decisive == 0 ? "-" : absl::StrFormat("%.3f", static_cast<double>(games.won) / decisive);
}

ReproducedTable PlayTableOf(const char* id, const char* title, std::vector<PlayRow> rows,
                            const std::shared_ptr<PlayScales>& scales, PlayMaker maker) {
  ReproducedTable table;
  table.id = id;
  table.title = title;
  table.make = [maker, scales, described = table](ReproduceContext& context) {
    return maker(described, *scales, context);
  };
  table.games = [rows = std::move(rows), scales](ReproduceContext& context, GamesFor purpose) {
    return GamesOfRows(rows, *scales, context, purpose);
  };
  return table;
}

}  // namespace hakari::reproduce
