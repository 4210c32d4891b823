"""The order of the house's folders, checked for every target that is built.

.bazelrc applies the aspect `folder_order` to whatever is built or tested, so a target that uses a folder below its own fails
its analysis, with both names. Whole folders are compared, data included: suites cannot read goldens.
"""

# A folder uses only folders above it. If two entries contain a package, the longer one counts.
FOLDERS = [
    "base",
    "engine/core",
    "engine/position",
    "engine/movegen",
    "engine/notation",
    "engine/mate",
    "engine/predict",
    "engine/eval",
    "engine/book",
    "engine/search",
    "engine/player",
    "engine/usi",
    "bench",
    "suites/core",
    "suites/run",
    "suites/engines",
    "suites/corpus",
    "suites/learn",
    "suites/match",
    "suites/margins",
    "suites/corpus/play",
    "suites/perft",
    "suites/mate",
    "suites/middlegame",
    "suites/next_move",
    "suites/predict",
    "suites",
    "golden",
    "ci/report",
    "ci/history",
    "ci/project",
    "ci/check",
    "ci/compare",
    "ci/gate",
    "ci/reproduce",
    "ci/cli",
]

# Contains no shogi; the tools may use it too.
_BASE = "base"

# The slow reference: only tests may use it, those of any folder. It may use folders up to _JUDGE_STANDS_BELOW.
JUDGE = "engine/reference"
_JUDGE_STANDS_BELOW = "engine/notation"

# Folders outside of the order: overlays and tools. Every folder may use them, and they use nothing of the project.
OUTSIDE = ["", "engine", "third_party", "tools"]

def _is_in(package, folder):
    return package == folder or package.startswith(folder + "/")

def folder_of(package):
    """The folder of the order that a package lies in; None if it lies outside.

    Args:
      package: as in a label, without the slashes

    Returns:
      one of FOLDERS, JUDGE, None, or "?" for a package that no list knows
    """
    found = [folder for folder in FOLDERS + [JUDGE] if _is_in(package, folder)]
    if found:
        return sorted(found, key = len)[-1]
    if package in OUTSIDE or package.split("/")[0] in ["third_party", "tools"]:
        return None
    return "?"

def complaint(user, used, testonly):
    """What is wrong with one package using another.

    Args:
      user: the package of the target that uses
      used: the package of what it uses
      testonly: whether the using target is only for tests

    Returns:
      a sentence, or None if all is well
    """
    above, below = folder_of(used), folder_of(user)
    if below == "?":
        return "//%s lies in no folder of the order: enter it in tools/order/order.bzl" % user
    if above == None or above == below:
        return None
    if below == None and above == _BASE:
        return None
    if below == None:
        return "//%s is outside of the order and must not use //%s" % (user, used)
    if above == "?":
        return "//%s lies in no folder of the order: enter it in tools/order/order.bzl" % used
    if above == JUDGE:
        return None if testonly else "//%s is for tests only, and //%s is none" % (used, user)
    last = FOLDERS.index(_JUDGE_STANDS_BELOW if below == JUDGE else below)
    if FOLDERS.index(above) > last:
        return "//%s must not use //%s: %s stands below %s in the order" % (user, used, above, below)
    return None

# Labels of other repositories are not checked: they come from the rule itself (toolchains and the like).
_OWN_REPOSITORY = ""

def _labels_of(rule):
    labels = []
    for name in dir(rule.attr):
        value = getattr(rule.attr, name)
        for item in value.keys() if type(value) == "dict" else value if type(value) == "list" else [value]:
            if type(item) == "Target" and item.label.workspace_name == _OWN_REPOSITORY:
                labels.append(item.label)
    return labels

# The example project that proves that the check can fail: a separate folder, laid out like the real project.
_FIXTURE = "tools/order/testdata/"

def _package(label):
    return label.package[len(_FIXTURE):] if label.package.startswith(_FIXTURE) else label.package

def _faults(target, ctx):
    if target.label.workspace_name != _OWN_REPOSITORY:
        return []
    user = _package(target.label)
    testonly = bool(getattr(ctx.rule.attr, "testonly", False))
    complaints = [(label, complaint(user, _package(label), testonly)) for label in _labels_of(ctx.rule)]
    return ["%s uses %s: %s" % (target.label, label, wrong) for label, wrong in complaints if wrong]

def _folder_order_impl(target, ctx):
    faults = _faults(target, ctx)
    if faults:
        fail("\n".join(faults))
    return []

folder_order = aspect(
    implementation = _folder_order_impl,
    doc = "Fails for a target that uses a folder below its own.",
)

OrderFaultsInfo = provider(fields = {"faults": "what folder_order would complain of"})

def _folder_order_faults_impl(target, ctx):
    return [OrderFaultsInfo(faults = _faults(target, ctx))]

# Bazel 4.2.3 crashes if a test expects an aspect to fail, so the tests check what the aspect would report.
folder_order_faults = aspect(
    implementation = _folder_order_faults_impl,
    doc = "Tells what folder_order would complain of.",
)
