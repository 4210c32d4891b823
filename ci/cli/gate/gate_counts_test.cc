// `gate` with a candidate whose PDS counts other nodes than the base's. That is a change of
// behaviour, which is reported and can be accepted, not a wrong answer.
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/process/run_to_end.h"
#include "bench/answers.h"
#include "ci/check/accept/count_acceptance.h"
#include "ci/cli/gate/gate_folders_for_test.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/probe/probe_result.h"
#include "ci/gate/report/json.h"
#include "golden/golden.h"
#include "golden/log.h"

namespace hakari::cli {
namespace {

using absl::StrContains;

constexpr char kPds[] = "pds/mate";
constexpr char kOnlyPds[] = "--no-instructions --filter '^pds/mate$' ";

class GateCountsTest : public GateTest {
 protected:
  void PutOtherCounts() {
    Put("ci/gate/probe/variants/other_counts", "candidate", "probe");
    Put("ci/gate/probe/variants/other_counts_other_order", "candidate", "probe_other_order");
  }

  // The candidate's count in a whole pass.
  uint64_t CountOfCandidate() const {
    const std::string folder = std::filesystem::absolute(Path("candidate")).string();
    const auto said =
        OutputOf({folder + "/probe", {"run", kPds}, folder, {}}, RunLimits(), "probe");
    EXPECT_TRUE(said.ok()) << said.status();
    return gate::ParseProbeSample(*said, "candidate")->answer;
  }

  // Changes the golden as if `accept` had been run when this problem took one more node.
  void ExpectOtherNodesOf(const std::string& problem) {
    const std::string file = "pds-100000.golden";
    const std::string path = Path("golden/themes/" + file);
    golden::Golden golden = *golden::ReadGolden(path);
    ++golden.rows.at(problem).counters.at("nodes");
    golden.checksum = golden::GoldenChecksum(golden);
    ASSERT_TRUE(WriteFileAtomically(path, golden::GoldenText(golden)).ok());
    const golden::LogEntry entry = {"2026-11-19", file, "1 changed", "as it was", golden.checksum};
    const std::string log = Path("golden/themes/LOG.md");
    ASSERT_TRUE(WriteFileAtomically(log, *ReadTextFile(log) + golden::LogLine(entry)).ok());
  }

  // Changes the files as if the candidate's author had run `accept bench`.
  void AcceptCounts(uint64_t count) {
    check::CountAcceptance acceptance;
    acceptance.answers = bench::KnownAnswers();
    const uint64_t before = acceptance.answers.at(kPds).value;
    acceptance.answers.at(kPds).value = count;
    acceptance.counts = "1 changed";
    ASSERT_TRUE(MakeFolder(Path("bench")).ok());
    ASSERT_TRUE(check::WriteCounts(acceptance, Path(""), "longer steps", "2026-11-19").ok());
    PutScript("candidate", "probe",
              absl::StrCat("$REAL \"$@\" | sed 's/\"kind\":\"count\",\"expected\":", before,
                           "}/\"kind\":\"count\",\"expected\":", count, "}/'"));
  }
};

// One problem of the suite differs from its golden, too. The base's probe is an older one, which
// does not mark answers as counts.
TEST_F(GateCountsTest, AreRegressedWithTheListOfProblems) {
  ExpectOtherNodesOf("double-check-1");
  FillBothSides();
  PutOtherCounts();
  PutScript("base", "hakari",
            "case \"$*\" in *--serve*) exit 2 ;; esac\n"  // as builds that cannot serve
            "$REAL \"$@\" >$REAL.out; code=$?; sed '/\"counters\": {/,/}/"
            "s/\"nodes\": /&1/' $REAL.out; exit $code");
  PutScript("base", "probe", "$REAL \"$@\" | sed 's/,\"kind\":\"[a-z]*\",\"expected\":[0-9]*//g'");
  const Ran ran = Gate(absl::StrCat(kOnlyPds, "--no-time"));
  EXPECT_EQ(ran.exit_code, 1) << ran.out << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, "REGRESSED by work: behaviour: accept or mend: "))
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "themes by pds: 1 of 22 problems differ, double-check-1 first"))
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "- double-check-1: nodes ")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "bench by counts: 1 of 1 problems differ, pds/mate first"))
      << ran.out;
  EXPECT_TRUE(
      StrContains(ran.out, absl::StrCat("- pds/mate: nodes ", bench::KnownAnswers().at(kPds).value,
                                        " -> ", CountOfCandidate())))
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "./hakari bench \"^pds/mate$\"")) << ran.out;
  EXPECT_FALSE(StrContains(ran.out, "\\x0a")) << ran.out;
}

// Accepted counts do not affect the verdict, and the time per node is compared. By the time of a
// whole pass, with more than twice the nodes, the candidate would look twice as slow. Noise is much
// smaller than that.
TEST_F(GateCountsTest, ThatAreAcceptedAreWeighedANode) {
  FillBothSides();
  PutOtherCounts();
  const uint64_t count = CountOfCandidate();
  ASSERT_GT(count, 2 * bench::KnownAnswers().at(kPds).value);
  AcceptCounts(count);
  const Ran ran =
      Gate(absl::StrCat(kOnlyPds, "--no-work --time-budget 8s --json ", Path("gate.json")));
  EXPECT_NE(ran.exit_code, 4) << ran.out << ran.err;
  const auto report = gate::ParseGateJson(Read("gate.json"), "gate.json");
  ASSERT_TRUE(report.ok()) << report.status() << ran.err;
  ASSERT_EQ(report->work.size(), 1u);
  EXPECT_EQ(report->work[0].suite, gate::kBenchCounts);
  EXPECT_EQ(report->work[0].verdict, report::Verdict::kPass);
  ASSERT_EQ(report->work[0].differences.size(), 1u);
  EXPECT_TRUE(report->work[0].differences[0].accepted);
  EXPECT_EQ(report->work[0].differences[0].reason, "longer steps");
  ASSERT_EQ(report->benchmarks.size(), 1u);
  const gate::BenchRow& row = report->benchmarks[0];
  EXPECT_GT(row.candidate_items, row.items * 3 / 2);
  ASSERT_TRUE(row.time.has_value());
  EXPECT_LT(row.time->estimate, 0.5);
}

// An edit of answers.txt by hand has no reason in the log.
TEST_F(GateCountsTest, ThatStandInTheFileWithoutAReasonAreRegressed) {
  FillBothSides();
  PutOtherCounts();
  AcceptCounts(CountOfCandidate());
  std::filesystem::remove(Path("bench/LOG.md"));
  EXPECT_EQ(Gate(absl::StrCat(kOnlyPds, "--no-work --no-time")).exit_code, 1);
}

TEST_F(GateCountsTest, ATruthThatWasRewrittenIsInvalid) {
  FillBothSides();
  PutScript("candidate", "probe",
            "$REAL \"$@\" | sed '/benchmarks/s/\"kind\":\"truth\",\"expected\":9996}/"
            "\"kind\":\"truth\",\"expected\":9995}/'");
  const Ran ran = Gate("--no-work --no-time --no-instructions");
  EXPECT_EQ(ran.exit_code, 4) << ran.out;
  EXPECT_TRUE(StrContains(ran.out,
                          "the truth differs: base 9996, candidate "
                          "9995"))
      << ran.out;
}

}  // namespace
}  // namespace hakari::cli
