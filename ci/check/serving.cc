#include "ci/check/serving.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/process/crash_report.h"
#include "base/process/engine_channel.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "ci/report/exit_code.h"
#include "suites/core/outcome.h"
#include "suites/run/runner.h"

namespace hakari::check {
namespace {

constexpr absl::string_view kGreeting = "hakari-serve 1";
constexpr int64_t kSendMs = 10'000;
// From the end of the output to the end of the process, whose status tells why.
constexpr int64_t kEndMs = 1'000;
// The caller's watchdog limits the time of an answer.
constexpr int64_t kForEverMs = int64_t{30} * 24 * 3'600'000;

// The fields of a greeting.
struct Greeting {
  std::string suite_hash;
  std::string configuration;
  std::string limits;
};

absl::StatusOr<Greeting> ParseGreeting(absl::string_view line) {
  const std::vector<std::string> fields = absl::StrSplit(line, '\t');
  constexpr size_t kFields = 4;
  Greeting greeting;
  if (fields.size() != kFields || fields[0] != kGreeting ||
      !absl::CUnescape(fields[2], &greeting.configuration)) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected '", kGreeting, " …', found '", Printable(line), "'"));
  }
  greeting.suite_hash = fields[1];
  greeting.limits = fields[3];
  return greeting;
}

absl::Status CheckGreeting(const Greeting& greeting, const ServedQuestion& question) {
  if (greeting.suite_hash != question.suite_hash) {
    return absl::FailedPreconditionError("its problems differ from those of this project");
  }
  const std::string limits = suites::LimitsText(question.limits);
  if (greeting.limits == limits) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat("it runs with other limits: ", Printable(greeting.limits), ", not ", limits));
}

// One serving process, from start to end.
class ServedProcess {
 public:
  // kAborted if the process ends without a greeting, kDeadlineExceeded if it prints nothing.
  absl::StatusOr<Greeting> Start(const ServedQuestion& question, const std::atomic<bool>& stop) {
    HAKARI_RETURN_IF_ERROR(channel_.Open(question.command));
    std::string line;
    switch (channel_.Receive(line, DeadlineIn(question.greeting_ms), &stop)) {
      case ChannelEvent::kLine: {
        absl::StatusOr<Greeting> greeting = ParseGreeting(line);
        const absl::Status fits =
            greeting.ok() ? CheckGreeting(*greeting, question) : greeting.status();
        if (fits.ok()) return greeting;
        channel_.Kill();
        return fits;
      }
      case ChannelEvent::kStopped:
        channel_.Kill();
        return absl::CancelledError("interrupted");
      case ChannelEvent::kEnded:
        return Ended();
      default:
        channel_.Kill();
        return absl::DeadlineExceededError(
            absl::StrCat("sent no greeting within ", question.greeting_ms, " ms"));
    }
  }

  bool running() const { return channel_.open(); }

  suites::Outcome Ask(const std::string& id, const std::atomic<bool>& stop) {
    channel_.BeginRequest();
    ChannelEvent event = channel_.Send(id, DeadlineIn(kSendMs));
    std::string line;
    if (event == ChannelEvent::kLine) {
      event = channel_.Receive(line, DeadlineIn(kForEverMs), &stop);
    }
    switch (event) {
      case ChannelEvent::kLine:
        return AnswerIn(line, id);
      case ChannelEvent::kStopped:
        channel_.Kill();
        return suites::Outcome::Stopped();
      case ChannelEvent::kEnded:
        return suites::Outcome::Crashed(std::string(Ended().message()));
      case ChannelEvent::kDeadline:
        return Fail(suites::OutcomeStatus::kTimedOut, "does not read its input");
      case ChannelEvent::kTooLong:
      case ChannelEvent::kFlood:
        break;
    }
    return Fail(suites::OutcomeStatus::kFlooded, "sent more than one outcome");
  }

 private:
  suites::Outcome Fail(suites::OutcomeStatus status, std::string why) {
    channel_.Kill();
    return suites::Outcome::Failed(status, std::move(why));
  }

  suites::Outcome AnswerIn(absl::string_view line, const std::string& id) {
    const std::string begin = absl::StrCat(id, "\t");
    if (line.substr(0, begin.size()) != begin) {
      return Fail(suites::OutcomeStatus::kBreach, absl::StrCat("answered '", Printable(line), "'"));
    }
    const absl::StatusOr<suites::Outcome> outcome =
        suites::ParseOutcomeText(line.substr(begin.size()));
    if (outcome.ok()) return *outcome;
    return Fail(suites::OutcomeStatus::kUnreadable, std::string(outcome.status().message()));
  }

  absl::Status Ended() {
    const bool has_ended = channel_.AwaitEnd(DeadlineIn(kEndMs)).has_value();
    const ProcessEnd end = channel_.Kill();
    if (!has_ended) return absl::AbortedError("closed its output without ending");
    const bool knows_no_such_word =
        !end.by_signal && end.code == static_cast<int>(report::ExitCode::kBadUsage);
    return absl::Status(
        knows_no_such_word ? absl::StatusCode::kUnimplemented : absl::StatusCode::kAborted,
        ProcessEndText(end));
  }

  EngineChannel channel_;
};

class Served : public suites::Program {
 public:
  Served(ServedQuestion question, std::unique_ptr<ServedProcess> process)
      : question_(std::move(question)), process_(std::move(process)) {}

  std::optional<suites::Outcome> MakeReady(const suites::Problem&, const suites::Limits&,
                                           const std::atomic<bool>& stop) override {
    if (process_->running()) return std::nullopt;
    const absl::Status started = process_->Start(question_, stop).status();
    if (started.ok()) return std::nullopt;
    if (absl::IsCancelled(started)) return suites::Outcome::Stopped();
    return suites::Outcome::Failed(absl::IsDeadlineExceeded(started)
                                       ? suites::OutcomeStatus::kTimedOut
                                       : suites::OutcomeStatus::kCrashed,
                                   absl::StrCat("when started again: ", started.message()));
  }

  suites::Outcome Run(const suites::Problem& problem, const suites::Limits& limits,
                      const std::atomic<bool>& stop) override {
    std::optional<suites::Outcome> failed = MakeReady(problem, limits, stop);
    return failed ? *std::move(failed) : process_->Ask(problem.id, stop);
  }

 private:
  const ServedQuestion question_;
  const std::unique_ptr<ServedProcess> process_;
};

}  // namespace

absl::Status Serve(const suites::Suite& suite, const std::string& program,
                   const suites::Limits& limits, std::istream& in, std::ostream& out,
                   const Context& context) {
  HAKARI_ASSIGN_OR_RETURN(const suites::ProgramSpec spec, suites::FindProgram(suite, program));
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet problems,
                          suites::ReadProblemsOf(suite, context.root));
  out << kGreeting << "\t" << problems.hash() << "\t" << absl::CHexEscape(spec.configuration)
      << "\t" << suites::LimitsText(limits) << std::endl;
  suites::Worker worker(spec, limits);
  for (std::string id; !context.IsStopped() && std::getline(in, id);) {
    const suites::Problem* const problem = problems.Find(id);
    std::optional<suites::Outcome> outcome;
    if (problem == nullptr) {
      outcome = suites::Outcome::Refused("the suite has no such problem");
    } else {
      const WorkingOn working_on(problem->id);
      outcome = worker.MakeReady(*problem, context.StopFlag());
      if (!outcome) outcome = worker.Run(*problem, context.StopFlag());
    }
    out << id << "\t" << suites::OutcomeText(*outcome) << std::endl;
  }
  return absl::OkStatus();
}

absl::StatusOr<suites::ProgramSpec> ServedProgram(const ServedQuestion& question,
                                                  const std::atomic<bool>& stop) {
  HAKARI_ASSIGN_OR_RETURN(const Greeting greeting, ServedProcess().Start(question, stop));
  suites::ProgramSpec program;
  program.name = question.program;
  program.configuration = greeting.configuration;
  program.make =
      [question](const std::atomic<bool>& now) -> absl::StatusOr<std::unique_ptr<suites::Program>> {
    auto process = std::make_unique<ServedProcess>();
    HAKARI_RETURN_IF_ERROR(process->Start(question, now).status());
    return std::make_unique<Served>(question, std::move(process));
  };
  return program;
}

}  // namespace hakari::check
