#!/usr/bin/env python3
"""Runs the fuzz targets under libFuzzer until they bring nothing new, and goes on where it was stopped.

usage: tools/fuzz/run.py [TARGET...]            fuzzes those that are not finished, turn by turn
       tools/fuzz/run.py --status               a row per target: what was run so far
       tools/fuzz/run.py --keep                 copies the few inputs that widen the corpus into the source tree
       tools/fuzz/run.py --save [FILE.tar.xz]   packs counts and corpora into tools/fuzz/state.tar.xz, or elsewhere

A target is finished when ten minutes of its own processor time brought no new edge, or after an hour of it. Everything
lives in .hakari/fuzz: the programs, each target's corpus, its crashes and its counts. Ctrl-C loses nothing. A machine
without that folder begins with tools/fuzz/state.tar.xz. The counts are of one program, known by its hash: the same commit
built on another machine goes on with them. A fuzzer for each processor, which give way to whatever else runs.

exit codes: 0 finished or stopped, 1 a crash was found, 2 bad usage, 4 it could not be built or run.
"""
import argparse
import concurrent.futures
import contextlib
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The state of earlier runs, kept in the source tree: hours of fuzzing must not be lost with the machine they ran on.
KEPT_STATE = ROOT / "tools/fuzz/state.tar.xz"
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
# Limits for inputs that go into the source tree: they must stay small enough to read.
LONGEST_KEPT_BYTES = 2048
KEPT_BYTES_PER_TARGET = 10_000
KEPT_FILES_PER_TARGET = 20


NO_COUNTS = {"program": "", "inputs": 0, "edges": 0, "cpu_s": 0.0, "last_new_cpu_s": 0.0}


class Target:
    """One fuzz target: its label, its folder under the state, and the counts that outlive this run."""

    def __init__(self, label, state):
        self.label = label
        self.package, self.name = label.lstrip("/").split(":")
        self.folder = state / self.package.replace("/", "-") / self.name
        self.program = self.folder / "program"
        self.corpus = self.folder / "corpus"
        self.crashes = self.folder / "crashes"
        for folder in (self.corpus, self.crashes):
            folder.mkdir(parents=True, exist_ok=True)
        self.counts = dict(NO_COUNTS)
        if self.counts_file.exists():
            self.counts.update(json.loads(self.counts_file.read_text()))

    @property
    def counts_file(self):
        return self.folder / "counts.json"

    def save(self):
        unfinished = self.counts_file.with_suffix(".part")
        unfinished.write_text(json.dumps(self.counts))
        unfinished.replace(self.counts_file)

    def quiet_s(self):
        return self.counts["cpu_s"] - self.counts["last_new_cpu_s"]

    def left_s(self, limits):
        """At most so much processor time is left; less if the next minutes bring nothing new."""
        if self.crashed():
            return 0
        return max(0, min(limits.quiet_minutes * 60 - self.quiet_s(), limits.most_minutes * 60 - self.counts["cpu_s"]))

    def crashed(self):
        return sorted(self.crashes.iterdir())

    def take_program(self, built):
        """A program that changed is counted afresh, with the corpus found so far; mended crashes join the corpus."""
        shutil.copy(built, self.program)
        if self.counts["program"] == digest(built):
            return
        self.counts = {**NO_COUNTS, "program": digest(built)}
        self.save()
        for crash in self.crashed():
            if subprocess.run([self.program, crash], capture_output=True).returncode == 0:
                crash.replace(self.corpus / crash.name)

    def row(self):
        words = f"{self.counts['inputs']:>13,} {self.counts['edges']:>6} {self.counts['cpu_s'] / 60:>8.1f}"
        return f"{self.label:<52} {words} {self.quiet_s() / 60:>6.1f} {len(self.crashed()):>8}"


HEAD = f"{'target':<52} {'inputs':>13} {'edges':>6} {'minutes':>8} {'quiet':>6} {'crashes':>8}"


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def say(words):
    print(words, file=sys.stderr, flush=True)


def bazel(*words):
    ran = subprocess.run(["bazel", *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if ran.returncode != 0:
        say(ran.stderr)
        sys.exit(4)
    return ran.stdout.split()


def fuzz_labels():
    return sorted(bazel("query", 'filter("_fuzz_test$", kind(cc_test, //...))'))


def build(targets):
    say(f"building {len(targets)} fuzz targets with libFuzzer")
    labels = [target.label for target in targets]
    bazel("build", "--config=fuzz", "--experimental_convenience_symlinks=ignore", *labels)
    folder = pathlib.Path(bazel("info", "--config=fuzz", "bazel-bin")[0])
    for target in targets:
        target.take_program(folder / target.package / target.name)
        for seed in seeds_of(target):
            shutil.copy(seed, target.corpus / f"seed-{digest(seed)[:16]}")


def seeds_of(target):
    """The corpus in the source tree."""
    labels = bazel("query", f'kind("source file", deps(labels(data, {target.label})))')
    return [ROOT / label.lstrip("/").replace(":", "/") for label in labels if label.startswith("//")]


def cpu_s_of(pid):
    """User and system time of a running process (proc(5): fields 14 and 15, after the name in brackets)."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def give_way(pid):
    """Lets everything else go first, where the system can be asked to."""
    os.setpriority(os.PRIO_PROCESS, pid, 19)
    # Linux divides processors among sessions before it considers nice values within them; the fuzzer has its own session.
    with contextlib.suppress(OSError):
        pathlib.Path(f"/proc/{pid}/autogroup").write_text("19")


def fuzz_one_turn(target, turn_s, stop):
    """Fuzzes for so much processor time. Returns libFuzzer's output if it ended by itself, else nothing."""
    log_path = target.folder / "log"
    before_s = target.counts["cpu_s"]
    with open(log_path, "wb") as log:
        fuzzer = subprocess.Popen(
            [target.program, "-print_final_stats=1", "-timeout=60", f"-artifact_prefix={target.crashes}/", target.corpus],
            cwd=target.folder, stdout=log, stderr=log, start_new_session=True)
    try:
        give_way(fuzzer.pid)
        with open(log_path, errors="replace") as log:
            while fuzzer.poll() is None and not stop.is_set():
                used_s = cpu_s_of(fuzzer.pid)
                target.counts["cpu_s"] = before_s + used_s
                note_new_edges(target, log.read())
                target.save()
                if used_s >= turn_s:
                    fuzzer.send_signal(signal.SIGINT)
                    fuzzer.wait(120)
                    break
                time.sleep(0.5)
            note_new_edges(target, log.read())
    finally:
        if fuzzer.poll() is None:
            fuzzer.send_signal(signal.SIGINT)
            fuzzer.wait()
        text = log_path.read_text(errors="replace")
        run = re.findall(r"number_of_executed_units: (\d+)", text) or re.findall(r"^#(\d+)", text, re.M)
        target.counts["inputs"] += int(run[-1]) if run else 0
        target.save()
    return None if "run interrupted" in text else text


def note_new_edges(target, text):
    edges = max((int(found) for found in re.findall(r"\bcov: (\d+)", text)), default=0)
    if edges > target.counts["edges"]:
        target.counts["edges"] = edges
        target.counts["last_new_cpu_s"] = target.counts["cpu_s"]


def minimise(target):
    """Replaces the corpus by the inputs that bring something."""
    small = target.folder / "minimised"
    shutil.rmtree(small, ignore_errors=True)
    small.mkdir()
    if subprocess.run([target.program, "-merge=1", small, target.corpus], capture_output=True).returncode == 0:
        shutil.rmtree(target.corpus)
        small.replace(target.corpus)


class CannotRun(Exception):
    """A fuzzer that cannot be run; the message is printed already."""


class Turns:
    """Chooses the next target: always the one that had least, so that a short run is spread over all of them."""

    def __init__(self, targets, limits):
        self.targets = targets
        self.limits = limits
        self.running = set()
        self.stop = threading.Event()
        self.lock = threading.Lock()

    def next_target(self):
        with self.lock:
            waiting = [t for t in self.targets if t not in self.running and t.left_s(self.limits) > 0]
            if not waiting or self.stop.is_set():
                return None
            target = min(waiting, key=lambda t: t.counts["cpu_s"])
            self.running.add(target)
            return target

    def give_turns(self):
        """Turn after turn, as one of several, until nothing is left. A fuzzer that cannot be run ends all of them."""
        while target := self.next_target():
            try:
                self.give_turn(target)
            except BaseException:
                self.stop.set()
                raise
            finally:
                self.running.remove(target)

    def give_turn(self, target):
        before_inputs, started = target.counts["inputs"], time.monotonic()
        ended = fuzz_one_turn(target, min(self.limits.turn_seconds, target.left_s(self.limits) + 1), self.stop)
        rate = (target.counts["inputs"] - before_inputs) / max(0.1, time.monotonic() - started)
        left_min = sum(other.left_s(self.limits) for other in self.targets) / 60
        say(f"{target.row()}  {rate:,.0f}/s, at most {left_min:.0f} processor minutes left in all")
        if target.crashed():
            say(f"{target.label} CRASHED; to see it: {target.program} {target.crashed()[0]}")
        elif ended is not None:
            say(f"{target.label} cannot be run:\n{ended[-2000:]}")
            raise CannotRun()
        elif target.left_s(self.limits) <= 0:
            minimise(target)


def fuzz(targets, limits):
    turns = Turns(targets, limits)
    with concurrent.futures.ThreadPoolExecutor(limits.jobs) as pool:
        players = [pool.submit(turns.give_turns) for _ in range(limits.jobs)]
        try:
            for player in players:
                player.result()
        except CannotRun:
            return 4
        finally:
            turns.stop.set()
    return 1 if any(target.crashed() for target in targets) else 0


def keep(target):
    """Copies what adds edges to the source tree's corpus into testdata/found/NAME, long inputs first: they reach most."""
    folder = ROOT / target.package / "testdata/found" / target.name
    kept = [file.stat().st_size for file in folder.iterdir()] if folder.exists() else []
    all_of_it = target.folder / "kept"
    shutil.rmtree(all_of_it, ignore_errors=True)
    all_of_it.mkdir()
    for seed in seeds_of(target):
        shutil.copy(seed, all_of_it / f"seed-{digest(seed)[:16]}")
    words = [target.program, "-set_cover_merge=1", "-use_counters=0", all_of_it, target.corpus]
    if subprocess.run(words, capture_output=True).returncode != 0:
        say(f"{target.label}: its corpus could not be merged")
        sys.exit(4)
    new = [file for file in all_of_it.iterdir() if not file.name.startswith("seed-")]
    copied = 0
    for file in sorted(new, key=lambda file: -file.stat().st_size):
        size = file.stat().st_size
        if len(kept) == KEPT_FILES_PER_TARGET:
            break
        if size > LONGEST_KEPT_BYTES or sum(kept) + size > KEPT_BYTES_PER_TARGET:
            continue
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, folder / digest(file)[:12])
        kept.append(size)
        copied += 1
    say(f"{target.label}: {copied} of {len(new)} new inputs kept, {len(kept)} files and {sum(kept)} bytes there")


def pack(targets, state, path):
    """Counts, corpora and crashes of all targets, without the programs; each corpus is minimised before."""
    unfinished = path.with_suffix(".part")
    with tarfile.open(unfinished, "w:xz") as archive:
        for target in targets:
            if not target.program.exists():
                continue
            minimise(target)
            for file in [target.counts_file, *sorted(target.corpus.iterdir()), *target.crashed()]:
                archive.add(file, file.relative_to(state))
    unfinished.replace(path)
    say(f"{path}: {path.stat().st_size:,} bytes")


def unpack(state, path):
    """The files of such an archive, and nothing outside of the state."""
    with tarfile.open(path) as archive:
        for member in archive.getmembers():
            place = (state / member.name).resolve()
            if not member.isfile() or state.resolve() not in place.parents:
                say(f"{path}: {member.name} is no file of a state")
                sys.exit(4)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(archive.extractfile(member).read())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="//package:name_fuzz_test; without one, all")
    parser.add_argument("--status", action="store_true", help="show the table and end")
    parser.add_argument("--keep", action="store_true", help="copy what widens the corpus into the source tree and end")
    parser.add_argument("--save", type=pathlib.Path, metavar="FILE", nargs="?", const=KEPT_STATE,
                        help="pack what was run into a .tar.xz, tools/fuzz/state.tar.xz unless named, and end")
    parser.add_argument("--load", type=pathlib.Path, metavar="FILE",
                        help="begin with what such a file holds, instead of what is kept in the source tree")
    parser.add_argument("--no-build", action="store_true", help="run the programs of the last time")
    parser.add_argument("--quiet-minutes", type=float, default=10, help="finished after so many without a new edge")
    parser.add_argument("--most-minutes", type=float, default=60, help="finished after so many in any case")
    parser.add_argument("--turn-seconds", type=float, default=120, help="processor time before the next one's turn")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="how many targets at once")
    parser.add_argument("--state", type=pathlib.Path, default=ROOT / ".hakari/fuzz", help="where all of it is kept")
    limits = parser.parse_args()
    if limits.save and not limits.save.name.endswith(".tar.xz"):
        parser.error(f"--save: {limits.save} does not end in .tar.xz; targets stand behind --")
    if limits.jobs < 1:
        parser.error(f"--jobs: expected at least 1, got {limits.jobs}")
    labels = list(dict.fromkeys(limits.targets)) or fuzz_labels()  # two fuzzers must not share a folder
    for label in labels:
        if not re.fullmatch(r"//[^:]*:\w+", label):
            parser.error(f"{label} is no label of the form //package:name")
    if limits.load:
        unpack(limits.state, limits.load)
    elif not limits.state.exists() and KEPT_STATE.exists():
        say(f"beginning with {KEPT_STATE.relative_to(ROOT)}")
        unpack(limits.state, KEPT_STATE)
    targets = [Target(label, limits.state) for label in labels]
    if limits.status:
        print("\n".join([HEAD] + [target.row() for target in targets]))
        return 0
    if limits.save:
        pack(targets, limits.state, limits.save)
        return 0
    if limits.keep:
        for target in targets:
            if target.program.exists():
                keep(target)
            else:
                say(f"{target.label}: never run")
        return 0
    if not limits.no_build:
        build(targets)
    for target in targets:
        if not target.program.exists():
            say(f"{target.label} was never built; leave out --no-build")
            return 4
    say(HEAD)
    for stop in (signal.SIGINT, signal.SIGTERM):  # a shell may have started us with SIGINT ignored
        signal.signal(stop, signal.default_int_handler)
    try:
        return fuzz(targets, limits)
    except KeyboardInterrupt:
        say("stopped; the same command goes on from here")
        return 0


if __name__ == "__main__":
    sys.exit(main())
