#include "ci/gate/report/texts.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"
#include "base/text/printable.h"
#include "ci/gate/report/apart.h"
#include "ci/gate/report/words.h"

namespace hakari::gate {
namespace {

// A line end in the text would begin a new command. Printable removes line ends, and with "%"
// escaped none can be encoded. "##[" is the older form of commands.
std::string Message(absl::string_view text) {
  return absl::StrReplaceAll(Printable(text), {{"%", "%25"}, {"##[", "# #["}});
}

// Between "file=" and the next property.
std::string Property(absl::string_view text) {
  return absl::StrReplaceAll(Message(text), {{":", "%3A"}, {",", "%2C"}});
}

absl::string_view LevelOf(report::Verdict verdict) {
  switch (verdict) {
    case report::Verdict::kPass:
    case report::Verdict::kImproved:
      return "notice";
    case report::Verdict::kInconclusive:
      return "warning";
    case report::Verdict::kRegressed:
    case report::Verdict::kInvalid:
      return "error";
  }
  return "error";
}

std::string Command(report::Verdict verdict, absl::string_view file, absl::string_view title,
                    absl::string_view message) {
  const std::string place = file.empty() ? "" : absl::StrCat("file=", Property(file), ",");
  return absl::StrCat("::", LevelOf(verdict), " ", place, "title=", Property(title),
                      "::", Message(message), "\n");
}

}  // namespace

std::string GateAnnotations(const GateReport& report) {
  std::vector<std::string> commands = {
      Command(report.verdict, "", absl::StrCat("Hakari: ", VerdictWords(report)), WhyText(report))};
  for (const BenchRow& row : report.benchmarks) {
    if (!IsWorthShowing(row)) continue;
    commands.push_back(
        Command(row.verdict, "", row.name, absl::StrCat(row.note, "; ", ApartOf(row).sentence)));
  }
  if (report.strength && report.strength->verdict != report::Verdict::kPass) {
    commands.push_back(Command(report.strength->verdict, "", "strength", report.strength->note));
  }
  for (const auto& [row, difference] : ShownDifferences(report)) {
    if (difference->accepted) continue;
    commands.push_back(Command(row->verdict, row->golden,
                               absl::StrCat(difference->problem, " of ", NameOf(*row)),
                               absl::StrCat(ChangeText(*difference), "; ", difference->replay)));
  }
  if (commands.size() > kShownAnnotations) commands.resize(kShownAnnotations);
  return absl::StrJoin(commands, "");
}

}  // namespace hakari::gate
