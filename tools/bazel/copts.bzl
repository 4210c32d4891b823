"""Compiler options shared by packages."""

# For code on the hot paths: -O3 inlines the lambdas that walk bitboards, which made move generation
# 10-15 % faster than -O2 (engine/movegen/README.md). Other modes keep their own level.
HOT_COPTS = select({
    "//tools/bazel:optimised": ["-O3"],
    "//conditions:default": [],
})
