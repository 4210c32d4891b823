// The main function of a fuzz target without libFuzzer: runs every named file, then seeded
// mutations of them.
// usage: <target> [--mutations=N] FILE...
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tools/fuzz/mutation.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr char kMutationsFlag[] = "--mutations=";
std::string current_input;
std::string crash_path;

// Writes the crashing input to the test's output folder, then ends with the same signal. Uses only
// calls that are safe in a signal handler.
void KeepInput(int signal_number) {
  const int file = open(crash_path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file >= 0) {
    const ssize_t written = write(file, current_input.data(), current_input.size());
    static_cast<void>(written);
    close(file);
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void CatchCrashes() {
  const char* folder = std::getenv("TEST_UNDECLARED_OUTPUTS_DIR");
  crash_path = std::string(folder != nullptr ? folder : ".") + "/crash-input";
  for (const int signal_number : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS}) {
    signal(signal_number, KeepInput);
  }
}

void Run(const std::string& input) {
  current_input = input;
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current_input.data()),
                         current_input.size());
}

bool ReadFile(const char* path, std::string& text) {
  std::ifstream file(path, std::ios::binary);
  text.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  return file.good() || file.eof();
}

}  // namespace

int main(int argc, char** argv) {
  long mutations = 0;
  std::vector<std::string> texts;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument.rfind(kMutationsFlag, 0) == 0) {
      mutations = std::atol(argument.c_str() + sizeof(kMutationsFlag) - 1);
      continue;
    }
    std::string text;
    if (!ReadFile(argv[i], text)) {
      std::fprintf(stderr, "cannot read %s\n", argv[i]);
      return 2;
    }
    texts.push_back(text);
  }
  if (texts.empty()) {
    std::fprintf(stderr, "no file to begin with\n");
    return 2;
  }
  CatchCrashes();
  for (const std::string& text : texts) Run(text);
  hakari::tools::SeededBits bits(1);
  for (long i = 0; i < mutations; ++i) Run(hakari::tools::Mutate(texts, bits));
  std::printf("%zu files and %ld mutations\n", texts.size(), mutations);
  return 0;
}
