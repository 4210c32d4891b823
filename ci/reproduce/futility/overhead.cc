// Section 5: how many games adopt a margin, when, what they prune, and what counting costs.
#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/bootstrap.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/futility/section_run.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/futility/tables.h"
#include "ci/reproduce/games_table.h"

namespace hakari::reproduce {
namespace {

using margins::GameSeries;

constexpr char kId[] = "futility/overhead";
constexpr char kTitle[] = "Section 5: which games adopt a margin, when, and what they prune";
constexpr double kPercent = 100;

// The same search with and without counting, in pairs of games with colors exchanged.
struct Bookkeeping {
  size_t pairs = 0;
  size_t same = 0;  // pairs of two equal games with equal nodes
  Effect time;      // of the counting search, divided by that of the other
};

struct Section {
  golden::PublishedTable published;
  int threshold = 0;
  int threshold_games = 0;
  std::vector<SectionRun> runs;  // by RunOf
  Bookkeeping bookkeeping;
};

enum RunOf : size_t { kPrinted, kChosen, kTelling, kCarried };

absl::StatusOr<Bookkeeping> BookkeepingOf(const std::vector<GameSeries>& pairs) {
  Bookkeeping found;
  std::vector<double> plain, counting;
  for (const GameSeries& pair : pairs) {
    if (pair.size() != 2) return absl::InternalError("expected pairs of two games");
    ++found.pairs;
    const margins::MarginGame &one = pair[0], &other = pair[1];
    // With colors exchanged, each search gets the positions that the other had in the first game.
    if (one.moves == other.moves && one.sides[0].nodes == other.sides[1].nodes &&
        one.sides[1].nodes == other.sides[0].nodes) {
      ++found.same;
    }
    counting.push_back(static_cast<double>(one.sides[0].cpu_us + other.sides[0].cpu_us));
    plain.push_back(static_cast<double>(one.sides[1].cpu_us + other.sides[1].cpu_us));
  }
  HAKARI_ASSIGN_OR_RETURN(found.time, BootstrapRatio("time", plain, counting, BootstrapOptions()));
  return found;
}

absl::StatusOr<Section> SectionOf(ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(MarginLab* const lab, LabOf(context));
  const MarginLabOptions& options = lab->options();
  Section section;
  HAKARI_ASSIGN_OR_RETURN(section.published, PublishedTableOf(context, kFutility, "section-5"));
  HAKARI_ASSIGN_OR_RETURN(section.threshold, CalibratedThreshold(*lab));
  section.threshold_games = 2 * ThresholdGames(options).games();
  const std::string chosen = ThresholdText(section.threshold);
  const std::pair<std::string, GamesWanted> wanted[] = {
      {absl::StrCat("threshold ", kThreshold), SectionGames(options, kBestTarget, "")},
      {absl::StrCat("threshold ", section.threshold), SectionGames(options, kBestTarget, chosen)},
      {absl::StrCat(TargetText(kTellingTarget), ", threshold ", section.threshold),
       SectionGames(options, kTellingTarget, chosen)},
      {"counts carried over", CarriedGames(options)}};
  for (const auto& [name, games] : wanted) {
    HAKARI_ASSIGN_OR_RETURN(const std::vector<GameSeries>* const played, lab->Games(games));
    HAKARI_ASSIGN_OR_RETURN(SectionRun run, SectionRun::Of(name, *played));
    section.runs.push_back(std::move(run));
  }
  HAKARI_ASSIGN_OR_RETURN(const std::vector<GameSeries>* const pairs,
                          lab->Games(BookkeepingGames(options)));
  HAKARI_ASSIGN_OR_RETURN(section.bookkeeping, BookkeepingOf(*pairs));
  return section;
}

// The paper's numbers are shown beside runs with its target: one with its threshold, and one with
// the threshold at which as many games adopt a margin as in the paper.
void AddRow(const Section& section, const std::string& name, const char* published,
            const std::function<std::string(const SectionRun&)>& measured, Reproduced& made) {
  ReproducedRow row{name, {}};
  for (size_t i = 0; i < section.runs.size(); ++i) {
    ReproducedCell cell{"", measured(section.runs[i])};
    if (published != nullptr && i <= kChosen) {
      cell.published = section.published.Text(published, "value").value_or("");
    }
    row.cells.push_back(std::move(cell));
  }
  made.rows.push_back(std::move(row));
}

void AddRows(const Section& section, Reproduced& made) {
  for (const SectionRun& run : section.runs) made.columns.push_back(run.name());
  const auto mean = [](SectionRun::Part sum, SectionRun::Part by) {
    return [sum, by](const SectionRun& run) { return run.MeanText(sum, by); };
  };
  const auto share = [](SectionRun::Part part) {
    return [part](const SectionRun& run) { return run.ShareText(part, SectionRun::kNodes); };
  };
  AddRow(
      section, "games that adopt a margin", "games_with_a_margin",
      [](const SectionRun& run) { return run.AdoptingText(); }, made);
  AddRow(section, "ply of adoption", "ply_of_adoption",
         mean(SectionRun::kPlies, SectionRun::kAdopting), made);
  AddRow(section, "plies of a game", "plies_of_a_game",
         mean(SectionRun::kLength, SectionRun::kGames), made);
  AddRow(section, "margin adopted, mean (a pawn is 20)", nullptr,
         mean(SectionRun::kMargins, SectionRun::kAdopting), made);
  AddRow(section, "prunes a game, fixed margin", "prunes_fixed",
         mean(SectionRun::kFixedCuts, SectionRun::kGames), made);
  AddRow(section, "prunes a game that adopts", "prunes_with_a_margin",
         mean(SectionRun::kAdoptingCuts, SectionRun::kAdopting), made);
  AddRow(section, "prunes a game, all", "prunes_all", mean(SectionRun::kCuts, SectionRun::kGames),
         made);
  AddRow(section, "nodes below counted nodes", nullptr, share(SectionRun::kUnpruned), made);
  AddRow(section, "nodes that the fixed margin would save, of all nodes", nullptr,
         share(SectionRun::kUnprunedFixed), made);
  AddRow(
      section, "won-lost-drawn", nullptr,
      [](const SectionRun& run) { return TallyText(run.games()); }, made);
}

absl::StatusOr<JudgedClaim> JudgePly(const Section& section, const SectionRun& run) {
  HAKARI_ASSIGN_OR_RETURN(const double published,
                          section.published.Number("ply_of_adoption", "value"));
  const std::string claim =
      absl::StrCat("A margin is adopted in the middle of the game (ply 50.9), ", run.name());
  const absl::StatusOr<Effect> ply = run.Mean(SectionRun::kPlies, SectionRun::kAdopting);
  if (!ply.ok()) return JudgedClaim{claim, "no game adopts a margin", Holding::kNotShown};
  return JudgeValue(claim, published, ply->interval,
                    absl::StrCat(EffectText(*ply, 1), " of ",
                                 run.MeanText(SectionRun::kLength, SectionRun::kGames)));
}

absl::StatusOr<JudgedClaim> JudgePrunes(const Section& section, const SectionRun& run) {
  HAKARI_ASSIGN_OR_RETURN(const double fixed, section.published.Number("prunes_fixed", "value"));
  HAKARI_ASSIGN_OR_RETURN(const double all, section.published.Number("prunes_all", "value"));
  const std::string claim =
      absl::StrCat("Dynamic margins prune more than the fixed one (768.4 and 438.8), ", run.name());
  const absl::StatusOr<Effect> ratio = run.CutsRatio();
  if (!ratio.ok()) return JudgedClaim{claim, "the fixed margin prunes nothing", Holding::kNotShown};
  const Interval& interval = ratio->interval;
  // Pruning more than published does not contradict the claim.
  const bool is_as_large = ratio->estimate >= all / fixed || interval.Contains(all / fixed);
  const Holding holding = interval.Contains(1) ? Holding::kNotShown
                          : interval.high < 1  ? Holding::kDoesNotHold
                          : is_as_large        ? Holding::kHolds
                                               : Holding::kHoldsInPart;
  return JudgedClaim{claim, ChangeText(*ratio), holding, *ratio};
}

// "Without the overhead 60 % would win": with counts carried over, adoption can fail only in the
// first game of a series.
absl::StatusOr<JudgedClaim> JudgeCarried(const SectionRun& run) {
  HAKARI_ASSIGN_OR_RETURN(const Effect score, run.Mean(SectionRun::kPoints, SectionRun::kGames));
  return JudgeWins("If a margin were always adopted, 60 % would win (counts carried over)",
                   score.interval,
                   absl::StrFormat("%s, %.1f %% [%.1f, %.1f]; %s adopt", TallyText(run.games()),
                                   kPercent * score.estimate, kPercent * score.interval.low,
                                   kPercent * score.interval.high, run.AdoptingText()));
}

JudgedClaim JudgeNodes(const Bookkeeping& bookkeeping) {
  return JudgeFact(
      "A counting search makes exactly the nodes of a search that does not prune (ours)",
      bookkeeping.same == bookkeeping.pairs,
      absl::StrCat(bookkeeping.same, " of ", bookkeeping.pairs,
                   " pairs are the same games with the same nodes"));
}

// Compares what the paper calls the overhead with the bookkeeping, which it leaves out.
JudgedClaim JudgeBookkeeping(const Section& section) {
  const SectionRun& run = section.runs[kChosen];
  const Effect& time = section.bookkeeping.time;
  const double lost = run.Sum(SectionRun::kNodes) > 0
                          ? run.Sum(SectionRun::kUnprunedFixed) / run.Sum(SectionRun::kNodes)
                          : 0;
  const Holding holding = time.interval.high - 1 < lost  ? Holding::kHolds
                          : time.interval.low - 1 > lost ? Holding::kDoesNotHold
                                                         : Holding::kNotShown;
  return {"The pruning that is lost during counting costs more than the bookkeeping (ours)",
          absl::StrFormat(
              "time for the same nodes %s; the fixed margin would save %.1f %% of the nodes (%s)",
              ChangeText(time), kPercent * lost, run.name()),
          holding, time};
}

absl::StatusOr<std::vector<JudgedClaim>> ClaimsOf(const Section& section) {
  std::vector<JudgedClaim> claims;
  const SectionRun &printed = section.runs[kPrinted], &chosen = section.runs[kChosen];
  claims.push_back(JudgeValue(absl::StrCat("77 of 100 games adopt a margin, ", printed.name()),
                              kPublishedAdopting, printed.AdoptingShare(), printed.AdoptingText()));
  for (const SectionRun* run : {&printed, &chosen}) {
    HAKARI_ASSIGN_OR_RETURN(JudgedClaim ply, JudgePly(section, *run));
    claims.push_back(std::move(ply));
  }
  for (const SectionRun* run : {&printed, &chosen}) {
    HAKARI_ASSIGN_OR_RETURN(JudgedClaim prunes, JudgePrunes(section, *run));
    claims.push_back(std::move(prunes));
  }
  HAKARI_ASSIGN_OR_RETURN(JudgedClaim carried, JudgeCarried(section.runs[kCarried]));
  claims.push_back(std::move(carried));
  claims.push_back(JudgeNodes(section.bookkeeping));
  claims.push_back(JudgeBookkeeping(section));
  return claims;
}

absl::StatusOr<Reproduced> Make(ReproduceContext& context) {
  HAKARI_ASSIGN_OR_RETURN(const Section section, SectionOf(context));
  const MarginLabOptions& options = context.margins->options();
  Reproduced made = BeginTable(kId, kTitle, section.published);
  made.measured_on = absl::StrCat(
      SectionGames(options, kBestTarget, "").games(), " games of ",
      TargetSetting(kToday, kBestTarget), " against ", FixedSetting(kToday), ", ", options.nodes,
      " nodes a move; with counts carried over ", CarriedGames(options).games(),
      " games in series of ", 2 * CarriedGames(options).series);
  AddRows(section, made);
  HAKARI_ASSIGN_OR_RETURN(made.claims, ClaimsOf(section));
  made.notes = {
      absl::StrCat(
          "Threshold ", section.threshold, ": of ", section.threshold_games,
          " sides of games (the counting search against itself, ", options.nodes,
          " nodes a move) 77 % try the smallest margin more often. ", kThreshold,
          " is passed within the first moves, since a game has more nodes here than in the paper."),
      "Games of a series in which counts are carried over are not independent, so intervals draw "
      "series. Plies are those of the game, including the opening; 0 if a margin is carried over.",
      "The interval of the time draws pairs of games; it does not include the effect of other load "
      "of the machine."};
  return made;
}

}  // namespace

std::vector<ReproducedTable> OverheadTables() {
  ReproducedTable table;
  table.id = kId;
  table.title = kTitle;
  table.make = Make;
  table.games = [](ReproduceContext& context, GamesFor purpose) -> absl::StatusOr<GamesNeeded> {
    HAKARI_ASSIGN_OR_RETURN(MarginLab* const lab, LabOf(context));
    const MarginLabOptions& options = lab->options();
    int threshold = kThreshold + 1;  // the number of games does not depend on it
    if (purpose == GamesFor::kPlaying) {
      HAKARI_ASSIGN_OR_RETURN(threshold, CalibratedThreshold(*lab));
    }
    const std::string chosen = ThresholdText(threshold);
    return GamesNeeded{
        {ThresholdGames(options), SectionGames(options, kBestTarget, ""),
         SectionGames(options, kBestTarget, chosen), SectionGames(options, kTellingTarget, chosen),
         CarriedGames(options), BookkeepingGames(options)},
        {}};
  };
  return {table};
}

}  // namespace hakari::reproduce
