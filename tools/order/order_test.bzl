"""Shows that the check of the folders' order lets through what is right and can fail."""

load("@bazel_skylib//lib:unittest.bzl", "analysistest", "asserts", "unittest")
load(":order.bzl", "FOLDERS", "JUDGE", "OrderFaultsInfo", "complaint", "folder_order_faults")

def _pairs_test_impl(ctx):
    env = unittest.begin(ctx)
    for user in range(len(FOLDERS)):
        for used in range(len(FOLDERS)):
            wrong = complaint(FOLDERS[user] + "/deep", FOLDERS[used], testonly = True)
            asserts.equals(env, used > user, wrong != None, "%s uses %s" % (FOLDERS[user], FOLDERS[used]))
    return unittest.end(env)

_pairs_test = unittest.make(_pairs_test_impl)

def _edges_test_impl(ctx):
    env = unittest.begin(ctx)
    fine = [
        ("engine/core", "tools/fuzz", False),
        ("engine/position", JUDGE, True),
        (JUDGE, "engine/movegen", True),
        ("third_party/zstd", "", False),
        ("tools/github", "base/files", False),
        ("suites", "suites/predict", False),
        ("suites/mate/themes", "suites/mate", False),
    ]
    wrong = [
        ("engine/position", JUDGE, False),
        (JUDGE, "engine/mate", True),
        ("tools/fuzz", "engine/core", False),
        ("engine/coreless", "engine/core", False),
        ("ci/cli", "elsewhere", False),
        ("ci/attic", "base", False),
        ("ci/report", "ci/gate/report", False),
        ("suites/mate", "suites", False),
        ("suites/core", "suites/engines", True),
    ]
    for user, used, testonly in fine:
        asserts.equals(env, None, complaint(user, used, testonly))
    for user, used, testonly in wrong:
        asserts.true(env, complaint(user, used, testonly) != None, "%s uses %s" % (user, used))
    return unittest.end(env)

_edges_test = unittest.make(_edges_test_impl)

def _probe_impl(ctx):
    return [ctx.attr.target[OrderFaultsInfo]]

# Applies the aspect as .bazelrc does for every target.
_probe = rule(
    implementation = _probe_impl,
    attrs = {"target": attr.label(aspects = [folder_order_faults])},
)

def _faults_test_impl(ctx):
    env = analysistest.begin(ctx)
    faults = analysistest.target_under_test(env)[OrderFaultsInfo].faults
    asserts.equals(env, ctx.attr.faults, len(faults), str(faults))
    for fault in faults:
        asserts.true(env, "//engine/core must not use //bench" in fault, fault)
    return analysistest.end(env)

_faults_test = analysistest.make(_faults_test_impl, attrs = {"faults": attr.int()})

def order_test_suite(name):
    """The tests, and the probes they look at.

    Args:
      name: of the suite
    """
    unittest.suite(name, _pairs_test, _edges_test)
    for target, faults in [("engine/core:upside_down", 1), ("engine/core:data_upside_down", 1), ("ci/cli:upright", 0)]:
        probe = "%s_%s" % (name, target.split(":")[1])
        _probe(
            name = probe + "_probe",
            tags = ["manual"],
            target = "//tools/order/testdata/" + target,
        )
        _faults_test(
            name = probe,
            size = "small",
            faults = faults,
            target_under_test = probe + "_probe",
        )
