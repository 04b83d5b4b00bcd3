// The benchmark suites behind `tandem bench`. Each adds its rows to a report and prints its table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bench/row.h"
#include "engine/task.h"

namespace tandem::bench {

/// `tandem bench file`: whole programs on a file in memory, wall time, CPU time and peak resident memory.
struct FileOptions {
  std::string directory = "/dev/shm";
  std::size_t size_mib = 256;
  std::size_t rounds = 7;
  unsigned jobs = 2;
};
bool bench_file(Report& report, const FileOptions& options);

/// `tandem bench age`: whole programs that make and open age files, and their cost without a cipher.
struct AgeOptions {
  std::string directory = "/dev/shm";
  std::string huge_directory;         ///< a tmpfs with huge pages; empty: left out
  std::vector<std::string> also_age;  ///< programs: other versions than the age that the path finds
  std::string rage = "rage";          ///< program; left out where there is none
  bool hold_to_avx2 = false;          ///< `tandem --engine cpu.avx2`; age and rage have nothing above it
  std::size_t size_mib = 1024;
  std::size_t rounds = 5;
};
bool bench_age(Report& report, const AgeOptions& options);

/// `tandem bench auto`: the engine auto beside every engine that it may choose, by this machine's profile.
struct AutoOptions {
  Algorithm algorithm = Algorithm::none;  ///< only this; none: all
  std::size_t rounds = 30;
  std::uint64_t slice_ns = 300'000;
};
bool bench_auto(Report& report, const AutoOptions& options);

/// `tandem bench sim`: each simulated top of an algorithm in ring mode over an unloaded memory: bytes per clock, and
/// how fast the simulator runs; then rates by length of messages, depth of the ring, direction and memory.
struct SimOptions {
  Algorithm algorithm = Algorithm::chacha20;
  std::size_t sample_kib = 2048;
  std::size_t chunk_kib = 64;
  double clock_mhz = 80;  ///< an assumption, until place and route gives one
};
bool bench_sim(Report& report, const SimOptions& options);

/// `tandem bench thesis`: experiments A to E of Semenov, "An implementation of ChaCha20 stream cypher in
/// all-programmable SoCs", table 6.4, beside its figures (section 6.2).
struct ThesisOptions {
  std::string directory = "/dev/shm";
  std::size_t size_mib = 256;
  std::size_t rounds = 3;
  std::size_t sample_mib = 2;    ///< simulated per accelerator; the rest of the file at the steady rate
  double clock_mhz = 50;         ///< of the accelerators, as in the thesis
  double dram_mb_s = 3200;       ///< peak of the board's memory: 32 bits x 800 MT/s
  double dram_efficiency = 0.7;  ///< share of the peak that random bursts reach (assumption)
  unsigned host_cores = 2;
};
bool bench_thesis(Report& report, const ThesisOptions& options);

/// The functions of TS 33.401, annex B, and those with keys of 256 bits.
inline constexpr Algorithm kPdcpFunctions[] = {Algorithm::eea1, Algorithm::eia1, Algorithm::eea2, Algorithm::eia2,
                                               Algorithm::eea3, Algorithm::eia3, Algorithm::nea4, Algorithm::nia4,
                                               Algorithm::nca4, Algorithm::nea5, Algorithm::nia5, Algorithm::nca5,
                                               Algorithm::nea6, Algorithm::nia6, Algorithm::nca6};

/// `tandem bench pdcp`: PDUs of many bearers through one core: rate, latency, share of the core.
struct PdcpOptions {
  std::string mix = "imix";  ///< lengths; see PduMix::parse
  std::size_t bearers = 1000;
  std::vector<std::string> functions;  ///< eea1 .. nca6; empty: all
  std::string engine = "cpu";
  double rate_mb_s = 0;         ///< of the given load; 0: kUsualRate, of an accelerator some shares of full load
  double clock_mhz = 150;       ///< of an accelerator: an assumption
  std::size_t pdus = 4000;      ///< per row of an accelerator
  std::uint64_t slot_us = 500;  ///< between arrivals: a slot of 5G with 30 kHz between subcarriers
  std::size_t burst = 32;
  double seconds = 1;           ///< per row
  bool curve = false;           ///< rate against latency, in place of full and given load
  std::uint64_t wait_us = 100;  ///< on the curve: how long a PDU may wait for others
};
bool bench_pdcp(Report& report, const PdcpOptions& options);

/// The same for a simulated accelerator with the cores of several algorithms, all its functions at once.
bool bench_pdcp_accelerator(Report& report, const PdcpOptions& options);
/// Returns whether an engine's name is that of such an accelerator.
bool is_pdcp_accelerator(std::string_view engine);

/// `tandem bench wp437`: EEA3 and EIA3 as Xilinx WP437 measures them: in software over vectors in memory, beside its
/// table 2; what accelerators take of an FPGA, as stored, beside its tables 3 and 4; and accelerators on a model of its
/// board, beside its table 5.
struct Wp437Options {
  int table = 0;               ///< only this, 2 to 5; 0: all that this build has
  double share = 1;            ///< of the paper's data sizes in software
  bool little_endian = false;  ///< byte order of the words in memory
};
bool bench_wp437(Report& report, const Wp437Options& options);

/// `tandem bench wp512`: the tables of Xilinx WP512, beside this machine and our accelerators on a model of its board.
struct Wp512Options {
  int table = 0;  ///< only this, 1 to 9; 0: all
  std::size_t rounds = 15;
};
bool bench_wp512(Report& report, const Wp512Options& options);

}  // namespace tandem::bench
