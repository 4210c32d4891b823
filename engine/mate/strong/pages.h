// An array in memory mapped from the system: zero until written, in large pages if available.
#ifndef HAKARI_ENGINE_MATE_STRONG_PAGES_H_
#define HAKARI_ENGINE_MATE_STRONG_PAGES_H_

#include <sys/mman.h>

#include <cstdint>
#include <new>
#include <utility>

namespace hakari::mate {

// Item must be plain data for which all zeros is a valid value.
template <typename Item>
class Pages {
 public:
  explicit Pages(uint64_t items) : bytes_(items * sizeof(Item)) {
    void* pages = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (pages == MAP_FAILED) throw std::bad_alloc();
    // Large pages cause fewer TLB misses. If the system has none, this has no effect.
    (void)madvise(pages, bytes_, MADV_HUGEPAGE);
    items_ = static_cast<Item*>(pages);
  }
  ~Pages() {
    if (items_ != nullptr) munmap(items_, bytes_);
  }
  Pages(Pages&& other) noexcept
      : bytes_(other.bytes_), items_(std::exchange(other.items_, nullptr)) {}
  Pages& operator=(Pages&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    std::swap(items_, other.items_);
    return *this;
  }

  Item& operator[](uint64_t index) { return items_[index]; }
  const Item& operator[](uint64_t index) const { return items_[index]; }
  Item* data() { return items_; }

  // Returns the memory of the items [first, last), which are not needed any more, to the system:
  // only the whole large pages among them. Their items read as zeros afterwards.
  void GiveBack(uint64_t first, uint64_t last) {
    constexpr uint64_t kLargePage = uint64_t{1} << 21;
    const uint64_t begin = (first * sizeof(Item) + kLargePage - 1) / kLargePage * kLargePage;
    const uint64_t end = last * sizeof(Item) / kLargePage * kLargePage;
    if (begin < end)
      (void)madvise(reinterpret_cast<char*>(items_) + begin, end - begin, MADV_DONTNEED);
  }

 private:
  uint64_t bytes_;
  Item* items_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_PAGES_H_
