"""A golden as a sharded test."""

def golden_test(golden, problems, shards = 1, size = "small", **kwargs):
    """Declares <golden without its ending>_test: runs what the golden's header names and compares.

    Args:
      golden: the file, beside a LOG.md that knows it
      problems: the suite's problem files
      shards: how many parts run side by side; at most as many as there are problems
      size: as of every test
      **kwargs: as of every cc_test
    """
    if not golden.endswith(".golden"):
        fail("%s: expected a file that ends in .golden" % golden)
    native.cc_test(
        name = golden[:-len(".golden")] + "_test",
        size = size,
        args = ["$(rootpath %s)" % golden],
        data = [
            golden,
            "LOG.md",
            problems,
        ],
        shard_count = shards,
        deps = ["//golden:golden_test_main"],
        **kwargs
    )
