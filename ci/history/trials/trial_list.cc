#include "ci/history/trials/trial_list.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "base/text/place.h"
#include "base/text/printable.h"

namespace hakari::history {
namespace {

constexpr char kHeading[] =
    "# What was tried\n\nA line is added by `./hakari match --trial NAME`, and none is ever "
    "changed. Games, pairs and Elo are of the first player.\n\n";
constexpr size_t kCells = 11;
constexpr int64_t kMostGames = 100'000'000;

// Escapes bars, since a bar would end the cell.
std::string Cell(const std::string& text) {
  return absl::StrReplaceAll(Printable(text), {{"|", "\\|"}});
}

// "| a | b\\|c |": the texts between bars that are not escaped; none if it is not such a line.
std::vector<std::string> CellsOf(absl::string_view line) {
  std::vector<std::string> cells;
  if (!absl::StartsWith(line, "|") || !absl::EndsWith(line, "|") || line.size() < 2) return cells;
  std::string cell;
  for (size_t i = 1; i < line.size(); ++i) {
    if (line[i] == '\\' && i + 1 < line.size() && line[i + 1] == '|') {
      cell += line[++i];
    } else if (line[i] == '|') {
      cells.push_back(std::string(absl::StripAsciiWhitespace(cell)));
      cell.clear();
    } else {
      cell += line[i];
    }
  }
  return cells;
}

template <size_t count>
bool ReadCounts(const std::string& text, char separator, int64_t (&numbers)[count]) {
  const std::vector<std::string> words = absl::StrSplit(text, separator);
  if (words.size() != count) return false;
  for (size_t i = 0; i < count; ++i) {
    if (!absl::SimpleAtoi(words[i], &numbers[i])) return false;
    if (numbers[i] < 0 || numbers[i] > kMostGames) return false;
  }
  return true;
}

absl::StatusOr<Trial> TrialOf(absl::string_view line, const Place& place) {
  const std::vector<std::string> cells = CellsOf(line);
  if (cells.size() != kCells) {
    return ErrorAt(place, absl::StrCat("expected a trial of ", kCells, " cells, found ",
                                       cells.size(), " in ", Quoted(line)));
  }
  for (const std::string& cell : cells) {
    if (cell.empty()) return ErrorAt(place, "a cell is empty; write - for no value");
  }
  Trial trial;
  trial.date = cells[0];
  trial.commit = cells[1];
  trial.name = cells[2];
  trial.first = cells[3];
  trial.second = cells[4];
  trial.limits = cells[5];
  int64_t games[3], pairs[kPairOutcomes];
  if (!ReadCounts(cells[6], '-', games)) {
    return ExpectedAt(place, "games as 10-8-2", Quoted(cells[6]));
  }
  if (!ReadCounts(cells[7], ' ', pairs)) {
    return ExpectedAt(place, "five numbers of pairs", Quoted(cells[7]));
  }
  int64_t sum = 0, half_points = 0;
  for (size_t i = 0; i < kPairOutcomes; ++i) {
    trial.pairs[i] = pairs[i];
    sum += pairs[i];
    half_points += pairs[i] * static_cast<int64_t>(i);
  }
  if (2 * sum != games[0] + games[1] + games[2] || half_points != 2 * games[0] + games[2]) {
    return ErrorAt(place,
                   absl::StrCat("the games ", cells[6], " do not agree with the pairs ", cells[7]));
  }
  trial.won = static_cast<int>(games[0]);
  trial.lost = static_cast<int>(games[1]);
  trial.drawn = static_cast<int>(games[2]);
  trial.elo = cells[8];
  trial.test = cells[9];
  trial.verdict = cells[10];
  return trial;
}

// The options of a player in a fixed order: "search:a=1,b=2".
std::string Sorted(absl::string_view player) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(player, absl::MaxSplits(':', 1));
  std::vector<std::string> options = absl::StrSplit(parts.second, ',', absl::SkipEmpty());
  // A profile stays first: the other options change its settings.
  const auto begin = std::find_if(options.begin(), options.end(), [](const std::string& option) {
    return absl::StrContains(option, '=');
  });
  std::sort(begin, options.end());
  if (!options.empty() && options[0] == "default") options.erase(options.begin());
  return absl::StrCat(parts.first, ":", absl::StrJoin(options, ","));
}

}  // namespace

std::string TrialLine(const Trial& trial) {
  const std::string cells[kCells] = {Cell(trial.date),
                                     Cell(trial.commit),
                                     Cell(trial.name),
                                     Cell(trial.first),
                                     Cell(trial.second),
                                     Cell(trial.limits),
                                     absl::StrCat(trial.won, "-", trial.lost, "-", trial.drawn),
                                     absl::StrJoin(trial.pairs, " "),
                                     Cell(trial.elo),
                                     Cell(trial.test),
                                     Cell(trial.verdict)};
  return absl::StrCat("| ", absl::StrJoin(cells, " | "), " |\n");
}

absl::StatusOr<std::vector<Trial>> ParseTrials(absl::string_view text, absl::string_view name) {
  const size_t table = text.find(kTrialColumns);
  if (table == absl::string_view::npos) {
    return ErrorAt({name}, absl::StrCat("expected a table that begins with\n", kTrialColumns));
  }
  const absl::string_view rows = text.substr(table + sizeof(kTrialColumns) - 1);
  const absl::string_view before = text.substr(0, text.size() - rows.size());
  int line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
  std::vector<Trial> trials;
  for (const absl::string_view row : absl::StrSplit(rows, '\n')) {
    if (!row.empty()) {
      HAKARI_ASSIGN_OR_RETURN(Trial trial, TrialOf(row, {name, line}));
      trials.push_back(std::move(trial));
    }
    ++line;
  }
  return trials;
}

absl::StatusOr<std::vector<Trial>> ReadTrials(const std::string& path) {
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (absl::IsNotFound(text.status())) return std::vector<Trial>();
  if (!text.ok()) return text.status();
  return ParseTrials(*text, path);
}

absl::Status AppendTrial(const std::string& path, const Trial& trial) {
  absl::StatusOr<std::string> text = ReadTextFile(path);
  if (absl::IsNotFound(text.status())) {
    HAKARI_RETURN_IF_ERROR(MakeFolder(std::filesystem::path(path).parent_path().string()));
    text = absl::StrCat(kHeading, kTrialColumns);
  }
  if (!text.ok()) return text.status();
  if (!absl::EndsWith(*text, "\n")) *text += "\n";
  *text += TrialLine(trial);
  // A list that could not be read again is not written.
  HAKARI_RETURN_IF_ERROR(ParseTrials(*text, path).status());
  return WriteFileAtomically(path, *text);
}

bool SameMatch(const Trial& a, const Trial& b) {
  Trial c = b;
  c.date = a.date;
  c.commit = a.commit;
  return TrialLine(a) == TrialLine(c);
}

std::vector<Trial> TriedBefore(const std::vector<Trial>& trials, absl::string_view first,
                               absl::string_view second) {
  const std::string a = Sorted(first), b = Sorted(second);
  std::vector<Trial> before;
  for (const Trial& trial : trials) {
    const std::string c = Sorted(trial.first), d = Sorted(trial.second);
    if ((a == c && b == d) || (a == d && b == c)) before.push_back(trial);
  }
  return before;
}

}  // namespace hakari::history
