#include "bench/answers.h"
#include "bench/variants/slower_cases.h"
#include "ci/gate/probe/probe.h"

int main(int argc, char** argv) {
  hakari::ProbeCases cases;
  cases.all = hakari::SlowerCases;
  cases.find = [](const std::string& name) { return hakari::FindSlowerCase(name); };
  cases.answers = hakari::KnownAnswers();
  return hakari::RunProbe(argc, argv, cases);
}
