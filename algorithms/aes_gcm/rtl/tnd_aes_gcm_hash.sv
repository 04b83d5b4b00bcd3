// GHASH of one message after the other, a beat of Lanes blocks per clock, and the tags.
//
//                      +-----------------------------------------------+
//                      v                                               | sums of blocks that are Powers beats apart
//   block -----------> ^ --+                                           |
//                          +--> multiplier, Clocks registers --+-------+
//   powers of hash keys ---+        ^                          +--> sum of the last products ^ mask --> tag
//       ^                           |                          |
//       |                 two powers make another              |
//       +------------------------------------------------------+
//
// Each block is multiplied once. As long as more than Powers beats are left, by that power of the hash key, times Lanes, and
// the product joins the block that many beats behind; of the last ones each by the power that is as high as it is far from
// the end, and their products' sum is the hash. So blocks of a message do not wait for one another, nor for the message
// before. Each lane has a multiplier; that of lane 0 makes the powers.
//
// Standard    SP 800-38D, section 6.4
// Contract    Hash keys and tasks come in the order of the blocks; a task has the key before it. A task brings its mask,
//             which joins the hash. Tags leave in the order of tasks.
// Parameters  Lanes: blocks per beat. Karatsuba, Clocks: see tnd_aes_gcm_multiply. Banks: of powers, see
//             tnd_aes_gcm_powers. Tasks: between task and tag
// Handshake   key_*, task_*, block_*, tag_*: valid/ready
// Rate        a beat per clock, less one for each power of a new hash key
// Latency     of a message whose powers are there: its beats and Clocks + 8
// Reset       empties it; the registers of the multiplier are not reset
// Timing      independent of keys and data, but for when a key changes
// Checked by  ../tb, in tnd_aes_gcm_core
module tnd_aes_gcm_hash
  import tnd_aes_gcm_field_pkg::*;
  import tnd_aes_gcm_plan_pkg::job_t;
#(
  parameter int unsigned Lanes     = 1,
  parameter int unsigned Karatsuba = 3,
  parameter int unsigned Clocks    = 4,
  parameter int unsigned Powers    = 7,
  parameter int unsigned Banks     = 4,
  parameter int unsigned Tasks     = 32
) (
  input  logic   clk_i,
  input  logic   rst_ni,

  input  logic   key_valid_i,
  output logic   key_ready_o,
  input  block_t key_i,

  input  logic   task_valid_i,
  output logic   task_ready_o,
  input  job_t   task_job_i,
  input  block_t task_mask_i,

  input  logic   block_valid_i,
  output logic   block_ready_o,
  input  block_t [Lanes-1:0] block_i,

  output logic   tag_valid_o,
  input  logic   tag_ready_i,
  output block_t tag_o
);
  localparam int unsigned BankBits = $clog2(Banks);
  localparam int unsigned Flight   = Clocks + 2;  // from a step to its product
  typedef logic [BankBits-1:0] bank_t;

  // ------------------------------------------------------------------ tasks
  // A task is fresh if its key came after the task before.
  logic                       fresh_q, room_q, accepted, tag, job_valid, job_fresh, job_taken, masks_room, jobs_room;
  logic [$clog2(Tasks+1)-1:0] tasks_q;
  job_t                       job;
  assign task_ready_o = room_q;
  assign accepted     = task_valid_i && task_ready_o;
  assign tag          = tag_valid_o && tag_ready_i;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) fresh_q <= 1'b0;
    else if (key_valid_i && key_ready_o) fresh_q <= 1'b1;
    else if (accepted) fresh_q <= 1'b0;
    room_q <= rst_ni && 32'(tasks_q) < Tasks - 1;  // one may have come since
    if (!rst_ni) tasks_q <= '0;
    else if (accepted != tag) tasks_q <= accepted ? tasks_q + 1'b1 : tasks_q - 1'b1;
  end
  tnd_fifo_ram #(.Width(1 + $bits(job_t)), .Depth(Tasks), .Registers(2)) u_jobs (
    .clk_i,
    .rst_ni,
    .in_valid_i (accepted),
    .in_ready_o (jobs_room),
    .in_data_i  ({fresh_q, task_job_i}),
    .out_valid_o(job_valid),
    .out_ready_i(job_taken),
    .out_data_o ({job_fresh, job})
  );

  // ------------------------------------------------------------------ powers
  logic                 enough, step_valid, made_valid, bulk_q;
  bank_t                step_bank, made_bank;
  logic [4:0]           power_q;
  element_t [Lanes-1:0] product, first;
  element_t             second;
  tnd_aes_gcm_powers #(.Lanes(Lanes), .Powers(Powers), .Banks(Banks)) u_powers (
    .clk_i,
    .rst_ni,
    .key_valid_i,
    .key_ready_o,
    .key_i         (turned(key_i)),
    .want_valid_i  (accepted),
    .want_i        (task_job_i.last),
    .head_valid_i  (job_valid),
    .head_ready_o  (enough),
    .head_fresh_i  (job_fresh),
    .head_want_i   (job.last),
    .head_taken_i  (job_taken),
    .step_valid_o  (step_valid),
    .step_bank_o   (step_bank),
    .made_valid_i  (made_valid),
    .made_bank_i   (made_bank),
    .made_i        (product[0]),
    .bulk_i        (bulk_q),
    .beat_i        (power_q),
    .first_o       (first),
    .second_o      (second)
  );

  // ------------------------------------------------------------------ blocks
  // Of the message whose beats come: those before the last Powers that have not come; how many have, up to Powers.
  logic                 active_q, begins_q, joins_q, final_q, takes, joins, ends;
  logic [29:0]          left_q;
  logic [4:0]           come_q;
  element_t [Lanes-1:0] carry, carried;
  assign block_ready_o = active_q && !step_valid;
  assign takes         = block_valid_i && block_ready_o;
  assign joins         = takes && joins_q;
  assign ends          = takes && final_q;
  assign job_taken     = enough && (!active_q || ends);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) active_q <= 1'b0;
    else if (job_taken) active_q <= 1'b1;
    else if (ends) active_q <= 1'b0;
  end
  always_ff @(posedge clk_i) begin
    if (job_taken) begin
      left_q   <= job.bulk;
      bulk_q   <= job.bulk != '0;
      power_q  <= job.last;
      final_q  <= job.bulk == '0 && job.last == 5'd1;
      come_q   <= '0;
      joins_q  <= 1'b0;
      begins_q <= 1'b1;
    end else if (takes) begin
      left_q   <= left_q - 30'd1;
      bulk_q   <= bulk_q && left_q != 30'd1;
      if (!bulk_q) power_q <= power_q - 5'd1;
      final_q  <= bulk_q ? left_q == 30'd1 && power_q == 5'd1 : power_q == 5'd2;
      come_q   <= come_q + 5'(!joins_q);
      joins_q  <= joins_q || 32'(come_q) == Powers - 1;
      if (!bulk_q) begins_q <= 1'b0;
    end
  end

  // Destination of a product: a power of the hash key (power), the sum with a later block (carry), or the final sum (last).
  typedef struct packed {
    logic power;
    logic carry;
    logic last;
  } use_t;
  typedef struct packed {
    bank_t bank;
    logic  begins;
    logic  ends;
  } detail_t;
  use_t    use_now, use_soon, use_then;
  detail_t detail_now, detail_then;
  assign use_now    = '{step_valid, takes && bulk_q, takes && !bulk_q};
  assign detail_now = '{step_bank, begins_q, ends};
  tnd_delay #(.Width($bits(use_t)), .Depth(Clocks), .Clear(1)) u_use_soon (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(use_now), .data_o(use_soon)
  );
  tnd_delay #(.Width($bits(use_t)), .Depth(2), .Clear(1)) u_use_then (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(use_soon), .data_o(use_then)
  );
  tnd_delay #(.Width($bits(detail_t)), .Depth(Flight)) u_detail (
    .clk_i, .rst_ni, .enable_i(1'b1), .data_i(detail_now), .data_o(detail_then)
  );

  // ------------------------------------------------------------------ products
  logic                 step_q;
  element_t [Lanes-1:0] block_q, carry_q, a_q, b_q;
  element_t             products;  // their sum
  assign carried = joins_q ? carry : '0;
  always_ff @(posedge clk_i) begin
    step_q  <= step_valid;
    carry_q <= carried;
    a_q     <= first;
    for (int unsigned i = 0; i < Lanes; i++) block_q[i] <= turned(block_i[i]);
    b_q <= block_q ^ carry_q;
    if (step_q) b_q[0] <= second;
  end
  for (genvar i = 0; i < Lanes; i++) begin : gen_lanes
    tnd_aes_gcm_multiply #(.Karatsuba(Karatsuba), .Clocks(Clocks)) u_multiply (
      .clk_i, .a_i(a_q[i]), .b_i(b_q[i]), .product_o(product[i])
    );
  end
  always_comb begin
    products = '0;
    for (int unsigned i = 0; i < Lanes; i++) products ^= product[i];
  end
  assign made_valid = use_then.power;
  assign made_bank  = detail_then.bank;

  // ------------------------------------------------------------------ sums that wait for a later block
  // At most Powers, first in, first out. Nothing asks for room, and each quarter has pointers and an enable of its own, as
  // the memories lie far apart; the pointers begin at different places, so that synthesis does not find them equal.
  localparam int unsigned Quarter = 32 * Lanes;
  typedef logic [$clog2(Powers)-1:0] place_t;
  localparam place_t Top = place_t'(Powers - 1);
  logic [3:0]              keep;
  logic [3:0][Quarter-1:0] sums_in, sums_out;
  assign sums_in = product;
  assign carry   = sums_out;
  tnd_fan_out u_keep (.clk_i, .rst_ni, .data_i(use_soon.carry), .data_o(keep));
  for (genvar i = 0; i < 4; i++) begin : gen_sums
    logic [Quarter-1:0] sums_q [Powers];
    place_t             write_q, read_q;
    assign sums_out[i] = sums_q[read_q];
    always_ff @(posedge clk_i) begin
      if (keep[i]) sums_q[write_q] <= sums_in[i];
      if (!rst_ni) begin
        write_q <= place_t'(i);
        read_q  <= place_t'(i);
      end else begin
        if (keep[i]) write_q <= write_q == Top ? '0 : write_q + 1'b1;
        if (joins) read_q <= read_q == Top ? '0 : read_q + 1'b1;
      end
    end
  end

  // ------------------------------------------------------------------ tags
  logic     hash_valid_q, mask_valid, tags_room;
  element_t sum_q;
  block_t   mask;
  always_ff @(posedge clk_i) begin
    hash_valid_q <= rst_ni && use_then.last && detail_then.ends;
    if (use_then.last) sum_q <= (detail_then.begins ? '0 : sum_q) ^ products;
  end
  tnd_fifo_ram #(.Width(128), .Depth(Tasks), .Registers(2)) u_masks (
    .clk_i,
    .rst_ni,
    .in_valid_i (accepted),
    .in_ready_o (masks_room),
    .in_data_i  (task_mask_i),
    .out_valid_o(mask_valid),
    .out_ready_i(hash_valid_q),
    .out_data_o (mask)
  );
  tnd_fifo_ram #(.Width(128), .Depth(Tasks), .Registers(2)) u_tags (
    .clk_i,
    .rst_ni,
    .in_valid_i (hash_valid_q),
    .in_ready_o (tags_room),
    .in_data_i  (turned(sum_q) ^ mask),
    .out_valid_o(tag_valid_o),
    .out_ready_i(tag_ready_i),
    .out_data_o (tag_o)
  );
  logic seen_q;  // a reset; until one has been registers hold anything
  logic [4:0] waiting_q;
  initial seen_q = 1'b0;
  always @(posedge clk_i) seen_q <= seen_q || !rst_ni;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) waiting_q <= '0;
    else waiting_q <= waiting_q + 5'(use_then.carry) - 5'(joins);
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni && seen_q) begin
      assert (!accepted || (masks_room && jobs_room)) else $error("more tasks than there is room for");
      assert (keep == {4{use_then.carry}}) else $error("a quarter of a sum is kept without the others");
      assert (32'(waiting_q) < Powers || !use_then.carry) else $error("more sums than there is room for");
      assert (waiting_q != '0 || !joins) else $error("a sum that is not there yet");
      assert (!hash_valid_q || (mask_valid && tags_room)) else $error("a tag without room or mask");
    end
  end
endmodule
