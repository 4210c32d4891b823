#include "engine/position/repetition.h"

#include <cassert>

#include "engine/position/attacks.h"

namespace hakari {
namespace {

constexpr int kOccurrencesToEnd = 4;
constexpr size_t kFirstBuckets = 64;

}  // namespace

void PositionHistory::Push(const Position& position) {
  Entry entry{position, position.key(), kNone, size(), 1, {0, 0}};
  if (!entries_.empty()) {
    const Entry& last = entries_.back();
    const Color mover = Opponent(position.side_to_move());
    const Color waiter = position.side_to_move();
    entry.checks[mover] = InCheck(position) ? last.checks[mover] + 1 : 0;
    entry.checks[waiter] = last.checks[waiter];
    const int earlier = FindEarlier(entry);
    if (earlier != kNone) {
      entry.first = entries_[earlier].first;
      entry.occurrences = entries_[earlier].occurrences + 1;
    }
  }
  entries_.push_back(entry);
  if (entries_.size() > buckets_.size()) {
    GrowBuckets();
  } else {
    LinkIntoBucket(size() - 1);
  }
}

void PositionHistory::Pop() {
  assert(size() > 1);
  const Entry& last = entries_.back();
  buckets_[last.key & (buckets_.size() - 1)] = last.older_in_bucket;
  entries_.pop_back();
}

Repetition PositionHistory::Status() const {
  const Entry& last = entries_.back();
  if (last.occurrences < kOccurrencesToEnd) return Repetition::kNone;
  const int moves_of_each = (size() - 1 - last.first) / 2;
  const bool black_checks = last.checks[kBlack] >= moves_of_each;
  const bool white_checks = last.checks[kWhite] >= moves_of_each;
  if (black_checks == white_checks) return Repetition::kDraw;
  return black_checks ? Repetition::kBlackLoses : Repetition::kWhiteLoses;
}

int PositionHistory::FindEarlier(const Entry& entry) const {
  int index = buckets_[entry.key & (buckets_.size() - 1)];
  while (index != kNone &&
         (entries_[index].key != entry.key || entries_[index].position != entry.position)) {
    index = entries_[index].older_in_bucket;
  }
  return index;
}

void PositionHistory::LinkIntoBucket(int index) {
  Entry& entry = entries_[index];
  int& latest = buckets_[entry.key & (buckets_.size() - 1)];
  entry.older_in_bucket = latest;
  latest = index;
}

void PositionHistory::GrowBuckets() {
  buckets_.assign(buckets_.empty() ? kFirstBuckets : 2 * buckets_.size(), kNone);
  for (int index = 0; index < size(); ++index) LinkIntoBucket(index);
}

}  // namespace hakari
