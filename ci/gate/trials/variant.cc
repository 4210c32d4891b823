#include "ci/gate/trials/variant.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"

namespace hakari::gate {
namespace {

constexpr char kProbe[] = "//ci/gate/probe:probe";
constexpr char kOtherOrder[] = "//ci/gate/probe:probe_other_order";

std::vector<Executable> ExecutablesOf(const std::string& name) {
  std::string probe = absl::StrCat("//ci/gate/probe/variants:", name);
  std::string other_order = absl::StrCat(probe, "_other_order");
  if (name == "identical") probe = kProbe, other_order = kOtherOrder;
  // The two orders change places: what is weighed differs from the base in nothing else.
  if (name == "other_order") probe = kOtherOrder, other_order = kProbe;
  return {{"//ci/cli:hakari", "hakari"}, {probe, "probe"}, {other_order, "probe_other_order"}};
}

}  // namespace

const std::vector<std::string>& VariantNames() {
  static const auto* const names = new std::vector<std::string>{
      "identical", "cold", "other_order", "slower_1", "slower_2", "slower_3", "slower_5"};
  return *names;
}

absl::Status CheckVariant(const std::string& name) {
  const std::vector<std::string>& names = VariantNames();
  if (std::find(names.begin(), names.end(), name) != names.end()) return absl::OkStatus();
  return absl::NotFoundError(
      absl::StrCat("no variant `", name, "`; there are: ", absl::StrJoin(names, ", ")));
}

absl::StatusOr<std::string> BuildVariant(const std::string& name, const BuildPlan& plan) {
  HAKARI_RETURN_IF_ERROR(CheckVariant(name));
  const std::string folder = absl::StrCat(plan.work, "/bin/variant-", name);
  HAKARI_RETURN_IF_ERROR(BuildExecutables(plan.context.root, ExecutablesOf(name), folder, plan));
  return folder;
}

}  // namespace hakari::gate
