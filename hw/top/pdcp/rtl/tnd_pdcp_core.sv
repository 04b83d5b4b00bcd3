// PDCP's ciphers and MACs in one core: SNOW 3G, AES, ZUC, SNOW 5G and AES-256 side by side, each with queues of its own.
//
//                      +--> lane: SNOW 3G --+
//   task, data --> by  +--> lane: AES ------+--> packets in turn --> data out
//            operation +--> ...             +--> results in turn --> result
//
// Standard    TS 33.401, annex B; draft-mattsson-cfrg-aes-gcm-sst-19, appendix on 3GPP
// Contract    docs/formats/core-ports.md, with 128 bits of data. Operations: tnd_pdcp_pkg.First. Tasks of one core are answered in
//             order, those of several in any: a short one passes a long one of another core. Data come in the order of the
//             tasks; while a core's queue of input is full, all wait: it holds Depth beats, 2 KiB.
// Parameters  Architecture, Sets: tnd_pdcp_pkg; cores that no set needs are absent, and their operations end as unsupported.
//             Unroll, Unroll256: rounds of AES and AES-256 side by side; Partition, SboxForm: of both, as in tnd_aes_core;
//             Slots: tasks at a time in AES. Streams: that share a datapath of SNOW 3G, ZUC and SNOW 5G; Units: such
//             datapaths of ZUC. Tasks, Depth: of the lanes
// Reset       empties it
// Secrets     see the lanes and cores
// Timing      independent of keys and data; not masked
module tnd_pdcp_core
  import tnd_pdcp_pkg::*, tnd_pdcp_lanes_pkg::*;
#(
  parameter int unsigned Architecture = SideBySide,
  parameter int unsigned Sets         = SetsBoth,
  parameter int unsigned Unroll       = 10,
  parameter int unsigned Unroll256    = 14,
  parameter int unsigned Partition    = 1,
  parameter int unsigned SboxForm     = SboxFormTable,
  parameter int unsigned Slots        = 32,
  parameter int unsigned Streams      = 2,
  parameter int unsigned Units        = 2,
  parameter int unsigned Tasks        = 8,
  parameter int unsigned Depth        = 128,
  parameter int unsigned CtxWidth     = 6
) (
  input  logic                clk_i,
  input  logic                rst_ni,

  input  logic                task_valid_i,
  output logic                task_ready_o,
  input  logic [CtxWidth-1:0] task_ctx_i,
  input  logic [7:0]          task_op_i,
  input  logic                task_has_data_i,
  input  logic [255:0]        task_key_i,
  input  logic [127:0]        task_iv_i,
  input  logic [31:0]         task_aad_bytes_i,
  input  logic [31:0]         task_len_bits_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [127:0]        data_in_data_i,
  input  logic [15:0]         data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [127:0]        data_out_data_o,
  output logic [15:0]         data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  if (Architecture != SideBySide) begin : gen_unknown
    $error("no such Architecture");
  end

  localparam int unsigned Order = 2 ** CtxWidth;  // tasks whose data are to come

  // ------------------------------------------------------------------ tasks, to the lane of their operation
  // An operation that no core has goes to ZUC's, which is always there, under a number that it does not have. A task with
  // aad whose core has no port for it goes there, too: as EEA3 or EIA3, which do not take aad either, and say so.
  lane_t      lane;
  logic [7:0] own_op;
  always_comb begin
    lane   = lane_t'(Zuc);
    own_op = '1;
    for (int unsigned n = 0; n < Lanes; n++) begin
      if (task_op_i >= 8'(First[n]) && task_op_i < 8'(First[n+1]) && has(Sets, n)) begin
        lane   = task_aad_bytes_i == '0 || takes_aad(n) ? lane_t'(n) : lane_t'(Zuc);
        own_op = task_op_i - 8'(First[n]);
      end
    end
  end

  logic [Lanes-1:0] task_valid, task_ready, in_valid, in_ready, out_valid, out_ready, result_valid, result_ready;
  task_t            the_task;
  logic             order_ready, order_valid, has_aad, has_text;
  assign the_task = '{
    op: own_op, has_data: task_has_data_i, key: task_key_i, iv: task_iv_i, aad_bytes: task_aad_bytes_i,
    len_bits: task_len_bits_i};
  assign has_aad      = task_aad_bytes_i != '0;
  assign has_text     = task_has_data_i && task_len_bits_i != '0;
  assign task_ready_o = task_ready[lane] && order_ready;
  always_comb begin
    task_valid       = '0;
    task_valid[lane] = task_valid_i && order_ready;
  end

  // ------------------------------------------------------------------ data, behind their tasks
  typedef struct packed {
    lane_t lane;
    logic  has_aad;
    logic  has_text;
  } turn_t;
  turn_t now;
  logic  second_q, step, done;
  tnd_fifo #(.word_t(turn_t), .Depth(Order)) u_order (
    .clk_i, .rst_ni, .in_valid_i(task_valid_i && task_ready[lane] && (has_aad || has_text)), .in_ready_o(order_ready),
    .in_data_i('{lane, has_aad, has_text}), .out_valid_o(order_valid), .out_ready_i(done), .out_data_o(now)
  );
  assign data_in_ready_o = order_valid && in_ready[now.lane];
  assign step            = data_in_valid_i && data_in_ready_o && data_in_last_i;
  assign done            = step && (second_q || !(now.has_aad && now.has_text));
  always_comb begin
    in_valid           = '0;
    in_valid[now.lane] = data_in_valid_i && order_valid;
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) second_q <= 1'b0;
    else if (step) second_q <= !done;
  end

  // ------------------------------------------------------------------ packets and results, in turn
  beat_t                           in;
  beat_t [Lanes-1:0]               out;
  logic [Lanes-1:0][CtxWidth-1:0]  out_ctx, result_ctx;
  logic [Lanes-1:0][127:0]         result_tag;
  logic [Lanes-1:0][7:0]           result_status;
  assign in = '{data_in_last_i, data_in_keep_i, data_in_data_i};

  // Returns the first of `offers` behind `last`, going round.
  function automatic lane_t next_of(input logic [Lanes-1:0] offers, input lane_t last);
    next_of = last;
    for (int unsigned n = 0; n < Lanes; n++) if (offers[n]) next_of = lane_t'(n);
    for (int unsigned n = Lanes; n > 0; n--) if (offers[n-1] && n - 1 > 32'(last)) next_of = lane_t'(n - 1);
    if (offers[next_of]) return next_of;
    return last;
  endfunction

  lane_t out_lane_q, result_lane_q;
  logic  out_open_q;
  assign data_out_valid_o = out_open_q && out_valid[out_lane_q];
  assign {data_out_last_o, data_out_keep_o, data_out_data_o} = out[out_lane_q];
  assign data_out_ctx_o   = out_ctx[out_lane_q];
  always_comb begin
    out_ready             = '0;
    out_ready[out_lane_q] = out_open_q && data_out_ready_i;
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      out_open_q <= 1'b0;
      out_lane_q <= '0;
    end else if (!out_open_q) begin
      out_open_q <= out_valid != '0;
      out_lane_q <= next_of(out_valid, out_lane_q);
    end else if (data_out_valid_o && data_out_ready_i && data_out_last_o) begin
      out_open_q <= 1'b0;
    end
  end

  always_comb begin
    result_ready = '0;
    if (!result_valid_o || result_ready_i) result_ready[next_of(result_valid, result_lane_q)] = 1'b1;
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      result_valid_o <= 1'b0;
      result_lane_q  <= '0;
    end else if (!result_valid_o || result_ready_i) begin
      result_valid_o <= result_valid != '0;
      result_lane_q  <= next_of(result_valid, result_lane_q);
    end
  end
  always_ff @(posedge clk_i) begin
    if (!result_valid_o || result_ready_i) begin
      result_ctx_o    <= result_ctx[next_of(result_valid, result_lane_q)];
      result_tag_o    <= result_tag[next_of(result_valid, result_lane_q)];
      result_status_o <= result_status[next_of(result_valid, result_lane_q)];
    end
  end

  // ------------------------------------------------------------------ lanes
  // The cores that have work; only the simulator reads this.
  logic [Lanes-1:0] busy /* verilator public_flat_rd */;

  for (genvar i = 0; i < Lanes; i++) begin : gen_lane
    if (!has(Sets, i)) begin : gen_absent
      logic unused;
      assign {task_ready[i], in_ready[i], out_valid[i], result_valid[i], busy[i]} = '0;
      assign {out[i], out_ctx[i], result_ctx[i], result_tag[i], result_status[i]} = '0;
      assign unused = ^{task_valid[i], in_valid[i], out_ready[i], result_ready[i]};
    end else begin : gen_present
      localparam int unsigned Width = i == Snow3g || i == Zuc ? 32 : 128;
      logic                c_task_valid, c_task_ready, c_in_valid, c_in_ready, c_in_last, c_out_valid, c_out_ready, c_out_last;
      logic                c_result_valid, c_result_ready;
      logic [CtxWidth-1:0] c_task_ctx, c_out_ctx, c_result_ctx;
      task_t               c_task;
      logic [Width-1:0]    c_in_data, c_out_data;
      logic [Width/8-1:0]  c_in_keep, c_out_keep;
      logic [127:0]        c_result_tag;
      logic [7:0]          c_result_status;

      tnd_pdcp_lane #(.Width(Width), .CtxWidth(CtxWidth), .Tasks(Tasks), .Depth(Depth)) u_lane (
        .clk_i, .rst_ni, .task_valid_i(task_valid[i]), .task_ready_o(task_ready[i]), .task_ctx_i, .task_i(the_task),
        .in_valid_i(in_valid[i]), .in_ready_o(in_ready[i]), .in_i(in), .out_valid_o(out_valid[i]), .out_ready_i(out_ready[i]),
        .out_o(out[i]), .out_ctx_o(out_ctx[i]), .result_valid_o(result_valid[i]), .result_ready_i(result_ready[i]),
        .result_ctx_o(result_ctx[i]), .result_tag_o(result_tag[i]), .result_status_o(result_status[i]),
        .busy_o(busy[i]),
        .core_task_valid_o(c_task_valid), .core_task_ready_i(c_task_ready), .core_task_ctx_o(c_task_ctx),
        .core_task_o(c_task), .core_in_valid_o(c_in_valid), .core_in_ready_i(c_in_ready), .core_in_data_o(c_in_data),
        .core_in_keep_o(c_in_keep), .core_in_last_o(c_in_last), .core_out_valid_i(c_out_valid),
        .core_out_ready_o(c_out_ready), .core_out_data_i(c_out_data), .core_out_keep_i(c_out_keep),
        .core_out_last_i(c_out_last), .core_out_ctx_i(c_out_ctx), .core_result_valid_i(c_result_valid),
        .core_result_ready_o(c_result_ready), .core_result_ctx_i(c_result_ctx), .core_result_tag_i(c_result_tag),
        .core_result_status_i(c_result_status)
      );
      `define TND_PDCP_CORE_PORTS \
        .clk_i, .rst_ni, .task_valid_i(c_task_valid), .task_ready_o(c_task_ready), .task_ctx_i(c_task_ctx), \
        .task_op_i(c_task.op), .task_has_data_i(c_task.has_data), .task_key_i(c_task.key), .task_iv_i(c_task.iv), \
        .task_len_bits_i(c_task.len_bits), .data_in_valid_i(c_in_valid), .data_in_ready_o(c_in_ready), \
        .data_in_data_i(c_in_data), .data_in_keep_i(c_in_keep), .data_in_last_i(c_in_last), \
        .data_out_valid_o(c_out_valid), .data_out_ready_i(c_out_ready), .data_out_data_o(c_out_data), \
        .data_out_keep_o(c_out_keep), .data_out_last_o(c_out_last), .data_out_ctx_o(c_out_ctx), \
        .result_valid_o(c_result_valid), .result_ready_i(c_result_ready), .result_ctx_o(c_result_ctx), \
        .result_tag_o(c_result_tag), .result_status_o(c_result_status)
      if (i == Snow3g) begin : gen_snow3g
        tnd_snow3g_core #(.Architecture(tnd_snow3g_pkg::Interleaved), .Streams(Streams), .CtxWidth(CtxWidth)) u_core (
          `TND_PDCP_CORE_PORTS
        );
        logic unused_aad;  // there is none
        assign unused_aad = ^c_task.aad_bytes;
      end else if (i == Aes) begin : gen_aes
        tnd_aes_pdu #(
          .Unroll(Unroll), .Partition(Partition), .SboxForm(SboxForm), .Slots(Slots), .CtxWidth(CtxWidth)
        ) u_core (`TND_PDCP_CORE_PORTS);
        logic unused_aad;
        assign unused_aad = ^c_task.aad_bytes;
      end else if (i == Zuc) begin : gen_zuc
        tnd_zuc_core #(
          .Architecture(tnd_zuc_pkg::Interleaved), .Streams(Streams), .Units(Units), .KeyBits(Sets != Sets128 ? 256 : 128),
          .CtxWidth(CtxWidth)
        ) u_core (.task_aad_bytes_i(c_task.aad_bytes), `TND_PDCP_CORE_PORTS);
      end else if (i == Snow5g) begin : gen_snow5g
        tnd_snow5g_core #(.Architecture(tnd_snow5g_pkg::Interleaved), .Streams(Streams), .CtxWidth(CtxWidth)) u_core (
          .task_aad_bytes_i(c_task.aad_bytes), `TND_PDCP_CORE_PORTS
        );
      end else if (i == Aes256) begin : gen_aes256
        tnd_aes256_core #(
          .Unroll(Unroll256), .Partition(Partition), .SboxForm(SboxForm), .CtxWidth(CtxWidth)
        ) u_core (
          .task_aad_bytes_i(c_task.aad_bytes), `TND_PDCP_CORE_PORTS
        );
      end
    end
  end
  `undef TND_PDCP_CORE_PORTS
endmodule
