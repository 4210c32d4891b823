// Programs of every manner, for tests: what they do is in the notes of the problem.
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

// One problem a string of notes; their ids are p0, p1, …
ProblemSet FakeProblems(const std::vector<std::string>& notes);

// The right answer is in the note `right`, and wrong is a fault.
Suite FakeSuite(const std::string& problem_file);

}  // namespace hakari::suites::testing

#endif  // HAKARI_SUITES_RUN_TESTING_H_
