#include "suites/core/engine_spec.h"

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/strip.h"
#include "base/status/macros.h"
#include "base/text/place.h"
#include "base/text/words.h"

namespace hakari::suites {
namespace {

struct ResetName {
  EngineReset reset;
  const char* name;
};

constexpr ResetName kResetNames[] = {
    {EngineReset::kNone, "none"},
    {EngineReset::kNewGame, "usinewgame"},
    {EngineReset::kReadyNewGame, "isready"},
    {EngineReset::kClearHash, "clear-hash"},
    {EngineReset::kRestart, "restart"},
};

constexpr char kSettings[] =
    "option.NAME, env.NAME, folder, reset, mate, mate-ms, byoyomi-ms, file or threads";
constexpr int kMostThreads = 1024;

absl::Status Expected(absl::string_view what, absl::string_view found) {
  return absl::InvalidArgumentError(absl::StrCat("expected ", what, ", found ", Quoted(found)));
}

absl::Status Apply(absl::string_view key, absl::string_view value, EngineSpec& spec) {
  absl::string_view name = key;
  if (absl::ConsumePrefix(&name, "option.") && !name.empty()) {
    spec.options.emplace_back(name, value);
  } else if (absl::ConsumePrefix(&name, "env.") && !name.empty()) {
    spec.environment.emplace_back(name, value);
  } else if (key == "folder") {
    spec.folder = std::string(value);
  } else if (key == "reset") {
    const absl::StatusOr<EngineReset> reset = ParseEngineReset(value);
    if (!reset.ok()) return reset.status();
    spec.reset = *reset;
  } else if (key == "mate") {
    if (value != "go-mate" && value != "search") return Expected("mate=go-mate or search", value);
    spec.mate_by = value == "search" ? MateBy::kSearch : MateBy::kGoMate;
  } else if (key == "mate-ms" || key == "byoyomi-ms") {
    int64_t& ms = key == "mate-ms" ? spec.mate_ms : spec.byoyomi_ms;
    if (!absl::SimpleAtoi(value, &ms) || ms < 1) {
      return Expected(absl::StrCat(key, "=1 or more"), value);
    }
  } else if (key == "file") {
    spec.files.emplace_back(value);
  } else if (key == "threads") {
    if (!absl::SimpleAtoi(value, &spec.threads) || spec.threads < 1 ||
        spec.threads > kMostThreads) {
      return Expected(absl::StrCat("threads=1 to ", kMostThreads), value);
    }
  } else {
    return Expected(absl::StrCat("a setting (", kSettings, ") or a command"), key);
  }
  return absl::OkStatus();
}

// A path may have a '=' after its first '/'.
bool IsSetting(absl::string_view word) {
  const size_t equals = word.find('=');
  return equals != absl::string_view::npos && !absl::StrContains(word.substr(0, equals), '/');
}

std::string Joined(const std::vector<std::pair<std::string, std::string>>& pairs,
                   absl::string_view prefix) {
  std::string text;
  for (const auto& [name, value] : pairs) {
    absl::StrAppend(&text, QuotedWord(absl::StrCat(prefix, name, "=", value)), " ");
  }
  return text;
}

}  // namespace

absl::string_view EngineResetName(EngineReset reset) {
  for (const ResetName& entry : kResetNames) {
    if (entry.reset == reset) return entry.name;
  }
  return "?";
}

absl::StatusOr<EngineReset> ParseEngineReset(absl::string_view name) {
  for (const ResetName& entry : kResetNames) {
    if (entry.name == name) return entry.reset;
  }
  return Expected("reset=none, usinewgame, isready, clear-hash or restart", name);
}

absl::StatusOr<EngineSpec> ParseEngineSpec(absl::string_view text) {
  HAKARI_ASSIGN_OR_RETURN(std::vector<std::string> words, SplitWords(text));
  EngineSpec spec;
  auto word = words.begin();
  for (; word != words.end() && IsSetting(*word); ++word) {
    const size_t equals = word->find('=');
    const absl::string_view setting = *word;
    HAKARI_RETURN_IF_ERROR(Apply(setting.substr(0, equals), setting.substr(equals + 1), spec));
  }
  if (word == words.end() || word->empty()) {
    return absl::InvalidArgumentError("expected the command of an engine, found the end");
  }
  spec.command = *word++;
  spec.args.assign(word, words.end());
  return spec;
}

std::string EngineConfiguration(const EngineSpec& spec) {
  std::string text =
      absl::StrCat(Joined(spec.options, "option."), Joined(spec.environment, "env."));
  if (!spec.folder.empty()) absl::StrAppend(&text, QuotedWord("folder=" + spec.folder), " ");
  absl::StrAppend(&text, "reset=", EngineResetName(spec.reset),
                  " mate=", spec.mate_by == MateBy::kSearch ? "search" : "go-mate", " ");
  if (spec.mate_ms > 0) absl::StrAppend(&text, "mate-ms=", spec.mate_ms, " ");
  if (spec.byoyomi_ms > 0) absl::StrAppend(&text, "byoyomi-ms=", spec.byoyomi_ms, " ");
  for (const std::string& file : spec.files) {
    absl::StrAppend(&text, QuotedWord("file=" + file), " ");
  }
  absl::StrAppend(&text, QuotedWord(spec.command));
  for (const std::string& arg : spec.args) absl::StrAppend(&text, " ", QuotedWord(arg));
  return absl::StrReplaceAll(text, {{"\n", " "}, {"\r", " "}});
}

}  // namespace hakari::suites
