// `hakari suite next_move --problems DIR --check`: what a transcription still lacks.
#ifndef HAKARI_CI_CLI_SUITE_TRANSCRIPTION_CHECK_H_
#define HAKARI_CI_CLI_SUITE_TRANSCRIPTION_CHECK_H_

#include <string>

#include "ci/report/exit_code.h"
#include "suites/next_move/transcription/transcription.h"

namespace hakari::cli {

// The answer first: whether all is there and right; then by book which numbers are missing, there
// twice, out of range or wrong; then every mistake with its place.
std::string TranscriptionText(const suites::Transcription& transcription);

// Of a folder. Pass: nothing lacks; regressed: something does; bad usage: there is no such folder.
report::ExitCode CheckTranscription(const std::string& folder);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_TRANSCRIPTION_CHECK_H_
