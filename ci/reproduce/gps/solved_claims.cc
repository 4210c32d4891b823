#include "ci/reproduce/gps/solved_claims.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "base/statistics/binomial.h"
#include "base/statistics/bootstrap.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"

namespace hakari::reproduce {
namespace {

constexpr double kAlarm = 0.05;
constexpr double kConfidence = 0.95;

using Steps = std::vector<VersionStep>;

// The step between the versions that correspond to two of the paper's, if both exist.
const VersionStep* FindStep(const ProblemLab& lab, const Steps& steps, size_t book,
                            absl::string_view from, absl::string_view to) {
  const std::vector<EngineVersion>& versions = lab.options().versions;
  for (const VersionStep& step : steps) {
    if (step.book == book && versions[step.first].beside == from &&
        versions[step.second].beside == to) {
      return &step;
    }
  }
  return nullptr;
}

// The steps over the books that correspond to the paper's.
Steps StepsBeside(const SolvedProblems& solved, const Steps& steps, absl::string_view from,
                  absl::string_view to) {
  Steps found;
  for (const std::optional<size_t>& book : solved.beside) {
    const VersionStep* const step = book ? FindStep(solved.lab, steps, *book, from, to) : nullptr;
    if (step != nullptr) found.push_back(*step);
  }
  return found;
}

std::string CountsText(const OnlyOne& only) {
  return absl::StrFormat("%d gained, %d lost, p = %.2g", only.second, only.first,
                         McNemarP(only.first, only.second));
}

bool IsShown(const OnlyOne& only) { return McNemarP(only.first, only.second) < kAlarm; }

// "171 -> 175, 185 -> 182".
absl::StatusOr<std::string> PublishedSteps(const golden::PublishedTable& published,
                                           absl::string_view from, absl::string_view to) {
  std::string text;
  for (const char* row : kPublishedBooks) {
    HAKARI_ASSIGN_OR_RETURN(const std::string before, published.Text(row, from));
    HAKARI_ASSIGN_OR_RETURN(const std::string after, published.Text(row, to));
    absl::StrAppend(&text, text.empty() ? "" : ", ", before, " -> ", after);
  }
  return text;
}

// The directions of the paper's numbers, book by book: 171 to 175, and 185 to 182.
absl::Status AddDirections(const SolvedProblems& solved, const Steps& steps, absl::string_view from,
                           absl::string_view to, std::vector<JudgedClaim>& claims) {
  for (size_t i = 0; i < kPublishedBooks.size(); ++i) {
    if (!solved.beside[i]) continue;
    const VersionStep* const step = FindStep(solved.lab, steps, *solved.beside[i], from, to);
    if (step == nullptr) continue;
    HAKARI_ASSIGN_OR_RETURN(const double before, solved.published.Number(kPublishedBooks[i], from));
    HAKARI_ASSIGN_OR_RETURN(const double after, solved.published.Number(kPublishedBooks[i], to));
    const bool more = after > before;
    claims.push_back(
        JudgeCounts(absl::StrFormat("Book %d: %s solves %s than %s (%.0f after %.0f)", i + 1,
                                    PublishedVersionText(to), more ? "more" : "fewer",
                                    PublishedVersionText(from), after, before),
                    more, step->only.first, step->only.second));
  }
  return absl::OkStatus();
}

// Holds if no direction is shown, or if the books show opposite ones. If books are smaller than the
// paper's, the absence of a direction shows little.
Holding HoldingOfUnclear(const Steps& steps) {
  bool up = false, down = false, small = false;
  for (const VersionStep& step : steps) {
    if (IsShown(step.only)) (step.only.second > step.only.first ? up : down) = true;
    small |= step.problems < kPublishedProblems;
  }
  if (up != down) return Holding::kDoesNotHold;
  return small && !up ? Holding::kNotShown : Holding::kHolds;
}

absl::Status AddUnclear(const SolvedProblems& solved, const Steps& steps, absl::string_view from,
                        absl::string_view to, std::vector<JudgedClaim>& claims) {
  const Steps beside = StepsBeside(solved, steps, from, to);
  if (beside.empty()) return absl::OkStatus();
  HAKARI_ASSIGN_OR_RETURN(const std::string counts, PublishedSteps(solved.published, from, to));
  std::string measured;
  for (const VersionStep& step : beside) {
    absl::StrAppend(&measured, measured.empty() ? "" : "; ", "book ",
                    solved.lab.options().books[step.book].shown(), " ", CountsText(step.only));
  }
  claims.push_back({absl::StrCat("The improvements after ", PublishedVersionText(from),
                                 " have no clear effect (", counts, ")"),
                    measured, HoldingOfUnclear(beside)});
  return absl::OkStatus();
}

// By the published counts alone. McNemar's p depends on how many problems are solved by only one of
// the two versions, which the paper does not print, so bounds are used.
absl::StatusOr<JudgedClaim> CanBeChance(const golden::PublishedTable& published) {
  bool always_can = true;
  std::string measured;
  for (size_t i = 0; i < kPublishedBooks.size(); ++i) {
    std::vector<std::pair<std::string, int64_t>> solved;
    for (const std::string& column : published.columns) {
      const absl::StatusOr<double> count = published.Number(kPublishedBooks[i], column);
      if (count.ok()) solved.emplace_back(column, std::llround(*count));
    }
    for (size_t a = 0; a < solved.size(); ++a) {
      for (size_t b = a + 1; b < solved.size(); ++b) {
        const Interval p = McNemarBounds(solved[a].second, solved[b].second, kPublishedProblems);
        always_can &= p.high >= kAlarm;
        absl::StrAppendFormat(&measured, "%sbook %d, %d and %d: p from %.2g to %.2g",
                              measured.empty() ? "" : "; ", i + 1, solved[a].second,
                              solved[b].second, p.low, p.high);
      }
    }
  }
  return JudgeFact(
      "The published differences between any two versions can be chance (by their counts alone)",
      always_can, measured);
}

int64_t MostPublishedDifference(const golden::PublishedTable& published) {
  double most = 0;
  for (const char* row : kPublishedBooks) {
    for (const std::string& a : published.columns) {
      for (const std::string& b : published.columns) {
        const absl::StatusOr<double> one = published.Number(row, a),
                                     other = published.Number(row, b);
        if (one.ok() && other.ok()) most = std::max(most, *one - *other);
      }
    }
  }
  return std::llround(most);
}

int64_t Of216(double share) { return std::llround(share * kPublishedProblems); }

// A book of 216 is a rough measure if the largest published difference would show nothing, given
// the share of problems that only one of two versions solves here.
Holding HoldingOfRough(const VersionStep& step, int64_t published_difference) {
  const Interval share = ClopperPearson(step.only.both(), step.problems, kConfidence);
  bool may_show = false, may_not = false;
  for (int64_t only_one = Of216(share.low); only_one <= Of216(share.high); ++only_one) {
    const std::optional<int64_t> least = LeastShownDifference(only_one, kAlarm);
    (least && *least <= published_difference ? may_show : may_not) = true;
  }
  if (may_show && may_not) return Holding::kNotShown;
  return may_show ? Holding::kDoesNotHold : Holding::kHolds;
}

JudgedClaim Rough(const SolvedProblems& solved, const VersionStep& step) {
  const int64_t most = MostPublishedDifference(solved.published);
  const double share = static_cast<double>(step.only.both()) / static_cast<double>(step.problems);
  const std::optional<int64_t> least = LeastShownDifference(Of216(share), kAlarm);
  const ProblemLabOptions& options = solved.lab.options();
  return {absl::StrFormat("The number of solved problems is a rough measure: of 216 problems the "
                          "largest published difference, %d, shows nothing",
                          most),
          absl::StrFormat("book %s, %s and %s: %d of %d (%.0f %%) are solved by only one; with "
                          "this share of 216 problems %s would be significant",
                          options.books[step.book].shown(), options.versions[step.first].typed,
                          options.versions[step.second].typed, step.only.both(), step.problems,
                          100 * share,
                          least ? absl::StrCat("a difference of ", *least) : "no difference"),
          HoldingOfRough(step, most)};
}

// The steps between the versions that differ according to the paper, over every book; if those
// versions are missing, all steps.
Steps StepsOfRough(const SolvedProblems& solved, const Steps& steps, absl::string_view from,
                   absl::string_view to) {
  Steps found;
  for (size_t book = 0; book < solved.lab.options().books.size(); ++book) {
    const VersionStep* const step = FindStep(solved.lab, steps, book, from, to);
    if (step != nullptr) found.push_back(*step);
  }
  return found.empty() ? steps : found;
}

// For each problem: its book, and which versions solve it.
absl::StatusOr<std::vector<std::vector<double>>> ProblemCounts(const SolvedProblems& solved) {
  const size_t versions = solved.lab.options().versions.size();
  std::vector<std::vector<double>> counts;
  for (size_t i = 0; i < solved.beside.size(); ++i) {
    const size_t first = counts.size();
    for (size_t version = 0; version < versions; ++version) {
      HAKARI_ASSIGN_OR_RETURN(const BookRun* const run, solved.lab.Run(*solved.beside[i], version));
      counts.resize(first + run->scores.size(), std::vector<double>(2 + 2 * versions));
      for (size_t problem = 0; problem < run->scores.size(); ++problem) {
        counts[first + problem][i] = 1;
        counts[first + problem][2 + 2 * version + i] = run->scores[problem].is_right() ? 1 : 0;
      }
    }
  }
  return counts;
}

// The share of solved problems of book 2 minus that of book 1, in points.
double PointsEasier(const std::vector<double>& sums, size_t version) {
  constexpr double kPoints = 100;
  return kPoints * (sums[3 + 2 * version] / sums[1] - sums[2 + 2 * version] / sums[0]);
}

absl::StatusOr<JudgedClaim> SecondIsEasier(const SolvedProblems& solved) {
  const std::vector<EngineVersion>& versions = solved.lab.options().versions;
  HAKARI_ASSIGN_OR_RETURN(const std::vector<std::vector<double>> counts, ProblemCounts(solved));
  const auto mean = [&](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[0] == 0 || sums[1] == 0) return std::nullopt;
    double points = 0;
    for (size_t version = 0; version < versions.size(); ++version) {
      points += PointsEasier(sums, version);
    }
    return points / static_cast<double>(versions.size());
  };
  HAKARI_ASSIGN_OR_RETURN(Effect effect, BootstrapSums(counts, mean, BootstrapOptions()));
  effect.what = "share of book 2 that is solved, beside that of book 1";
  effect.unit = EffectUnit::kPoints;
  std::vector<double> whole(2 + 2 * versions.size());
  for (const std::vector<double>& problem : counts) {
    for (size_t i = 0; i < whole.size(); ++i) whole[i] += problem[i];
  }
  bool each = true;
  std::string measured = absl::StrCat("on average ", EffectText(effect, 1));
  for (size_t version = 0; version < versions.size(); ++version) {
    const double points = PointsEasier(whole, version);
    each &= points > 0;
    absl::StrAppendFormat(&measured, "; %s %+.1f", versions[version].typed, points);
  }
  const Holding holding = effect.interval.high < 0   ? Holding::kDoesNotHold
                          : effect.interval.low <= 0 ? Holding::kNotShown
                          : each                     ? Holding::kHolds
                                                     : Holding::kHoldsInPart;
  return JudgedClaim{
      "Book 2 is easier than book 1 for every version (185, 182, 184 after 171, 175, 168)",
      measured, holding, effect};
}

}  // namespace

std::string PublishedVersionText(absl::string_view column) {
  return absl::StrReplaceAll(column,
                             {{"_and_", " + "}, {"may", "May"}, {"august", "August"}, {"_", " "}});
}

BooksBeside BooksBesidePublished(const std::vector<ProblemBook>& books) {
  BooksBeside beside;
  for (size_t i = 0; i < books.size(); ++i) {
    if (books[i].name == "one") beside[0] = i;
    if (books[i].name == "two") beside[1] = i;
  }
  if (beside[0] && beside[1]) return beside;
  if (books.size() == 2) return {0, 1};
  return {};
}

absl::StatusOr<std::vector<VersionStep>> StepsOf(ProblemLab& lab) {
  std::vector<VersionStep> steps;
  for (size_t second = 1; second < lab.options().versions.size(); ++second) {
    for (size_t book = 0; book < lab.options().books.size(); ++book) {
      HAKARI_ASSIGN_OR_RETURN(const OnlyOne only, lab.Compare(book, second - 1, second));
      const auto problems = static_cast<int64_t>(lab.options().books[book].size());
      steps.push_back({book, second - 1, second, problems, only});
    }
  }
  return steps;
}

std::string StepText(const ProblemLab& lab, const VersionStep& step) {
  const ProblemLabOptions& options = lab.options();
  const std::optional<int64_t> least = LeastShownDifference(step.only.both(), kAlarm);
  return absl::StrCat("Book ", options.books[step.book].shown(), ", ",
                      options.versions[step.first].typed, " -> ",
                      options.versions[step.second].typed, ": ", CountsText(step.only), "; of ",
                      step.only.both(), " problems that only one version solves ",
                      least ? absl::StrCat("a difference of ", *least, " would be significant.")
                            : "no difference can be significant.");
}

absl::StatusOr<std::vector<JudgedClaim>> SolvedClaims(const SolvedProblems& solved) {
  constexpr char kOld[] = "autumn_2008", kNew[] = "may_2009", kLater[] = "august_2009";
  HAKARI_ASSIGN_OR_RETURN(const Steps steps, StepsOf(solved.lab));
  std::vector<JudgedClaim> claims;
  HAKARI_RETURN_IF_ERROR(AddDirections(solved, steps, kOld, kNew, claims));
  HAKARI_RETURN_IF_ERROR(AddUnclear(solved, steps, kNew, kLater, claims));
  for (const VersionStep& step : StepsOfRough(solved, steps, kOld, kNew)) {
    claims.push_back(Rough(solved, step));
  }
  HAKARI_ASSIGN_OR_RETURN(JudgedClaim chance, CanBeChance(solved.published));
  claims.push_back(std::move(chance));
  if (solved.beside[0] && solved.beside[1]) {
    HAKARI_ASSIGN_OR_RETURN(JudgedClaim easier, SecondIsEasier(solved));
    claims.push_back(std::move(easier));
  }
  return claims;
}

}  // namespace hakari::reproduce
