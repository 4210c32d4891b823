#include "bench/answers.h"
#include "bench/variants/slower_cases.h"
#include "ci/gate/probe/probe.h"

int main(int argc, char** argv) {
  hakari::gate::ProbeCases cases;
  cases.all = hakari::bench::SlowerCases;
  cases.find = [](const std::string& name) { return hakari::bench::FindSlowerCase(name); };
  cases.answers = hakari::bench::KnownAnswers();
  return hakari::gate::RunProbe(argc, argv, cases);
}
