#include "suites/next_move/transcription/sheet_words.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/text/suggestion.h"
#include "engine/notation/kif/kif_headers.h"

namespace hakari::suites {
namespace {

// Headers that programs write into records, besides those that the KIF reader has tags for. Any
// other word is refused: it could be a misspelled sheet word or a misspelled hand.
constexpr absl::string_view kRecordHeaders[] = {
    "備考",       "表題",       "掲載",         "消費時間",     "先手省略名", "後手省略名",
    "下手省略名", "上手省略名", "作品番号",     "作品名",       "作者",       "発表誌",
    "発表年月",   "出典",       "先手消費時間", "後手消費時間", "図"};

}  // namespace

const std::vector<SheetWord>& SheetWords() {
  static const auto& words = *new std::vector<SheetWord>{
      {SheetField::kBook, "book", "問題集",
       "a plain word; applies until the next one. Default: the name of the file's folder", false},
      {SheetField::kProblem, "problem", "問題",
       "its number in the book; begins a problem. Default: the file's name, if it is a number",
       false},
      {SheetField::kAnswer, "answer", "正解", "moves, each of them right", true},
      {SheetField::kAvoid, "avoid", "不正解", "moves, each of them wrong", true},
      {SheetField::kLast, "last", "直前",
       "the last move, or its destination; says what 同 means if there is no record", false},
      {SheetField::kTheme, "theme", "テーマ", "what it is about; several with commas between them",
       false},
      {SheetField::kPoints, "points", "配点", "what the right answer is worth", false},
      {SheetField::kPieces, "pieces", "枚数",
       "how many pieces there are, if they are not all 40 of a set", false},
      {SheetField::kComment, "comment", "解説", "anything", true},
  };
  return words;
}

std::optional<SheetField> FindSheetField(absl::string_view word) {
  for (const SheetWord& known : SheetWords()) {
    if (known.japanese == word || known.english == absl::AsciiStrToLower(word)) return known.field;
  }
  return std::nullopt;
}

bool IsRecordHeader(absl::string_view word) {
  const bool has_tag = notation::TagOfKifHeader(word) != word;
  return has_tag || word == notation::kStartHeader ||
         std::find(std::begin(kRecordHeaders), std::end(kRecordHeaders), word) !=
             std::end(kRecordHeaders);
}

std::string ExpectedSheetWord(absl::string_view typed) {
  std::vector<std::string> words;
  for (const SheetWord& known : SheetWords()) words.emplace_back(known.english);
  for (const SheetWord& known : SheetWords()) words.emplace_back(known.japanese);
  const auto near = NearestWord(absl::AsciiStrToLower(typed), words);
  if (near) return absl::StrCat("a known word, as '", *near, "'");
  return absl::StrCat("one of the words ", absl::StrJoin(words, " "));
}

}  // namespace hakari::suites
