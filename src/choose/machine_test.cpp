#include "choose/machine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tandem::choose {
namespace {

using ::testing::MatchesRegex;

/// Lines of one processor of 64-bit Arm.
std::string core(int number, const std::string& part, const std::string& variant = "0x0",
                 const std::string& revision = "4") {
  return "processor\t: " + std::to_string(number) +
         "\nBogoMIPS\t: 66.66\nFeatures\t: fp asimd evtstrm aes pmull sha1 sha2 crc32 cpuid\n"
         "CPU implementer\t: 0x41\nCPU architecture: 8\nCPU variant\t: " +
         variant + "\nCPU part\t: " + part + "\nCPU revision\t: " + revision + "\n\n";
}

std::string arm(const std::string& cpuinfo, const std::string& model = "", unsigned cpus = 4) {
  return describe({.architecture = "aarch64",
                   .release = "5.15.36-xilinx-v2022.2",
                   .cpuinfo = cpuinfo,
                   .model = model,
                   .cpus = cpus});
}

TEST(Machine, OfX86IsItsProcessor) {
  const std::string cpuinfo =
      "processor\t: 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 25\nmodel\t\t: 1\n"
      "model name\t: AMD EPYC 7763 64-Core Processor\nstepping\t: 1\nmicrocode\t: 0xffffffff\n\n"
      "processor\t: 1\nvendor_id\t: AuthenticAMD\ncpu family\t: 25\nmodel\t\t: 1\n"
      "model name\t: AMD EPYC 7763 64-Core Processor\nstepping\t: 1\n";
  const std::string expected =
      "x86_64 AMD EPYC 7763 64-Core Processor (family 25 model 1 stepping 1), 2 CPUs, Linux 6.1.0";
  for (const char* const model : {"", "a board"}) {
    EXPECT_EQ(
        describe(
            {.architecture = "x86_64", .release = "6.1.0-18-amd64", .cpuinfo = cpuinfo, .model = model, .cpus = 2}),
        expected);
  }
  EXPECT_EQ(describe({.architecture = "riscv64", .release = "6.6", .cpuinfo = "", .model = "", .cpus = 1}),
            "riscv64 ? (family ? model ? stepping ?), 1 CPUs, Linux 6.6");
}

TEST(Machine, OfArmIsItsBoardAndItsCores) {
  std::string zynq;
  for (int i = 0; i < 4; ++i) zynq += core(i, "0xd03");
  EXPECT_EQ(arm(zynq, "ZynqMP ZCU102 Rev1.0"),
            "aarch64 ZynqMP ZCU102 Rev1.0 (CPU implementer 0x41 part 0xd03 variant 0x0 revision 4), 4 CPUs, Linux "
            "5.15.36");
  EXPECT_EQ(arm(zynq), "aarch64 ? (CPU implementer 0x41 part 0xd03 variant 0x0 revision 4), 4 CPUs, Linux 5.15.36");
  // Other cores, other steps of them, and other boards with the same are other machines.
  const std::string known = arm(zynq, "ZynqMP ZCU102 Rev1.0");
  EXPECT_NE(arm(zynq, "ZynqMP ZCU104 RevC"), known);
  for (const auto& other : {core(0, "0xd08"), core(0, "0xd03", "0x1"), core(0, "0xd03", "0x0", "3")}) {
    EXPECT_NE(arm(other, "ZynqMP ZCU102 Rev1.0"), known);
  }
  // Big and little ones, in whatever order the kernel has them.
  const std::string mixed = arm(core(0, "0xd03") + core(1, "0xd03") + core(2, "0xd08", "0x0", "2"), "RK3399");
  EXPECT_EQ(mixed,
            "aarch64 RK3399 (CPU implementer 0x41 part 0xd03 variant 0x0 revision 4, 0x41 part 0xd08 variant 0x0 "
            "revision 2), 4 CPUs, Linux 5.15.36");
  EXPECT_EQ(arm(core(0, "0xd08", "0x0", "2") + core(1, "0xd03"), "RK3399"), mixed);
}

TEST(Machine, Of32BitArmIsNotTheNameThatAllOfItHave) {
  const std::string cpuinfo =
      "processor\t: 0\nmodel name\t: ARMv7 Processor rev 0 (v7l)\nBogoMIPS\t: 666.66\n"
      "Features\t: half thumb fastmult vfp edsp neon vfpv3 tls vfpd32\nCPU implementer\t: 0x41\n"
      "CPU architecture: 7\nCPU variant\t: 0x3\nCPU part\t: 0xc09\nCPU revision\t: 0\n\n"
      "Hardware\t: Xilinx Zynq Platform\nRevision\t: 0003\nSerial\t\t: 0000000000000000\n";
  MachineTexts texts{.architecture = "armv7l", .release = "5.10.0", .cpuinfo = cpuinfo, .model = "", .cpus = 2};
  const std::string rest = " (CPU implementer 0x41 part 0xc09 variant 0x3 revision 0), 2 CPUs, Linux 5.10.0";
  EXPECT_EQ(describe(texts), "armv7l Xilinx Zynq Platform" + rest);
  texts.model = "Zynq Zed Development Board";
  EXPECT_EQ(describe(texts), "armv7l Zynq Zed Development Board" + rest);
}

TEST(Machine, AProgramHasAnIdOfItsOwn) {
  EXPECT_THAT(program_id(), MatchesRegex("([0-9a-f][0-9a-f])*"));
  EXPECT_EQ(program_id(), program_id());
}

}  // namespace
}  // namespace tandem::choose
