#include "pipeline/s6_write/atomic_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "pipeline/s6_write/temporary_name.h"

namespace tandem::pipeline {
namespace {

using Existing = AtomicFile::Existing;
using Naming = AtomicFile::Naming;

class AtomicFileTest : public ::testing::TestWithParam<Naming> {
 protected:
  AtomicFileTest() {
    std::string pattern = ::testing::TempDir() + "atomic_file_XXXXXX";
    directory_ = ::mkdtemp(pattern.data());
    path_ = directory_ / "out";
  }
  ~AtomicFileTest() override { std::filesystem::remove_all(directory_); }

  static std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  static mode_t mode(const std::filesystem::path& path) {
    struct stat info {};
    EXPECT_EQ(::stat(path.c_str(), &info), 0);
    return info.st_mode & 07777;
  }
  std::size_t entries() const {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(directory_), {}));
  }
  static void fill(const AtomicFile& file, const std::string& text) {
    ASSERT_EQ(::write(file.fd(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }

  std::filesystem::path directory_;
  std::filesystem::path path_;
};

INSTANTIATE_TEST_SUITE_P(Namings, AtomicFileTest,
                         ::testing::Values(Naming::nameless_if_possible, Naming::temporary_name),
                         [](const auto& param) {
                           return param.param == Naming::temporary_name ? "TemporaryName" : "NamelessIfPossible";
                         });

TEST_P(AtomicFileTest, AppearsOnCommit) {
  const mode_t umask = ::umask(027);
  {
    AtomicFile file(path_, Existing::refuse, GetParam());
    ASSERT_EQ(file.open(), 0);
    fill(file, "new");
    EXPECT_FALSE(std::filesystem::exists(path_));
    ASSERT_EQ(file.commit(), 0);
  }
  ::umask(umask);
  EXPECT_EQ(content(path_), "new");
  EXPECT_EQ(mode(path_), 0640U);
  EXPECT_EQ(entries(), 1U);
}

TEST_P(AtomicFileTest, LeavesNothingWithoutCommit) {
  {
    AtomicFile file(path_, Existing::refuse, GetParam());
    ASSERT_EQ(file.open(), 0);
    fill(file, "new");
  }
  EXPECT_EQ(entries(), 0U);
}

TEST_P(AtomicFileTest, RefusesAnExistingFile) {
  std::ofstream(path_) << "old";
  AtomicFile file(path_, Existing::refuse, GetParam());
  EXPECT_EQ(file.open(), EEXIST);
  EXPECT_EQ(content(path_), "old");
}

TEST_P(AtomicFileTest, RefusesAFileThatCameInTheMeantime) {
  {
    AtomicFile file(path_, Existing::refuse, GetParam());
    ASSERT_EQ(file.open(), 0);
    fill(file, "new");
    std::ofstream(path_) << "old";
    EXPECT_EQ(file.commit(), EEXIST);
  }
  EXPECT_EQ(content(path_), "old");
  EXPECT_EQ(entries(), 1U);
}

TEST_P(AtomicFileTest, ReplacesAFileAndKeepsItsPermissions) {
  std::ofstream(path_) << "old";
  ASSERT_EQ(::chmod(path_.c_str(), 0600), 0);
  {
    AtomicFile file(path_, Existing::replace, GetParam());
    ASSERT_EQ(file.open(), 0);
    fill(file, "new");
    EXPECT_EQ(content(path_), "old");
    ASSERT_EQ(file.commit(), 0);
  }
  EXPECT_EQ(content(path_), "new");
  EXPECT_EQ(mode(path_), 0600U);
  EXPECT_EQ(entries(), 1U);
}

TEST_P(AtomicFileTest, HasNoMorePermissionsThanAllowed) {
  const mode_t umask = ::umask(0);
  for (const Existing existing : {Existing::refuse, Existing::replace}) {
    AtomicFile file(path_, existing, GetParam(), 0600);
    ASSERT_EQ(file.open(), 0);
    struct stat info {};
    ASSERT_EQ(::fstat(file.fd(), &info), 0);
    EXPECT_EQ(info.st_mode & 07777, 0600U);
    ASSERT_EQ(file.commit(), 0);
    EXPECT_EQ(mode(path_), 0600U);
    ASSERT_EQ(::chmod(path_.c_str(), 0666), 0);
  }
  ::umask(umask);
}

TEST_P(AtomicFileTest, ReplacesWhatASymbolicLinkNames) {
  const auto link = directory_ / "link";
  std::ofstream(path_) << "old";
  std::filesystem::create_symlink("out", link);
  {
    AtomicFile file(link, Existing::replace, GetParam());
    ASSERT_EQ(file.open(), 0);
    fill(file, "new");
    ASSERT_EQ(file.commit(), 0);
  }
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(content(path_), "new");
}

TEST_P(AtomicFileTest, SaysWhyItCannotBeCreated) {
  EXPECT_EQ(AtomicFile(directory_ / "missing" / "out", Existing::refuse, GetParam()).open(), ENOENT);
  EXPECT_EQ(AtomicFile(directory_, Existing::replace, GetParam()).open(), EISDIR);
  EXPECT_EQ(AtomicFile("/proc/out", Existing::refuse, GetParam()).open(), ENOENT);
  EXPECT_EQ(AtomicFile(directory_ / std::string(300, 'x'), Existing::refuse, GetParam()).open(), ENAMETOOLONG);
  EXPECT_EQ(AtomicFile(path_ / "out", Existing::refuse, GetParam()).open(), ENOENT);
  EXPECT_EQ(AtomicFile("", Existing::refuse, GetParam()).open(), ENOENT);
}

TEST_P(AtomicFileTest, RemovesWhatKilledProgramsLeftButNotWhatOthersHold) {
  const auto left = directory_ / ".tandem-0123456789abcdef";
  const auto held = directory_ / ".tandem-fedcba9876543210";
  std::ofstream(left) << "plaintext";
  const int holder = ::open(held.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  ASSERT_TRUE(hold_temporary(holder));
  {
    AtomicFile file(path_, Existing::refuse, GetParam());
    ASSERT_EQ(file.open(), 0);
    ASSERT_EQ(file.commit(), 0);
  }
  EXPECT_FALSE(std::filesystem::exists(left));
  EXPECT_TRUE(std::filesystem::exists(held));
  ::close(holder);
}

TEST_P(AtomicFileTest, HoldsItsTemporaryNameAsLongAsItHasIt) {
  std::ofstream(path_) << "old";
  AtomicFile file(path_, Existing::replace, GetParam());
  ASSERT_EQ(file.open(), 0);
  // A directory cannot be replaced, so the temporary name stays until the end.
  std::filesystem::remove(path_);
  std::filesystem::create_directory(path_);
  EXPECT_EQ(file.commit(), EISDIR);
  EXPECT_EQ(entries(), 2U);
  remove_left_files(directory_);
  EXPECT_EQ(entries(), 2U);
}

TEST_P(AtomicFileTest, ChangesNothingWhereItIsRefused) {
  AtomicFile file(path_, Existing::refuse, GetParam());
  ASSERT_EQ(file.open(), 0);
  std::ofstream(path_) << "old";
  EXPECT_EQ(file.commit(), EEXIST);
  EXPECT_FALSE(file.is_changed());
}

TEST_P(AtomicFileTest, TakesRelativePaths) {
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(directory_);
  {
    AtomicFile file("out", Existing::refuse, GetParam());
    EXPECT_EQ(file.open(), 0);
    EXPECT_EQ(file.commit(), 0);
  }
  std::filesystem::current_path(before);
  EXPECT_TRUE(std::filesystem::exists(path_));
}

}  // namespace
}  // namespace tandem::pipeline
