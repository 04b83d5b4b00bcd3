// Tests has_aes with the CPU settings that OpenSSL reports.
#include "engine/libraries/openssl.h"

#include <gtest/gtest.h>

namespace tandem::libraries {
namespace {

TEST(Openssl, HasAesOnlyWithBothInstructions) {
  EXPECT_TRUE(has_aes("OPENSSL_ia32cap=0xfffa3203478bffff:0x40069c219c07ab"));
  EXPECT_TRUE(has_aes("OPENSSL_ia32cap=0x200000200000000:0x0:0x0:0x0:0x0"));
  EXPECT_FALSE(has_aes("OPENSSL_ia32cap=0x200000000000000:0x0"));
  EXPECT_FALSE(has_aes("OPENSSL_ia32cap=0x200000000:0x200000200000000"));
  EXPECT_FALSE(has_aes("OPENSSL_ia32cap=0xfdfa3201078bffff:0x0 env:~0x200000200000000"));
  EXPECT_TRUE(has_aes("OPENSSL_armcap=0x7f"));
  EXPECT_TRUE(has_aes("OPENSSL_armcap=0x24 env:0x24"));
  EXPECT_FALSE(has_aes("OPENSSL_armcap=0x5"));
  EXPECT_FALSE(has_aes("OPENSSL_armcap=0x21"));
}

TEST(Openssl, HasNoneThatIsNotKnown) {
  for (const char* const settings :
       {"", "N/A", "OPENSSL_riscvcap=RV64GC", "OPENSSL_ia32cap=", "ia32cap=0xffffffffffffffff"}) {
    EXPECT_FALSE(has_aes(settings)) << settings;
  }
  EXPECT_FALSE(has_aes(nullptr));
}

}  // namespace
}  // namespace tandem::libraries
