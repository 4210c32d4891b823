#include "suites/engines/usi_session.h"

#include <signal.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "base/text/printable.h"
#include "engine/player/score.h"
#include "suites/engines/usi_text.h"

namespace hakari::engines {
namespace {

using player::Failure;
using player::FailureKind;
using player::Score;
using std::chrono::steady_clock;

// For an engine to read one short line. Far more than it takes: only an engine that hangs lets its
// pipe fill up.
constexpr int64_t kSendMs = 10'000;
// How long to wait for the end of a process that closed its output; the end says more about
// the reason.
constexpr int64_t kEndMs = 1'000;
// How often the asker's flags are polled, except the one that the channel polls itself.
constexpr int64_t kFlagMs = 5;
// Ranks of MultiPV that are kept.
constexpr int kMostRanks = 600;

// Every engine has these, listed or not.
bool IsImplied(absl::string_view option) { return option == "USI_Hash" || option == "USI_Ponder"; }

bool HasLineEnd(absl::string_view text) {
  return text.find_first_of(absl::string_view("\n\r\0", 3)) != absl::string_view::npos;
}

bool IsAnswer(absl::string_view word) { return word == "bestmove" || word == "checkmate"; }

// Signals that come from others, not from a mistake of the process itself.
bool IsSentByOthers(const ProcessEnd& end) {
  return end.by_signal &&
         (end.code == SIGKILL || end.code == SIGTERM || end.code == SIGINT || end.code == SIGHUP);
}

// Keeps an exact score even if a bound comes later.
void Keep(player::Line line, std::vector<player::Line>& by_rank) {
  const int rank = line.rank.value_or(1);
  if (!line.score || rank < 1 || rank > kMostRanks) return;
  if (by_rank.size() < static_cast<size_t>(rank)) by_rank.resize(static_cast<size_t>(rank));
  player::Line& kept = by_rank[static_cast<size_t>(rank) - 1];
  const bool only_bound = line.score->bound != Score::Bound::kExact;
  if (only_bound && kept.score && kept.score->bound == Score::Bound::kExact) return;
  kept = std::move(line);
}

}  // namespace

std::optional<Failure> UsiSession::Start(const std::atomic<bool>* cancel) {
  const absl::Status opened =
      channel_.Open({spec_.command, spec_.args, spec_.folder, spec_.environment});
  if (!opened.ok()) {
    return Failure{FailureKind::kCouldNotStart, std::string(opened.message()), "",
                   /*by_others=*/true};
  }
  std::optional<Failure> failure = Shake(cancel);
  for (const auto& [name, value] : spec_.options) {
    if (!failure) failure = SetOption(name, value);
  }
  if (!failure) failure = Ready(cancel);
  if (!failure) failure = NewGame();
  started_ = !failure;
  return failure;
}

std::optional<Failure> UsiSession::Shake(const std::atomic<bool>* cancel) {
  if (auto failure = Send("usi")) return failure;
  return Await("usiok", spec_.deadlines.handshake_ms, cancel);
}

const player::Option* UsiSession::FindOption(absl::string_view name) const {
  for (const player::Option& option : options_) {
    if (absl::EqualsIgnoreCase(option.name, name)) return &option;
  }
  return nullptr;
}

// The options that the name could mean, as "; did you mean USI_Hash, EvalHash?"; if there are none,
// all options, as "; it has USI_Hash, EvalHash". Long lists are cut off.
std::string UsiSession::OptionsLike(absl::string_view name) const {
  constexpr size_t kMostShown = 12;
  const std::string wanted = absl::AsciiStrToLower(name);
  std::vector<std::string> alike, all;
  for (const player::Option& option : options_) {
    const std::string known = absl::AsciiStrToLower(option.name);
    all.push_back(Printable(option.name));
    const bool contains = absl::StrContains(known, wanted) || absl::StrContains(wanted, known);
    if (contains && !wanted.empty()) alike.push_back(all.back());
  }
  if (options_.empty()) return "; it lists no options";
  std::vector<std::string>& shown = alike.empty() ? all : alike;
  const bool some = shown.size() > kMostShown;
  if (some) shown.resize(kMostShown);
  return absl::StrCat(alike.empty() ? "; it has " : "; did you mean ", absl::StrJoin(shown, ", "),
                      some ? " and more" : "", alike.empty() ? "" : "?");
}

std::optional<Failure> UsiSession::SetOption(absl::string_view name, absl::string_view value) {
  const std::string shown = Printable(name);
  if (HasLineEnd(name) || HasLineEnd(value)) {
    return Fail(FailureKind::kRefused,
                absl::StrCat("the option '", shown, "' or its value contains a line end"));
  }
  const player::Option* const option = FindOption(name);
  if (option == nullptr && !IsImplied(name)) {
    return Fail(FailureKind::kRefused,
                absl::StrCat("the engine has no option '", shown, "'", OptionsLike(name)));
  }
  const bool is_button = option != nullptr && option->type == "button";
  return Send(is_button ? absl::StrCat("setoption name ", name)
                        : absl::StrCat("setoption name ", name, " value ", value));
}

std::optional<Failure> UsiSession::Ready(const std::atomic<bool>* cancel) {
  if (auto failure = Send("isready")) return failure;
  return Await("readyok", spec_.deadlines.ready_ms, cancel);
}

std::optional<Failure> UsiSession::NewGame() { return Send("usinewgame"); }

std::optional<Failure> UsiSession::Send(absl::string_view line) {
  const ChannelEvent event = channel_.Send(line, DeadlineIn(kSendMs));
  if (event == ChannelEvent::kLine) return std::nullopt;
  return FailBy(event, "reading its input", kSendMs);
}

std::optional<Failure> UsiSession::Await(absl::string_view word, int64_t deadline_ms,
                                         const std::atomic<bool>* cancel) {
  const Deadline deadline = DeadlineIn(deadline_ms);
  channel_.BeginRequest();
  for (std::string line;;) {
    const ChannelEvent event = channel_.Receive(line, deadline, cancel);
    if (event != ChannelEvent::kLine) return FailBy(event, word, deadline_ms);
    const absl::string_view said = UsiWord(line);
    if (said == word) return std::nullopt;
    if (IsAnswer(said)) {
      return Fail(FailureKind::kBreach,
                  absl::StrCat("unexpected answer '", Printable(said), "' before ", word));
    }
    absl::string_view id = absl::StripAsciiWhitespace(line);
    if (absl::ConsumePrefix(&id, "id name ")) name_ = Printable(id);
    if (said == "option") {
      absl::StatusOr<player::Option> option = ParseUsiOption(line);
      if (option.ok()) options_.push_back(*std::move(option));
    }
  }
}

std::optional<Failure> UsiSession::RejectStaleAnswers() {
  channel_.BeginRequest();
  for (std::string line;;) {
    const ChannelEvent event = channel_.Receive(line, DeadlineIn(0), nullptr);
    if (event == ChannelEvent::kDeadline) return std::nullopt;
    if (event != ChannelEvent::kLine) return FailBy(event, "a position", 0);
    if (IsAnswer(UsiWord(line))) {
      return Fail(FailureKind::kBreach,
                  absl::StrCat("an answer without a search: '", Printable(line), "'"));
    }
  }
}

GoAnswer UsiSession::Go(const GoRequest& request) {
  GoAnswer answer;
  answer.failure = RejectStaleAnswers();
  if (!answer.failure) answer.failure = Send(absl::StrCat("position ", request.position));
  if (answer.failure) return answer;
  const std::optional<int64_t> cpu_before = channel_.CpuNs();
  const steady_clock::time_point begin = steady_clock::now();
  answer.failure = Send(request.go.line);
  if (!answer.failure) answer.failure = AwaitAnswer(request, answer);
  answer.times.wall_ns =
      std::chrono::duration_cast<std::chrono::nanoseconds>(steady_clock::now() - begin).count();
  if (answer.failure) return answer;
  const std::optional<int64_t> cpu_after = channel_.CpuNs();
  if (cpu_before && cpu_after) answer.times.cpu_ns = *cpu_after - *cpu_before;
  return answer;
}

std::optional<Failure> UsiSession::AwaitAnswer(const GoRequest& request, GoAnswer& answer) {
  const std::chrono::milliseconds silence(spec_.deadlines.silence_ms);
  const player::Control& control = request.control;
  const bool is_polled = control.stop != nullptr || control.ponder_hit != nullptr;
  bool ponders = request.ponder;
  channel_.BeginRequest();
  Deadline end = DeadlineIn(ponders ? spec_.deadlines.search_ms : request.go.deadline_ms);
  for (Deadline last_heard = steady_clock::now();;) {
    if (auto failure = PassOn(request, ponders, end, answer)) return failure;
    const bool watch_silence = silence.count() > 0 && !answer.told_to_stop;
    const Deadline limit = watch_silence ? std::min(end, last_heard + silence) : end;
    const Deadline until = is_polled ? std::min(limit, DeadlineIn(kFlagMs)) : limit;
    const ChannelEvent event = channel_.Receive(answer.line, until, control.cancel);
    if (event == ChannelEvent::kLine) {
      last_heard = steady_clock::now();
      if (Take(request, answer)) return std::nullopt;
      if (IsAnswer(UsiWord(answer.line))) {
        return Fail(FailureKind::kBreach, absl::StrCat("expected ", request.go.answer, ", found '",
                                                       Printable(answer.line), "'"));
      }
    } else if (event == ChannelEvent::kDeadline && until < limit) {
      continue;
    } else if (event == ChannelEvent::kDeadline && !answer.told_to_stop) {
      answer.overran = true;
      const absl::string_view why = limit == end ? "its time is up" : "silent for too long";
      if (auto failure = TellToStop(why, end, answer)) return failure;
    } else {
      return FailBy(event, request.go.answer, request.go.deadline_ms);
    }
  }
}

// Passes on what another thread has set: stop or ponder hit. The clock runs from the ponder hit.
std::optional<Failure> UsiSession::PassOn(const GoRequest& request, bool& ponders, Deadline& end,
                                          GoAnswer& answer) {
  if (answer.told_to_stop) return std::nullopt;
  if (player::IsSet(request.control.stop)) return TellToStop("told to stop", end, answer);
  if (!ponders || !player::IsSet(request.control.ponder_hit)) return std::nullopt;
  ponders = false;
  end = DeadlineIn(request.go.deadline_ms);
  return Send("ponderhit");
}

std::optional<Failure> UsiSession::TellToStop(absl::string_view why, Deadline& end,
                                              GoAnswer& answer) {
  answer.told_to_stop = true;
  channel_.transcript().Note(why);
  end = DeadlineIn(spec_.deadlines.stop_ms);
  return Send("stop");
}

bool UsiSession::Take(const GoRequest& request, GoAnswer& answer) {
  const absl::string_view word = UsiWord(answer.line);
  if (word == "info") {
    player::Line line = ParseUsiInfo(answer.line);
    if (line.nodes) answer.nodes = *line.nodes;
    if (request.listener != nullptr && line.score) request.listener->OnLine(line);
    Keep(std::move(line), answer.lines);
  }
  return word == request.go.answer;
}

Failure UsiSession::FailBy(ChannelEvent event, absl::string_view awaited, int64_t deadline_ms) {
  switch (event) {
    case ChannelEvent::kEnded:
      return FailEnded(awaited);
    case ChannelEvent::kTooLong:
      return Fail(FailureKind::kFlooded,
                  absl::StrCat("a line of more than ", LineReader::kLongestLine, " bytes"));
    case ChannelEvent::kFlood:
      return Fail(FailureKind::kFlooded, absl::StrCat("more than ", EngineChannel::kMostLines,
                                                      " lines or ", EngineChannel::kMostBytes >> 20,
                                                      " MiB while waiting for ", awaited));
    case ChannelEvent::kStopped:
      return Fail(FailureKind::kStopped, "the run was interrupted");
    case ChannelEvent::kDeadline:
    case ChannelEvent::kLine:
      break;
  }
  return Fail(FailureKind::kTimedOut, absl::StrCat("no ", awaited, " within ", deadline_ms, " ms"));
}

Failure UsiSession::FailEnded(absl::string_view awaited) {
  const std::optional<ProcessEnd> end = channel_.AwaitEnd(DeadlineIn(kEndMs));
  const std::string how =
      end ? ProcessEndText(*end) : std::string("closed its output without ending");
  Failure failure = Fail(started_ ? FailureKind::kCrashed : FailureKind::kDiedInHandshake,
                         absl::StrCat(how, " before ", awaited));
  failure.by_others = end && IsSentByOthers(*end);
  return failure;
}

Failure UsiSession::Fail(FailureKind kind, std::string what) {
  channel_.transcript().Note(absl::StrCat(player::FailureKindName(kind), ": ", what));
  if (channel_.open()) channel_.Kill();
  return {kind, std::move(what), channel_.transcript().Text()};
}

void UsiSession::Quit() {
  if (!channel_.open()) return;
  const int64_t half_ms = spec_.deadlines.quit_ms / 2;
  channel_.Send("quit", DeadlineIn(half_ms));
  if (!channel_.AwaitEnd(DeadlineIn(half_ms))) {
    channel_.CloseInput();
    channel_.AwaitEnd(DeadlineIn(half_ms));
  }
  channel_.Kill();
}

}  // namespace hakari::engines
