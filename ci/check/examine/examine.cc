#include "ci/check/examine/examine.h"

#include <algorithm>
#include <chrono>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/check/examine/mate_claims.h"
#include "ci/check/examine/node_signature.h"
#include "ci/check/examine/repeatability.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/limits.h"
#include "engine/player/player.h"
#include "suites/core/limits.h"

#include "suites/engines/usi_engine.h"

namespace hakari::check {
namespace {

using std::chrono::steady_clock;

constexpr uint64_t kDepthInstead = 4;
constexpr int kTimings = 3;
// How late an answer may be on a busy machine; more is the fault of the engine.
constexpr int64_t kSlackMs = 200;

class Examiner {
 public:
  Examiner(const ExamineOptions& options, const Context& context)
      : options_(options), context_(context), engine_(options.engine) {
    result_.engine = options.shown;
  }

  Examination Run() {
    context_.Say("handshake");
    ComeUp();
    if (result_.came_up) {
      LookAtOptions();
      const std::optional<suites::Limits> limits = HeedsLimits();
      if (limits && !context_.IsStopped()) AskAgain(*limits);
      if (limits && !context_.IsStopped() && !result_.AnyBad()) TellSignature();
      if (!context_.IsStopped()) KeepsTime();
      if (!context_.IsStopped()) Mates();
    }
    result_.interrupted = context_.IsStopped();
    return std::move(result_);
  }

 private:
  void Add(Examined row) { result_.rows.push_back(std::move(row)); }

  void ComeUp() {
    const auto begin = steady_clock::now();
    const std::optional<player::Failure> failure = engine_.EnsureRunning();
    const double seconds = std::chrono::duration<double>(steady_clock::now() - begin).count();
    result_.name = engine_.name();
    result_.came_up = !failure;
    if (failure) {
      Add({"starts", Health::kBad, player::FailureText(*failure),
           "run it in a terminal and type usi"});
      return;
    }
    constexpr double kLong = 5;
    Add({"starts", seconds > kLong ? Health::kNote : Health::kGood,
         absl::StrFormat("readyok after %.1f s, %d options", seconds, engine_.options().size()),
         seconds > kLong ? "large tables or networks? reset=restart would take this long each time"
                         : ""});
  }

  // The value that was set, or else the engine's default.
  std::string ValueOf(const player::Option& option) const {
    for (const auto& [name, value] : options_.engine.options) {
      if (absl::EqualsIgnoreCase(name, option.name)) return value;
    }
    return option.default_value.value_or("");
  }

  void LookAtOptions() {
    for (const player::Option& option : engine_.options()) {
      const std::string name = absl::AsciiStrToLower(option.name);
      const std::string value = ValueOf(option);
      const bool threads = option.type == "spin" && absl::StrContains(name, "threads");
      const bool book = option.type == "check" && absl::StrContains(name, "ownbook");
      if (threads && value != "1") {
        Add({"one thread", Health::kNote, absl::StrCat(option.name, " is ", value),
             absl::StrCat("several threads are seldom repeatable: option.", option.name, "=1")});
      } else if (book && value == "true") {
        Add({"no book", Health::kNote, absl::StrCat(option.name, " is true"),
             absl::StrCat("a book answers instead of the search: option.", option.name, "=false")});
      }
    }
  }

  // The limits that the engine obeys, if any.
  std::optional<suites::Limits> HeedsLimits() {
    suites::Limits limits;
    if (options_.engine.byoyomi_ms > 0) {
      Add({"go nodes", Health::kNote, "not tested: byoyomi-ms is set",
           "one of its options must end the search, or nothing is repeatable"});
      return limits;
    }
    context_.Say("go nodes");
    player::Limits search;
    search.nodes = options_.nodes;
    limits.nodes = options_.nodes;
    const player::Answer result = Search(search);
    if (!result.failure && !result.overran) {
      Add(NodesRow(result));
      return limits;
    }
    Add({"go nodes", Health::kBad,
         result.failure ? player::FailureText(*result.failure) : "answered only after stop",
         "byoyomi-ms=60000 and one of its options that limits depth or nodes"});
    search.nodes = std::nullopt;
    search.depth = kDepthInstead;
    const player::Answer deep = Search(search);
    if (deep.failure || deep.overran) return std::nullopt;
    Add({"go depth", Health::kGood, "it works: use --depth instead of --nodes", ""});
    limits.nodes = std::nullopt;
    limits.depth = kDepthInstead;
    return limits;
  }

  Examined NodesRow(const player::Answer& result) const {
    constexpr uint64_t kMuch = 2;
    const auto nodes = static_cast<uint64_t>(result.Counter(player::kNodesCounter));
    if (nodes > kMuch * options_.nodes) {
      return {"go nodes", Health::kNote,
              absl::StrCat(nodes, " nodes with a limit of ", options_.nodes),
              "it checks the limit seldom; larger limits are kept better"};
    }
    return {"go nodes", Health::kGood, absl::StrCat(nodes, " nodes for ", options_.nodes), ""};
  }

  player::Answer Search(const player::Limits& limits) {
    player::Answer none;
    none.failure = engine_.NewGame();
    if (none.failure) return none;
    player::Question question;
    question.game = options_.positions[0].game();
    question.limits = limits;
    return engine_.Ask(question, {nullptr, nullptr, context_.stop});
  }

  void AskAgain(const suites::Limits& limits) {
    context_.Say("repeatability");
    engine_.Quit();
    const RepeatQuestion question = {options_.engine, options_.positions, options_.in_any_order,
                                     limits};
    for (Examined& row : ExamineRepeatability(question, context_)) Add(std::move(row));
  }

  // Only for an engine that repeats itself and obeys a depth.
  void TellSignature() {
    if (options_.engine.byoyomi_ms > 0) return;
    context_.Say("node signature");
    engine_.Quit();
    if (options_.signature) {
      const absl::Status holds =
          CheckSignature(options_.shown, options_.engine, *options_.signature, context_);
      Add(holds.ok() ? Examined{"signature", Health::kGood,
                                absl::StrCat(options_.signature->nodes, " nodes to depth ",
                                             options_.signature->depth),
                                ""}
                     : Examined{"signature", Health::kBad, std::string(holds.message()), ""});
      return;
    }
    const absl::StatusOr<uint64_t> nodes = NodesToDepth(options_.engine, kSignatureDepth, context_);
    if (!nodes.ok()) {
      Add({"signature", Health::kNote, std::string(nodes.status().message()),
           "without a signature a match cannot check which build it runs"});
      return;
    }
    Add({"signature", Health::kGood,
         absl::StrCat(*nodes, " nodes to depth ", kSignatureDepth, " over ten positions"),
         absl::StrCat("add it to hakari.json, and every match checks it first: ",
                      SignatureText({kSignatureDepth, *nodes}))});
  }

  // Takes the nearest of several answers, since on a busy machine any engine is late now and then.
  void KeepsTime() {
    context_.Say("go movetime");
    player::Limits limits;
    limits.move_ms = options_.movetime_ms;
    int64_t nearest_ms = INT64_MAX;
    for (int i = 0; i < kTimings && nearest_ms > kSlackMs; ++i) {
      const player::Answer result = Search(limits);
      if (result.failure || result.overran) {
        Add({"go movetime", Health::kBad,
             result.failure ? player::FailureText(*result.failure)
                            : absl::StrCat("answered only after stop, ",
                                           options_.engine.deadlines.margin_ms, " ms late"),
             "go nodes needs no clock; for games this must be fixed"});
        return;
      }
      const int64_t late_ms = result.times.wall_ns / 1'000'000 - options_.movetime_ms;
      nearest_ms = std::min(nearest_ms, late_ms);
    }
    Add(TimeRow(nearest_ms));
  }

  Examined TimeRow(int64_t late_ms) const {
    if (late_ms > kSlackMs) {
      return {"go movetime", Health::kBad,
              absl::StrCat(late_ms, " ms after ", options_.movetime_ms, " ms"),
              "it would lose on time: does an option set a larger margin?"};
    }
    if (late_ms < -options_.movetime_ms / 2) {
      return {"go movetime", Health::kNote,
              absl::StrCat("answers after ", options_.movetime_ms + late_ms, " ms of ",
                           options_.movetime_ms),
              "it stops early: a book, a forced move, or its own time management"};
    }
    return {"go movetime", Health::kGood,
            absl::StrFormat("%+d ms at %d ms", late_ms, options_.movetime_ms), ""};
  }

  void Mates() {
    context_.Say("go mate");
    engine_.Quit();
    for (Examined& row : ExamineMateClaims(
             {options_.engine, options_.mates, options_.mate_ms, options_.nodes, options_.check},
             context_)) {
      Add(std::move(row));
    }
  }

  const ExamineOptions& options_;
  const Context& context_;
  engines::UsiEngine engine_;
  Examination result_;
};

}  // namespace

Examination Examine(const ExamineOptions& options, const Context& context) {
  return Examiner(options, context).Run();
}

}  // namespace hakari::check
