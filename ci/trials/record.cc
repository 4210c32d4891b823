#include "ci/trials/record.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "ci/gate/live/gate_folder.h"
#include "ci/gate/live/instruction_count.h"
#include "ci/gate/live/live_rounds.h"
#include "ci/gate/live/sampler.h"
#include "ci/machine/machine.h"
#include "ci/trials/recording.h"
#include "suites/core/source_file.h"
#include "suites/core/text_file.h"
#include "suites/programs/process/child_process.h"

namespace hakari {
namespace {

constexpr double kSampleMilliseconds = 10;
constexpr int kChunk = 200;

// Company for the samples: one process a processor that works on and on.
class Load {
 public:
  absl::Status Begin(const GateFolder& folder, int processes) {
    for (int i = 0; i < processes; ++i) {
      absl::StatusOr<std::unique_ptr<ChildProcess>> process = ChildProcess::Start(
          {folder.path + "/probe",
           {"run", i % 2 == 0 ? "pds/mate" : "proof_table_probe/large", "--passes", "1000000000"},
           folder.path,
           {}});
      if (!process.ok()) return process.status();
      processes_.push_back(*std::move(process));
    }
    return absl::OkStatus();
  }

 private:
  std::vector<std::unique_ptr<ChildProcess>> processes_;  // killed with this
};

class Recorder {
 public:
  explicit Recorder(const RecordPlan& plan) : plan_(plan) {}

  absl::Status Run() {
    absl::Status status = Open();
    if (!status.ok()) return status;
    const Machine machine = ReadMachine();
    machine_ = absl::StrCat(machine.cpu_model, ", ", machine.cpus, " CPUs");
    Load load;
    if (plan_.loaded) status = load.Begin(base_, std::max(1, machine.cpus));
    for (const std::string& benchmark : plan_.benchmarks) {
      if (status.ok()) status = Record(benchmark);
    }
    return status;
  }

 private:
  absl::Status Open() {
    absl::StatusOr<GateFolder> base = OpenGateFolder("base", plan_.base_folder);
    if (!base.ok()) return base.status();
    absl::StatusOr<GateFolder> candidate = OpenGateFolder("candidate", plan_.candidate_folder);
    if (!candidate.ok()) return candidate.status();
    base_ = *std::move(base);
    candidate_ = *std::move(candidate);
    return MakeFolder(plan_.output);
  }

  std::string LoadName() const { return plan_.loaded ? "loaded" : "quiet"; }

  // What an earlier run left, or a recording without rounds.
  absl::StatusOr<Recording> Begin(const ProbeBenchmark& benchmark) const {
    const std::string file = absl::StrCat(
        plan_.output, "/", RecordingFileName(LoadName(), plan_.variant, benchmark.name));
    const absl::StatusOr<std::string> text = ReadSourceFile(file);
    if (text.ok()) return ParseRecording(*text, file);
    const absl::StatusOr<SampleSize> size = sampler_.SizeFor(base_, benchmark, kSampleMilliseconds);
    if (!size.ok()) return size.status();
    Recording recording;
    recording.positions = size->positions;
    recording.passes = size->passes;
    recording.load = LoadName();
    recording.variant = plan_.variant;
    recording.machine = machine_;
    recording.compiler = base_.listing.compiler;
    recording.row.name = benchmark.name;
    recording.row.unit = benchmark.unit;
    const absl::StatusOr<uint64_t> base = CountInstructions(base_, *size, plan_.stop);
    const absl::StatusOr<uint64_t> candidate = CountInstructions(candidate_, *size, plan_.stop);
    if (base.ok() && candidate.ok()) {
      recording.row.base_instructions = *base * size->passes;
      recording.row.candidate_instructions = *candidate * size->passes;
    }
    return recording;
  }

  absl::Status Record(const std::string& name) {
    const auto known =
        std::find_if(base_.listing.benchmarks.begin(), base_.listing.benchmarks.end(),
                     [&name](const ProbeBenchmark& one) { return one.name == name; });
    if (known == base_.listing.benchmarks.end()) {
      return absl::NotFoundError(absl::StrCat("no benchmark `", name, "`"));
    }
    absl::StatusOr<Recording> recording = Begin(*known);
    if (!recording.ok()) return recording.status();
    const SampleSize size{name, recording->positions, recording->passes};
    const auto seed = static_cast<uint64_t>(recording->row.rounds.size());
    LiveRounds rounds(base_, candidate_, sampler_, {{name, size}}, LiveRounds::Time::max(), seed,
                      [this, &recording](const std::string&) { Show(*recording); });
    absl::Status status =
        Fill(rounds, Stage::kTogether, plan_.rounds, recording->row.rounds, *recording);
    if (!status.ok()) return status;
    return Fill(rounds, Stage::kOtherOrder, plan_.other_order_rounds, recording->row.other_order,
                *recording);
  }

  absl::Status Fill(LiveRounds& source, Stage stage, int wanted, const Rounds& samples,
                    Recording& recording) {
    while (static_cast<int>(samples.size()) < wanted) {
      const int rounds = std::min(kChunk, wanted - static_cast<int>(samples.size()));
      const absl::Status measured = source.Measure(stage, {&recording.row}, rounds);
      if (!measured.ok()) return measured;
      const absl::Status written = WriteRecording(plan_.output, recording);
      if (!written.ok()) return written;
    }
    return absl::OkStatus();
  }

  void Show(const Recording& recording) const {
    plan_.progress(absl::StrCat("recording ", recording.load, " ", recording.variant, " ",
                                recording.row.name, ": round ", recording.row.rounds.size(), " of ",
                                plan_.rounds));
  }

  const RecordPlan& plan_;
  GateFolder base_;
  GateFolder candidate_;
  std::string machine_;
  const Sampler sampler_{QuietProcessor(), plan_.stop};
};

}  // namespace

absl::Status RecordTrials(const RecordPlan& plan) { return Recorder(plan).Run(); }

}  // namespace hakari
