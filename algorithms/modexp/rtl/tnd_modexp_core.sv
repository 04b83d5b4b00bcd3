// Modular exponentiation core: the RSA primitives, x^e mod n.
//
// Standard    RFC 8017, sections 5.1.1, 5.1.2, 5.2.1 and 5.2.2
// Contract    docs/formats/core-ports.md. Operation 0: with a public exponent. 1: with a private exponent. 2: with two
//             primes and their exponents. The message is the key (docs/formats/modexp-key.md), then the base, as many
//             bytes as n; so many bytes leave. iv: bits of n, 16 bits, then windows of an exponent, 16 bits, then zeros.
//             n has 512 to 4,096 bits, a multiple of 256, with two primes of 512. A message of another length, or a base
//             that is not below n, ends as bad_length, an iv with another number as bad_iv, another operation as
//             unsupported, all with zeros as output. One task at a time.
// Parameters  Architecture: tnd_modexp_pkg. WordBits: of a multiplier, at most 32. Elements: rows of a product at a time,
//             two multipliers each; one more is beside them. WindowBits: of an exponent, at a time.
// Rate, Latency, Byte order, Secrets    see ../README.md
// Timing      of operations 1 and 2 depends on sizes and windows alone; not masked
// Checked by  ../tb/core_test.cpp
module tnd_modexp_core
  import tnd_regs_pkg::StatusOk, tnd_regs_pkg::StatusBadLength, tnd_regs_pkg::StatusBadIv, tnd_regs_pkg::StatusUnsupported;
  import tnd_modexp_pkg::*;
  import tnd_modexp_sizes_pkg::*;
#(
  parameter int unsigned Architecture = Systolic,
  parameter int unsigned WordBits     = 18,
  parameter int unsigned Elements     = 61,
  parameter int unsigned WindowBits   = 5,
  parameter int unsigned CtxWidth     = 4
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
  input  logic [31:0]         task_len_bits_i,

  input  logic                data_in_valid_i,
  output logic                data_in_ready_o,
  input  logic [31:0]         data_in_data_i,
  input  logic [3:0]          data_in_keep_i,
  input  logic                data_in_last_i,

  output logic                data_out_valid_o,
  input  logic                data_out_ready_i,
  output logic [31:0]         data_out_data_o,
  output logic [3:0]          data_out_keep_o,
  output logic                data_out_last_o,
  output logic [CtxWidth-1:0] data_out_ctx_o,

  output logic                result_valid_o,
  input  logic                result_ready_i,
  output logic [CtxWidth-1:0] result_ctx_o,
  output logic [127:0]        result_tag_o,
  output logic [7:0]          result_status_o
);
  if (Architecture != Systolic) begin : gen_unknown
    $error("no such Architecture");
  end

  localparam int unsigned IndexBits = index_bits(WordBits);
  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpPublic = 8'd0;
  localparam logic [7:0] OpPrimes = 8'd2;

  // ------------------------------------------------------------------ sizes
  typedef shape_t [Sizes:0] shapes_t;
  localparam shapes_t OneLane  = make_shapes(1);
  localparam shapes_t TwoLanes = make_shapes(2);

  function automatic shapes_t make_shapes(input int unsigned lanes);
    shapes_t     shapes;
    int unsigned bits, least, streams;
    shapes = '0;
    for (int unsigned size = 1; size <= Sizes; size++) begin
      bits    = Step * size;
      streams = lanes * stream(bits, WordBits, Elements);
      least   = 2 * Elements + 8;
      shapes[size].words       = index_t'(words(bits, WordBits));
      shapes[size].stream      = index_t'(stream(bits, WordBits, Elements));
      shapes[size].passes      = 7'(passes(bits, WordBits, Elements));
      shapes[size].long_passes = lanes == 2 ? 7'(long_passes(bits, WordBits, Elements)) : shapes[size].passes;
      shapes[size].period      = index_t'(streams > least ? streams : least);
    end
    return shapes;
  endfunction

  // ------------------------------------------------------------------ header
  typedef enum logic [2:0] {Idle, Check, Drop, Load, Compute, Give, Answer} state_t;

  state_t              state_q;
  logic [CtxWidth-1:0] ctx_q;
  logic                public_q, crt_q, has_data_q;
  logic [7:0]          op_q, status_q, status;
  logic [15:0]         bits_q;
  logic [10:0]         windows_q;
  logic [31:0]         len_bits_q;
  logic                iv_rest_q;
  shape_t              shape_q;
  index_t              n_words_q;
  size_t               size, n_size;
  logic [15:0]         numbers_q, rest_q, key_words_q;
  logic [31:0]         expected_q;
  logic                length_good_q, some_data_q;
  logic                bits_good, windows_good;

  assign n_size       = size_t'(bits_q[12:8]);
  assign size         = crt_q ? n_size >> 1 : n_size;
  assign bits_good    = bits_q[7:0] == '0 && bits_q[15:8] >= 8'd2 && bits_q[15:8] <= 8'(Sizes) && !(crt_q && bits_q[8]);
  assign windows_good = windows_q <= (crt_q ? 11'd512 : 11'd1024);
  always_comb begin
    if (op_q > OpPrimes || !has_data_q) status = StatusUnsupported;
    else if (!bits_good || !windows_good || iv_rest_q) status = StatusBadIv;
    else if (!length_good_q) status = StatusBadLength;
    else status = StatusOk;
  end

  logic [2:0] check_q;
  logic       load_start, load_done, compute_done, in_range, give_start, give_done;
  assign task_ready_o = state_q == Idle;
  assign load_start   = state_q == Check && check_q == '1 && status_q == StatusOk;
  always_ff @(posedge clk_i) begin
    give_start <= 1'b0;
    check_q    <= state_q == Check ? check_q + 1'b1 : '0;
    shape_q    <= state_q == Check ? (crt_q ? TwoLanes[size] : OneLane[size]) : shape_q;
    n_words_q  <= state_q == Check ? OneLane[n_size].words : n_words_q;

    // Words of the key: n, seven numbers or two of its size, exponents, and one or two words; ready long before check_q ends.
    numbers_q     <= 16'(n_words_q) + (16'(shape_q.words) << (crt_q ? 3 : 1));
    rest_q        <= (crt_q ? 16'({windows_q, 1'b0}) : 16'(windows_q)) - (crt_q ? 16'(shape_q.words) - 16'd2 : -16'd1);
    key_words_q   <= numbers_q + rest_q;
    expected_q    <= {11'd0, key_words_q, 5'd0} + 32'(bits_q);
    length_good_q <= len_bits_q == expected_q;
    some_data_q   <= has_data_q && len_bits_q != '0;
    if (state_q == Check) status_q <= status;
    unique case (state_q)
      Idle: begin
        ctx_q      <= task_ctx_i;
        op_q       <= task_op_i;
        public_q   <= task_op_i == OpPublic;
        crt_q      <= task_op_i == OpPrimes;
        has_data_q <= task_has_data_i;
        bits_q     <= task_iv_i[15:0];
        windows_q  <= task_iv_i[26:16];
        iv_rest_q  <= task_iv_i[127:27] != '0;
        len_bits_q <= task_len_bits_i;
        if (task_valid_i) state_q <= Check;
      end
      Check: begin
        if (check_q == '1) begin
          if (status_q == StatusOk) state_q <= Load;
          else if (some_data_q) state_q <= Drop;
          else state_q <= Give;
          give_start <= status_q != StatusOk && !some_data_q;
        end
      end
      Drop: begin
        if (data_in_valid_i && data_in_last_i) begin
          state_q    <= Give;
          give_start <= 1'b1;
        end
      end
      Load: if (load_done) state_q <= Compute;
      Compute: begin
        if (compute_done) begin
          if (!in_range) status_q <= StatusBadLength;
          state_q    <= Give;
          give_start <= 1'b1;
        end
      end
      Give: if (give_done) state_q <= Answer;
      default: if (result_ready_i) state_q <= Idle;
    endcase
    if (!rst_ni) begin
      state_q    <= Idle;
      give_start <= 1'b0;
    end
  end

  // ------------------------------------------------------------------ key and base
  logic                       load_ready, v_write, m_write, constant_write, base_write;
  logic [1:0]                 exponent_write, quotient_write;
  logic [IndexBits+1:0]       load_at;
  logic [WordBits-1:0]        load_word;
  logic [WindowBits-1:0]      load_window;
  tnd_modexp_load #(
    .WordBits  (WordBits),
    .WindowBits(WindowBits)
  ) u_load (
    .clk_i,
    .rst_ni,
    .start_i         (load_start),
    .crt_i           (crt_q),
    .words_i         (shape_q.words),
    .n_words_i       (n_words_q),
    .windows_i       (windows_q),
    .base_beats_i    (bits_q[12:5]),
    .done_o          (load_done),
    .data_valid_i    (data_in_valid_i && state_q == Load),
    .data_ready_o    (load_ready),
    .data_i          (data_in_data_i),
    .v_write_o       (v_write),
    .m_write_o       (m_write),
    .constant_write_o(constant_write),
    .exponent_write_o(exponent_write),
    .quotient_write_o(quotient_write),
    .base_write_o    (base_write),
    .at_o            (load_at),
    .word_o          (load_word),
    .window_o        (load_window)
  );
  assign data_in_ready_o = (state_q == Load && load_ready) || state_q == Drop;

  // Exponents: one of each lane, or one that goes on in lane 1.
  logic [9:0]                 window;
  logic [1:0][WindowBits-1:0] window_value, exponent_q;
  logic [2:1]                 upper_q;
  for (genvar lane = 0; lane < 2; lane++) begin : gen_exponents
    tnd_modexp_ram #(
      .Width      (WindowBits),
      .AddressBits(9)
    ) u_exponent (
      .clk_i,
      .write_i     (exponent_write[lane]),
      .write_at_i  (load_at[8:0]),
      .write_data_i(load_window),
      .read_at_i   (window[8:0]),
      .read_data_o (window_value[lane])
    );
  end
  always_ff @(posedge clk_i) begin
    upper_q       <= {upper_q[1], window[9]};
    exponent_q[0] <= window_value[!crt_q && upper_q[2]];
    exponent_q[1] <= window_value[1];
  end

  // ------------------------------------------------------------------ computation
  logic                 product_valid, product_ready, idle, row_valid, row_ready, below;
  product_t             product;
  row_t                 row;
  index_t               x_words;
  logic                 x_write, row_x_write, work_write;
  logic [IndexBits-1:0] row_x_at, work_at;
  logic [WordBits-1:0]  row_x, work_word, read_word;
  logic [IndexBits:0]   read_at;

  tnd_modexp_sequence #(
    .WordBits  (WordBits),
    .WindowBits(WindowBits)
  ) u_sequence (
    .clk_i,
    .rst_ni,
    .start_i        (load_done),
    .public_i       (public_q),
    .crt_i          (crt_q),
    .words_i        (shape_q.words),
    .n_words_i      (n_words_q),
    .windows_i      (windows_q),
    .done_o         (compute_done),
    .in_range_o     (in_range),
    .window_o       (window),
    .exponent_i     (exponent_q),
    .product_valid_o(product_valid),
    .product_ready_i(product_ready),
    .product_o      (product),
    .x_words_o      (x_words),
    .idle_i         (idle),
    .row_valid_o    (row_valid),
    .row_ready_i    (row_ready),
    .row_o          (row),
    .below_i        (below)
  );

  assign x_write = base_write || row_x_write;
  tnd_modexp_multiply #(
    .WordBits  (WordBits),
    .Elements  (Elements),
    .WindowBits(WindowBits)
  ) u_multiply (
    .clk_i,
    .rst_ni,
    .shape_i         (shape_q),
    .x_words_i       (x_words),
    .product_valid_i (product_valid),
    .product_ready_o (product_ready),
    .product_i       (product),
    .idle_o          (idle),
    .x_write_i       (x_write),
    .m_write_i       (m_write),
    .constant_write_i(constant_write),
    .write_at_i      (row_x_write ? (IndexBits + 1)'(row_x_at) : load_at[IndexBits:0]),
    .write_data_i    (row_x_write ? row_x : load_word),
    .work_write_o    (work_write),
    .work_at_o       (work_at),
    .work_data_o     (work_word)
  );

  tnd_modexp_rows #(
    .WordBits(WordBits)
  ) u_rows (
    .clk_i,
    .rst_ni,
    .row_valid_i     (row_valid),
    .row_ready_o     (row_ready),
    .row_i           (row),
    .below_o         (below),
    .v_write_i       (v_write),
    .v_at_i          (load_at),
    .v_data_i        (load_word),
    .quotient_write_i(quotient_write),
    .quotient_data_i (load_word),
    .work_write_i    (base_write || work_write),
    .work_at_i       (base_write ? {1'b1, load_at[IndexBits-1:0]} : {1'b0, work_at}),
    .work_data_i     (base_write ? load_word : work_word),
    .read_at_i       (read_at),
    .work_o          (read_word),
    .x_write_o       (row_x_write),
    .x_at_o          (row_x_at),
    .x_data_o        (row_x)
  );

  // ------------------------------------------------------------------ result
  tnd_modexp_give #(
    .WordBits(WordBits)
  ) u_give (
    .clk_i,
    .rst_ni,
    .start_i     (give_start),
    .zeros_i     (status_q != StatusOk),
    .words_at_i  ({crt_q, IndexBits'(0)}),
    .bytes_i     (14'({bits_q[15:3]}) + 14'(bits_q[2:0] != '0)),
    .done_o      (give_done),
    .read_at_o   (read_at),
    .word_i      (read_word),
    .data_valid_o(data_out_valid_o),
    .data_ready_i(data_out_ready_i),
    .data_o      (data_out_data_o),
    .keep_o      (data_out_keep_o),
    .last_o      (data_out_last_o)
  );
  assign data_out_ctx_o  = ctx_q;
  assign result_valid_o  = state_q == Answer;
  assign result_ctx_o    = ctx_q;
  assign result_tag_o    = '0;
  assign result_status_o = status_q;

  logic unused;
  assign unused = ^{task_key_i, data_in_keep_i};
endmodule
