#include "base/files/output_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <thread>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/file_error.h"
#include "base/files/text_file.h"

namespace hakari {
namespace {

namespace fs = std::filesystem;

class OutputFileTest : public ::testing::Test {
 protected:
  OutputFileTest() {
    signal(SIGPIPE, SIG_IGN);
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  std::string Path(const std::string& name) const { return absl::StrCat(folder_, "/", name); }
  std::string Text(const std::string& name) const {
    return ReadTextFile(Path(name)).value_or("not there");
  }
  int Entries() const {
    int entries = 0;
    for (const auto& entry : fs::directory_iterator(folder_)) entries += !entry.path().empty();
    return entries;
  }
  static ino_t Inode(const std::string& path) {
    struct stat what = {};
    EXPECT_EQ(lstat(path.c_str(), &what), 0) << path;
    return what.st_ino;
  }
  static absl::Status Put(const std::string& path, absl::string_view text) {
    const auto output = OutputFile::Open(path, absl::Milliseconds(50));
    return output.ok() ? (*output)->Write(text) : output.status();
  }

  const std::string folder_ = ::testing::TempDir() + "/output";
};

TEST_F(OutputFileTest, OpeningChangesNothing) {
  ASSERT_TRUE(WriteFileAtomically(Path("old"), "old").ok());
  ASSERT_TRUE(OutputFile::Open(Path("old")).ok());
  ASSERT_TRUE(OutputFile::Open(Path("new")).ok());
  EXPECT_EQ(Text("old"), "old");
  EXPECT_EQ(Entries(), 1);
}

TEST_F(OutputFileTest, ARegularFileIsReplacedAsAWhole) {
  ASSERT_TRUE(WriteFileAtomically(Path("file"), "a long old text").ok());
  const ino_t before = Inode(Path("file"));
  EXPECT_TRUE(Put(Path("file"), "new").ok());
  EXPECT_EQ(Text("file"), "new");
  EXPECT_NE(Inode(Path("file")), before);
  EXPECT_EQ(Entries(), 1);
}

TEST_F(OutputFileTest, ASymbolicLinkStaysAndItsTargetIsWritten) {
  ASSERT_TRUE(WriteFileAtomically(Path("target"), "a long old text").ok());
  const ino_t before = Inode(Path("target"));
  fs::create_symlink("target", Path("link"));
  EXPECT_TRUE(Put(Path("link"), "new").ok());
  EXPECT_TRUE(fs::is_symlink(Path("link")));
  EXPECT_EQ(Text("target"), "new");
  EXPECT_EQ(Inode(Path("target")), before) << "written through";
  fs::create_symlink("made", Path("to_be_made"));
  EXPECT_TRUE(Put(Path("to_be_made"), "first").ok());
  EXPECT_EQ(Text("made"), "first");
}

TEST_F(OutputFileTest, ADeviceIsWrittenThrough) {
  // A terminal of the test's own: a mistake must not destroy the machine's /dev/null.
  const int master = posix_openpt(O_RDWR | O_NOCTTY);
  ASSERT_GE(master, 0);
  ASSERT_TRUE(grantpt(master) == 0 && unlockpt(master) == 0);
  const std::string terminal = ptsname(master);
  EXPECT_TRUE(Put(terminal, "result").ok());
  char got[16] = {};
  EXPECT_EQ(read(master, got, sizeof got), 6);
  EXPECT_STREQ(got, "result");
  EXPECT_TRUE(fs::is_character_file(terminal));
  close(master);
}

TEST_F(OutputFileTest, AFullDiskIsSaid) {
  fs::create_symlink("/dev/full", Path("full"));
  const absl::Status written = Put(Path("full"), "too much");
  EXPECT_EQ(written.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_TRUE(absl::StrContains(written.message(), "No space left on device"));
  EXPECT_TRUE(absl::StrContains(written.message(), Path("full")));
  EXPECT_FALSE(IsBadFileName(written));
}

TEST_F(OutputFileTest, AFifoIsWrittenThrough) {
  ASSERT_EQ(mkfifo(Path("fifo").c_str(), 0600), 0);
  std::string read;
  std::thread reader([&] { read = Text("fifo"); });
  const auto output = OutputFile::Open(Path("fifo"));
  ASSERT_TRUE(output.ok()) << output.status();
  const std::string text(1 << 20, 'x');  // more than a pipe holds
  EXPECT_TRUE((*output)->Write(text).ok());
  reader.join();
  EXPECT_TRUE(read == text) << read.size();
  EXPECT_TRUE(fs::is_fifo(Path("fifo")));
}

TEST_F(OutputFileTest, AFifoWithoutAReaderIsRefused) {
  ASSERT_EQ(mkfifo(Path("fifo").c_str(), 0600), 0);
  const auto output = OutputFile::Open(Path("fifo"), absl::ZeroDuration());
  EXPECT_TRUE(IsBadFileName(output.status()));
  EXPECT_TRUE(absl::StrContains(output.status().message(), "no process reads this FIFO"));
}

TEST_F(OutputFileTest, AReaderWhoWentAwayIsNoError) {
  ASSERT_EQ(mkfifo(Path("fifo").c_str(), 0600), 0);
  const int reader = open(Path("fifo").c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  const auto output = OutputFile::Open(Path("fifo"));
  ASSERT_TRUE(output.ok());
  close(reader);
  EXPECT_TRUE((*output)->Write("nobody hears").ok());
}

TEST_F(OutputFileTest, ADescriptorIsWrittenWhereItStands) {
  for (const char* folder : {"/dev/fd/", "/proc/self/fd/"}) {
    const int file = open(Path("log").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ASSERT_GE(file, 0);
    ASSERT_EQ(write(file, "before,", 7), 7);
    EXPECT_TRUE(Put(absl::StrCat(folder, file), "result").ok());
    ASSERT_EQ(write(file, ",after", 6), 6);
    close(file);
    EXPECT_EQ(Text("log"), "before,result,after") << folder;
    EXPECT_EQ(Entries(), 1);
  }
  EXPECT_TRUE(IsBadFileName(Put("/dev/fd/999", "x")));
  const int readable = open("/dev/null", O_RDONLY);
  EXPECT_TRUE(IsBadFileName(Put(absl::StrCat("/dev/fd/", readable), "x")));
  close(readable);
}

TEST_F(OutputFileTest, ASocketIsConnectedTo) {
  const int listener = socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  // The length of socket names is limited, and the test's folder may be deep.
  char folder[] = "/tmp/outputXXXXXX";
  ASSERT_NE(mkdtemp(folder), nullptr);
  const std::string path = absl::StrCat(folder, "/socket");
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  ASSERT_EQ(bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
  EXPECT_TRUE(IsBadFileName(Put(path, "x"))) << "no process listens yet";
  ASSERT_EQ(listen(listener, 1), 0);
  EXPECT_TRUE(Put(path, "result").ok());
  const int peer = accept(listener, nullptr, nullptr);
  char got[16] = {};
  EXPECT_EQ(read(peer, got, sizeof got), 6);
  EXPECT_STREQ(got, "result");
  close(peer);
  close(listener);
  fs::remove_all(folder);
}

TEST_F(OutputFileTest, RefusesNamesThatLeadNowhere) {
  for (const std::string& path :
       {std::string(), Path("no/such/folder/file"), folder_, Path("new_folder/")}) {
    const absl::Status refused = OutputFile::Open(path).status();
    EXPECT_TRUE(IsBadFileName(refused)) << path << ": " << refused;
    EXPECT_TRUE(absl::StrContains(refused.message(), path));
  }
  fs::create_directory_symlink(folder_, Path("link_to_folder"));
  EXPECT_TRUE(IsBadFileName(OutputFile::Open(Path("link_to_folder")).status()));
}

TEST_F(OutputFileTest, AProtectedFileIsNotReplaced) {
  ASSERT_TRUE(WriteFileAtomically(Path("protected"), "old").ok());
  ASSERT_EQ(chmod(Path("protected").c_str(), 0444), 0);
  const absl::Status status = Put(Path("protected"), "new");
  // Root may write everywhere.
  EXPECT_EQ(status.ok(), geteuid() == 0) << status;
  EXPECT_EQ(fs::status(Path("protected")).permissions(), fs::perms(0444));
}

}  // namespace
}  // namespace hakari
