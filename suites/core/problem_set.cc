#include "suites/core/problem_set.h"

#include <algorithm>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "base/files/source_file.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "base/text/place.h"

namespace hakari::suites {

// Collects the problems of all files and remembers the place of each.
class ProblemSetBuilder {
 public:
  explicit ProblemSetBuilder(const ProblemRules& rules) : rules_(rules) {}

  absl::Status AddText(absl::string_view text, absl::string_view file_name) {
    const size_t before = set_.problems_.size();
    const auto lines = static_cast<size_t>(std::count(text.begin(), text.end(), '\n'));
    set_.problems_.reserve(before + lines);
    Place place{file_name, 0};
    for (absl::string_view line : absl::StrSplit(text, '\n')) {
      ++place.line;
      absl::ConsumeSuffix(&line, "\r");
      if (line.empty() || line[0] == '#') continue;
      HAKARI_RETURN_IF_ERROR(AddLine(line, place));
    }
    if (set_.problems_.size() == before) {
      return absl::InvalidArgumentError(absl::StrCat(file_name, ": no problem in the file"));
    }
    return absl::OkStatus();
  }

  ProblemSet Finish() && {
    set_.hash_ = ContentHash(contents_);
    return std::move(set_);
  }

 private:
  absl::Status AddLine(absl::string_view line, const Place& place) {
    HAKARI_ASSIGN_OR_RETURN(Problem problem, ParseProblemLine(line, place, rules_));
    absl::Status unique = Remember("id", problem.id, Advance(place, line, line.find("id=")));
    if (unique.ok()) unique = Remember("position", problem.sfen(), place);
    if (!unique.ok()) return unique;
    absl::StrAppend(&contents_, ProblemLine(problem), "\n");
    set_.by_id_.emplace(problem.id, static_cast<int>(set_.problems_.size()));
    set_.problems_.push_back(std::move(problem));
    return absl::OkStatus();
  }

  absl::Status Remember(absl::string_view what, absl::string_view text, const Place& place) {
    const auto [entry, is_new] =
        places_.emplace(absl::StrCat(what, " ", text), absl::StrCat(place.file, ":", place.line));
    if (is_new) return absl::OkStatus();
    return ErrorAt(place, absl::StrCat("this ", what, " is already used at ", entry->second));
  }

  const ProblemRules& rules_;
  ProblemSet set_;
  std::string contents_;
  absl::flat_hash_map<std::string, std::string> places_;
};

const Problem* ProblemSet::Find(absl::string_view id) const {
  const auto found = by_id_.find(std::string(id));
  return found == by_id_.end() ? nullptr : &problems_[found->second];
}

absl::StatusOr<ProblemSet> ParseProblemSet(absl::string_view text, absl::string_view file_name,
                                           const ProblemRules& rules) {
  ProblemSetBuilder builder(rules);
  HAKARI_RETURN_IF_ERROR(builder.AddText(text, file_name));
  return std::move(builder).Finish();
}

absl::StatusOr<ProblemSet> ReadProblemSet(const std::vector<std::string>& paths,
                                          const ProblemRules& rules) {
  if (paths.empty()) return absl::InvalidArgumentError("the suite has no problem files");
  ProblemSetBuilder builder(rules);
  for (const std::string& path : paths) {
    HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadSourceFile(path));
    HAKARI_RETURN_IF_ERROR(builder.AddText(text, path));
  }
  return std::move(builder).Finish();
}

absl::StatusOr<std::vector<std::pair<std::string, ProblemSet>>> SplitByNote(
    const ProblemSet& set, const std::string& note) {
  std::vector<std::pair<std::string, std::string>> texts;  // word, lines
  for (const Problem& problem : set.problems()) {
    Groups groups = GroupsOf(problem, {note});
    for (const std::string& word : groups.empty() ? std::vector<std::string>{""} : groups[note]) {
      auto text = std::find_if(texts.begin(), texts.end(),
                               [&word](const auto& each) { return each.first == word; });
      if (text == texts.end()) text = texts.insert(texts.end(), {word, ""});
      absl::StrAppend(&text->second, ProblemLine(problem), "\n");
    }
  }
  std::vector<std::pair<std::string, ProblemSet>> sets;
  for (const auto& [word, text] : texts) {
    HAKARI_ASSIGN_OR_RETURN(ProblemSet of_word,
                            ParseProblemSet(text, absl::StrCat(note, "=", word)));
    sets.emplace_back(word, std::move(of_word));
  }
  return sets;
}

}  // namespace hakari::suites
