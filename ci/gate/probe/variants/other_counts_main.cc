#include "bench/answers.h"
#include "bench/variants/other_counts.h"
#include "ci/gate/probe/probe.h"

int main(int argc, char** argv) {
  hakari::gate::ProbeCases cases;
  cases.all = hakari::bench::OtherCountsCases;
  cases.find = [](const std::string& name) { return hakari::bench::FindOtherCountsCase(name); };
  cases.answers = hakari::bench::KnownAnswers();
  return hakari::gate::RunProbe(argc, argv, cases);
}
