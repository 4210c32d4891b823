// Programs for tests. The notes of a problem say what the program does:
//   count=N   counts to N (the default is 1) and answers N
//   does=throw|throw-int|hang|refuse
#ifndef HAKARI_SUITES_RUN_TESTING_H_
#define HAKARI_SUITES_RUN_TESTING_H_

#include <string>

#include "suites/core/problem_set.h"
#include "suites/core/program.h"
#include "suites/core/suite.h"

namespace hakari::suites::testing {

ProgramSpec FakeProgram();

// One problem for each string of notes, with the ids p0, p1, …
ProblemSet FakeProblems(const std::vector<std::string>& notes);

// The note `right` has the right answer, and a wrong answer is a fault.
Suite FakeSuite(const std::string& problem_file);

}  // namespace hakari::suites::testing

#endif  // HAKARI_SUITES_RUN_TESTING_H_
