#include "suites/next_move/from_games/problems.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"

namespace hakari::suites {
namespace {

Position PositionAt(const notation::GameRecord& game, int ply) {
  Position position = game.start;
  for (int i = 0; i < ply; ++i) position.DoMove(game.lines[0].moves[static_cast<size_t>(i)].move);
  return position;
}

std::string Words(absl::string_view blanks) { return absl::StrReplaceAll(blanks, {{" ", ","}}); }

// The problem without its id and book.
Problem ProblemOf(const Position& position, const TriedPosition& tried, size_t game) {
  Problem problem;
  problem.Set(position);
  problem.notes = {{"best", notation::ToUsi(*tried.best)},
                   {"game", absl::StrCat(game + 1)},
                   {"ply", absl::StrCat(tried.ply)},
                   {"by", absl::StrJoin(tried.by, ",")},
                   {"score", absl::StrFormat("%+d", tried.score)},
                   {"second", absl::StrFormat("%+d", tried.second)},
                   {"line", Words(player::MovesText(tried.line))}};
  if (!tried.themes.empty()) problem.notes["theme"] = absl::StrJoin(tried.themes, ",");
  if (!tried.quick.empty()) {
    const auto seen = std::count_if(tried.quick.begin(), tried.quick.end(),
                                    [&](const Look& look) { return look.move == tried.best; });
    problem.notes["seen"] = absl::StrCat(seen);
  }
  return problem;
}

}  // namespace

MadeProblems MakeProblems(const std::vector<notation::GameRecord>& games,
                          const std::vector<std::optional<GameFinding>>& findings,
                          const std::vector<std::string>& books, size_t a_book) {
  MadeProblems made;
  made.books.resize(books.size());
  KnownPositions positions;
  size_t chosen = 0;
  for (size_t game = 0; game < findings.size(); ++game) {
    if (!findings[game]) continue;
    made.looked_at += static_cast<int>(findings[game]->size());
    for (const TriedPosition& tried : *findings[game]) {
      if (tried.end != Condition::kChosen) {
        ++made.dropped[tried.end];
        continue;
      }
      const Position position = PositionAt(games[game], tried.ply);
      if (!positions.insert(KnownKey(position)).second) {
        ++made.twice;
      } else if (a_book > 0 && chosen == a_book * books.size()) {
        ++made.beyond;
      } else {
        const size_t book = chosen++ % books.size();
        Problem problem = ProblemOf(position, tried, game);
        problem.id = absl::StrFormat("%s-%03d", books[book], made.books[book].size() + 1);
        problem.notes["book"] = books[book];
        made.books[book].push_back(std::move(problem));
      }
    }
  }
  return made;
}

}  // namespace hakari::suites
