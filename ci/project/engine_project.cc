#include "ci/project/engine_project.h"

#include <filesystem>
#include <system_error>
#include <type_traits>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "ci/project/json_fields.h"
#include "ci/project/located_json.h"
#include "ci/project/match_defaults.h"
#include "ci/project/project_folder.h"
#include "suites/core/problem_line.h"
#include "suites/core/suite.h"
#include "suites/registry.h"

namespace hakari::project {
namespace {

using Kind = LocatedJson::Kind;
using Result = std::optional<Wrong>;

constexpr int kVersion = 1;

Result TakeDeadlines(const LocatedJson& value, absl::string_view field,
                     suites::EngineDeadlines& into) {
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  const auto ms = [](int64_t& at, int64_t least) {
    return [&at, least](const LocatedJson& found, absl::string_view name) {
      return TakeMs(found, name, least, at);
    };
  };
  return TakeObject(value, "deadlines_ms.",
                    {{"handshake", ms(into.handshake_ms, 1)},
                     {"ready", ms(into.ready_ms, 1)},
                     {"margin", ms(into.margin_ms, 1)},
                     {"search", ms(into.search_ms, 1)},
                     {"silence", ms(into.silence_ms, 0)},
                     {"stop", ms(into.stop_ms, 1)},
                     {"quit", ms(into.quit_ms, 1)}});
}

Result TakeLimits(const LocatedJson& value, absl::string_view field, suites::Limits& limits) {
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  const auto count = [](std::optional<uint64_t>& at) {
    return [&at](const LocatedJson& found, absl::string_view name) -> Result {
      if (Result wrong = Expect(found, Kind::kWholeNumber, name)) return wrong;
      if (found.number < 1) return WrongAt(found, absl::StrCat("'", name, "': expected 1 or more"));
      at = static_cast<uint64_t>(found.number);
      return std::nullopt;
    };
  };
  return TakeObject(value, absl::StrCat(field, "."),
                    {{"nodes", count(limits.nodes)},
                     {"depth", count(limits.depth)},
                     {"table_mib", count(limits.table_mib)}});
}

Result TakeSignature(const LocatedJson& value, absl::string_view field,
                     std::optional<NodeSignature>& into) {
  constexpr int64_t kMostDepth = 100;
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  NodeSignature& signature = into.emplace();
  const auto number = [](int64_t most, auto& at) {
    return [most, &at](const LocatedJson& found, absl::string_view name) -> Result {
      if (Result wrong = Expect(found, Kind::kWholeNumber, name)) return wrong;
      if (found.number < 1 || found.number > most) {
        return WrongAt(found, absl::StrCat("'", name, "': expected 1 to ", most));
      }
      at = static_cast<std::remove_reference_t<decltype(at)>>(found.number);
      return std::nullopt;
    };
  };
  if (Result wrong = TakeObject(value, absl::StrCat(field, "."),
                                {{"depth", number(kMostDepth, signature.depth)},
                                 {"nodes", number(INT64_MAX, signature.nodes)}})) {
    return wrong;
  }
  if (signature.depth > 0 && signature.nodes > 0) return std::nullopt;
  return WrongAt(value, absl::StrCat("'", field, "': expected depth and nodes"));
}

Result TakeLimitsBySuite(const LocatedJson& value, absl::string_view field,
                         std::map<std::string, suites::Limits>& by_suite) {
  if (Result wrong = Expect(value, Kind::kObject, field)) return wrong;
  Fields fields;
  for (const suites::Suite& suite : suites::AllSuites()) {
    if (!suite.engine_program) continue;
    const std::string name = suite.name;
    fields.emplace_back(name, [&by_suite, name](const LocatedJson& found, absl::string_view where) {
      return TakeLimits(found, where, by_suite[name]);
    });
  }
  return TakeObject(value, "limits.", fields);
}

// A path below the folder, so that no file outside of it is overwritten.
Result TakeInside(const LocatedJson& value, absl::string_view field, std::string& path) {
  if (Result wrong = TakeText(value, field, path)) return wrong;
  const std::filesystem::path normal = std::filesystem::path(path).lexically_normal();
  if (path.empty() || normal.is_absolute() || *normal.begin() == "..") {
    return WrongAt(value, absl::StrCat("'", field, "': expected a path below the folder of ",
                                       kProjectFile, ", found '", Printable(path), "'"));
  }
  return std::nullopt;
}

class Reader {
 public:
  Reader(absl::string_view file_name, const std::string& folder) : file_name_(file_name) {
    project_.folder = folder;
    project_.engine.folder = folder;
  }

  absl::StatusOr<EngineProject> Read(absl::string_view text) {
    HAKARI_ASSIGN_OR_RETURN(LocatedJson json, ParseLocatedJson(text, file_name_));
    Result wrong = Expect(json, Kind::kObject, kProjectFile);
    if (!wrong) wrong = TakeObject(json, "", AllFields());
    if (!wrong) wrong = Missing(json);
    if (wrong) {
      return absl::InvalidArgumentError(
          absl::StrCat(file_name_, ":", wrong->line, ": ", wrong->what));
    }
    return std::move(project_);
  }

 private:
  Fields AllFields() {
    suites::EngineSpec& engine = project_.engine;
    return {
        {"hakari", [this](const auto& v, auto f) { return TakeVersion(v, f); }},
        {"name", [this](const auto& v, auto f) { return TakeName(v, f); }},
        {"build", [this](const auto& v, auto f) { return TakeBuild(v, f); }},
        {"engine", [this](const auto& v, auto f) { return TakeCommand(v, f); }},
        {"arguments", [&](const auto& v, auto f) { return TakeTexts(v, f, engine.args); }},
        {"folder", [this](const auto& v, auto f) { return TakeRunFolder(v, f); }},
        {"environment",
         [&](const auto& v, auto f) { return TakePairs(v, f, true, engine.environment); }},
        {"options", [&](const auto& v, auto f) { return TakePairs(v, f, false, engine.options); }},
        {"files", [&](const auto& v, auto f) { return TakeTexts(v, f, engine.files); }},
        {"threads", [this](const auto& v, auto f) { return TakeThreads(v, f); }},
        {"reset", [this](const auto& v, auto f) { return TakeReset(v, f); }},
        {"mate", [this](const auto& v, auto f) { return TakeMate(v, f); }},
        {"mate_ms", [&](const auto& v, auto f) { return TakeMs(v, f, 1, engine.mate_ms); }},
        {"byoyomi_ms", [&](const auto& v, auto f) { return TakeMs(v, f, 1, engine.byoyomi_ms); }},
        {"deadlines_ms",
         [&](const auto& v, auto f) { return TakeDeadlines(v, f, engine.deadlines); }},
        {"limits",
         [this](const auto& v, auto f) { return TakeLimitsBySuite(v, f, project_.limits); }},
        {"engines", [this](const auto& v, auto f) { return TakeEngines(v, f); }},
        {"openings", [this](const auto& v, auto f) { return TakeOpenings(v, f); }},
        {"match",
         [this](const auto& v, auto f) { return TakeMatchDefaults(v, f, project_.match); }},
        {"signature",
         [this](const auto& v, auto f) { return TakeSignature(v, f, project_.signature); }},
        {"strength",
         [this](const auto& v, auto f) { return TakeStrengthDefaults(v, f, project_.strength); }},
        {"goldens", [this](const auto& v, auto f) { return TakeInside(v, f, project_.goldens); }},
        {"history", [this](const auto& v, auto f) { return TakeInside(v, f, project_.history); }}};
  }

  Result Missing(const LocatedJson& json) const {
    for (const auto& [field, there] :
         {std::make_pair("hakari", has_version_), std::make_pair("name", !project_.name.empty()),
          std::make_pair("engine", !project_.engine.command.empty())}) {
      if (!there) return WrongAt(json, absl::StrCat("the field '", field, "' is missing"));
    }
    return std::nullopt;
  }

  Result TakeVersion(const LocatedJson& value, absl::string_view field) {
    if (Result wrong = Expect(value, Kind::kWholeNumber, field)) return wrong;
    has_version_ = value.number == kVersion;
    if (has_version_) return std::nullopt;
    return WrongAt(value, absl::StrCat("'hakari': this program reads version ", kVersion,
                                       " of the file, found ", value.number));
  }

  Result TakeName(const LocatedJson& value, absl::string_view field) {
    if (Result wrong = TakeText(value, field, project_.name)) return wrong;
    if (suites::IsProblemId(project_.name)) return std::nullopt;
    return WrongAt(value,
                   absl::StrCat("'name': expected letters, digits, '.', '_' and '-', found '",
                                Printable(project_.name), "'"));
  }

  Result TakeBuild(const LocatedJson& value, absl::string_view field) {
    if (value.kind == Kind::kString) {
      return WrongAt(value,
                     "'build': expected a list of words, as in [\"make\", \"-j2\"]; it is "
                     "run without a shell");
    }
    if (Result wrong = TakeTexts(value, field, project_.build)) return wrong;
    if (!project_.build.empty() && !project_.build[0].empty()) return std::nullopt;
    return WrongAt(value, "'build': expected a command; leave the field out if there is none");
  }

  std::string Absolute(const std::string& path) const {
    return (std::filesystem::path(project_.folder) / path).lexically_normal().string();
  }

  Result TakeCommand(const LocatedJson& value, absl::string_view field) {
    std::string& command = project_.engine.command;
    if (Result wrong = TakeText(value, field, command)) return wrong;
    if (command.empty()) return WrongAt(value, "'engine': expected a path, found nothing");
    if (absl::StrContains(command, '/')) command = Absolute(command);
    return std::nullopt;
  }

  Result TakeRunFolder(const LocatedJson& value, absl::string_view field) {
    std::string folder;
    if (Result wrong = TakeText(value, field, folder)) return wrong;
    project_.engine.folder = Absolute(folder);
    return std::nullopt;
  }

  Result TakeThreads(const LocatedJson& value, absl::string_view field) {
    constexpr int64_t kMost = 1024;
    if (Result wrong = Expect(value, Kind::kWholeNumber, field)) return wrong;
    if (value.number < 1 || value.number > kMost) {
      return WrongAt(value,
                     absl::StrCat("'threads': expected 1 to ", kMost, ", found ", value.number));
    }
    project_.engine.threads = static_cast<int>(value.number);
    return std::nullopt;
  }

  // Engines in the form that follows "usi:" on a command line; paths are relative to the file's
  // folder.
  Result TakeEngines(const LocatedJson& value, absl::string_view field) {
    std::vector<std::pair<std::string, std::string>> engines;
    if (Result wrong = TakePairs(value, field, /*texts_only=*/true, engines)) return wrong;
    for (const auto& [name, words] : engines) {
      absl::StatusOr<suites::EngineSpec> engine = suites::ParseEngineSpec(words);
      if (!engine.ok()) {
        return WrongAt(value, absl::StrCat("'", field, ".", Printable(name),
                                           "': ", engine.status().message()));
      }
      if (absl::StrContains(engine->command, '/')) engine->command = Absolute(engine->command);
      engine->folder = engine->folder.empty() ? project_.folder : Absolute(engine->folder);
      project_.engines.emplace(name, *std::move(engine));
    }
    return std::nullopt;
  }

  Result TakeOpenings(const LocatedJson& value, absl::string_view field) {
    if (Result wrong = TakeTexts(value, field, project_.openings)) return wrong;
    for (std::string& path : project_.openings) path = Absolute(path);
    return std::nullopt;
  }

  Result TakeReset(const LocatedJson& value, absl::string_view field) {
    std::string name;
    if (Result wrong = TakeText(value, field, name)) return wrong;
    const absl::StatusOr<suites::EngineReset> reset = suites::ParseEngineReset(name);
    if (!reset.ok()) return WrongAt(value, std::string(reset.status().message()));
    project_.engine.reset = *reset;
    return std::nullopt;
  }

  Result TakeMate(const LocatedJson& value, absl::string_view field) {
    std::string name;
    if (Result wrong = TakeText(value, field, name)) return wrong;
    if (name != "go-mate" && name != "search") {
      return WrongAt(
          value, absl::StrCat("'mate': expected go-mate or search, found '", Printable(name), "'"));
    }
    project_.engine.mate_by = name == "search" ? suites::MateBy::kSearch : suites::MateBy::kGoMate;
    return std::nullopt;
  }

  const std::string file_name_;
  EngineProject project_;
  bool has_version_ = false;
};

}  // namespace

absl::StatusOr<EngineProject> ParseEngineProject(absl::string_view text,
                                                 absl::string_view file_name,
                                                 const std::string& folder) {
  return Reader(file_name, folder).Read(text);
}

absl::StatusOr<EngineProject> ReadEngineProject(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  std::error_code error;
  const std::filesystem::path whole = std::filesystem::absolute(path, error);
  if (error) return absl::NotFoundError(absl::StrCat(path, ": ", error.message()));
  return ParseEngineProject(text, path, whole.lexically_normal().parent_path().string());
}

absl::StatusOr<std::optional<EngineProject>> FindEngineProject(const std::string& start) {
  if (!ProjectFolderAbove(start).empty()) return std::nullopt;
  for (std::filesystem::path folder = start;; folder = folder.parent_path()) {
    const std::filesystem::path file = folder / kProjectFile;
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored)) {
      absl::StatusOr<EngineProject> project = ReadEngineProject(file.string());
      // The command line is correct; the file is not.
      if (!project.ok()) return absl::FailedPreconditionError(project.status().message());
      return std::optional<EngineProject>(*std::move(project));
    }
    if (folder == folder.parent_path()) return std::nullopt;
  }
}

}  // namespace hakari::project
