// Memory from the system for one array: zeroed as it is touched, in large pages where there are
// any.
#ifndef HAKARI_ENGINE_MATE_STRONG_PAGES_H_
#define HAKARI_ENGINE_MATE_STRONG_PAGES_H_

#include <sys/mman.h>

#include <cstdint>
#include <new>
#include <utility>

namespace hakari::mate {

// Item is plain data of which all zeros is a value.
template <typename Item>
class Pages {
 public:
  explicit Pages(uint64_t items) : bytes_(items * sizeof(Item)) {
    void* pages = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (pages == MAP_FAILED) throw std::bad_alloc();
    // Fewer misses of the address cache; where there are no large pages nothing is lost.
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

  // The items from `first` to before `last` are not needed any more: the whole large pages among
  // them go back to the system, and would be read as zeros.
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
