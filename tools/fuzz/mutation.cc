#include "tools/fuzz/mutation.h"

namespace hakari::tools {
namespace {

// One random number per statement: the order in which arguments are evaluated differs between
// compilers.

// Longer pieces seldom find more and make every run slower.
constexpr std::size_t kLongestPiece = 32;

void ChangeByte(std::string& text, SeededBits& bits) {
  if (text.empty()) return;
  const std::size_t at = bits.Below(text.size());
  text[at] = static_cast<char>(bits.Next());
}

void CutPiece(std::string& text, SeededBits& bits) {
  if (text.empty()) return;
  const std::size_t from = bits.Below(text.size());
  text.erase(from, 1 + bits.Below(kLongestPiece));
}

void InsertPieceOf(const std::string& donor, std::string& text, SeededBits& bits) {
  if (donor.empty()) return;
  const std::size_t from = bits.Below(donor.size());
  const std::string piece = donor.substr(from, 1 + bits.Below(kLongestPiece));
  text.insert(bits.Below(text.size() + 1), piece);
}

void CutTail(std::string& text, SeededBits& bits) { text.resize(bits.Below(text.size() + 1)); }

}  // namespace

std::uint64_t SeededBits::Next() {
  state_ += 0x9e3779b97f4a7c15u;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
  return mixed ^ (mixed >> 31);
}

std::string Mutate(const std::vector<std::string>& texts, SeededBits& bits) {
  std::string text = texts[bits.Below(texts.size())];
  const std::size_t wounds = 1 + bits.Below(8);
  for (std::size_t i = 0; i < wounds; ++i) {
    switch (bits.Below(8)) {
      case 0:
      case 1:
      case 2:
        ChangeByte(text, bits);
        break;
      case 3:
      case 4:
        CutPiece(text, bits);
        break;
      case 5:
        InsertPieceOf(std::string(text), text, bits);
        break;
      case 6:
        InsertPieceOf(texts[bits.Below(texts.size())], text, bits);
        break;
      default:
        CutTail(text, bits);
        break;
    }
  }
  return text;
}

}  // namespace hakari::tools
