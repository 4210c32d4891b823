// The processor's own count of the instructions that this thread executes in user mode.
#ifndef HAKARI_CI_GATE_PROBE_INSTRUCTION_COUNTER_H_
#define HAKARI_CI_GATE_PROBE_INSTRUCTION_COUNTER_H_

#include <cstdint>
#include <optional>

namespace hakari::gate {

class InstructionCounter {
 public:
  InstructionCounter();
  ~InstructionCounter();
  InstructionCounter(const InstructionCounter&) = delete;
  InstructionCounter& operator=(const InstructionCounter&) = delete;

  void Start();
  // Since Start(); nothing where there is no such counter, as in most virtual machines.
  std::optional<uint64_t> Stop();

 private:
  int file_ = -1;
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_PROBE_INSTRUCTION_COUNTER_H_
