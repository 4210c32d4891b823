#include "ci/gate/trials/recording.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "base/files/source_file.h"
#include "base/status/macros.h"

namespace hakari::gate {
namespace {

constexpr char kFirstLine[] = "hakari-trials 1";
constexpr char kEnding[] = ".rounds.zst";

using Samples = std::vector<double> RecordedSide::*;

void AppendRounds(absl::string_view word, const Recording& recording, Samples samples,
                  std::string& text) {
  for (size_t round = 0; round < (recording.sides.front().*samples).size(); ++round) {
    absl::StrAppend(&text, word);
    for (const RecordedSide& side : recording.sides) {
      absl::StrAppendFormat(&text, " %.0f", (side.*samples)[round]);
    }
    absl::StrAppend(&text, "\n");
  }
}

std::vector<std::string> SideNames(const Recording& recording) {
  std::vector<std::string> names;
  for (const RecordedSide& side : recording.sides) names.push_back(side.name);
  return names;
}

class Parser {
 public:
  Parser(absl::string_view text, absl::string_view file_name)
      : text_(text), file_name_(file_name) {}

  absl::StatusOr<Recording> Run() {
    const std::vector<absl::string_view> lines = absl::StrSplit(text_, '\n', absl::SkipEmpty());
    if (lines.empty() || lines[0] != kFirstLine)
      return Error(1, "this is not a recording of trials");
    for (size_t i = 1; i < lines.size(); ++i) {
      if (!TakeLine(lines[i])) return Error(i + 1, "this line is unknown or malformed");
    }
    if (recording_.benchmark.empty() || recording_.load.empty()) {
      return Error(lines.size(), "benchmark or load is missing");
    }
    if (recording_.positions == 0) {
      return Error(lines.size(), "the sample size is missing");
    }
    if (recording_.sides.size() <= kFirstVariant)
      return Error(lines.size(), "the recording has no variant");
    if (recording_.rounds() == 0) return Error(lines.size(), "the recording has no rounds");
    return std::move(recording_);
  }

 private:
  using Words = std::vector<absl::string_view>;

  absl::Status Error(size_t line, absl::string_view what) const {
    return absl::InvalidArgumentError(absl::StrCat(file_name_, ":", line, ": ", what));
  }

  bool TakeLine(absl::string_view line) {
    const std::pair<absl::string_view, absl::string_view> both =
        absl::StrSplit(line, absl::MaxSplits(' ', 1));
    const auto [word, rest] = both;
    if (word == "load") return TakeText(rest, recording_.load);
    if (word == "sitting") return TakeText(rest, recording_.sitting);
    if (word == "machine") return TakeText(rest, recording_.machine);
    if (word == "compiler") return TakeText(rest, recording_.compiler);
    const Words words = absl::StrSplit(rest, ' ');
    if (word == "benchmark") return TakeBenchmark(words);
    if (word == "sample") return TakeSample(words);
    if (word == "side") return TakeSide(words);
    if (word == "together") return TakeRound(words, &RecordedSide::together_ns);
    if (word == "other-order") return TakeRound(words, &RecordedSide::other_order_ns);
    return false;
  }

  static bool TakeText(absl::string_view rest, std::string& into) {
    into = std::string(rest);
    return !rest.empty();
  }

  bool TakeBenchmark(const Words& words) {
    if (words.size() != 2) return false;
    recording_.benchmark = std::string(words[0]);
    recording_.unit = std::string(words[1]);
    return true;
  }

  static bool TakeNumber(absl::string_view word, uint64_t& into) {
    return absl::SimpleAtoi(word, &into) && into > 0;
  }

  bool TakeSample(const Words& words) {
    return words.size() == 2 && TakeNumber(words[0], recording_.positions) &&
           TakeNumber(words[1], recording_.passes);
  }

  bool TakeSide(const Words& words) {
    RecordedSide side;
    const bool has_rounds =
        !recording_.sides.empty() && recording_.rounds() + recording_.other_order_rounds() > 0;
    if (has_rounds || words.size() != 3 || !TakeNumber(words[1], side.items)) return false;
    side.name = std::string(words[0]);
    if (words[2] != "none") {
      uint64_t instructions = 0;
      if (!TakeNumber(words[2], instructions)) return false;
      side.instructions = instructions;
    }
    recording_.sides.push_back(std::move(side));
    return true;
  }

  bool TakeRound(const Words& words, Samples samples) {
    if (words.size() != recording_.sides.size()) return false;
    for (size_t i = 0; i < words.size(); ++i) {
      uint64_t ns = 0;
      if (!TakeNumber(words[i], ns)) return false;
      (recording_.sides[i].*samples).push_back(static_cast<double>(ns));
    }
    return true;
  }

  absl::string_view text_, file_name_;
  Recording recording_;
};

}  // namespace

std::string RecordingText(const Recording& recording) {
  std::string text = absl::StrCat(
      kFirstLine, "\nload ", recording.load, recording.sitting.empty() ? "" : "\nsitting ",
      recording.sitting, "\nmachine ", recording.machine, "\ncompiler ", recording.compiler,
      "\nbenchmark ", recording.benchmark, " ", recording.unit, "\nsample ", recording.positions,
      " ", recording.passes, "\n");
  for (const RecordedSide& side : recording.sides) {
    absl::StrAppend(&text, "side ", side.name, " ", side.items, " ",
                    side.instructions ? absl::StrCat(*side.instructions) : "none", "\n");
  }
  AppendRounds("together", recording, &RecordedSide::together_ns, text);
  AppendRounds("other-order", recording, &RecordedSide::other_order_ns, text);
  return text;
}

absl::StatusOr<Recording> ParseRecording(absl::string_view text, absl::string_view file_name) {
  return Parser(text, file_name).Run();
}

std::string RecordingFileName(const std::string& load, const std::string& sitting,
                              const std::string& benchmark) {
  return absl::StrCat(load, "-", sitting, sitting.empty() ? "" : "-",
                      absl::StrReplaceAll(benchmark, {{"/", "_"}}), kEnding);
}

absl::StatusOr<std::vector<Recording>> ReadRecordings(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (absl::EndsWith(entry.path().string(), kEnding)) files.push_back(entry.path().string());
  }
  if (files.empty())
    return absl::NotFoundError(
        absl::StrCat(folder, ": there are no recordings; make some with --record"));
  std::sort(files.begin(), files.end());
  std::vector<Recording> recordings;
  for (const std::string& file : files) {
    HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadSourceFile(file));
    absl::StatusOr<Recording> recording = ParseRecording(text, file);
    if (!recording.ok()) return recording.status();
    const auto sibling =
        std::find_if(recordings.begin(), recordings.end(), [&recording](const Recording& one) {
          return one.load == recording->load && one.sitting == recording->sitting;
        });
    if (sibling != recordings.end() && SideNames(*sibling) != SideNames(*recording)) {
      return absl::InvalidArgumentError(absl::StrCat(
          file, ": its sides differ from those of the other recordings of this load and sitting"));
    }
    recordings.push_back(*std::move(recording));
  }
  return recordings;
}

absl::Status WriteRecording(const std::string& folder, const Recording& recording) {
  return WriteSourceFile(
      absl::StrCat(folder, "/",
                   RecordingFileName(recording.load, recording.sitting, recording.benchmark)),
      RecordingText(recording));
}

}  // namespace hakari::gate
