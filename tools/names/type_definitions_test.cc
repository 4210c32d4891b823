#include "tools/names/type_definitions.h"

#include <fstream>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tools/names/repeated_types.h"
#include "tools/names/tokens.h"

namespace hakari::names {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> Names(std::string_view source) {
  const SourceTypes types = TypesOf(source);
  EXPECT_EQ(types.stray_brace, 0) << source;
  std::vector<std::string> names;
  for (const TypeDefinition& type : types.definitions) names.push_back(type.name);
  return names;
}

TEST(TypeDefinitionsTest, EveryKindOfType) {
  EXPECT_THAT(Names("class A {}; struct B {}; union C {}; enum D {}; enum class E : int { kX };"
                    "enum struct F {};"),
              ElementsAre("A", "B", "C", "D", "E", "F"));
}

TEST(TypeDefinitionsTest, NamesAreQualifiedByNamespacesAndClasses) {
  EXPECT_THAT(
      Names("namespace a { namespace b::c { struct D { class E { enum F {}; }; };"
            "struct G {}; } struct H {}; } struct I {};"),
      ElementsAre("a::b::c::D", "a::b::c::D::E", "a::b::c::D::E::F", "a::b::c::G", "a::H", "I"));
  EXPECT_THAT(Names("namespace a { struct B::C : D {}; inline namespace v1 { struct E {}; } }"),
              ElementsAre("a::B::C", "a::v1::E"));
  EXPECT_THAT(Names("extern \"C\" { struct A {}; } extern \"C\" void f() { struct B {}; }"),
              ElementsAre("A"));
}

TEST(TypeDefinitionsTest, TheLineIsThatOfTheBrace) {
  const SourceTypes types =
      TypesOf("\n/*\n*/ class A\n    : public B {};\n#define X \\\n 1\nclass C {};");
  ASSERT_EQ(types.definitions.size(), 2);
  EXPECT_EQ(types.definitions[0].line, 4);
  EXPECT_EQ(types.definitions[1].line, 7);
}

TEST(TypeDefinitionsTest, BasesAttributesAndTemplates) {
  EXPECT_THAT(Names("class A final : public B<decltype(f({1}))>, C { struct D {}; };"),
              ElementsAre("A", "A::D"));
  EXPECT_THAT(Names("class [[nodiscard]] A {}; struct alignas(64) B {}; class LOCKABLE C {};"
                    "class CAPABILITY(\"mutex\") D {}; struct __attribute__((packed)) E {};"),
              ElementsAre("A", "B", "C", "D", "E"));
  EXPECT_THAT(Names("template <class T, template <class> class U, int n = (1 > 0)> class A {};"
                    "template <> struct std::hash<a::B> {}; template <class T> struct C<T*> {};"),
              ElementsAre("A", "std::hash<a::B>", "C<T*>"));
  EXPECT_THAT(Names("class A { public: struct B {}; private: enum C {}; };"
                    "typedef struct D {} D; static const struct E {} kE;"),
              ElementsAre("A", "A::B", "A::C", "D", "E"));
}

TEST(TypeDefinitionsTest, WhatOtherFilesCannotSeeIsLeftOut) {
  EXPECT_THAT(Names("namespace { struct A { struct B {}; }; namespace c { struct D {}; } }"),
              IsEmpty());
  EXPECT_THAT(Names("void f() { struct A {}; if (x) { class B {}; } } struct C { void g() {"
                    "struct D {}; } };"),
              ElementsAre("C"));
  EXPECT_THAT(Names("auto f = [] { struct A {}; }; struct { struct B {}; } g;"), IsEmpty());
  EXPECT_THAT(Names("void f(int x = [] { struct A {}; return 1; }()) { struct B {}; } enum C {};"),
              ElementsAre("C"));
}

TEST(TypeDefinitionsTest, WhatOnlyMentionsATypeDefinesNone) {
  EXPECT_THAT(Names("class A; struct B; enum class C : int; friend class D; template <class T> "
                    "class E;"),
              IsEmpty());
  EXPECT_THAT(Names("struct stat Status() { return {}; } class A* B() {} struct stat status{};"
                    "struct tm parts = {}; template <class T> T F() {}"),
              IsEmpty());
  EXPECT_THAT(Names("A::A() : b_{1}, c_{2} { struct D {}; } int x{3}, y{4}; struct E {};"),
              ElementsAre("E"));
}

TEST(TypeDefinitionsTest, EveryBranchOfThePreprocessor) {
  EXPECT_THAT(Names("#if A\nclass B {\n#elif C\nclass D : E {\n#else\nclass F {\n#endif\n"
                    "struct G {}; };\nclass H {};"),
              ElementsAre("B", "D", "F", "F::G", "H"));
  EXPECT_THAT(Names("#ifdef A\nnamespace b {\n#endif\nstruct C {};\n#ifdef A\n}\n#endif"),
              ElementsAre("b::C"));
}

TEST(TypeDefinitionsTest, ABraceWithoutItsPartnerIsTold) {
  EXPECT_EQ(TypesOf("struct A {};\n}\nstruct B {};").stray_brace, 2);
  EXPECT_EQ(TypesOf("struct A {\n  void f() {\n};").stray_brace, 1);
  EXPECT_EQ(TypesOf("const char* a = \"{\"; char b = '{';  // {").stray_brace, 0);
}

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

namespace fs = std::filesystem;

class RepeatedTypesTest : public ::testing::Test {
 protected:
  RepeatedTypesTest() { fs::remove_all(folder_); }

  void Put(const std::string& file, const std::string& contents) {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << contents;
  }

  const fs::path folder_ = fs::path(::testing::TempDir()) / "sources";
};

TEST_F(RepeatedTypesTest, OneNameInTwoFilesIsAFault) {
  Put("ci/a.h", "namespace x {\nstruct Comparison { int a; };\n}");
  Put("ci/b/b.h", "namespace x {\n\nclass Comparison { std::string b; };\nstruct Other {};\n}");
  Put("ci/b/b_test.cc", "struct Comparison {};");
  const Repetitions found = RepeatedTypes(folder_);
  EXPECT_THAT(found.faults,
              ElementsAre("x::Comparison is defined in ci/a.h:2 ci/b/b.h:3: rename one, or put it "
                          "into an unnamed namespace"));
  EXPECT_EQ(found.files, 3);
  EXPECT_EQ(found.types, 4);
}

TEST_F(RepeatedTypesTest, TestsAreSourcesToo) {
  Put("a_test.cc", "struct Fake {};");
  Put("b_test.cc", "struct Fake {};");
  Put("c_test.cc", "namespace { struct Fake {}; }");
  EXPECT_THAT(RepeatedTypes(folder_).faults,
              ElementsAre(::testing::HasSubstr("a_test.cc:1 b_test.cc:1:")));
}

TEST_F(RepeatedTypesTest, BranchesOfOneFileAreNoFault) {
  Put("a.h", "#if X\nstruct A { int x; };\n#else\nstruct A {};\n#endif\nstruct A;");
  EXPECT_THAT(RepeatedTypes(folder_).faults, IsEmpty());
}

TEST_F(RepeatedTypesTest, WhatIsNotOursIsNotLookedAt) {
  Put("a.h", "struct A {};");
  Put(".hakari/tree/a.h", "struct A {};");
  Put("bazel-out/a.h", "struct A {};");
  Put("a.md", "struct A {};");
  EXPECT_THAT(RepeatedTypes(folder_).faults, IsEmpty());
  EXPECT_EQ(RepeatedTypes(folder_).files, 1);
}

TEST_F(RepeatedTypesTest, AFileThatCannotBeReadIsAFault) {
  Put("a.h", "struct A {");
  EXPECT_THAT(RepeatedTypes(folder_).faults,
              ElementsAre("a.h:1: this brace has no partner; teach tools/names what stands there"));
}

}  // namespace
}  // namespace hakari::names
