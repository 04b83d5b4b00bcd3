// One object per thread: made once, and gone when it is forgotten, when the thread ends, and after that.
#include "engine/kept.h"

#include <gtest/gtest.h>

#include <thread>

namespace tandem {
namespace {

struct Counted {
  Counted() { ++alive; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --alive; }

  static inline int alive = 0;
};
using Mine = Kept<Counted>;

TEST(Kept, IsMadeOnceAndForgotten) {
  EXPECT_EQ(Mine::find(), nullptr);
  Counted* const first = Mine::get();
  EXPECT_EQ(Mine::get(), first);
  EXPECT_EQ(Mine::find(), first);
  EXPECT_EQ(Counted::alive, 1);
  Mine::keep(new Counted);
  EXPECT_EQ(Counted::alive, 1);
  Mine::forget();
  EXPECT_EQ(Mine::find(), nullptr);
  EXPECT_EQ(Counted::alive, 0);
  Mine::forget();
}

TEST(Kept, EndsWithItsThread) {
  Mine::get();
  std::thread([] {
    EXPECT_EQ(Mine::find(), nullptr);
    Mine::get();
    EXPECT_EQ(Counted::alive, 2);
  }).join();
  EXPECT_EQ(Counted::alive, 1);
  Mine::forget();
}

/// Outlives what the thread keeps, as it is made before.
struct Late {
  ~Late() {
    EXPECT_EQ(Mine::find(), nullptr);
    Mine::forget();
  }
};

TEST(Kept, MayBeForgottenAfterItsEnd) {
  std::thread([] {
    static thread_local const Late late{};
    (void)late;
    Mine::get();
  }).join();
  EXPECT_EQ(Counted::alive, 0);
}

}  // namespace
}  // namespace tandem
