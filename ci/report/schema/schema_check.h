// Validates a JSON document by the schemas beside this file. Supports the part of JSON Schema
// (2020-12) that they use. Only for tests.
//
// It is stricter than the standard in two ways, so that an incomplete schema cannot pass: an
// unknown keyword is a fault of the schema, and a member that no schema names is a fault of the
// document. Readers of our results, however, must ignore members that they do not know.
#ifndef HAKARI_CI_REPORT_SCHEMA_SCHEMA_CHECK_H_
#define HAKARI_CI_REPORT_SCHEMA_SCHEMA_CHECK_H_

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hakari::report {

class SchemaCheck {
 public:
  // The schemas, by the names that "$ref" uses: "envelope.json".
  explicit SchemaCheck(std::map<std::string, nlohmann::json> schemas)
      : schemas_(std::move(schemas)) {}

  // All *.json of a folder.
  static SchemaCheck OfFolder(const std::string& folder);

  // Each fault with its place in the document ("result.rows[3].name: …"); none if the document is
  // valid.
  std::vector<std::string> FaultsOf(const nlohmann::json& document, const std::string& schema);

  // The faults of a result, by the schema that it names: "suite.json" for "hakari-suite".
  std::vector<std::string> FaultsOfResult(const std::string& text);

 private:
  using Json = nlohmann::json;

  // A value at a place, by one of the schemas that apply there.
  void Apply(const Json& value, const std::string& place, const std::string& file,
             const Json& schema);
  void ApplyKeyword(const std::string& keyword, const Json& wanted, const Json& value,
                    const std::string& place, const std::string& file, const Json& schema);
  void ApplyReference(const std::string& reference, const Json& value, const std::string& place,
                      const std::string& file);
  void ApplyAlternatives(const Json& schemas, const Json& value, const std::string& place,
                         const std::string& file);
  void CheckMembers(const Json& schema, const Json& value, const std::string& place,
                    const std::string& file);
  // Members that no schema named.
  void CheckNames(const Json& value, const std::string& place);
  void Fault(const std::string& place, const std::string& what);

  const std::map<std::string, Json> schemas_;
  std::vector<std::string> faults_;
  std::map<std::string, std::set<std::string>> named_;  // by the object's place
};

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_SCHEMA_SCHEMA_CHECK_H_
