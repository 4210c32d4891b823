#include "ci/report/envelope.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

const EnvelopeKind kKind = {"hakari-thing", {"suite", "limits"}};

Envelope Whole() {
  Envelope envelope;
  envelope.schema = "hakari-thing";
  envelope.origin.created = "2026-11-18T10:52:52Z";
  envelope.origin.command = {"thing", "--json", "-"};
  envelope.origin.cpu_model = "Some CPU";
  envelope.origin.cpus = 2;
  envelope.origin.compiler = "g++ 12.2.0";
  envelope.origin.instructions = "x86-64-v3";
  envelope.origin.fit_for_timing = true;
  envelope.origin.binary_hash = "xxh3:b";
  envelope.identity["limits"] = "nodes=7";
  envelope.verdict = {{Verdict::kRegressed, "work", {"m2 differs"}}};
  envelope.result["nodes"] = 7;
  return envelope;
}

absl::Status Read(
    const std::string& text,
    const std::function<void(const JsonPlace&)>& read = [](const JsonPlace&) {}) {
  return ReadEnvelope(text, "t.json", kKind, read);
}

TEST(Envelope, SaysAllOfIt) {
  EXPECT_EQ(json::parse(EnvelopeText(Whole())), json::parse(R"({
    "schema": "hakari-thing", "version": 2, "created": "2026-11-18T10:52:52Z",
    "tool": {"name": "hakari", "version": "0.2"},
    "machine": {"cpu_model": "Some CPU", "cpus": 2},
    "build": {"compiler": "g++ 12.2.0", "instructions": "x86-64-v3", "sanitizer": "",
              "fit_for_timing": true, "binary_hash": "xxh3:b"},
    "command": ["thing", "--json", "-"], "identity": {"limits": "nodes=7"}, "complete": true,
    "verdict": {"word": "regressed", "code": 1, "layer": "work", "reasons": ["m2 differs"]},
    "result": {"nodes": 7}})"));
}

TEST(Envelope, WhatACommandDoesNotGiveIsNull) {
  Envelope envelope = Whole();
  envelope.verdict->layer = "";
  EXPECT_EQ(json::parse(EnvelopeText(envelope))["verdict"]["layer"], nullptr);
  envelope.verdict.reset();
  envelope.complete = false;
  EXPECT_EQ(json::parse(EnvelopeText(envelope))["verdict"], nullptr);
  EXPECT_EQ(json::parse(EnvelopeText(envelope))["complete"], false);
}

TEST(Envelope, WholeNumbersBeyondDoublesAreText) {
  Envelope envelope = Whole();
  envelope.result = {{"exact", int64_t{1} << 53},
                     {"beyond", (int64_t{1} << 53) + 1},
                     {"most", UINT64_MAX},
                     {"rows", {{{"least", INT64_MIN}, {"below", -(int64_t{1} << 53)}}}},
                     {"real", 1e300}};
  const json result = json::parse(EnvelopeText(envelope))["result"];
  EXPECT_EQ(result["exact"], int64_t{1} << 53);
  EXPECT_EQ(result["beyond"], "9007199254740993");
  EXPECT_EQ(result["most"], "18446744073709551615");
  EXPECT_EQ(result["rows"][0]["least"], "-9223372036854775808");
  EXPECT_EQ(result["rows"][0]["below"], -(int64_t{1} << 53));
  EXPECT_EQ(result["real"], 1e300);
}

TEST(Envelope, BytesThatAreNoTextAreReplaced) {
  Envelope envelope = Whole();
  envelope.result["answer"] = "\xff mate";
  EXPECT_EQ(json::parse(EnvelopeText(envelope))["result"]["answer"], "\xef\xbf\xbd mate");
}

TEST(Envelope, ComesBack) {
  const Envelope envelope = Whole();
  const absl::Status status = Read(EnvelopeText(envelope), [&](const JsonPlace& from) {
    Envelope again = envelope;
    again.origin = ReadOrigin(from);
    EXPECT_EQ(EnvelopeText(again), EnvelopeText(envelope));
    EXPECT_EQ(from.At("result").At("nodes").Count(), 7u);
    EXPECT_EQ(from.At("verdict").At("word").Text(), "regressed");
  });
  EXPECT_TRUE(status.ok()) << status;
}

TEST(Envelope, OfVersion1IsReadInTodaysForm) {
  bool was_read = false;
  const absl::Status status = Read(R"({
    "schema": "hakari-thing", "version": 1, "verdict": "regressed", "layer": "work",
    "reasons": ["m2 differs"], "time": "2026-11-18T10:52:52Z",
    "surroundings": {"cpu_model": "Some CPU", "cpus": 2, "compiler": "g++ 12.2.0",
                     "instructions": "x86-64-v3", "sanitizer": "", "fit_for_timing": true,
                     "binary_hash": "xxh3:b"},
    "suite": {"name": "mate"}, "limits": "nodes=7", "rows": [1, 2]})",
                                   [&was_read](const JsonPlace& from) {
                                     was_read = true;
                                     const Origin origin = ReadOrigin(from);
                                     EXPECT_EQ(origin.created, "2026-11-18T10:52:52Z");
                                     EXPECT_EQ(origin.cpu_model, "Some CPU");
                                     EXPECT_EQ(origin.cpus, 2);
                                     EXPECT_EQ(origin.compiler, "g++ 12.2.0");
                                     EXPECT_TRUE(origin.fit_for_timing);
                                     EXPECT_EQ(origin.binary_hash, "xxh3:b");
                                     EXPECT_EQ(origin.tool_version, "");
                                     EXPECT_TRUE(origin.command.empty());
                                     EXPECT_EQ(from.At("verdict").At("word").Text(), "regressed");
                                     EXPECT_EQ(from.At("verdict").At("layer").Text(), "work");
                                     const JsonPlace identity = from.At("identity");
                                     EXPECT_EQ(identity.At("suite").At("name").Text(), "mate");
                                     EXPECT_EQ(identity.At("limits").Text(), "nodes=7");
                                     EXPECT_EQ(from.At("result").At("rows").Items().size(), 2u);
                                     EXPECT_FALSE(from.At("result").Has("limits"));
                                   });
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_TRUE(was_read);
}

TEST(Envelope, OfVersion1MayNameTheMachineAlone) {
  const absl::Status status = Read(
      R"({"schema": "hakari-thing", "version": 1, "time": "", "machine": "Some CPU", "cpus": 2})",
      [](const JsonPlace& from) {
        const Origin origin = ReadOrigin(from);
        EXPECT_EQ(origin.cpu_model, "Some CPU");
        EXPECT_EQ(origin.cpus, 2);
        EXPECT_EQ(origin.binary_hash, "");
      });
  EXPECT_TRUE(status.ok()) << status;
}

TEST(Envelope, OtherVersionsAndOtherThingsAreRefused) {
  EXPECT_EQ(Read(R"({"schema": "hakari-thing", "version": 3})").message(),
            "t.json: version: the result has version 3, this program reads 1 to 2");
  EXPECT_EQ(Read(R"({"schema": "hakari-thing", "version": "x"})").message(),
            "t.json: version: expected a whole number from 0");
  EXPECT_EQ(Read(R"({"schema": "hakari-thing"})").message(), "t.json: \"version\" is missing");
  for (const char* text : {"{}", "[]", "7", "null", R"({"schema": "hakari-other"})"}) {
    EXPECT_EQ(Read(text).message(), "t.json: expected a result with the schema hakari-thing")
        << text;
  }
  EXPECT_EQ(Read(R"({"schema": 7})").message(), "t.json: schema: expected a string");
  EXPECT_EQ(Read("{\n \"schema\": x}").message(), "t.json:2:12: this is not JSON from here on");
}

TEST(Envelope, WhatAReaderRefusesIsNamedWithFileAndPlace) {
  const absl::Status status = Read(
      EnvelopeText(Whole()), [](const JsonPlace& from) { from.At("result").At("nodes").Text(); });
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_EQ(status.message(), "t.json: result.nodes: expected a string");
  EXPECT_THAT(std::string(Read(R"({"schema": "hakari-thing", "version": 1, "cpus": [1]})",
                               [](const JsonPlace& from) { ReadOrigin(from); })
                              .message()),
              HasSubstr("is missing"));
}

TEST(Envelope, ItsSchemaIsKnownBeforeItIsRead) {
  EXPECT_EQ(SchemaOf(EnvelopeText(Whole())), "hakari-thing");
  for (const char* text : {"", "{", "[]", "{}", "{\"schema\": 7}"}) EXPECT_EQ(SchemaOf(text), "");
}

}  // namespace
}  // namespace hakari::report
