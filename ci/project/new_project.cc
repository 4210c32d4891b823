#include "ci/project/new_project.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/output_file.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "ci/project/engine_project.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/usi_engine.h"

namespace hakari::project {
namespace {

using Json = nlohmann::ordered_json;
using Options = std::vector<std::pair<std::string, std::string>>;

std::string PlainName(const std::string& path) {
  std::string name = path.substr(path.rfind('/') + 1).substr(0, 40);
  for (char& c : name) {
    if (!absl::ascii_isalnum(static_cast<unsigned char>(c)) && c != '.' && c != '_') c = '-';
  }
  return name;
}

// A number or boolean if the engine's value is one, as people would write it.
Json OptionValue(const std::string& value) {
  const Json read = Json::parse(value, nullptr, false);
  if (read.is_boolean() || read.is_number_integer()) return read;
  return value;
}

std::string ProjectText(const NewProject& project, const Options& options) {
  Json json;
  json["hakari"] = 1;
  json["name"] = project.name;
  if (!project.build.empty()) json["build"] = project.build;
  json["engine"] = project.engine;
  json["arguments"] = project.arguments;
  json["options"] = Json::object();
  for (const auto& [name, value] : options) json["options"][name] = OptionValue(value);
  json["reset"] = suites::EngineResetName(suites::EngineReset::kReadyNewGame);
  json["limits"]["middlegame"]["nodes"] = 20'000;
  json["goldens"] = "golden";
  json["history"] = ".hakari/history.sqlite";
  constexpr int kIndent = 2;
  return json.dump(kIndent, ' ', false, Json::error_handler_t::replace) + "\n";
}

absl::StatusOr<std::unique_ptr<engines::UsiEngine>> Started(const suites::EngineSpec& spec) {
  return engines::UsiEngine::Start(spec);
}

}  // namespace

Options RepeatableOptions(const std::vector<player::Option>& options) {
  Options set;
  for (const player::Option& option : options) {
    const std::string name = absl::AsciiStrToLower(option.name);
    if (option.type == "spin" && absl::StrContains(name, "threads")) {
      set.emplace_back(option.name, "1");
    } else if (option.type == "spin" && name == "bookdepth") {
      set.emplace_back(option.name, "0");
    } else if (option.type == "check" && absl::StrContains(name, "ownbook")) {
      set.emplace_back(option.name, "false");
    } else if (option.type == "check" && absl::StrContains(name, "ponder")) {
      set.emplace_back(option.name, "false");
    } else if (name == "uci_variant") {
      set.emplace_back(option.name, "shogi");
    }
  }
  return set;
}

absl::StatusOr<WrittenProject> WriteNewProject(const NewProject& asked) {
  WrittenProject written;
  written.path = absl::StrCat(asked.folder, "/", kProjectFile);
  if (std::filesystem::exists(written.path)) {
    return absl::AlreadyExistsError(absl::StrCat(written.path, " already exists"));
  }
  // Opened before the engine starts, which may take seconds.
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<OutputFile> file, OutputFile::Open(written.path));
  NewProject project = asked;
  if (project.name.empty()) project.name = PlainName(project.engine);
  // The text is parsed again, so that the file's own reader resolves paths and refuses names.
  HAKARI_ASSIGN_OR_RETURN(EngineProject read, ParseEngineProject(ProjectText(project, {}),
                                                                 kProjectFile, project.folder));
  absl::StatusOr<std::unique_ptr<engines::UsiEngine>> engine = Started(read.engine);
  if (!engine.ok()) return engine.status();
  written.name = project.name;
  written.engine_name = (*engine)->name();
  written.options = RepeatableOptions((*engine)->options());
  for (const player::Option& option : (*engine)->options()) {
    const bool is_set = std::any_of(written.options.begin(), written.options.end(),
                                    [&](const auto& set) { return set.first == option.name; });
    if (!is_set && option.type != "button") written.left.push_back(option.name);
  }
  read.engine.options = written.options;
  engine = Started(read.engine);
  if (!engine.ok()) return engine.status();
  absl::Status status = MakeFolder(project.folder + "/.hakari");
  if (status.ok()) status = file->Write(ProjectText(project, written.options));
  if (!status.ok()) return status;
  return written;
}

}  // namespace hakari::project
