#!/usr/bin/env python3
"""Makes small wrong edits at places drawn by a seed, and tells which of them the tests of their own package notice.

usage: tools/mutate/mutate.py --seed 1 --count 50     draws, edits, tests; goes on where it was stopped
       tools/mutate/mutate.py --seed 1 --table        the table of what was found so far
       tools/mutate/mutate.py --seed 1 --again        tests the survivors again, with the tests of today
       tools/mutate/mutate.py --seed 1 --under engine/movegen

Edits are made in a copy of HEAD under .hakari/mutate/tree, never in the working tree. An edit that does not compile is
drawn again. Equivalent edits are marked by hand in tools/mutate/equivalent.txt: the table shows the reason.

exit codes: 0 no survivor, 1 survivors, 2 bad usage, 4 the tests fail without any edit.
"""
import argparse
import json
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import time

import edits

ROOT = pathlib.Path(__file__).resolve().parents[2]
STATE = ROOT / ".hakari/mutate"
TREE = STATE / "tree"
EQUIVALENT = ROOT / "tools/mutate/equivalent.txt"
# An edit may leave something unused: a warning that the build would refuse, but no reason to draw another.
QUIET = "".join(f'#pragma GCC diagnostic ignored "-W{name}"\n' for name in [
    "unused-parameter", "unused-variable", "unused-but-set-variable", "unused-function", "unused-value", "parentheses"])
# So many edits of one package that do not compile, then the next package has its turn.
DRAWS_PER_PACKAGE = 6


def say(words):
    print(words, file=sys.stderr, flush=True)


def bazel(*words):
    return subprocess.run(["bazel", *words], cwd=TREE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def refresh_tree():
    """The files of HEAD, and the settings of this machine. What was deleted since is deleted there too."""
    TREE.mkdir(parents=True, exist_ok=True)
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    wanted = set(tracked.stdout.split("\n"))
    for file in TREE.rglob("*"):
        name = str(file.relative_to(TREE))
        if file.is_file() and not name.startswith(("bazel-", ".hakari")) and name not in wanted:
            file.unlink()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    subprocess.run(["tar", "-x", "-C", str(TREE)], input=archive.stdout, check=True)
    for settings in [".hakari/machine.bazelrc", "user.bazelrc"]:
        if (ROOT / settings).exists():
            (TREE / settings).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / settings, TREE / settings)


def sources_by_package():
    """The .cc and .h files of what ships: no tests, and nothing that only tests use."""
    rules = 'kind("cc_(library|binary) rule", //...) except attr(testonly, 1, //...)'
    query = f"let shipped = {rules} in labels(srcs, $shipped) + labels(hdrs, $shipped)"
    ran = bazel("query", "--noshow_progress", query)
    packages = {}
    for label in re.findall(r"^//([\w/]+):(\S+\.(?:cc|h))$", ran.stdout, re.M):
        package, name = label
        if (TREE / package / name).exists():  # else it is made by the build
            packages.setdefault(package, []).append(f"{package}/{name}")
    if not packages:
        say(ran.stdout)
        sys.exit(4)
    return {package: sorted(packages[package]) for package in sorted(packages)}


def run_tests(package, timeout_s):
    """("passed" | "failed" | "timeout" | "broken" | "no tests", which)."""
    ran = bazel("test", "--noshow_progress", "--notest_keep_going", "--test_summary=terse", f"--test_timeout={timeout_s}",
                f"//{package}:all")
    if ran.returncode == 0:
        return "passed", ""
    if ran.returncode == 4:
        return "no tests", ""
    late = re.search(r"^//(\S+)\s+TIMEOUT", ran.stdout, re.M)
    failed = re.search(r"^//(\S+)\s+FAILED in", ran.stdout, re.M)
    if ran.returncode == 3 and failed:
        case = re.search(r"^\[  FAILED  \] ([\w/.]+)", ran.stdout, re.M)
        return "failed", failed[1] + (f" ({case[1]})" if case else "")
    if ran.returncode == 3 and late:
        return "timeout", late[1]
    return "broken", ran.stdout[-1500:]


class Baselines:
    """Whether a package's tests pass without any edit; asked once a package."""

    def __init__(self, timeout_s):
        self.timeout_s = timeout_s
        self.known = {}

    def of(self, package):
        if package not in self.known:
            outcome, words = run_tests(package, self.timeout_s)
            if outcome not in ("passed", "no tests"):
                say(f"//{package}:all does not pass without any edit: {outcome} {words}")
                sys.exit(4)
            self.known[package] = outcome
        return self.known[package]


def try_edit(edit, timeout_s):
    file = TREE / edit["file"]
    lines = file.read_text().split("\n")
    at = edit["line"] - 1
    if lines[at] != edit["before"]:
        return "moved", ""
    try:
        file.write_text(QUIET + "\n".join(lines[:at] + [edit["after"]] + lines[at + 1:]))
        return run_tests(edit["package"], timeout_s)
    finally:
        file.write_text("\n".join(lines))


def draw(packages, seed, index, attempt):
    """The place and the edit of this number: packages in a shuffled order, a file by its length, then any place in it."""
    order = sorted(packages)
    random.Random(f"{seed}").shuffle(order)
    package = order[(index + attempt // DRAWS_PER_PACKAGE) % len(order)]
    dice = random.Random(f"{seed} {index} {attempt}")
    texts = {file: (TREE / file).read_text() for file in packages[package]}
    places = {file: edits.places(text) for file, text in texts.items()}
    files = [file for file in packages[package] if places[file]]
    if not files:
        return None  # constants and declarations only
    file = dice.choices(files, [texts[file].count("\n") for file in files])[0]
    line, kind, before, after = edits.choose(places[file], dice)
    return {"package": package, "file": file, "line": line, "kind": kind, "before": before, "after": after}


def equivalents():
    """Lines of `file ;; before ;; after ;; reason`, the edited lines without their indentation."""
    marked = {}
    if EQUIVALENT.exists():
        for line in EQUIVALENT.read_text().splitlines():
            if line and not line.startswith("#"):
                file, before, after, reason = [part.strip() for part in line.split(";;")]
                marked[file, before, after] = reason
    return marked


def verdict_of(edit, marked):
    if edit["outcome"] == "failed":
        return f"killed by {edit['by']}"
    if edit["outcome"] == "timeout":
        return f"killed by time: {edit['by']}"
    reason = marked.get((edit["file"], edit["before"].strip(), edit["after"].strip()))
    if reason:
        return f"equivalent: {reason}"
    return "SURVIVED" if edit["outcome"] == "passed" else f"not tried: {edit['outcome']}"


def table(found):
    marked = equivalents()
    print("| place | edit | outcome |\n|---|---|---|")
    for edit in found:
        before, after = edit["before"].strip(), edit["after"].strip() or "(removed)"
        words = f"`{before}` → `{after}`".replace("|", "\\|")
        print(f"| {edit['file']}:{edit['line']} | {words} | {verdict_of(edit, marked)} |")
    verdicts = [verdict_of(edit, marked) for edit in found]
    by_time = sum(verdict.startswith("killed by time") for verdict in verdicts)
    killed = sum(verdict.startswith("killed") for verdict in verdicts)
    alike = sum(verdict.startswith("equivalent") for verdict in verdicts)
    survived = sum(verdict == "SURVIVED" for verdict in verdicts)
    redrawn = sum(edit["redrawn"] for edit in found)
    print(f"\n{len(found)} edits: {killed} killed ({by_time} of them by time), {alike} equivalent, {survived} survived; "
          f"{redrawn} more did not compile and were drawn again.")
    return 1 if survived else 0


def find(limits, found, save):
    packages = {package: files for package, files in sources_by_package().items() if package.startswith(limits.under)}
    if not packages:
        say(f"no package begins with {limits.under}")
        sys.exit(2)
    say(f"{sum(map(len, packages.values()))} files in {len(packages)} packages")
    baselines = Baselines(limits.timeout_seconds)
    started, first = time.monotonic(), len(found)
    while len(found) < limits.count:
        index, redrawn = len(found), 0
        while True:
            edit = draw(packages, limits.seed, index, redrawn)
            if edit is None:
                redrawn += 1
                continue
            if baselines.of(edit["package"]) == "no tests":
                outcome, by = "passed", "the package has no tests"
                break
            outcome, by = try_edit(edit, limits.timeout_seconds)
            if outcome != "broken":
                break
            say(f"  does not compile: {edit['file']}:{edit['line']}: {edit['after'].strip()}")
            redrawn += 1
        found.append({**edit, "outcome": outcome, "by": by, "redrawn": redrawn})
        save()
        per_edit = (time.monotonic() - started) / (len(found) - first)
        left = per_edit * (limits.count - len(found)) / 60
        say(f"[{len(found)}/{limits.count}] {edit['file']}:{edit['line']} {edit['kind']}: {outcome} {by}; "
            f"{per_edit:.0f} s an edit, about {left:.0f} min left")


def try_again(limits, found, save):
    marked = equivalents()
    for edit in found:
        if verdict_of(edit, marked) == "SURVIVED":
            lines = (TREE / edit["file"]).read_text().split("\n")
            # It may have moved; the same text nearest to where it stood is the same place.
            at = [n + 1 for n, line in enumerate(lines) if line == edit["before"]]
            edit["line"] = min(at, key=lambda n: abs(n - edit["line"]), default=edit["line"])
            edit["outcome"], edit["by"] = try_edit(edit, limits.timeout_seconds)
            save()
            say(f"{edit['file']}:{edit['line']}: {edit['outcome']} {edit['by']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True, help="draws the places")
    parser.add_argument("--count", type=int, default=50, help="how many edits that compile")
    parser.add_argument("--under", default="", metavar="FOLDER", help="only in packages that begin so")
    parser.add_argument("--table", action="store_true", help="print what was found and end")
    parser.add_argument("--again", action="store_true", help="test the survivors again and end")
    parser.add_argument("--timeout-seconds", type=int, default=120, help="for one test; an endless loop ends there")
    limits = parser.parse_args()
    results = STATE / f"seed-{limits.seed}{limits.under.replace('/', '-')}.json"
    found = json.loads(results.read_text()) if results.exists() else []
    if limits.table:
        return table(found)
    STATE.mkdir(parents=True, exist_ok=True)
    refresh_tree()

    def save():
        unfinished = results.with_suffix(".part")
        unfinished.write_text(json.dumps(found, indent=1))
        unfinished.replace(results)

    for stop in (signal.SIGINT, signal.SIGTERM):  # a shell may have started us deaf to the first
        signal.signal(stop, signal.default_int_handler)
    try:
        (try_again if limits.again else find)(limits, found, save)
    except KeyboardInterrupt:
        say("stopped; the same command goes on from here")
    return table(found)


if __name__ == "__main__":
    sys.exit(main())
