#include "tools/names/tokens.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::names {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> Texts(std::string_view source) {
  std::vector<std::string> texts;
  for (const Token& token : Tokens(source)) texts.emplace_back(token.text);
  return texts;
}

TEST(TokensTest, WordsAndSigns) {
  EXPECT_THAT(Texts("struct a::B_2:C{};"),
              ElementsAre("struct", "a", "::", "B_2", ":", "C", "{", "}", ";"));
}

TEST(TokensTest, CommentsAndLiteralsAreNoCode) {
  EXPECT_THAT(Texts("a // { b\nc /* { \n */ d"), ElementsAre("a", "c", "d"));
  EXPECT_THAT(Texts("a // { \\\n b\nc"), ElementsAre("a", "c"));
  EXPECT_THAT(Texts("\"{ // \\\" {\" '{' '\\'' '\"' a"), ElementsAre("a"));
  EXPECT_THAT(Texts("R\"(\" { )\" uR\"x(){)\")x\" a"), ElementsAre("R", "uR", "a"));
}

TEST(TokensTest, AnApostropheInANumberOpensNothing) {
  EXPECT_THAT(Texts("1'000'000 {'}'}"), ElementsAre("1'000'000", "{", "}"));
  EXPECT_THAT(Texts("0x1.8p3 1u"), ElementsAre("0x1.8p3", "1u"));
}

TEST(TokensTest, OfThePreprocessorTheBranchesAlone) {
  const std::vector<Token> tokens = Tokens(
      "#include \"{\"\n"
      "  # ifdef A\n"
      "#define B {  \\\n  {\n"
      "#elif C /* {\n */\n"
      "#else\n"
      "#endif\n"
      "a # b");
  std::vector<Token::Kind> kinds;
  std::vector<int> lines;
  for (const Token& token : tokens) {
    kinds.push_back(token.kind);
    lines.push_back(token.line);
  }
  EXPECT_THAT(kinds, ElementsAre(Token::kBranchBegin, Token::kBranchElse, Token::kBranchElse,
                                 Token::kBranchEnd, Token::kWord, Token::kSign, Token::kWord));
  EXPECT_THAT(lines, ElementsAre(2, 5, 7, 8, 9, 9, 9));
}

TEST(TokensTest, WhatNeverEndsEndsWithTheSource) {
  EXPECT_THAT(Texts("a /* b"), ElementsAre("a"));
  EXPECT_THAT(Texts("a \"b"), ElementsAre("a"));
  EXPECT_THAT(Texts("a \"b\\"), ElementsAre("a"));
  EXPECT_THAT(Texts("R\"x(a"), ElementsAre("R"));
  EXPECT_THAT(Texts("R\"x"), ElementsAre("R"));
}

}  // namespace
}  // namespace hakari::names
