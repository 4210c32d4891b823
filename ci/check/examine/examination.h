// The findings of an engine's examination: one row per question, in plain words, with advice.
#ifndef HAKARI_CI_CHECK_EXAMINE_EXAMINATION_H_
#define HAKARI_CI_CHECK_EXAMINE_EXAMINATION_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "ci/report/origin.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::check {

enum class Health {
  kGood,
  kNote,  // no fault, but worth knowing
  kBad,   // it misbehaves, or cannot be measured this way
};

absl::string_view HealthWord(Health health);

struct Examined {
  std::string what;
  Health health = Health::kGood;
  std::string found;
  std::string advice;  // empty if there is nothing to do
};

struct Examination {
  std::string engine;  // what was run
  std::string name;    // as it calls itself
  bool came_up = false;
  bool interrupted = false;
  std::vector<Examined> rows;

  bool AnyBad() const;
};

// Pass: no row is bad. Regressed: a row is bad. Invalid: the examination did not finish.
report::Judgement JudgeExamination(const Examination& examination);

// The first line is a summary.
std::string ExaminationTable(const Examination& examination);
// An envelope of the schema hakari-examination.
std::string ExaminationJson(const Examination& examination, const report::Origin& origin);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_EXAMINE_EXAMINATION_H_
