#!/bin/bash
# With a real Bazel and a fake dpkg list: tests that depend on a package run again when that package is installed or
# upgraded, and not when another one is.
set -euo pipefail

here=$PWD/tools/installed
house=$TEST_TMPDIR/house
dpkg=$TEST_TMPDIR/dpkg
mkdir -p "$house/tools/installed" "$dpkg"
cp -L "$here"/installed.{bzl,awk} "$house/tools/installed/"

# list PACKAGE VERSION...: writes the list as dpkg does, by renaming a new file.
list() {
  while (($#)); do
    printf 'Package: %s\nStatus: install ok installed\nPriority: optional\nVersion: %s\n\n' "$1" "$2"
    shift 2
  done >"$dpkg/status-new"
  printf 'Package: removed\nStatus: deinstall ok config-files\nVersion: 1\n' >>"$dpkg/status-new"
  mv "$dpkg/status-new" "$dpkg/status"
}

cat >"$house/WORKSPACE" <<END
new_local_repository(name = "dpkg", path = "$dpkg", build_file_content = 'exports_files(["status"])')
END
cat >"$house/tools/installed/BUILD" <<'END'
load(":installed.bzl", "installed_package")

[installed_package(name = package) for package in ["browser", "engine", "removed"]]

# Makes each run distinguishable from the one before it.
[genrule(
    name = package + "_run",
    srcs = [package],
    outs = [package + "_run.txt"],
    cmd = "cat $< >$@ && date +%s%N >>$@",
) for package in ["browser", "engine", "removed"]]
END

run() {
  (cd "$house" && bazel --max_idle_secs=10 build --show_progress_rate_limit=60 //tools/installed:all) >"$TEST_TMPDIR/log" 2>&1 ||
    { cat "$TEST_TMPDIR/log" >&2 && exit 1; }
  browser=$(<"$house/bazel-bin/tools/installed/browser_run.txt")
  engine=$(<"$house/bazel-bin/tools/installed/engine_run.txt")
}

# expect WHAT FIRST_LINE RUN: checks what the run did.
expect() {
  [[ ${3%%$'\n'*} == "$2" ]] || { printf '%s: "%s", not "%s"\n' "$1" "${3%%$'\n'*}" "$2" >&2 && exit 1; }
}

list engine 1.0
run
expect 'not installed' 'browser is not installed' "$browser"
expect 'installed' 'engine 1.0' "$engine"
expect 'removed' 'removed is not installed' "$(<"$house/bazel-bin/tools/installed/removed_run.txt")"

engine_before=$engine
list browser 7-1~deb12u1 engine 1.0
run
expect 'installed now' 'browser 7-1~deb12u1' "$browser"
[[ $engine == "$engine_before" ]] || { echo 'an installation ran again what does not need it' >&2 && exit 1; }

browser_before=$browser
list browser 7-1~deb12u1 engine 1.1
run
expect 'upgraded' 'engine 1.1' "$engine"
[[ $browser == "$browser_before" ]] || { echo 'an upgrade ran again what does not need it' >&2 && exit 1; }

list engine 1.1
run
expect 'gone' 'browser is not installed' "$browser"
