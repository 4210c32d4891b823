// An engine for tests that behaves, or misbehaves, as its first argument says. It knows nothing of
// shogi: the answers fit the positions of the tests.
//
//   fake_engine BEHAVIOUR [ARGUMENT…]
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <functional>
#include <iostream>
#include <map>
#include <string>

namespace {

void Say(const std::string& text) {
  const std::string line = text + "\n";
  fwrite(line.data(), 1, line.size(), stdout);
  fflush(stdout);
}

void SleepFor(int milliseconds) { usleep(static_cast<useconds_t>(milliseconds) * 1000); }

[[noreturn]] void SleepForEver() {
  for (;;) pause();
}

void Handshake() {
  Say("id name Fake 1.0");
  Say("id author nobody");
  Say("option name USI_Hash type spin default 16 min 1 max 1024");
  Say("option name Clear Hash type button");
  Say("option name Skill Level type spin default 20 min 0 max 20");
  Say("option name broken");
  Say("usiok");
}

void Answer() { Say("bestmove 7g7f ponder 3c3d"); }

std::function<void()> Saying(const std::string& text) {
  return [text] { Say(text); };
}

// Reports how many descriptors are open, and where and how this process was started.
void Report(int argc, char** argv) {
  std::string text = "info string args";
  for (int i = 2; i < argc; ++i) text += std::string(" [") + argv[i] + "]";
  const char* const variable = getenv("FAKE_ENGINE_VARIABLE");
  text += std::string(" env [") + (variable == nullptr ? "" : variable) + "]";
  char folder[4096];
  text +=
      std::string(" folder [") + (getcwd(folder, sizeof(folder)) == nullptr ? "?" : folder) + "]";
  int open = 0;
  for (int fd = 3; fd < 1024; ++fd) open += fcntl(fd, F_GETFD) != -1 ? 1 : 0;
  text += " descriptors " + std::to_string(open);
  text += " group " + std::string(getpgrp() == getpid() ? "own" : "shared");
  Say(text);
  Answer();
}

void Flood(const std::string& piece) {
  std::string block;
  while (block.size() < 1 << 16) block += piece;
  while (fwrite(block.data(), 1, block.size(), stdout) == block.size()) {
  }
}

void FloodErrors() {
  const std::string line(1023, 'e');
  for (int i = 0; i < 4096; ++i) fprintf(stderr, "%s\n", line.c_str());
  fwrite(std::string(200000, 'x').data(), 1, 200000, stderr);
  Answer();
}

// Starts a child that holds all pipes open and outlives this process.
void LeaveGrandchild() {
  const pid_t child = fork();
  if (child == 0) SleepForEver();
  Say("info string grandchild " + std::to_string(child));
  _exit(0);
}

void IgnoreEverything() {
  signal(SIGTERM, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  SleepForEver();
}

void SayBytes(const char* bytes, size_t size) {
  fwrite(bytes, 1, size, stdout);
  fflush(stdout);
}

void SeveralLines() {
  Say("info depth 1 multipv 1 score cp 10 nodes 50 pv 2g2f");
  Say("info depth 2 multipv 1 score cp 30 nodes 100 pv 7g7f 3c3d");
  Say("info depth 2 multipv 2 score mate -4 nodes 120 pv 2g2f");
  Say("info depth 3 multipv 1 score cp -5 upperbound nodes 150 pv 7g7f");
  Say("info multipv 100000 score cp 1");
  Answer();
}

using Hooks = std::map<std::string, std::function<void()>>;

// The commands that the engine answers in a special way, and what it does instead.
Hooks HooksOf(const std::string& behaviour, int argc, char** argv) {
  static const std::map<std::string, Hooks> kBehaviours = {
      {"good", {}},
      {"silent", {{"usi", [] {}}}},
      {"slow-handshake",
       {{"usi",
         [] {
           SleepFor(200);
           Handshake();
         }}}},
      {"no-usiok", {{"usi", Saying("id name Fake")}}},
      {"dies-in-handshake", {{"usi", [] { exit(3); }}}},
      {"dies-at-isready", {{"isready", [] { exit(4); }}}},
      {"answers-in-handshake",
       {{"usi",
         [] {
           Answer();
           Handshake();
         }}}},
      {"late-readyok",
       {{"isready",
         [] {
           SleepFor(60000);
           Say("readyok");
         }}}},
      {"unknown-words",
       {{"usi",
         [] {
           Say("Welcome!\n\nokusi");
           Handshake();
         }},
        {"go",
         [] {
           Say("Error: what?\nreadyok");
           Answer();
         }}}},
      {"never-reads", {{"start", SleepForEver}}},
      {"half-a-line",
       {{"start",
         [] {
           Say("one\ntwo");
           SayBytes("half", 4);
           exit(3);
         }}}},
      {"closes-stdin",
       {{"isready",
         [] {
           close(STDIN_FILENO);
           Say("readyok");
           SleepForEver();
         }}}},
      {"leaves-at-once", {{"start", [] { exit(0); }}}},
      {"exits-on-go", {{"go", [] { exit(7); }}}},
      {"aborts-on-go", {{"go", [] { abort(); }}}},
      {"is-killed", {{"go", [] { raise(SIGKILL); }}}},
      {"hangs-on-go", {{"go", [] {}}, {"stop", Answer}}},
      {"ignores-stop", {{"go", [] {}}, {"stop", [] {}}}},
      {"slow-to-stop",
       {{"go", [] {}},
        {"stop",
         [] {
           SleepFor(300);
           Answer();
         }}}},
      {"chatters",
       {{"go",
         [] {
           for (;;) {
             Say("info string still here");
             SleepFor(1);
           }
         }}}},
      {"ignores-quit", {{"quit", IgnoreEverything}}},
      {"dies-when-idle",
       {{"go",
         [] {
           Answer();
           exit(5);
         }}}},
      {"grandchild", {{"go", LeaveGrandchild}}},
      {"floods-a-line", {{"go", [] { Flood("xxxxxxxxxxxxxxxx"); }}}},
      {"floods-lines", {{"go", [] { Flood("info string flood\n"); }}}},
      {"floods-long-lines", {{"go", [] { Flood(std::string(16383, 'x') + "\n"); }}}},
      {"floods-handshake", {{"usi", [] { Flood("option name x type y\n"); }}}},
      {"floods-errors", {{"go", FloodErrors}}},
      {"garbage",
       {{"go",
         [] {
           SayBytes("\xff\xfe\x00\x1b[2J\n", 8);
           Say("bestmove \xff\xfe");
         }}}},
      {"garbage-aside",
       {{"go",
         [] {
           SayBytes("\xff\x00\x1b[2J\ninfo \xff\n", 14);
           Answer();
         }}}},
      {"nuls", {{"go", [] { SayBytes("bestmove 7g\0007f\n", 15); }}}},
      {"no-move", {{"go", Saying("bestmove")}}},
      {"chess-move", {{"go", Saying("bestmove e2e4")}}},
      {"crlf",
       {{"usi", Saying("id name Fake\r\nusiok\r")},
        {"isready", Saying("readyok\r")},
        {"go", Saying("info nodes 7 score cp 1\r\nbestmove 7g7f\r")}}},
      {"illegal-move", {{"go", Saying("bestmove 7g7e")}}},
      {"resigns", {{"go", Saying("bestmove resign")}}},
      {"resigns-late",
       {{"go",
         [] {
           SleepFor(300);
           Say("bestmove resign");
         }}}},
      {"wins", {{"go", Saying("bestmove win")}}},
      {"several-lines", {{"go", SeveralLines}}},
      {"ponders", {{"go", [] {}}, {"ponderhit", Answer}}},
      {"has-multipv",
       {{"usi",
         [] {
           Say("option name MultiPV type spin default 1 min 1 max 99");
           Handshake();
         }}}},
      {"closes-stdout",
       {{"go",
         [] {
           close(STDOUT_FILENO);
           SleepForEver();
         }}}},
      {"answers-twice",
       {{"go",
         [] {
           Answer();
           Answer();
         }}}},
      {"checkmate-to-go", {{"go", Saying("checkmate nomate")}}},
      {"bestmove-to-go-mate", {{"mate", Answer}}},
      {"wrong-mate", {{"mate", Saying("checkmate G*4b")}}},
      {"quiet-mate", {{"mate", Saying("checkmate 5i5h")}}},
      {"illegal-mate", {{"mate", Saying("checkmate G*5a")}}},
      {"empty-mate", {{"mate", Saying("checkmate")}}},
      {"no-mate", {{"mate", Saying("checkmate nomate")}}},
      {"none", {{"mate", Saying("checkmate none")}}},
      {"timeout", {{"mate", Saying("checkmate timeout")}}},
      {"notimplemented", {{"mate", Saying("checkmate notimplemented")}}},
      {"no-mate-after-stop", {{"mate", [] {}}, {"stop", Saying("checkmate nomate")}}},
      {"mate-score", {{"go", Saying("info depth 1 nodes 9 score mate 1 pv G*5b\nbestmove G*5b")}}},
      {"mate-score-of-no-mate",
       {{"go", Saying("info nodes 9 score mate 3 pv 5i5h 5a4a\nbestmove 5i5h")}}},
  };
  if (behaviour == "reports") return {{"go", [argc, argv] { Report(argc, argv); }}};
  const auto found = kBehaviours.find(behaviour);
  if (found != kBehaviours.end()) return found->second;
  fprintf(stderr, "fake_engine: no behaviour '%s'\n", behaviour.c_str());
  exit(2);
}

std::string CommandOf(const std::string& line) {
  if (line.compare(0, 7, "go mate") == 0) return "mate";
  return line.substr(0, line.find(' '));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: fake_engine BEHAVIOUR\n");
    return 2;
  }
  Hooks hooks = HooksOf(argv[1], argc, argv);
  const Hooks good = {{"usi", Handshake},
                      {"isready", Saying("readyok")},
                      {"go", Answer},
                      {"mate", Saying("checkmate G*5b")},
                      {"quit", [] { exit(0); }}};
  hooks.insert(good.begin(), good.end());
  fprintf(stderr, "fake_engine: %s\n", argv[1]);
  std::string line = "start";
  do {
    const auto hook = hooks.find(CommandOf(line));
    if (hook != hooks.end()) hook->second();
  } while (std::getline(std::cin, line));
  return 0;
}
