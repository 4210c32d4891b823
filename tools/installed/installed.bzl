"""What is installed on this machine, a small file for each package that a test needs."""

def installed_package(name):
    """Makes NAME.txt, "chromium 120.0-1" or "chromium is not installed"; a test that needs the package has it in `data`.

    dpkg's own file changes with every installation, but only a file whose words changed runs its tests again.

    Args:
      name: of the Debian package
    """
    native.genrule(
        name = name,
        srcs = ["@dpkg//:status"],
        outs = [name + ".txt"],
        cmd = "awk -v package=%s -f $(location installed.awk) $< >$@" % name,
        tools = ["installed.awk"],
        visibility = ["//visibility:public"],
    )
