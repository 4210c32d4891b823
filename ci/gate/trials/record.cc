#include "ci/gate/trials/record.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <numeric>
#include <optional>
#include <random>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/files/source_file.h"
#include "base/files/text_file.h"
#include "base/machine/machine.h"
#include "base/process/child_process.h"
#include "base/status/macros.h"
#include "ci/gate/live/gate_folder.h"
#include "ci/gate/live/sampler.h"
#include "ci/gate/trials/recording.h"

namespace hakari::gate {
namespace {

constexpr int kChunk = 100;

// Load beside the samples: one busy process per processor.
class Load {
 public:
  absl::Status Begin(const GateFolder& folder, int processes) {
    for (int i = 0; i < processes; ++i) {
      HAKARI_ASSIGN_OR_RETURN(
          std::unique_ptr<ChildProcess> process,
          ChildProcess::Start({folder.path + "/probe",
                               {"run", i % 2 == 0 ? "pds/mate" : "proof_table_probe/large",
                                "--passes", "1000000000"},
                               folder.path,
                               {}}));
      processes_.push_back(std::move(process));
    }
    return absl::OkStatus();
  }

 private:
  std::vector<std::unique_ptr<ChildProcess>> processes_;  // killed by their destructors
};

// A build; one that runs twice in a round has two entries.
struct Side {
  std::string name;
  GateFolder folder;
};

class Recorder {
 public:
  explicit Recorder(const RecordPlan& plan) : plan_(plan) {}

  absl::Status Run() {
    absl::Status status = OpenSides();
    if (status.ok()) status = MakeFolder(plan_.output);
    if (!status.ok()) return status;
    const Machine machine = ReadMachine();
    machine_ = absl::StrCat(machine.cpu_model, ", ", machine.cpus, " CPUs");
    for (const std::string& benchmark : plan_.benchmarks) {
      HAKARI_ASSIGN_OR_RETURN(Recording recording, BeginOrGoOn(benchmark));
      recordings_.push_back(std::move(recording));
    }
    random_.seed(recordings_.front().rounds());
    Load load;
    if (plan_.loaded) status = load.Begin(sides_[kBaseSide].folder, std::max(1, machine.cpus));
    if (status.ok()) status = Fill("probe", &RecordedSide::together_ns, plan_.rounds);
    if (!status.ok()) return status;
    return Fill("probe_other_order", &RecordedSide::other_order_ns, plan_.other_order_rounds);
  }

 private:
  using Samples = std::vector<double> RecordedSide::*;

  absl::Status OpenSides() {
    std::vector<VariantFolder> all = {{"base", plan_.base_folder},
                                      {"base-again", plan_.base_folder}};
    all.insert(all.end(), plan_.variants.begin(), plan_.variants.end());
    for (const VariantFolder& one : all) {
      HAKARI_ASSIGN_OR_RETURN(GateFolder folder, OpenGateFolder(one.name, one.folder));
      sides_.push_back({one.name, std::move(folder)});
    }
    return absl::OkStatus();
  }

  // The recording of an earlier run, or a new one without rounds.
  absl::StatusOr<Recording> BeginOrGoOn(const std::string& name) const {
    const std::string file =
        absl::StrCat(plan_.output, "/", RecordingFileName(plan_.load, plan_.sitting, name));
    const absl::StatusOr<std::string> text = ReadSourceFile(file);
    if (!text.ok()) return Begin(name);
    absl::StatusOr<Recording> recording = ParseRecording(*text, file);
    if (!recording.ok()) return recording;
    const bool same_sides =
        std::equal(recording->sides.begin(), recording->sides.end(), sides_.begin(), sides_.end(),
                   [](const RecordedSide& old, const Side& now) { return old.name == now.name; });
    if (same_sides) return recording;
    return absl::FailedPreconditionError(
        absl::StrCat(file, ": was recorded with other variants; use another folder"));
  }

  absl::StatusOr<Recording> Begin(const std::string& name) const {
    const std::vector<ProbeBenchmark>& known = sides_[kBaseSide].folder.listing.benchmarks;
    const auto benchmark =
        std::find_if(known.begin(), known.end(),
                     [&name](const ProbeBenchmark& one) { return one.name == name; });
    if (benchmark == known.end()) {
      return absl::NotFoundError(absl::StrCat("no benchmark `", name, "`"));
    }
    HAKARI_ASSIGN_OR_RETURN(
        const SampleSize size,
        sampler_.SizeFor(sides_[kBaseSide].folder, *benchmark, kSampleMilliseconds));
    Recording recording;
    recording.load = plan_.load;
    recording.sitting = plan_.sitting;
    recording.machine = machine_;
    recording.compiler = sides_[kBaseSide].folder.listing.compiler;
    recording.benchmark = name;
    recording.unit = benchmark->unit;
    recording.positions = size.positions;
    recording.passes = size.passes;
    for (const Side& side : sides_) {
      plan_.context.Say(absl::StrCat("counting instructions: ", side.name, " ", name));
      HAKARI_ASSIGN_OR_RETURN(const ProbeSample sample, sampler_.Take(side.folder, "probe", size));
      RecordedSide recorded{side.name, sample.items, std::nullopt, {}, {}};
      const absl::StatusOr<uint64_t> counted =
          CountInstructions(side.folder, size, plan_.context.stop);
      if (counted.ok()) recorded.instructions = *counted * size.passes;
      recording.sides.push_back(std::move(recorded));
    }
    return recording;
  }

  // Benchmarks with the fewest rounds catch up first; then all proceed together, as in a gate.
  absl::Status Fill(const std::string& executable, Samples samples, int wanted) {
    const auto have = [samples](const Recording& one) {
      return static_cast<int>((one.sides.front().*samples).size());
    };
    const auto fewest = [&] {
      const auto least = [&](const Recording& a, const Recording& b) { return have(a) < have(b); };
      return have(*std::min_element(recordings_.begin(), recordings_.end(), least));
    };
    for (int done = fewest(); done < wanted; done = fewest()) {
      plan_.context.Say(absl::StrCat("recording ", plan_.load, ": round ", done, " of ", wanted,
                                     ", ", executable));
      for (Recording& one : recordings_) {
        if (have(one) > done) continue;
        HAKARI_RETURN_IF_ERROR(MeasureRound(executable, samples, one));
      }
      if ((done + 1) % kChunk != 0 && done + 1 != wanted) continue;
      for (const Recording& one : recordings_) {
        HAKARI_RETURN_IF_ERROR(WriteRecording(plan_.output, one));
      }
    }
    return absl::OkStatus();
  }

  // One sample of every build, in a new random order.
  absl::Status MeasureRound(const std::string& executable, Samples samples, Recording& recording) {
    const SampleSize size{recording.benchmark, recording.positions, recording.passes};
    std::vector<double> ns(sides_.size());
    std::vector<size_t> order(sides_.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::shuffle(order.begin(), order.end(), random_);
    for (const size_t i : order) {
      HAKARI_ASSIGN_OR_RETURN(const ProbeSample sample,
                              sampler_.Take(sides_[i].folder, executable, size));
      ns[i] = static_cast<double>(sample.cpu_ns);
    }
    for (size_t i = 0; i < ns.size(); ++i) (recording.sides[i].*samples).push_back(ns[i]);
    return absl::OkStatus();
  }

  const RecordPlan& plan_;
  std::vector<Side> sides_;
  std::string machine_;
  std::vector<Recording> recordings_;  // one per benchmark
  std::mt19937_64 random_;
  const Sampler sampler_{QuietProcessor(), plan_.context.stop};
};

}  // namespace

absl::Status RecordTrials(const RecordPlan& plan) { return Recorder(plan).Run(); }

namespace {

constexpr char kProbe[] = "//ci/gate/probe:probe";
constexpr char kOtherOrder[] = "//ci/gate/probe:probe_other_order";

std::vector<Executable> ExecutablesOf(const std::string& name) {
  std::string probe = absl::StrCat("//ci/gate/probe/variants:", name);
  std::string other_order = absl::StrCat(probe, "_other_order");
  if (name == "identical") probe = kProbe, other_order = kOtherOrder;
  // The two orders of linking are swapped: the candidate differs from the base in nothing else.
  if (name == "other_order") probe = kOtherOrder, other_order = kProbe;
  return {{"//ci/cli:hakari", "hakari"}, {probe, "probe"}, {other_order, "probe_other_order"}};
}

}  // namespace

const std::vector<std::string>& VariantNames() {
  static const auto* const names = new std::vector<std::string>{
      "identical", "cold", "other_order", "slower_1", "slower_2", "slower_3", "slower_5"};
  return *names;
}

absl::Status CheckVariant(const std::string& name) {
  const std::vector<std::string>& names = VariantNames();
  if (std::find(names.begin(), names.end(), name) != names.end()) return absl::OkStatus();
  return absl::NotFoundError(
      absl::StrCat("no variant `", name, "`; there are: ", absl::StrJoin(names, ", ")));
}

absl::StatusOr<std::string> BuildVariant(const std::string& name, const BuildPlan& plan) {
  HAKARI_RETURN_IF_ERROR(CheckVariant(name));
  const std::string folder = absl::StrCat(plan.work, "/bin/variant-", name);
  HAKARI_RETURN_IF_ERROR(BuildExecutables(plan.context.root, ExecutablesOf(name), folder, plan));
  return folder;
}

}  // namespace hakari::gate
