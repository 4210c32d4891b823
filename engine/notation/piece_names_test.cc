#include "engine/notation/piece_names.h"

#include <set>
#include <string>

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

TEST(PieceNames, LeadBackToTheKind) {
  std::set<std::string> csa, kanji;
  for (int k = kPawn; k < kKindCount; ++k) {
    const PieceKind kind = static_cast<PieceKind>(k);
    EXPECT_EQ(KindOfCsaName(CsaName(kind)), kind);
    EXPECT_EQ(KindOfSfenLetter(SfenLetter(kind)), Demote(kind));
    csa.emplace(CsaName(kind));
    kanji.emplace(KanjiLetter(kind));
  }
  EXPECT_EQ(csa.size(), 14u);
  EXPECT_EQ(kanji.size(), 14u);
}

TEST(PieceNames, KnowNoOthers) {
  EXPECT_EQ(KindOfCsaName(""), kNoKind);
  EXPECT_EQ(KindOfCsaName("fu"), kNoKind);
  EXPECT_EQ(KindOfSfenLetter('p'), kNoKind);
  EXPECT_EQ(KindOfSfenLetter('X'), kNoKind);
}

}  // namespace
}  // namespace hakari::notation
