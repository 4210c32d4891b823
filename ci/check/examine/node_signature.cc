#include "ci/check/examine/node_signature.h"

#include <algorithm>
#include <optional>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/player.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/engines/usi_engine.h"
#include "suites/registry.h"

namespace hakari::check {
namespace {

constexpr char kSuite[] = "middlegame";
constexpr size_t kPositions = 10;

}  // namespace

absl::StatusOr<uint64_t> NodesToDepth(const suites::EngineSpec& engine, int depth,
                                      const Context& context) {
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet problems,
                          suites::ReadProblemsOf(*suites::FindSuite(kSuite), context.root));
  engines::UsiEngine asked(engine);
  int64_t nodes = 0;
  for (size_t i = 0; i < std::min(kPositions, problems.problems().size()); ++i) {
    const suites::Problem& problem = problems.problems()[i];
    std::optional<player::Failure> failure = asked.NewGame(context.stop);
    if (!failure) {
      player::Question question;
      question.game = problem.game();
      question.limits.depth = depth;
      const player::Answer answer = asked.Ask(question, {nullptr, nullptr, context.stop});
      nodes += answer.Counter(player::kNodesCounter);
      failure = answer.failure;
    }
    if (failure) {
      return absl::AbortedError(absl::StrCat(problem.id, ": ", player::FailureText(*failure)));
    }
  }
  if (nodes <= 0) return absl::FailedPreconditionError("the engine reports no nodes");
  return static_cast<uint64_t>(nodes);
}

absl::Status CheckSignature(const std::string& whose, const suites::EngineSpec& engine,
                            const project::NodeSignature& signature, const Context& context) {
  context.Say(absl::StrCat("checking the node signature of ", whose));
  const absl::StatusOr<uint64_t> nodes = NodesToDepth(engine, signature.depth, context);
  if (!nodes.ok()) {
    return absl::FailedPreconditionError(
        absl::StrCat(whose, ": its node signature: ", nodes.status().message()));
  }
  if (*nodes == signature.nodes) return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat(
      whose, ": the build does not match the signature in ", project::kProjectFile,
      ": it searches ", *nodes, " nodes to depth ", signature.depth, ", the signature has ",
      signature.nodes, "; if the search was changed on purpose, write ",
      SignatureText({signature.depth, *nodes})));
}

std::string SignatureText(const project::NodeSignature& signature) {
  return absl::StrCat("\"signature\": {\"depth\": ", signature.depth,
                      ", \"nodes\": ", signature.nodes, "}");
}

}  // namespace hakari::check
