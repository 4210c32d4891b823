#include "bench/cases.h"
#include "ci/gate/probe/probe.h"

int main(int argc, char** argv) {
  hakari::ProbeCases cases;
  cases.all = hakari::AllCases;
  cases.find = [](const std::string& name) { return hakari::FindCase(name); };
  cases.answers = hakari::KnownAnswers();
  return hakari::RunProbe(argc, argv, cases);
}
