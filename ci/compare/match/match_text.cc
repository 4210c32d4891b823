#include <algorithm>
#include <cmath>
#include <numeric>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/statistics/ratings.h"
#include "base/text/printable.h"
#include "ci/compare/match/match_report.h"
#include "engine/core/color.h"

namespace hakari::compare {
namespace {

constexpr size_t kMostFaultsShown = 10;
constexpr double kUsPerMs = 1000;

std::string LetterOf(size_t player) { return std::string(1, static_cast<char>('A' + player)); }

int PairsOf(const match::PairingCounts& pairing) {
  return static_cast<int>(
      std::accumulate(pairing.outcomes.begin(), pairing.outcomes.end(), int64_t{0}));
}

std::string Signed(double elo) {
  if (std::isinf(elo)) return elo > 0 ? "+inf" : "-inf";
  return absl::StrFormat("%+.0f", std::abs(elo) < 0.5 ? 0.0 : elo);
}

std::string Verdict(const MatchReport& report) {
  if (!report.verdict) return "";
  std::string text = absl::AsciiStrToUpper(MatchWordName(report.verdict->word));
  text += report.players.size() == 2 ? ": A against B\n" : "\n";
  for (const std::string& reason : report.verdict->reasons) {
    absl::StrAppend(&text, "  ", Printable(reason), "\n");
  }
  return text;
}

std::string Legend(const MatchReport& report) {
  std::string text;
  for (size_t i = 0; i < report.players.size(); ++i) {
    const MatchPlayer& player = report.players[i];
    absl::StrAppend(&text, LetterOf(i), "  ", Printable(player.name), ", ", player.limits);
    if (player.margin_ms > 0) absl::StrAppend(&text, " (margin ", player.margin_ms, " ms)");
    text += "\n";
  }
  return text;
}

// "A-B  score 52.1 % [48.0, 56.1], Elo +15 [-14, +43], stronger with 84 %; pairs of 0 … 2 points:
// …"
std::string PairingText(const match::PairingCounts& pairing, bool ended_early) {
  const std::string who = absl::StrCat(LetterOf(static_cast<size_t>(pairing.players[0])), "-",
                                       LetterOf(static_cast<size_t>(pairing.players[1])));
  const absl::StatusOr<Strength> strength = StrengthOf(pairing.outcomes, kMatchConfidence);
  if (!strength.ok()) return absl::StrCat(who, "  no pair was played\n");
  std::string text = absl::StrFormat(
      "%s  %s, stronger with %.3g %%; %.0f %% intervals%s\n", who, StrengthText(*strength),
      100 * strength->superiority, 100 * kMatchConfidence,
      ended_early ? ", biased towards the accepted hypothesis, since it ended early" : "");
  absl::StrAppend(&text, "     ", PairsOf(pairing),
                  " pairs, of 0, 1/2, 1, 3/2 and 2 points: ", absl::StrJoin(pairing.outcomes, ", "),
                  "\n");
  return text;
}

std::string WinsText(const MatchReport& report) {
  std::string text;
  for (size_t i = 0; i < report.players.size(); ++i) {
    const match::PlayerCounts& player = report.counts.players()[i];
    const match::Tally total = player.total();
    absl::StrAppend(&text, LetterOf(i), "  won ", total.won, " (", player.by_color[kBlack].won,
                    " as black, ", player.by_color[kWhite].won, " as white), lost ", total.lost,
                    ", drawn ", total.drawn);
    if (!player.lost_by.empty()) {
      absl::StrAppend(&text, "; lost by ",
                      absl::StrJoin(player.lost_by, ", ", absl::PairFormatter(" ")));
    }
    text += "\n";
  }
  const match::Tally& black = report.counts.black();
  absl::StrAppend(&text, "black won ", black.won, ", white ", black.lost, ", drawn ", black.drawn,
                  "; ended by ",
                  absl::StrJoin(report.counts.ends(), ", ", absl::PairFormatter(" ")), "\n");
  return text;
}

std::string AlignedRating(const Rating& rating) {
  if (rating.kind == RatingKind::kUnknown) return "unknown: no games connect it with A";
  if (rating.kind != RatingKind::kFinite) return RatingText(rating);
  return absl::StrFormat("%7.0f  [%.0f, %.0f]", rating.elo, rating.interval.low,
                         rating.interval.high);
}

// Best first: the rating, and the probability that the player is stronger than each other player.
std::string RatingsText(const MatchReport& report) {
  if (!report.ratings) return "";
  if (!report.ratings->ok()) {
    return absl::StrCat("\nno ratings: ", report.ratings->status().message(), "\n");
  }
  const Ratings& ratings = **report.ratings;
  std::vector<size_t> order(ratings.players.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(), [&ratings](size_t a, size_t b) {
    return ratings.players[a].elo > ratings.players[b].elo;
  });
  std::string text = absl::StrFormat(
      "\nratings by maximum likelihood, %.0f %% intervals of the difference to A; then the "
      "probability, in %%, that a player is stronger than another\n%-2s %-24s",
      100 * kMatchConfidence, "", "");
  for (const size_t other : order) absl::StrAppendFormat(&text, "%8s", LetterOf(other));
  text += "\n";
  for (const size_t player : order) {
    absl::StrAppendFormat(&text, "%-2s %-24s", LetterOf(player),
                          AlignedRating(ratings.players[player]));
    for (const size_t other : order) {
      absl::StrAppendFormat(
          &text, "%8s",
          other == player ? "" : absl::StrFormat("%.1f", 100 * ratings.superiority[player][other]));
    }
    text += "\n";
  }
  absl::StrAppendFormat(&text,
                        "moving first is worth %.0f [%.0f, %.0f]; equal players draw %.1f %%\n",
                        ratings.black_advantage_elo, ratings.black_advantage_interval.low,
                        ratings.black_advantage_interval.high, 100 * ratings.draws_between_equals);
  return text;
}

std::string OrDash(bool known, const std::string& text) { return known ? text : "-"; }

std::string MsText(std::optional<int32_t> us) {
  return us ? absl::StrFormat("%.1f", *us / kUsPerMs) : "-";
}

std::string WorkText(const MatchReport& report) {
  std::string text =
      absl::StrFormat("\n%-2s %10s %8s %10s %10s %12s %12s %12s %6s\n", "", "nodes/s", "depth",
                      "ms a move", "longest", "latency", "latency 99 %", "least left", "late");
  for (size_t i = 0; i < report.players.size(); ++i) {
    const match::PlayerCounts& player = report.counts.players()[i];
    const double answers = static_cast<double>(std::max<int64_t>(1, player.answers));
    constexpr double kUsPerSecond = 1e6;
    absl::StrAppendFormat(
        &text, "%-2s %10s %8s %10.1f %10.1f %12s %12s %12s %6d\n", LetterOf(i),
        OrDash(
            player.counted_us > 0,
            absl::StrFormat("%.3g M", static_cast<double>(player.nodes) /
                                          (static_cast<double>(player.counted_us) / kUsPerSecond) /
                                          kUsPerSecond)),
        OrDash(player.deep_answers > 0,
               absl::StrFormat("%.1f", static_cast<double>(player.depths) /
                                           static_cast<double>(player.deep_answers))),
        static_cast<double>(player.wall_us) / kUsPerMs / answers,
        static_cast<double>(player.longest_us) / kUsPerMs,
        MsText(match::Percentile(player.latencies_us, 50)),
        MsText(match::Percentile(player.latencies_us, 99)),
        OrDash(player.least_left_ms.has_value(), absl::StrCat(player.least_left_ms.value_or(0))),
        player.late);
  }
  return text;
}

std::string Circumstances(const MatchReport& report) {
  const match::MatchCounts& counts = report.counts;
  std::string text = absl::StrCat("\n", counts.pairs(), " of ", report.asked_pairs, " pairs");
  if (report.resumed > 0) absl::StrAppend(&text, " (", report.resumed, " from an earlier run)");
  absl::StrAppend(&text, ", ", report.jobs, report.jobs == 1 ? " game" : " games", " at once",
                  report.pinned ? ", each on its own processor" : "", "; ", report.openings, "; ",
                  report.rules, "\n");
  if (report.openings_used_up && !report.sprt) {
    absl::StrAppend(
        &text, "THE OPENINGS ARE USED UP: more games were requested than there are openings for\n");
  }
  if (counts.timed_games() > 0) {
    absl::StrAppend(&text, "disturbed: ", counts.disturbed_games(), " of ", counts.timed_games(),
                    " games had a search that took more than 1.2 times its processor time\n");
  }
  if (counts.excused_moves() > 0) {
    absl::StrAppend(
        &text, "standstills: ", counts.excused_moves(),
        " moves were late only because the machine was paused; the pause was not charged\n");
  }
  if (counts.repeated_itself()) {
    absl::StrAppend(
        &text, *counts.repeated_itself()
                   ? "repeatable: the first pair had the same moves when it was played again\n"
                   : "NOT REPEATABLE: the first pair had other moves when it was played again\n");
  }
  if (counts.played_again() > 0) {
    absl::StrAppend(&text, counts.played_again(),
                    " pairs were played again after an error that no player caused\n");
  }
  if (report.mirrored_pairs + report.repeated_pairs > 0) {
    absl::StrAppend(&text, report.mirrored_pairs, " pairs are mirror images of themselves, ",
                    report.repeated_pairs, " repeat an earlier one\n");
  }
  return text;
}

std::string Faults(const MatchReport& report) {
  std::string text;
  const size_t shown = std::min(report.faults.size(), kMostFaultsShown);
  for (size_t i = 0; i < shown; ++i) {
    absl::StrAppend(&text, "lost: ", Printable(report.faults[i]), "\n");
  }
  if (shown < report.faults.size()) {
    absl::StrAppend(&text, "and ", report.faults.size() - shown, " more\n");
  }
  return text;
}

}  // namespace

std::string EloText(const Strength& strength) {
  return absl::StrCat(Signed(strength.elo), " [", Signed(strength.elo_interval.low), ", ",
                      Signed(strength.elo_interval.high), "]");
}

std::string StrengthText(const Strength& strength) {
  return absl::StrFormat("score %.1f %% [%.1f, %.1f], Elo %s", 100 * strength.score,
                         100 * strength.score_interval.low, 100 * strength.score_interval.high,
                         EloText(strength));
}

std::string MatchText(const MatchReport& report) {
  std::string text = Verdict(report);
  text += Legend(report);
  text += "\n";
  for (const match::PairingCounts& pairing : report.counts.pairings()) {
    text += PairingText(pairing, report.ended_early());
  }
  text += WinsText(report);
  text += RatingsText(report);
  text += WorkText(report);
  text += Circumstances(report);
  text += Faults(report);
  if (!report.file.empty()) absl::StrAppend(&text, "games: ", report.file, "\n");
  return text;
}

}  // namespace hakari::compare
