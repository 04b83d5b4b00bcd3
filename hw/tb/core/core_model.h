// A Verilated core behind plain C++, the same for every algorithm and parameterisation.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "bus/sim/model/power_up.h"

namespace tandem::core_bench {

static_assert(std::endian::native == std::endian::little, "wide ports are copied as bytes");

/// Channel payloads; the ports of docs/formats/core-ports.md.
struct Header {
  std::uint8_t ctx = 0;
  std::uint8_t op = 0;
  bool has_data = false;
  std::array<std::uint8_t, 32> key{};
  std::array<std::uint8_t, 16> iv{};
  std::uint32_t aad_bytes = 0;  ///< 0 for a core without that port
  std::uint32_t len_bits = 0;
};

struct Beat {
  std::array<std::uint8_t, 64> data{};
  std::uint64_t keep = 0;
  bool last = false;
  std::uint8_t ctx = 0;  ///< outputs only
  bool operator==(const Beat&) const = default;
};

struct Result {
  std::uint8_t ctx = 0;
  std::array<std::uint8_t, 16> tag{};
  std::uint8_t status = 0;
  bool operator==(const Result&) const = default;
};

struct CoreInputs {
  bool reset = false;
  bool task_valid = false;
  Header task;
  bool data_in_valid = false;
  Beat data_in;
  bool data_out_ready = false;
  bool result_ready = false;
};

struct CoreOutputs {
  bool task_ready = false;
  bool data_in_ready = false;
  bool data_out_valid = false;
  Beat data_out;
  bool result_valid = false;
  Result result;
};

class CoreModel {
 public:
  CoreModel() = default;
  CoreModel(const CoreModel&) = delete;
  CoreModel& operator=(const CoreModel&) = delete;
  virtual ~CoreModel() = default;

  /// Applies the inputs of this clock cycle and returns the outputs that answer them. Payloads are filled in only
  /// where valid.
  virtual CoreOutputs settle(const CoreInputs& in) = 0;

  /// The rising clock edge that ends the cycle.
  virtual void clock() = 0;

  /// Bytes of a beat, at most those of Beat::data.
  [[nodiscard]] virtual std::size_t beat_bytes() const = 0;
};

template <class Verilated>
class VerilatedCore final : public CoreModel {
 public:
  CoreOutputs settle(const CoreInputs& in) override {
    core_.clk_i = 0;
    core_.rst_ni = !in.reset;
    core_.task_valid_i = in.task_valid;
    core_.task_ctx_i = in.task.ctx;
    core_.task_op_i = in.task.op;
    core_.task_has_data_i = in.task.has_data;
    put(core_.task_key_i, in.task.key);
    put(core_.task_iv_i, in.task.iv);
    put_aad_bytes(core_, in.task.aad_bytes);
    core_.task_len_bits_i = in.task.len_bits;
    core_.data_in_valid_i = in.data_in_valid;
    put(core_.data_in_data_i, in.data_in.data);
    core_.data_in_keep_i = in.data_in.keep;
    core_.data_in_last_i = in.data_in.last;
    core_.data_out_ready_i = in.data_out_ready;
    core_.result_ready_i = in.result_ready;
    core_.eval();

    CoreOutputs out;
    out.task_ready = core_.task_ready_o;
    out.data_in_ready = core_.data_in_ready_o;
    out.data_out_valid = core_.data_out_valid_o;
    if (out.data_out_valid) {
      get(core_.data_out_data_o, out.data_out.data);
      out.data_out.keep = core_.data_out_keep_o;
      out.data_out.last = core_.data_out_last_o;
      out.data_out.ctx = core_.data_out_ctx_o;
    }
    out.result_valid = core_.result_valid_o;
    if (out.result_valid) {
      out.result.ctx = core_.result_ctx_o;
      get(core_.result_tag_o, out.result.tag);
      out.result.status = core_.result_status_o;
    }
    return out;
  }

  void clock() override {
    core_.clk_i = 1;
    core_.eval();
    if (core_.rst_ni == 0) context_.reset_seen();
  }

  [[nodiscard]] std::size_t beat_bytes() const override { return sizeof core_.data_in_data_i; }

 private:
  template <class Core>
  static void put_aad_bytes(Core& core, std::uint32_t aad_bytes) {
    if constexpr (requires { core.task_aad_bytes_i; }) core.task_aad_bytes_i = aad_bytes;
  }
  /// Ports of any width, but no wider than the payload.
  template <class Port, std::size_t Bytes>
  static void put(Port& port, const std::array<std::uint8_t, Bytes>& bytes) {
    static_assert(sizeof(port) <= Bytes);
    std::memcpy(&port, bytes.data(), sizeof port);
  }
  template <class Port, std::size_t Bytes>
  static void get(const Port& port, std::array<std::uint8_t, Bytes>& bytes) {
    static_assert(sizeof(port) <= Bytes);
    std::memcpy(bytes.data(), &port, sizeof port);
  }

  sim::PowerUp context_;
  Verilated core_{&context_};
};

}  // namespace tandem::core_bench
