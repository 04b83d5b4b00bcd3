// Memory in a few pieces, read into or written from with one system call.
#pragma once

#include <sys/uio.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tandem::pipeline {

/// A list of memory areas that stand for one run of bytes. Owns nothing; who writes from it leaves the memory as it is.
class Pieces {
 public:
  static constexpr std::size_t kMax = 32;

  Pieces() = default;
  /// One piece. Implicit: most memory comes as one.
  Pieces(std::span<std::uint8_t> piece) { add(piece); }
  Pieces(std::span<const std::uint8_t> piece) { add({const_cast<std::uint8_t*>(piece.data()), piece.size()}); }

  /// Appends a piece: to the last one where it follows that in memory, else there must be room for one more.
  void add(std::span<std::uint8_t> piece) {
    if (piece.empty()) return;
    bytes_ += piece.size();
    if (end_ > begin_) {
      iovec& last = vectors_[end_ - 1];
      if (static_cast<std::uint8_t*>(last.iov_base) + last.iov_len == piece.data()) {
        last.iov_len += piece.size();
        return;
      }
    }
    assert(end_ < kMax);
    vectors_[end_++] = {.iov_base = piece.data(), .iov_len = piece.size()};
  }

  /// Drops the first `bytes` bytes.
  void drop_front(std::size_t bytes) {
    assert(bytes <= bytes_);
    bytes_ -= bytes;
    while (bytes > 0) {
      iovec& first = vectors_[begin_];
      if (bytes < first.iov_len) {
        first.iov_base = static_cast<std::uint8_t*>(first.iov_base) + bytes;
        first.iov_len -= bytes;
        return;
      }
      bytes -= first.iov_len;
      ++begin_;
    }
  }

  /// Copies as much of `data` as has room to the front, and drops what is filled. Returns how much that was.
  std::size_t fill_front(std::span<const std::uint8_t> data) {
    std::size_t done = 0;
    while (done < data.size() && !empty()) {
      const auto piece = (*this)[0];
      const std::size_t part = std::min(piece.size(), data.size() - done);
      std::copy_n(data.begin() + static_cast<std::ptrdiff_t>(done), part, piece.begin());
      drop_front(part);
      done += part;
    }
    return done;
  }

  /// Keeps the first `bytes` bytes.
  void keep_front(std::size_t bytes) {
    assert(bytes <= bytes_);
    for (std::size_t extra = bytes_ - bytes; extra > 0;) {
      iovec& last = vectors_[end_ - 1];
      if (extra < last.iov_len) {
        last.iov_len -= extra;
        break;
      }
      extra -= last.iov_len;
      --end_;
    }
    bytes_ = bytes;
  }

  /// Bytes in all pieces.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  [[nodiscard]] bool empty() const { return bytes_ == 0; }

  /// The pieces, none of them empty, for readv and its relatives.
  [[nodiscard]] const iovec* vectors() const { return vectors_.data() + begin_; }
  [[nodiscard]] int count() const { return static_cast<int>(end_ - begin_); }

  /// One of `count()` pieces.
  [[nodiscard]] std::span<std::uint8_t> operator[](std::size_t i) const {
    const iovec& vector = vectors_[begin_ + i];
    return {static_cast<std::uint8_t*>(vector.iov_base), vector.iov_len};
  }

 private:
  std::array<iovec, kMax> vectors_{};
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace tandem::pipeline
