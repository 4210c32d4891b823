#include "suites/engines/usi_session.h"

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

namespace hakari::engines {
namespace {

using std::chrono::steady_clock;

// To take in a short line: far more than it takes, since only a hung engine fills its pipe.
constexpr int64_t kSendMs = 10'000;
// From closing the output to the end of the process, which tells more of the reason.
constexpr int64_t kEndMs = 1'000;
// Ranks of MultiPV that are kept.
constexpr int kMostRanks = 600;

// Every engine has these, listed or not.
bool IsImplied(absl::string_view option) { return option == "USI_Hash" || option == "USI_Ponder"; }

bool HasLineEnd(absl::string_view text) {
  return text.find_first_of(absl::string_view("\n\r\0", 3)) != absl::string_view::npos;
}

bool IsAnswer(absl::string_view word) { return word == "bestmove" || word == "checkmate"; }

// An exact score is worth more than a bound that came later.
void Keep(UsiInfo info, std::vector<UsiInfo>& by_rank) {
  const int rank = info.multipv.value_or(1);
  if (!info.score || rank < 1 || rank > kMostRanks) return;
  if (by_rank.size() < static_cast<size_t>(rank)) by_rank.resize(static_cast<size_t>(rank));
  UsiInfo& kept = by_rank[static_cast<size_t>(rank) - 1];
  const bool only_bound = info.score->bound != UsiScore::Bound::kExact;
  if (only_bound && kept.score && kept.score->bound == UsiScore::Bound::kExact) return;
  kept = std::move(info);
}

}  // namespace

std::optional<EngineFailure> UsiSession::Start(const std::atomic<bool>* stop) {
  const absl::Status opened =
      channel_.Open({spec_.command, spec_.args, spec_.folder, spec_.environment});
  if (!opened.ok()) {
    return EngineFailure{FailureKind::kCouldNotStart, std::string(opened.message()), ""};
  }
  std::optional<EngineFailure> failure = Shake(stop);
  for (const auto& [name, value] : spec_.options) {
    if (!failure) failure = SetOption(name, value);
  }
  if (!failure) failure = Ready(stop);
  if (!failure) failure = NewGame();
  started_ = !failure;
  return failure;
}

std::optional<EngineFailure> UsiSession::Shake(const std::atomic<bool>* stop) {
  if (auto failure = Send("usi")) return failure;
  return Await("usiok", spec_.deadlines.handshake_ms, stop);
}

const UsiOption* UsiSession::FindOption(absl::string_view name) const {
  for (const UsiOption& option : options_) {
    if (absl::EqualsIgnoreCase(option.name, name)) return &option;
  }
  return nullptr;
}

// "; it has USI_Hash, EvalHash", those that the name could mean; else all, as far as they fit.
std::string UsiSession::OptionsLike(absl::string_view name) const {
  constexpr size_t kMostShown = 12;
  const std::string wanted = absl::AsciiStrToLower(name);
  std::vector<std::string> alike, all;
  for (const UsiOption& option : options_) {
    const std::string known = absl::AsciiStrToLower(option.name);
    all.push_back(Printable(option.name));
    const bool contains = absl::StrContains(known, wanted) || absl::StrContains(wanted, known);
    if (contains && !wanted.empty()) alike.push_back(all.back());
  }
  if (options_.empty()) return "; it tells of none";
  std::vector<std::string>& shown = alike.empty() ? all : alike;
  const bool some = shown.size() > kMostShown;
  if (some) shown.resize(kMostShown);
  return absl::StrCat(alike.empty() ? "; it has " : "; did you mean ", absl::StrJoin(shown, ", "),
                      some ? " and more" : "", alike.empty() ? "" : "?");
}

std::optional<EngineFailure> UsiSession::SetOption(absl::string_view name,
                                                   absl::string_view value) {
  const std::string shown = Printable(name);
  if (HasLineEnd(name) || HasLineEnd(value)) {
    return Fail(FailureKind::kRefused,
                absl::StrCat("a line end in the option '", shown, "' or its value"));
  }
  const UsiOption* const option = FindOption(name);
  if (option == nullptr && !IsImplied(name)) {
    return Fail(FailureKind::kRefused,
                absl::StrCat("the engine has no option '", shown, "'", OptionsLike(name)));
  }
  const bool is_button = option != nullptr && option->type == "button";
  return Send(is_button ? absl::StrCat("setoption name ", name)
                        : absl::StrCat("setoption name ", name, " value ", value));
}

std::optional<EngineFailure> UsiSession::Ready(const std::atomic<bool>* stop) {
  if (auto failure = Send("isready")) return failure;
  return Await("readyok", spec_.deadlines.ready_ms, stop);
}

std::optional<EngineFailure> UsiSession::NewGame() { return Send("usinewgame"); }

std::optional<EngineFailure> UsiSession::Send(absl::string_view line) {
  const ChannelEvent event = channel_.Send(line, DeadlineIn(kSendMs));
  if (event == ChannelEvent::kLine) return std::nullopt;
  return FailBy(event, "reading its input", kSendMs);
}

std::optional<EngineFailure> UsiSession::Await(absl::string_view word, int64_t deadline_ms,
                                               const std::atomic<bool>* stop) {
  const Deadline deadline = DeadlineIn(deadline_ms);
  channel_.BeginRequest();
  for (std::string line;;) {
    const ChannelEvent event = channel_.Receive(line, deadline, stop);
    if (event != ChannelEvent::kLine) return FailBy(event, word, deadline_ms);
    const absl::string_view said = UsiWord(line);
    if (said == word) return std::nullopt;
    if (IsAnswer(said)) {
      return Fail(FailureKind::kBreach,
                  absl::StrCat("'", Printable(said), "' before ", word, ", an answer too many"));
    }
    absl::string_view id = absl::StripAsciiWhitespace(line);
    if (absl::ConsumePrefix(&id, "id name ")) name_ = Printable(id);
    if (said == "option") {
      absl::StatusOr<UsiOption> option = ParseUsiOption(line);
      if (option.ok()) options_.push_back(*std::move(option));
    }
  }
}

std::optional<EngineFailure> UsiSession::RejectStaleAnswers() {
  channel_.BeginRequest();
  for (std::string line;;) {
    const ChannelEvent event = channel_.Receive(line, DeadlineIn(0), nullptr);
    if (event == ChannelEvent::kDeadline) return std::nullopt;
    if (event != ChannelEvent::kLine) return FailBy(event, "a position", 0);
    if (IsAnswer(UsiWord(line))) {
      return Fail(FailureKind::kBreach,
                  absl::StrCat("an answer to nothing: '", Printable(line), "'"));
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
  answer.failure = Send(request.go);
  if (!answer.failure) answer.failure = AwaitAnswer(request, answer);
  answer.times.wall_ns =
      std::chrono::duration_cast<std::chrono::nanoseconds>(steady_clock::now() - begin).count();
  if (answer.failure) return answer;
  const std::optional<int64_t> cpu_after = channel_.CpuNs();
  if (cpu_before && cpu_after) answer.times.cpu_ns = *cpu_after - *cpu_before;
  return answer;
}

std::optional<EngineFailure> UsiSession::AwaitAnswer(const GoRequest& request, GoAnswer& answer) {
  const std::chrono::milliseconds silence(spec_.deadlines.silence_ms);
  channel_.BeginRequest();
  Deadline end = DeadlineIn(request.deadline_ms);
  for (Deadline last_heard = steady_clock::now();;) {
    const bool watch_silence = silence.count() > 0 && !answer.overran;
    const Deadline until = watch_silence ? std::min(end, last_heard + silence) : end;
    const ChannelEvent event = channel_.Receive(answer.line, until, request.stop);
    if (event == ChannelEvent::kLine) {
      last_heard = steady_clock::now();
      if (Take(request, answer)) return std::nullopt;
      if (IsAnswer(UsiWord(answer.line))) {
        return Fail(FailureKind::kBreach, absl::StrCat("expected ", request.answer, ", found '",
                                                       Printable(answer.line), "'"));
      }
    } else if (event == ChannelEvent::kDeadline && !answer.overran) {
      answer.overran = true;
      channel_.transcript().Note(until == end ? "its time is up" : "silent for too long");
      end = DeadlineIn(spec_.deadlines.stop_ms);
      if (auto failure = Send("stop")) return failure;
    } else {
      return FailBy(event, request.answer, request.deadline_ms);
    }
  }
}

bool UsiSession::Take(const GoRequest& request, GoAnswer& answer) {
  const absl::string_view word = UsiWord(answer.line);
  if (word == "info") {
    UsiInfo info = ParseUsiInfo(answer.line);
    if (info.nodes) answer.nodes = *info.nodes;
    Keep(std::move(info), answer.info);
  }
  return word == request.answer;
}

EngineFailure UsiSession::FailBy(ChannelEvent event, absl::string_view awaited,
                                 int64_t deadline_ms) {
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

EngineFailure UsiSession::FailEnded(absl::string_view awaited) {
  const std::optional<ProcessEnd> end = channel_.AwaitEnd(DeadlineIn(kEndMs));
  const std::string how =
      end ? ProcessEndText(*end) : std::string("closed its output without ending");
  return Fail(started_ ? FailureKind::kCrashed : FailureKind::kDiedInHandshake,
              absl::StrCat(how, " before ", awaited));
}

EngineFailure UsiSession::Fail(FailureKind kind, std::string what) {
  channel_.transcript().Note(absl::StrCat(FailureKindName(kind), ": ", what));
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
