// Runs and goldens of the fake suite, for tests.
#ifndef HAKARI_GOLDEN_TESTING_H_
#define HAKARI_GOLDEN_TESTING_H_

#include <string>
#include <vector>

#include "golden/golden.h"
#include "suites/run/suite_run.h"

namespace hakari::golden::testing {

// A run of the fake program over problems with these notes (see suites/run/testing.h), named p0,
// p1…
suites::SuiteRun FakeRun(const std::vector<std::string>& notes);
// The golden that accept would have written for it, without limits.
Golden FakeGolden(const suites::SuiteRun& run);

// Writes the problems, the golden of a run over them and its log into a folder, with the layout of
// a project. Returns the golden's path below the folder.
std::string LayOutFakeProject(const std::string& folder, const std::vector<std::string>& notes);

}  // namespace hakari::golden::testing

#endif  // HAKARI_GOLDEN_TESTING_H_
