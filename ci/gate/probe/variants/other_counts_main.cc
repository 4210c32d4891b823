#include "bench/answers.h"
#include "bench/variants/other_counts.h"
#include "ci/gate/probe/probe.h"

int main(int argc, char** argv) {
  hakari::ProbeCases cases;
  cases.all = hakari::OtherCountsCases;
  cases.find = [](const std::string& name) { return hakari::FindOtherCountsCase(name); };
  cases.answers = hakari::KnownAnswers();
  return hakari::RunProbe(argc, argv, cases);
}
