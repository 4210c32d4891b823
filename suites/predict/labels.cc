#include "suites/predict/labels.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "base/files/source_file.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "base/text/place.h"
#include "suites/core/problem_line.h"

namespace hakari::suites {
namespace {

constexpr absl::string_view kVersion = "1";
constexpr absl::string_view kWayNames[] = {"pds", "pds-none", "strong", "open"};

absl::string_view AnswerName(LabelWay way) { return way == LabelWay::kPds ? "mate" : "none"; }

// Accepts only the digits that a number is written with: " 7", "+7" and "007" are refused.
bool ReadNumber(absl::string_view text, uint64_t& number) {
  const bool is_plain = !text.empty() && std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
  if (!is_plain || (text.size() > 1 && text[0] == '0')) return false;
  return absl::SimpleAtoi(text, &number);
}

// The most nodes that a label of this way can have taken.
uint64_t MostNodes(LabelWay way, const LabelRecipe& recipe) {
  return way == LabelWay::kStrong ? recipe.strong_nodes : recipe.nodes;
}

std::string HeaderText(const LabelFile& file) {
  return absl::StrCat("hakari-labels ", kVersion, "\nproblems ", file.problems, "\nnodes ",
                      file.recipe.nodes, "\nfirst-nodes ", file.recipe.first_nodes,
                      "\nstrong-nodes ", file.recipe.strong_nodes, "\nlabels ", file.labels.size(),
                      "\n");
}

// Reads a text line by line and keeps track of its place.
class LabelReader {
 public:
  LabelReader(absl::string_view text, absl::string_view name)
      : text_(text), rest_(text), place_{name, 0} {}

  absl::StatusOr<LabelFile> Read() {
    uint64_t count = 0;
    absl::Status status = ReadHeader(count);
    for (uint64_t i = 0; status.ok() && i < count; ++i) status = ReadLabel();
    if (status.ok()) status = ReadEnd();
    if (!status.ok()) return status;
    return std::move(file_);
  }

 private:
  absl::Status NextLine(absl::string_view expected) {
    ++place_.line;
    const size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    if (end == absl::string_view::npos) {
      const absl::string_view what = line_.empty() ? expected : "the end of a line";
      return ExpectedAt(Advance(place_, line_, line_.size()), what, "the end");
    }
    rest_.remove_prefix(end + 1);
    return absl::OkStatus();
  }

  // `word` is a part of the line.
  absl::Status Expected(absl::string_view what, absl::string_view word) const {
    const size_t offset = static_cast<size_t>(word.data() - line_.data());
    return ExpectedAt(Advance(place_, line_, offset), what, Quoted(word));
  }

  // Reads a line of a key and a value.
  absl::Status ReadValue(absl::string_view key, absl::string_view& value) {
    const std::string expected = absl::StrCat("a line '", key, " …'");
    HAKARI_RETURN_IF_ERROR(NextLine(expected));
    const size_t blank = std::min(line_.find(' '), line_.size());
    if (line_.substr(0, blank) != key) return Expected(expected, line_.substr(0, blank));
    value = line_.substr(std::min(blank + 1, line_.size()));
    return absl::OkStatus();
  }

  absl::Status ReadValue(absl::string_view key, uint64_t& number) {
    absl::string_view value;
    HAKARI_RETURN_IF_ERROR(ReadValue(key, value));
    return ReadNumber(value, number) ? absl::OkStatus() : Expected("a number", value);
  }

  absl::Status ReadHeader(uint64_t& count) {
    absl::string_view value;
    absl::Status status = ReadValue("hakari-labels", value);
    if (status.ok() && value != kVersion) status = Expected("the version 1", value);
    if (status.ok()) status = ReadValue("problems", value);
    if (status.ok() && !absl::StartsWith(value, "xxh3:")) status = Expected("xxh3:…", value);
    file_.problems = std::string(value);
    if (status.ok()) status = ReadValue("nodes", file_.recipe.nodes);
    if (status.ok()) status = ReadValue("first-nodes", file_.recipe.first_nodes);
    if (status.ok()) status = ReadValue("strong-nodes", file_.recipe.strong_nodes);
    if (status.ok()) status = ReadValue("labels", count);
    return status;
  }

  absl::Status ReadLabel() {
    HAKARI_RETURN_IF_ERROR(NextLine("a label"));
    const std::vector<absl::string_view> words = absl::StrSplit(line_, ' ');
    if (words.size() != 4) {
      return Expected("an id, mate or none, nodes, and the way of labelling", line_);
    }
    Label label;
    if (!IsProblemId(words[0])) return Expected("the id of a problem", words[0]);
    label.id = std::string(words[0]);
    if (!ids_.insert(label.id).second) return Expected("an id that is not used above", words[0]);
    const absl::StatusOr<LabelWay> way = ParseLabelWay(words[3]);
    if (!way.ok()) return Expected("pds, pds-none, strong or open", words[3]);
    label.way = *way;
    if (words[1] != AnswerName(*way)) {
      return Expected(absl::StrCat(AnswerName(*way), ", the answer for '", words[3], "'"),
                      words[1]);
    }
    if (!ReadNumber(words[2], label.nodes)) return Expected("a number of nodes", words[2]);
    const uint64_t most = MostNodes(*way, file_.recipe);
    if (label.nodes > most) return Expected(absl::StrCat("at most ", most, " nodes"), words[2]);
    file_.labels.push_back(std::move(label));
    return absl::OkStatus();
  }

  absl::Status ReadEnd() {
    const size_t before = text_.size() - rest_.size();
    absl::string_view hash;
    HAKARI_RETURN_IF_ERROR(ReadValue("end", hash));
    const std::string expected = ContentHash(text_.substr(0, before));
    if (hash != expected) return Expected(expected, hash);
    if (rest_.empty()) return absl::OkStatus();
    ++place_.line;
    return ExpectedAt(place_, "the end", FoundAt(rest_, 0));
  }

  const absl::string_view text_;
  absl::string_view rest_;
  absl::string_view line_;
  Place place_;
  LabelFile file_;
  absl::flat_hash_set<std::string> ids_;
};

}  // namespace

absl::string_view LabelWayName(LabelWay way) { return kWayNames[static_cast<size_t>(way)]; }

absl::StatusOr<LabelWay> ParseLabelWay(absl::string_view name) {
  const auto* const found = std::find(std::begin(kWayNames), std::end(kWayNames), name);
  if (found != std::end(kWayNames)) return static_cast<LabelWay>(found - std::begin(kWayNames));
  return absl::InvalidArgumentError(absl::StrCat("unknown way of labelling ", Quoted(name)));
}

bool IsLabelOf(const LabelRecipe& recipe, const Label& label, const LabelRecipe& made_by) {
  if (recipe == made_by) return true;
  const bool is_proof = label.way == LabelWay::kPds || label.way == LabelWay::kPdsNone;
  return is_proof && label.nodes <= std::min(recipe.first_nodes, recipe.nodes);
}

std::string FormatLabels(const LabelFile& file) {
  std::string text = HeaderText(file);
  for (const Label& label : file.labels) {
    absl::StrAppend(&text, label.id, " ", AnswerName(label.way), " ", label.nodes, " ",
                    LabelWayName(label.way), "\n");
  }
  absl::StrAppend(&text, "end ", ContentHash(text), "\n");
  return text;
}

absl::StatusOr<LabelFile> ParseLabels(absl::string_view text, absl::string_view name) {
  return LabelReader(text, name).Read();
}

absl::StatusOr<LabelFile> ReadLabelFile(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadSourceFile(path));
  return ParseLabels(text, path);
}

absl::Status CheckLabels(const LabelFile& file, const ProblemSet& problems,
                         absl::string_view name) {
  if (file.problems != problems.hash()) {
    return absl::FailedPreconditionError(
        absl::StrCat(name, ": the labels are of other problems: the file says ", file.problems,
                     ", the problems are ", problems.hash()));
  }
  size_t next = 0;
  for (const Label& label : file.labels) {
    while (next < problems.problems().size() && problems.problems()[next].id != label.id) ++next;
    if (next++ < problems.problems().size()) continue;
    return absl::FailedPreconditionError(
        absl::StrCat(name, ": '", label.id, "' is not a problem of the set, or not in its order"));
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<Label>> ReadLabels(const std::string& path, const ProblemSet& problems) {
  HAKARI_ASSIGN_OR_RETURN(LabelFile file, ReadLabelFile(path));
  HAKARI_RETURN_IF_ERROR(CheckLabels(file, problems, path));
  return std::move(file.labels);
}

std::string LabelSummary(const std::vector<Label>& labels) {
  std::array<int, std::size(kWayNames)> counts{};
  for (const Label& label : labels) ++counts[static_cast<size_t>(label.way)];
  const int mates = counts[static_cast<size_t>(LabelWay::kPds)];
  std::string text = absl::StrFormat("%d labels: %d mates", labels.size(), mates);
  if (!labels.empty()) {
    absl::StrAppendFormat(&text, " (%.1f %%)", 100.0 * mates / static_cast<double>(labels.size()));
  }
  for (size_t i = 0; i < counts.size(); ++i) {
    absl::StrAppend(&text, i == 0 ? "; " : ", ", kWayNames[i], " ", counts[i]);
  }
  return text;
}

}  // namespace hakari::suites
