#include "engine/notation/csa/csa_writer.h"

#include <cstdint>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/notation/csa/csa_names.h"
#include "engine/notation/csa/csa_position.h"

namespace hakari::notation {
namespace {

// Records of other formats may hold line ends where CSA allows only one line.
std::string OneLine(absl::string_view text) {
  return absl::StrReplaceAll(text, {{"\n", " "}, {"\r", " "}});
}

class CsaGameWriter {
 public:
  CsaGameWriter(const GameRecord& record, CsaVersion version)
      : record_(record), version_(version) {}

  std::string Write();

 private:
  void WriteTags();
  void WriteEnding(const Position& position);
  void WriteTime(int64_t spent_ms);
  void WriteComment(absl::string_view comment);

  const GameRecord& record_;
  const CsaVersion version_;
  std::string out_;
};

std::string CsaGameWriter::Write() {
  WriteTags();
  absl::StrAppend(&out_, ToCsaPosition(record_.start));
  WriteComment(record_.comment);
  Position position = record_.start;
  for (const RecordedMove& recorded : record_.lines.front().moves) {
    absl::StrAppend(&out_, ToCsa(position, recorded.move), "\n");
    WriteTime(recorded.spent_ms);
    WriteComment(recorded.comment);
    position.DoMove(recorded.move);
  }
  WriteEnding(position);
  return std::move(out_);
}

void CsaGameWriter::WriteTags() {
  for (const auto& [tag, value] : record_.tags) {
    const std::string text = OneLine(value);
    if (tag == "black") {
      absl::StrAppend(&out_, "N+", text, "\n");
    } else if (tag == "white") {
      absl::StrAppend(&out_, "N-", text, "\n");
    } else {
      absl::StrAppend(&out_, "$", OneLine(CsaKeywordOfTag(tag)), ":", text, "\n");
    }
  }
}

void CsaGameWriter::WriteEnding(const Position& position) {
  const RecordLine& line = record_.lines.front();
  if (line.illegal_move) absl::StrAppend(&out_, ToCsa(position, *line.illegal_move), "\n");
  const std::string word = ToCsaEnding(line.end, line.result, position.side_to_move());
  if (!word.empty()) absl::StrAppend(&out_, word, "\n");
  WriteTime(line.end_spent_ms);
  WriteComment(line.end_comment);
}

void CsaGameWriter::WriteTime(int64_t spent_ms) {
  if (spent_ms < 0) return;
  const int64_t seconds = spent_ms / 1000;
  const int64_t rest = spent_ms % 1000;
  if (rest == 0 || version_ == CsaVersion::kV22) {
    absl::StrAppend(&out_, "T", seconds, "\n");
  } else {
    absl::StrAppendFormat(&out_, "T%d.%03d\n", seconds, rest);
  }
}

void CsaGameWriter::WriteComment(absl::string_view comment) {
  if (comment.empty()) return;
  for (absl::string_view line : absl::StrSplit(comment, '\n')) {
    absl::StrAppend(&out_, "'", line, "\n");
  }
}

}  // namespace

std::string CsaFileHead(const CsaOptions& options) {
  return absl::StrCat("'CSA encoding=", EncodingName(options.encoding), "\n",
                      options.version == CsaVersion::kV22 ? "V2.2\n" : "V3.0\n");
}

std::string ToCsaGame(const GameRecord& game, CsaVersion version) {
  return CsaGameWriter(game, version).Write();
}

std::string WriteCsa(const std::vector<GameRecord>& games, const CsaOptions& options) {
  std::string out = CsaFileHead(options);
  for (const GameRecord& game : games) {
    if (&game != &games.front()) out += "/\n";
    out += ToCsaGame(game, options.version);
  }
  return out;
}

}  // namespace hakari::notation
