// A file descriptor that is closed when its owner goes.
#ifndef HAKARI_BASE_PROCESS_FILE_DESCRIPTOR_H_
#define HAKARI_BASE_PROCESS_FILE_DESCRIPTOR_H_

#include <unistd.h>

#include <utility>

namespace hakari {

class FileDescriptor {
 public:
  explicit FileDescriptor(int fd = -1) : fd_(fd) {}
  FileDescriptor(FileDescriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    Close();
    fd_ = std::exchange(other.fd_, -1);
    return *this;
  }
  ~FileDescriptor() { Close(); }

  int get() const { return fd_; }
  void Close() {
    if (fd_ >= 0) close(fd_);
    fd_ = -1;
  }

 private:
  int fd_;
};

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_FILE_DESCRIPTOR_H_
