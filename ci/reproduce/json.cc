#include "ci/reproduce/showing.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "ci/report/effect_json.h"
#include "ci/report/envelope.h"
#include "ci/reproduce/claim.h"

namespace hakari::reproduce {
namespace {

using nlohmann::ordered_json;

ordered_json RowJson(const Reproduced& table, const ReproducedRow& row) {
  ordered_json cells = ordered_json::object();
  for (size_t i = 0; i < row.cells.size(); ++i) {
    cells[table.columns[i]] = {{"published", row.cells[i].published},
                               {"measured", row.cells[i].measured}};
  }
  return {{"name", row.name}, {"cells", cells}};
}

ordered_json TableJson(const Reproduced& table) {
  ordered_json json = {{"id", table.id},
                       {"title", table.title},
                       {"conditions", table.conditions},
                       {"rows", ordered_json::array()},
                       {"claims", ordered_json::array()},
                       {"notes", table.notes}};
  for (const ReproducedRow& row : table.rows) json["rows"].push_back(RowJson(table, row));
  for (const JudgedClaim& claim : table.claims) {
    json["claims"].push_back({{"claim", claim.claim},
                              {"measured", claim.measured},
                              {"effect", report::EffectJson(claim.effect)},
                              {"holding", std::string(HoldingText(claim.holding))}});
  }
  return json;
}

}  // namespace

std::string ReproducedJson(const std::vector<Reproduced>& tables, const report::Origin& origin) {
  report::Envelope envelope;
  envelope.schema = "hakari-reproduce";
  envelope.origin = origin;
  envelope.identity["tables"] = envelope.result["tables"] = ordered_json::array();
  for (const Reproduced& table : tables) {
    envelope.identity["tables"].push_back({{"id", table.id}, {"measured_on", table.measured_on}});
    envelope.result["tables"].push_back(TableJson(table));
  }
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::reproduce
