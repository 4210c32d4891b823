#include "engine/predict/sharp/sharp_list.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"

namespace hakari::predict {
namespace {

class Rows {
 public:
  void Begin(const char* group) { group_ = group; }
  void Add(std::string name, std::string counts) {
    rows_.push_back({std::move(name), group_, std::move(counts)});
  }
  // Adds a feature for each of least, least + 1, ..., most: 1 if `what` is at least that number.
  void AddAtLeast(const std::string& what, int least, int most) {
    for (int times = least; times <= most; ++times) {
      Add(absl::StrCat(what, ">=", times), absl::StrCat("1 if ", what, " is ", times, " or more"));
    }
  }
  std::vector<FeatureRow> Take() { return std::move(rows_); }

 private:
  const char* group_ = "";
  std::vector<FeatureRow> rows_;
};

void AddChecks(Rows& rows) {
  rows.Begin("in_check");
  rows.Add("in_check", "1 if the attacker's king is attacked");
  rows.Add("in_double_check", "1 if the attacker's king is attacked twice or more");
  rows.Begin("answers");
  for (int answers = 0; answers <= sharp::kMostAnswers; ++answers) {
    const bool last = answers == sharp::kMostAnswers;
    rows.Add(absl::StrCat("checks.answers_", answers),
             absl::StrCat("checks that leave the defender ", answers, last ? " or more" : "",
                          answers == 1 ? " answer" : " answers"));
  }
  for (int answers = 0; answers < sharp::kAnswersAsked; ++answers) {
    rows.AddAtLeast(absl::StrCat("checks.answers_", answers), 1, sharp::kChecksAsked);
  }
  rows.Begin("chances");
  rows.Add("checking_pieces", "pieces on the board that can give check by moving, king included");
  rows.Add("checking_moves",
           "moves of pieces on the board that give check, one for each source and destination");
  rows.Add("checking_drops", "drops that give check, one for each kind and square");
}

void AddHands(Rows& rows) {
  rows.Begin("hand");
  rows.AddAtLeast("hand.pawn", 1, 2);
  for (const char* kind : {"lance", "knight", "silver", "gold"}) {
    rows.AddAtLeast(absl::StrCat("hand.", kind), 1, 3);
  }
  for (const char* kind : {"bishop", "rook"}) rows.AddAtLeast(absl::StrCat("hand.", kind), 1, 2);
  rows.Begin("interposers");
  for (const char* kind : {"pawn", "lance", "knight", "silver", "gold", "bishop", "rook"}) {
    rows.Add(absl::StrCat("defender.hand.", kind),
             absl::StrCat("1 if the defender holds a ", kind, " to interpose"));
  }
}

void AddRing(Rows& rows) {
  const auto add = [&](const char* name, const char* counts) {
    rows.Add(absl::StrCat("ring.", name),
             absl::StrCat("of the 8 squares around the king, those ", counts));
  };
  rows.Begin("ring");
  add("attacked", "that the attacker attacks");
  add("attacked_twice", "that the attacker attacks twice or more");
  add("attacked_thrice", "that the attacker attacks three times or more");
  add("unguarded", "that the attacker attacks and only the king guards");
  add("unguarded_empty", "that are empty, and that the attacker attacks and only the king guards");
  add("unguarded_twice", "that the attacker attacks twice or more and only the king guards");
  add("guarded", "that a piece other than the king guards");
  add("guarded_twice", "that two or more pieces other than the king guard");
  add("own", "with a piece of the defender");
  rows.AddAtLeast("ring.attacked", 1, 6);
  rows.AddAtLeast("ring.attacked_twice", 1, 4);
  rows.AddAtLeast("ring.unguarded", 1, 5);
  rows.AddAtLeast("ring.own", 1, 5);
  rows.Add("ring.edge", "1 if the king stands at an edge of the board");
  rows.Add("ring.corner", "1 if the king stands in a corner");
}

void AddRoom(Rows& rows) {
  rows.Begin("room");
  rows.Add("room.1", "squares to which the king may flee: no piece of its own there, no attack");
  for (int steps = 2; steps <= sharp::kRoomSteps; ++steps) {
    rows.Add(absl::StrCat("room.", steps),
             absl::StrCat("such squares that the king reaches in at most ", steps,
                          " steps over such squares"));
  }
}

void AddZone(Rows& rows) {
  const auto add = [&](const char* name, const char* counts) {
    rows.Add(absl::StrCat("zone.", name),
             absl::StrCat("of the 24 squares within two steps of the king, those ", counts));
  };
  rows.Begin("zone");
  add("attacked", "that the attacker attacks");
  add("attacked_twice", "that the attacker attacks twice or more");
  add("guarded", "that a piece other than the king guards");
  add("unguarded", "that the attacker attacks and no piece other than the king guards");
  add("attackers", "with a piece of the attacker");
  add("own", "with a piece of the defender");
  add("free", "without a piece of the defender and not attacked");
}

void AddKing(Rows& rows) {
  rows.Begin("king");
  rows.AddAtLeast("king.rank", 2, 9);
  rows.AddAtLeast("king.file_from_edge", 2, 5);
  rows.Add("king.corner",
           "1 if the king is on one of the four squares of a corner at its own end of the board");
  rows.Begin("lines");
  rows.Add("pinned", "pieces of the defender that are pinned to its king");
  rows.Add("discoverers", "pieces of the attacker that open a line to the king by leaving it");
  rows.Begin("reach");
  rows.Add("reach.ring", "pieces of the attacker that attack one of the 8 squares around the king");
  rows.Add("reach.zone",
           "pieces of the attacker that attack one of the 24 squares within two steps of the king");
}

}  // namespace

const FeatureTable& SharpFeatureTable() {
  static const FeatureTable* const table = [] {
    Rows rows;
    AddChecks(rows);
    AddHands(rows);
    AddRing(rows);
    AddRoom(rows);
    AddZone(rows);
    AddKing(rows);
    return new FeatureTable("sharp", rows.Take());
  }();
  return *table;
}

}  // namespace hakari::predict
