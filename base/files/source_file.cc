#include "base/files/source_file.h"

#include <zstd.h>

#include <memory>
#include <new>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"

namespace hakari {
namespace {

// Files are packed once and shipped, so the time for packing does not matter.
constexpr int kPackingLevel = 19;

bool IsPacked(absl::string_view path) { return absl::EndsWithIgnoreCase(path, ".zst"); }

struct FreeStream {
  void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
};

}  // namespace

absl::StatusOr<std::string> UnpackZstd(absl::string_view packed, absl::string_view file,
                                       size_t limit) {
  const std::unique_ptr<ZSTD_DStream, FreeStream> stream(ZSTD_createDStream());
  std::string out;
  std::string buffer(ZSTD_DStreamOutSize(), '\0');
  ZSTD_inBuffer in = {packed.data(), packed.size(), 0};
  size_t missing = 1;  // 0 at the end of a frame
  bool full = false;   // the last piece filled the buffer: the stream may hold more
  while (in.pos < in.size || full) {
    ZSTD_outBuffer piece = {buffer.data(), buffer.size(), 0};
    missing = ZSTD_decompressStream(stream.get(), &piece, &in);
    if (ZSTD_isError(missing)) {
      return absl::InvalidArgumentError(
          absl::StrCat(file, ": cannot be unpacked: ", ZSTD_getErrorName(missing)));
    }
    out.append(buffer, 0, piece.pos);
    full = piece.pos == piece.size;
    if (out.size() > limit) {
      return absl::InvalidArgumentError(
          absl::StrCat(file, ": unpacks to more than ", limit, " bytes"));
    }
  }
  if (missing != 0) {
    return absl::InvalidArgumentError(absl::StrCat(file, ": the packed file is truncated"));
  }
  return out;
}

std::string PackZstd(absl::string_view bytes) {
  std::string packed(ZSTD_compressBound(bytes.size()), '\0');
  const size_t size =
      ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), kPackingLevel);
  // The buffer is large enough for the worst case. Only a lack of memory is left, and that throws
  // elsewhere too.
  if (ZSTD_isError(size)) throw std::bad_alloc();
  packed.resize(size);
  return packed;
}

absl::StatusOr<std::string> ReadSourceFile(const std::string& path) {
  absl::StatusOr<std::string> bytes = ReadTextFile(path);
  if (!bytes.ok() || !IsPacked(path)) return bytes;
  return UnpackZstd(*bytes, path);
}

std::string SourceBytes(absl::string_view path, absl::string_view contents) {
  return IsPacked(path) ? PackZstd(contents) : std::string(contents);
}

absl::Status WriteSourceFile(const std::string& path, absl::string_view contents) {
  return WriteFileAtomically(path, SourceBytes(path, contents));
}

}  // namespace hakari
