// `hakari suite next_move --problems DIR --check`: checks whether a transcription is complete.
#ifndef HAKARI_CI_CLI_SUITE_TRANSCRIPTION_CHECK_H_
#define HAKARI_CI_CLI_SUITE_TRANSCRIPTION_CHECK_H_

#include <string>

#include "ci/report/exit_code.h"
#include "suites/next_move/transcription/transcription.h"

namespace hakari::cli {

// First whether everything is complete and right; then for each book the numbers that are missing,
// duplicate, out of range or wrong; then every mistake with its location.
std::string TranscriptionText(const suites::Transcription& transcription);

// Checks a folder. Pass: complete; regressed: something is missing or wrong; bad usage: there is no
// such folder.
report::ExitCode CheckTranscription(const std::string& folder);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_TRANSCRIPTION_CHECK_H_
