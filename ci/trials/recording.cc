#include "ci/trials/recording.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "suites/core/source_file.h"

namespace hakari {
namespace {

constexpr char kFirstLine[] = "hakari-trials 1";
constexpr char kEnding[] = ".rounds.zst";

void AppendRounds(const char* word, const Rounds& rounds, std::string& text) {
  for (size_t i = 0; i < rounds.size(); ++i) {
    absl::StrAppendFormat(&text, "%s %.0f %.0f %.0f\n", word, rounds.base_ns[i],
                          rounds.candidate_ns[i], rounds.base_again_ns[i]);
  }
}

class Parser {
 public:
  Parser(absl::string_view text, absl::string_view file_name)
      : text_(text), file_name_(file_name) {}

  absl::StatusOr<Recording> Run() {
    const std::vector<absl::string_view> lines = absl::StrSplit(text_, '\n', absl::SkipEmpty());
    if (lines.empty() || lines[0] != kFirstLine) return Error(1, "this is no recording of trials");
    for (size_t i = 1; i < lines.size(); ++i) {
      if (!TakeLine(lines[i])) return Error(i + 1, "this line says nothing that a recording knows");
    }
    if (recording_.row.name.empty() || recording_.load.empty() || recording_.variant.empty()) {
      return Error(lines.size(), "benchmark, load or variant is missing");
    }
    if (recording_.positions == 0 || recording_.row.items == 0) {
      return Error(lines.size(), "how much work a sample is, is missing");
    }
    if (recording_.row.rounds.size() == 0) return Error(lines.size(), "it holds no rounds");
    return std::move(recording_);
  }

 private:
  absl::Status Error(size_t line, absl::string_view what) const {
    return absl::InvalidArgumentError(absl::StrCat(file_name_, ":", line, ": ", what));
  }

  bool TakeLine(absl::string_view line) {
    const std::pair<absl::string_view, absl::string_view> both =
        absl::StrSplit(line, absl::MaxSplits(' ', 1));
    const auto [word, rest] = both;
    if (word == "load") return TakeText(rest, recording_.load);
    if (word == "variant") return TakeText(rest, recording_.variant);
    if (word == "machine") return TakeText(rest, recording_.machine);
    if (word == "compiler") return TakeText(rest, recording_.compiler);
    if (word == "benchmark") return TakeBenchmark(rest);
    if (word == "sample") return TakeTwo(rest, recording_.positions, recording_.passes);
    if (word == "items") return TakeTwo(rest, recording_.row.items, recording_.row.candidate_items);
    if (word == "instructions") return TakeInstructions(rest);
    if (word == "together") return TakeRound(rest, recording_.row.rounds);
    if (word == "other-order") return TakeRound(rest, recording_.row.other_order);
    return false;
  }

  static bool TakeText(absl::string_view rest, std::string& into) {
    into = std::string(rest);
    return !rest.empty();
  }

  bool TakeBenchmark(absl::string_view rest) {
    const std::vector<absl::string_view> words = absl::StrSplit(rest, ' ');
    if (words.size() != 2) return false;
    recording_.row.name = std::string(words[0]);
    recording_.row.unit = std::string(words[1]);
    return true;
  }

  static bool TakeTwo(absl::string_view rest, uint64_t& one, uint64_t& other) {
    const std::vector<absl::string_view> words = absl::StrSplit(rest, ' ');
    return words.size() == 2 && absl::SimpleAtoi(words[0], &one) &&
           absl::SimpleAtoi(words[1], &other) && one > 0 && other > 0;
  }

  bool TakeInstructions(absl::string_view rest) {
    if (rest == "none") return true;
    uint64_t base = 0, candidate = 0;
    if (!TakeTwo(rest, base, candidate)) return false;
    recording_.row.base_instructions = base;
    recording_.row.candidate_instructions = candidate;
    return true;
  }

  static bool TakeRound(absl::string_view rest, Rounds& rounds) {
    const std::vector<absl::string_view> words = absl::StrSplit(rest, ' ');
    int64_t ns[3];
    if (words.size() != 3) return false;
    for (size_t i = 0; i < 3; ++i) {
      if (!absl::SimpleAtoi(words[i], &ns[i]) || ns[i] <= 0) return false;
    }
    rounds.base_ns.push_back(static_cast<double>(ns[0]));
    rounds.candidate_ns.push_back(static_cast<double>(ns[1]));
    rounds.base_again_ns.push_back(static_cast<double>(ns[2]));
    return true;
  }

  absl::string_view text_, file_name_;
  Recording recording_;
};

}  // namespace

std::string RecordingText(const Recording& recording) {
  const BenchRow& row = recording.row;
  std::string text =
      absl::StrCat(kFirstLine, "\nload ", recording.load, "\nvariant ", recording.variant,
                   "\nmachine ", recording.machine, "\ncompiler ", recording.compiler,
                   "\nbenchmark ", row.name, " ", row.unit, "\nsample ", recording.positions, " ",
                   recording.passes, "\nitems ", row.items, " ", row.candidate_items);
  if (row.base_instructions && row.candidate_instructions) {
    absl::StrAppend(&text, "\ninstructions ", *row.base_instructions, " ",
                    *row.candidate_instructions, "\n");
  } else {
    absl::StrAppend(&text, "\ninstructions none\n");
  }
  AppendRounds("together", row.rounds, text);
  AppendRounds("other-order", row.other_order, text);
  return text;
}

absl::StatusOr<Recording> ParseRecording(absl::string_view text, absl::string_view file_name) {
  return Parser(text, file_name).Run();
}

std::string RecordingFileName(const std::string& load, const std::string& variant,
                              const std::string& benchmark) {
  return absl::StrCat(load, "-", variant, "-", absl::StrReplaceAll(benchmark, {{"/", "_"}}),
                      kEnding);
}

absl::StatusOr<std::vector<Recording>> ReadRecordings(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (absl::EndsWith(entry.path().string(), kEnding)) files.push_back(entry.path().string());
  }
  if (files.empty())
    return absl::NotFoundError(absl::StrCat(folder, ": holds no recordings; --record makes some"));
  std::sort(files.begin(), files.end());
  std::vector<Recording> recordings;
  for (const std::string& file : files) {
    const absl::StatusOr<std::string> text = ReadSourceFile(file);
    if (!text.ok()) return text.status();
    absl::StatusOr<Recording> recording = ParseRecording(*text, file);
    if (!recording.ok()) return recording.status();
    recordings.push_back(*std::move(recording));
  }
  return recordings;
}

absl::Status WriteRecording(const std::string& folder, const Recording& recording) {
  return WriteSourceFile(
      absl::StrCat(folder, "/",
                   RecordingFileName(recording.load, recording.variant, recording.row.name)),
      RecordingText(recording));
}

}  // namespace hakari
