// A function that is never called. It lies before all others and moves them: the same work from
// other bytes.

// 3000 bytes: no multiple of a page or of a cache line.
extern "C" __attribute__((used, cold, noinline)) void hakari_cold_function() {
  asm volatile(".skip 3000, 0x90");
}
