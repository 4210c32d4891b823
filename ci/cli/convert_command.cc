// `hakari convert`: game records from one format to another.
#include "ci/cli/commands.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "base/run/progress.h"
#include "base/text/encoding.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/convert/conversion.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/formats/formats.h"

namespace hakari::cli {
namespace {

constexpr size_t kLeftOutShown = 10;  // games of a collection often have the same note

struct ConvertWords {
  std::vector<std::string> inputs;
  std::string to;
  std::string from;
  std::string out = "-";
  std::string encoding = "utf-8";
  std::string csa_version = "2.2";
  bool strict = false;
  bool quiet = false;
};

ConversionOptions OptionsOf(const ConvertWords& words) {
  ConversionOptions options;
  options.inputs = words.inputs;
  options.out = words.out;
  if (!words.from.empty()) options.read.format = notation::FormatNamed(words.from);
  options.read.strict = words.strict;
  options.write.format = *notation::FormatNamed(words.to);
  options.write.encoding = *EncodingNamed(words.encoding);
  options.write.csa_version =
      words.csa_version == "3.0" ? notation::CsaVersion::kV30 : notation::CsaVersion::kV22;
  return options;
}

std::string Counted(int count, absl::string_view noun) {
  return absl::StrCat(count, " ", noun, count == 1 ? "" : "s");
}

void Tell(const ConversionReport& report, bool quiet) {
  for (const std::string& reason : report.refused) std::cerr << "refused: " << reason << "\n";
  if (quiet) return;
  const size_t shown = std::min(report.left_out.size(), kLeftOutShown);
  for (size_t i = 0; i < shown; ++i) std::cerr << report.left_out[i] << "\n";
  if (report.left_out.size() > shown) {
    std::cerr << "... and " << report.left_out.size() - shown << " more notes\n";
  }
  std::cerr << Counted(report.games, "game") << " from " << Counted(report.files, "file") << ", "
            << report.refused.size() << " refused";
  if (report.passed_over > 0) {
    std::cerr << " (" << Counted(report.passed_over, "other file") << " skipped)";
  }
  std::cerr << std::endl;
}

report::ExitCode RunConvert(const ConvertWords& words) {
  using Clock = std::chrono::steady_clock;
  Progress progress("convert", std::cerr, StderrIsTerminal());
  bool begun = false;
  const absl::StatusOr<ConversionReport> report =
      Convert(OptionsOf(words), [&](int done, int total) {
        if (words.quiet) return;
        if (!begun) progress.Begin(total, 0, Clock::now());
        begun = true;
        progress.Update(done, Clock::now());
      });
  progress.End();
  if (!report.ok()) {
    return Complain(CodeOfWords(report.status()),
                    absl::StrCat("convert: ", report.status().message()));
  }
  std::cout << report->bytes << std::flush;
  Tell(*report, words.quiet);
  return report->refused.empty() ? report::ExitCode::kPass : report::ExitCode::kInvalid;
}

}  // namespace

void AddConvertCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app,
      {"convert",
       group::kLook,
       "Convert game records (SFEN, USI, CSA, KIF, KI2) to another format",
       {"./hakari convert game.kif --to csa", "./hakari convert records/ --to usi --out games.usi",
        "./hakari convert games.usi.zst --to kif --encoding shift_jis --out records/"}});
  auto words = std::make_shared<ConvertWords>();
  command
      .AddOption("input", words->inputs, "Files, or folders including subfolders; also .zst files")
      .Required();
  command
      .AddOption(
          "--to", words->to,
          "Output format: usi (one game per line), sfen (first position of each game), csa, kif")
      .Required()
      .OneOf({"usi", "sfen", "csa", "kif"});
  command
      .AddOption("--from", words->from,
                 "Input format, if it cannot be detected from name and contents")
      .OneOf({"usi", "sfen", "csa", "kif", "ki2"});
  command.AddOption("--out", words->out, "Output file, or a folder (ends in /); - for stdout")
      .ShowDefault();
  command.AddOption("--encoding", words->encoding, "Encoding of the output")
      .ShowDefault()
      .OneOf({"utf-8", "shift_jis"});
  command
      .AddOption("--csa-version", words->csa_version,
                 "Version of CSA output; 3.0 keeps fractions of seconds")
      .ShowDefault()
      .OneOf({"2.2", "3.0"});
  AddStrictFlag(command, words->strict);
  AddQuietFlag(command, words->quiet);
  command.OnRun([words, &exit_code] { exit_code = RunConvert(*words); });
}

}  // namespace hakari::cli
