#include "bus/uio/dma_memory.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bus/uio/system_fixture.h"

namespace tandem::uio {
namespace {

using ::testing::HasSubstr;
using Way = DmaMemory::Way;

/// Devices uio0 and uio1, and as many buffers as a test adds.
class DmaMemoryTest : public ::testing::Test {
 protected:
  DmaMemoryTest() {
    for (const unsigned number : {0U, 1U}) {
      system_.add_uio(number, "tandem-zuc", {{"registers", "0x43c00000", "0x1000", "0"}});
    }
  }
  void add_buffers(unsigned count, const std::string& class_name = "u-dma-buf") {
    for (unsigned i = 0; i < count; ++i) {
      system_.add_buffer(class_name, "udmabuf" + std::to_string(i), "0x70000000", 4096, "1");
    }
  }
  /// Returns the buffer of a device, or what is wrong if it has none.
  std::string buffer_of(unsigned number, Way way) {
    std::string error;
    const auto memory = find_memory(system_.roots(), devices(system_.roots(), "tandem").at(number), error);
    if (!memory) return error;
    EXPECT_EQ(memory->way, way);
    return memory->buffer.filename();
  }

  FakeSystem system_;
};

TEST_F(DmaMemoryTest, SaysWhatToDoWithoutAny) {
  EXPECT_THAT(buffer_of(0, Way::sole), HasSubstr("no DMA memory: load u-dma-buf (`modprobe"));
  system_.dma_buffers = "udmabuf0";
  EXPECT_THAT(buffer_of(0, Way::named),
              HasSubstr("no buffer 'udmabuf0', which TANDEM_DMA_BUFFER names for uio0; there is"));
}

TEST_F(DmaMemoryTest, IsTheOneThatIsNamed) {
  add_buffers(4);
  system_.dma_buffers = "udmabuf2";
  EXPECT_EQ(buffer_of(0, Way::named), "udmabuf2");
  EXPECT_EQ(buffer_of(1, Way::named), "udmabuf2");
  system_.dma_buffers = "uio0=udmabuf3,uio1=udmabuf1";
  EXPECT_EQ(buffer_of(0, Way::named), "udmabuf3");
  EXPECT_EQ(buffer_of(1, Way::named), "udmabuf1");
  system_.dma_buffers = "udmabuf2,uio1=udmabuf1";
  EXPECT_EQ(buffer_of(0, Way::named), "udmabuf2");
  EXPECT_EQ(buffer_of(1, Way::named), "udmabuf1");
}

TEST_F(DmaMemoryTest, IsNotOneThatHasAlmostTheName) {
  add_buffers(1);
  for (const char* const wrong : {"udmabuf", "udmabuf00", "u-dma-buf/udmabuf0", "uio0=udmabuf1", "uio0=", ","}) {
    system_.dma_buffers = wrong;
    EXPECT_THAT(buffer_of(0, Way::named), HasSubstr("there are: udmabuf0")) << wrong;
  }
}

TEST_F(DmaMemoryTest, ANameCountsMoreThanTheDevicesMapAndThatMoreThanALink) {
  add_buffers(2);
  system_.add_uio(0, "tandem-zuc", {{"registers", "0x43c00000", "0x1000", "0"}, {"dma", "0x10000000", "0x1000", "0"}});
  system_.add_regions("uio/uio0", {7});
  system_.add_regions("u-dma-buf/udmabuf0", {7});
  EXPECT_EQ(buffer_of(0, Way::map), "");
  system_.dma_buffers = "uio1=udmabuf1";
  EXPECT_EQ(buffer_of(0, Way::map), "");
  system_.dma_buffers = "uio0=udmabuf1";
  EXPECT_EQ(buffer_of(0, Way::named), "udmabuf1");
}

TEST_F(DmaMemoryTest, IsTheOneThatTheDeviceTreeLinks) {
  for (const char* const class_name : {"u-dma-buf", "udmabuf"}) {
    add_buffers(3, class_name);
    const std::string entry = std::string(class_name) + "/udmabuf";
    // Bytes that are a line's end or zero belong to a phandle as any other.
    system_.add_regions("uio/uio0", {0x0a});
    system_.add_regions("uio/uio1", {0x0a00});
    system_.add_regions(entry + "0", {0x0a0a0000});
    system_.add_regions(entry + "1", {0x0a00});
    system_.add_regions(entry + "2", {0x0a});
    EXPECT_EQ(buffer_of(0, Way::linked), "udmabuf2");
    EXPECT_EQ(buffer_of(1, Way::linked), "udmabuf1");
    std::filesystem::remove_all(system_.roots().sys / "class" / class_name);
  }
}

TEST_F(DmaMemoryTest, ABufferLiesInTheFirstRegionOfItsNode) {
  add_buffers(2);
  system_.add_regions("uio/uio0", {5, 7});
  system_.add_regions("u-dma-buf/udmabuf0", {6, 7});
  system_.add_regions("u-dma-buf/udmabuf1", {7, 6});
  EXPECT_EQ(buffer_of(0, Way::linked), "udmabuf1");
}

TEST_F(DmaMemoryTest, IsNoOtherThanTheOneThatTheDeviceTreeLinks) {
  add_buffers(1);
  system_.add_regions("uio/uio0", {7});
  EXPECT_THAT(buffer_of(0, Way::linked), HasSubstr("no buffer in the memory-region that the device tree gives uio0"));
  system_.add_regions("u-dma-buf/udmabuf0", {8});
  EXPECT_THAT(buffer_of(0, Way::linked), HasSubstr("no buffer in the memory-region"));
  add_buffers(2);
  system_.add_regions("u-dma-buf/udmabuf0", {7});
  system_.add_regions("u-dma-buf/udmabuf1", {7});
  EXPECT_THAT(buffer_of(0, Way::linked), HasSubstr("udmabuf0, udmabuf1 have its memory-region"));
}

TEST_F(DmaMemoryTest, IsTheSoleOneThatIsNotOfAnother) {
  add_buffers(1);
  EXPECT_EQ(buffer_of(0, Way::sole), "udmabuf0");
  system_.add_regions("u-dma-buf/udmabuf0", {7});
  EXPECT_EQ(buffer_of(0, Way::sole), "udmabuf0") << "a region may be its own";
  // A device that is none of ours counts, too.
  system_.add_uio(9, "camera", {});
  system_.add_regions("uio/uio9", {7});
  EXPECT_THAT(buffer_of(0, Way::sole), HasSubstr("no DMA memory"));
  add_buffers(2);
  EXPECT_EQ(buffer_of(0, Way::sole), "udmabuf1");
  system_.dma_buffers = "uio1=udmabuf1";
  EXPECT_THAT(buffer_of(0, Way::sole), HasSubstr("no DMA memory"));
}

TEST_F(DmaMemoryTest, IsNoneOfTwo) {
  add_buffers(2);
  EXPECT_THAT(buffer_of(0, Way::sole),
              HasSubstr("no DMA memory that is surely meant for uio0: there are udmabuf0, udmabuf1; "
                        "set TANDEM_DMA_BUFFER to one's name, as in uio0=udmabuf0"));
}

TEST_F(DmaMemoryTest, IsOneUnderBothNamesOfTheClass) {
  add_buffers(1);
  add_buffers(1, "udmabuf");
  EXPECT_EQ(buffer_of(0, Way::sole), "udmabuf0");
}

TEST(Cells, AreReadMostSignificantByteFirst) {
  const FakeSystem system;
  system.add_regions("uio/uio0", {0x01020304, 0x0a});
  const auto property = system.roots().sys / "class/uio/uio0/device/of_node/memory-region";
  EXPECT_EQ(read_cells(property), (std::vector<std::uint32_t>{0x01020304, 0x0a}));
  std::ofstream(property, std::ios::binary | std::ios::app) << "xyz";
  EXPECT_EQ(read_cells(property).size(), 2U) << "a part of a cell is none";
  EXPECT_TRUE(read_cells(property / "none").empty());
}

TEST(Environment, NamesBuffers) {
  ::setenv("TANDEM_DMA_BUFFER", "uio0=udmabuf3", 1);
  EXPECT_EQ(Roots().dma_buffers, "uio0=udmabuf3");
  ::unsetenv("TANDEM_DMA_BUFFER");
  EXPECT_EQ(Roots().dma_buffers, "");
}

}  // namespace
}  // namespace tandem::uio
