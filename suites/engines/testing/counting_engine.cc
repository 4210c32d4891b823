// An engine for tests of repeatability. Its node counts are computed from the position, the
// contents of a file, the option Skill, and what its manner adds. It does not know shogi:
// it resigns.
//
//   counting_engine MANNER [FILE [PIECE]]
//
// It hangs if the line of the position contains PIECE.
#include <fcntl.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>

namespace {

const std::set<std::string> kManners = {
    "steady",
    "slow",              // the same counts, ten times the processor time
    "wins",              // the same counts, another answer
    "remembers",         // counts depend on all earlier searches of the process
    "needs-newgame",     // the same, but usinewgame resets it
    "fills-up",          // counts change after a dozen searches
    "random",            // counts depend on the clock
    "crowded",           // counts change while another such engine has FILE locked
    "dies-on-nodes",     // as gpsusi does
    "ignores-movetime",  // answers only to stop
    "says-no-nodes",
    "claims-mate",  // a mate where there is none
};

class Engine {
 public:
  Engine(std::string manner, const std::string& file, std::string hangs_at)
      : manner_(std::move(manner)), hangs_at_(std::move(hangs_at)) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    Mix(file_sum_, text);
    if (manner_ == "crowded") {
      const int lock = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
      crowded_ = flock(lock, LOCK_EX | LOCK_NB) != 0;
    }
  }

  void Take(const std::string& line) {
    std::istringstream words(line);
    std::string word, second;
    words >> word >> second;
    if (word == "usi") Handshake();
    if (word == "isready") std::cout << "readyok" << std::endl;
    if (word == "usinewgame" && manner_ == "needs-newgame") searches_ = 0;
    if (word == "setoption") SetOption(words);
    if (word == "position") position_ = line;
    if (word == "go") Go(second, words);
    if (word == "stop" && waiting_) Answer();
    if (word == "quit") exit(0);
  }

 private:
  static void Mix(uint64_t& sum, const std::string& text) {
    for (const char c : text) sum = sum * 1'000'003 + static_cast<unsigned char>(c);
  }

  static void Handshake() {
    std::cout << "id name Counting 1.0\n"
                 "option name USI_Hash type spin default 16 min 1 max 1024\n"
                 "option name Threads type spin default 2 min 1 max 8\n"
                 "option name Skill type spin default 0 min 0 max 20\nusiok"
              << std::endl;
  }

  void SetOption(std::istringstream& words) {
    std::string name, value_word, value;
    words >> name >> value_word >> value;
    if (name == "Skill") skill_ = strtoull(value.c_str(), nullptr, 10);
  }

  void Go(const std::string& what, std::istringstream& words) {
    uint64_t number = 0;
    words >> number;
    while (!hangs_at_.empty() && position_.find(hangs_at_) != std::string::npos) pause();
    if (what == "nodes" && manner_ == "dies-on-nodes") exit(9);
    if (what == "mate") {
      const bool claims = manner_ == "claims-mate";
      std::cout << (claims ? "checkmate G*5b" : "checkmate notimplemented") << std::endl;
      return;
    }
    waiting_ = what == "movetime" && manner_ == "ignores-movetime";
    if (waiting_) return;
    if (what == "movetime") usleep(static_cast<useconds_t>(number) * 1000);
    Burn(manner_ == "slow" ? 20'000'000 : 2'000'000);
    Answer();
  }

  static void Burn(int steps) {
    volatile uint64_t sum = 0;
    for (int i = 0; i < steps; ++i) sum = sum + static_cast<uint64_t>(i);
  }

  void Answer() {
    waiting_ = false;
    uint64_t sum = file_sum_ + skill_ * 7;
    Mix(sum, position_);
    if (manner_ == "remembers" || manner_ == "needs-newgame") sum += searches_;
    if (manner_ == "fills-up" && searches_ >= 12) ++sum;
    if (manner_ == "crowded" && crowded_) ++sum;
    if (manner_ == "random") sum += Clock();
    ++searches_;
    if (manner_ != "says-no-nodes") {
      std::cout << "info depth 1 score cp 0 nodes " << 1000 + sum % 1000 << "\n";
    }
    std::cout << (manner_ == "wins" ? "bestmove win" : "bestmove resign") << std::endl;
  }

  static uint64_t Clock() {
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<uint64_t>(now.tv_nsec) / 1000;
  }

  const std::string manner_;
  const std::string hangs_at_;
  std::string position_;
  uint64_t file_sum_ = 0;
  uint64_t skill_ = 0;
  uint64_t searches_ = 0;
  bool crowded_ = false;
  bool waiting_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || kManners.count(argv[1]) == 0) return 2;
  Engine engine(argv[1], argc > 2 ? argv[2] : "/dev/null", argc > 3 ? argv[3] : "");
  for (std::string line; std::getline(std::cin, line);) engine.Take(line);
  return 0;
}
