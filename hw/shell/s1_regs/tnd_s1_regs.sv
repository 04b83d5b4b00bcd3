// Stage 1: the registers behind their AXI4-Lite port, and the key slots.
//
// Registers   ../regs/tandem.rdl. What software writes, and what changes only when a direct task ends, is in one RAM; hardware
//             keeps copies of what it needs at all times, and the few registers that change by themselves
// Sequencer   one access or one of these at a time, word by word: Sweep, the values after a reset and no keys; Load, a key to
//             its slot and the operations that it may serve; Start, the direct task to stage 2 as a descriptor; Finish, its
//             record to the registers
// Direct      direct_valid until direct_ready, which then stays high for the 16 words of the descriptor
// Clear       clear, one cycle, empties all that SOFT_RESET does not keep; the sweep after it holds up the port
// Refused     writes that the ring or a key slot cannot take: nothing changes but ERROR (tnd_ring_rules.sv, tnd_key_slots.sv)
// Latency     a read is answered after 4 clocks, a write after 3
// Checked by  ../tb/test_shell_regs.py, ../tb/test_shell_keys.py, ../tb/test_shell_rules.py
module tnd_s1_regs
  import tnd_shell_pkg::*, tnd_regs_pkg::*;
#(
  parameter int unsigned KeySlots   = 8,
  parameter int unsigned RowBits    = 256,  // of key slots
  parameter caps_t       Caps       = '0,
  parameter logic [31:0] Build      = '0,
  parameter logic [31:0] Operations = '0,
  parameter logic [2:0]  KeyLengths = '0,
  parameter bit          AnyOrder   = 1'b0,
  parameter int unsigned Alignment  = 1,
  localparam int unsigned SlotWidth = KeySlots > 1 ? $clog2(KeySlots) : 1,
  localparam int unsigned RowWidth  = RowBits < 256 ? $clog2(256 / RowBits) : 1,
  localparam int unsigned OpsWidth  = ops_width(Operations)
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 clear,

  // AXI4-Lite.
  input  logic                 s_axi_ctrl_awvalid,
  output logic                 s_axi_ctrl_awready,
  input  logic [11:0]          s_axi_ctrl_awaddr,
  input  logic [2:0]           s_axi_ctrl_awprot,
  input  logic                 s_axi_ctrl_wvalid,
  output logic                 s_axi_ctrl_wready,
  input  logic [31:0]          s_axi_ctrl_wdata,
  input  logic [3:0]           s_axi_ctrl_wstrb,
  output logic                 s_axi_ctrl_bvalid,
  input  logic                 s_axi_ctrl_bready,
  output logic [1:0]           s_axi_ctrl_bresp,
  input  logic                 s_axi_ctrl_arvalid,
  output logic                 s_axi_ctrl_arready,
  input  logic [11:0]          s_axi_ctrl_araddr,
  input  logic [2:0]           s_axi_ctrl_arprot,
  output logic                 s_axi_ctrl_rvalid,
  input  logic                 s_axi_ctrl_rready,
  output logic [31:0]          s_axi_ctrl_rdata,
  output logic [1:0]           s_axi_ctrl_rresp,

  // Control and status.
  output ring_t                ring,
  output logic                 soft_reset,  // level, until clear
  input  logic                 idle,
  input  logic [15:0]          ring_head,
  input  logic [15:0]          ring_recorded,

  // Direct task: its descriptor out, its record in; from the first word of one to the last of the other it is busy.
  output logic                 direct_valid,
  input  logic                 direct_ready,
  output logic                 direct_write,
  output logic [31:0]          direct_word,
  input  logic                 direct_record_valid,
  output logic                 direct_record_ready,
  input  logic [31:0]          direct_record_word,

  // Key slots: what each holds and may serve, and which one is about to change.
  output logic [KeySlots-1:0]  key_valid,
  output logic                 key_closes,
  output logic [SlotWidth-1:0] key_closing_slot,
  input  logic [SlotWidth-1:0] take_slot,
  output logic [OpsWidth-1:0]  take_ops,
  input  logic [SlotWidth-1:0] key_slot,
  input  logic [RowWidth-1:0]  key_row_number,
  output logic [RowBits-1:0]   key_row,

  // Interrupt.
  output logic [7:0]           coalesce_count,
  output logic [23:0]          coalesce_timeout,
  output logic                 error_pending,  // ERROR.CODE is not 0, and is not being cleared
  input  logic                 set_direct_done,
  input  logic                 set_ring_done,
  input  logic                 set_error,
  input  logic [7:0]           error_code,
  input  logic [3:0]           error_source,
  output logic                 interrupt_o
);

  localparam int unsigned Words      = 1 << WordWidth;
  localparam int unsigned KeyRows    = KeySlots * 256 / RowBits;
  localparam int unsigned SweepSteps = KeyRows > Words ? KeyRows : Words;
  localparam int unsigned StepWidth  = $clog2(SweepSteps);
  localparam logic [1:0]  Okay       = 2'b00;
  localparam logic [1:0]  Slverr     = 2'b10;

  typedef logic [StepWidth-1:0] step_t;
  typedef enum logic [3:0] {Idle, TakeWrite, TakeRead, Access, Data, Sweep, Load, Start, Finish} state_e;
  state_e state_q;
  step_t  step_q;

  // ------------------------------------------------------------------ the port
  // An access that has been taken: its address, and the data of a write.
  logic [9:0]  place_q;
  logic [31:0] data_q;
  logic [3:0]  strobe_q;
  logic        write_q, b_valid_q, r_valid_q, b_error_q, r_error_q;
  logic [31:0] r_data_q;
  word_t       word;
  logic        hit;

  assign word = place_q[WordWidth-1:0];
  assign hit  = place_q[9:WordWidth] == '0 && reg_exists(word);

  assign s_axi_ctrl_awready = state_q == TakeWrite;
  assign s_axi_ctrl_wready  = state_q == TakeWrite;
  assign s_axi_ctrl_bvalid  = b_valid_q && rst_ni;
  assign s_axi_ctrl_bresp   = b_error_q ? Slverr : Okay;
  assign s_axi_ctrl_arready = state_q == TakeRead;
  assign s_axi_ctrl_rvalid  = r_valid_q && rst_ni;
  assign s_axi_ctrl_rdata   = r_data_q;
  assign s_axi_ctrl_rresp   = r_error_q ? Slverr : Okay;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      b_valid_q <= 1'b0;
      r_valid_q <= 1'b0;
    end else begin
      if (state_q == Access && write_q) b_valid_q <= 1'b1;
      else if (s_axi_ctrl_bready) b_valid_q <= 1'b0;
      if (state_q == Data) r_valid_q <= 1'b1;
      else if (s_axi_ctrl_rready) r_valid_q <= 1'b0;
    end
  end

  logic unused;  // accesses are aligned, and none is protected
  assign unused = ^{s_axi_ctrl_awaddr[1:0], s_axi_ctrl_araddr[1:0], s_axi_ctrl_awprot, s_axi_ctrl_arprot};

  always_ff @(posedge clk_i) begin
    if (state_q == TakeWrite || state_q == TakeRead) begin
      place_q  <= state_q == TakeWrite ? s_axi_ctrl_awaddr[11:2] : s_axi_ctrl_araddr[11:2];
      write_q  <= state_q == TakeWrite;
      data_q   <= s_axi_ctrl_wdata;
      strobe_q <= s_axi_ctrl_wstrb;
    end
    if (state_q == Access && write_q) b_error_q <= !hit;
    if (state_q == Data) r_error_q <= !hit;
  end

  // ------------------------------------------------------------------ sequencer
  logic sweep_q, all_q;  // a sweep is to come; of all registers, not only of those that SOFT_RESET clears
  logic start_q, busy_q;
  logic load, wipe, load_q, wipe_q, lock_q, go, write;
  logic direct_read_q;  // a word of the direct task has been read

  assign write = state_q == Access && write_q && hit;
  assign load  = write && word == KeyLoadWord && strobe_q[1] && data_q[8];
  assign wipe  = write && word == KeyLoadWord && strobe_q[1] && data_q[9];
  assign go    = write && word == StartWord && strobe_q[0] && data_q[0] && !busy_q;

  always_ff @(posedge clk_i) begin
    step_q <= step_q + 1'b1;
    if (!rst_ni) begin
      state_q <= Idle;
      sweep_q <= 1'b1;
      all_q   <= 1'b1;
      start_q <= 1'b0;
      busy_q  <= 1'b0;
    end else begin
      unique case (state_q)
        Idle: begin
          step_q <= '0;
          if (sweep_q) state_q <= Sweep;
          else if (direct_record_valid) state_q <= Finish;
          else if (start_q && direct_ready) state_q <= Start;
          else if (s_axi_ctrl_awvalid && s_axi_ctrl_wvalid && !b_valid_q
                   && !(s_axi_ctrl_arvalid && !r_valid_q && write_q)) begin
            state_q <= TakeWrite;
          end else if (s_axi_ctrl_arvalid && !r_valid_q) state_q <= TakeRead;
        end
        TakeWrite, TakeRead: state_q <= Access;
        Access: begin
          step_q  <= '0;
          state_q <= (load || wipe) && !sweep_q && !clear ? Load : write_q ? Idle : Data;  // the sweep would empty the slot
        end
        Sweep: begin
          sweep_q <= 1'b0;
          if (step_q == step_t'(SweepSteps - 1)) begin
            state_q <= Idle;
            all_q   <= 1'b0;
          end
        end
        Load:    if (step_q[3] && step_q[0]) state_q <= Idle;
        Start:   if (&step_q[3:0]) state_q <= Idle;
        Finish:  begin
          if (!direct_record_valid) step_q <= step_q;
          else if (&step_q[2:0]) state_q <= Idle;
        end
        default: state_q <= Idle;  // Data
      endcase
      if (go) {start_q, busy_q} <= 2'b11;
      else if (state_q == Start) start_q <= 1'b0;
      else if (set_direct_done) busy_q <= 1'b0;
      if (clear) begin
        sweep_q <= 1'b1;
        {start_q, busy_q} <= 2'b00;
        if (state_q == Sweep || state_q == Load || state_q == Start || state_q == Finish) state_q <= Idle;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (state_q == Access) {load_q, wipe_q, lock_q} <= {load, wipe, data_q[10]};
    {direct_write, direct_read_q} <= rst_ni && !clear ? {direct_read_q, state_q == Start} : '0;
  end

  assign direct_valid        = start_q || state_q == Start;
  assign direct_record_ready = state_q == Finish;

  // ------------------------------------------------------------------ the RAM
  // The registers that hold the words of a descriptor and of a record; a word without one is read from a register of zeros.
  function automatic word_t descriptor_word(input logic [3:0] number);
    unique case (number)
      0: return OpWord;
      2: return SrcLoWord;
      3: return SrcHiWord;
      4: return DstLoWord;
      5: return DstHiWord;
      6: return LenWord;
      8, 9, 10, 11: return IvWord + word_t'(number[1:0]);
      12: return AadLoWord;
      13: return AadHiWord;
      14: return AadLenWord;
      default: return StatusWord;
    endcase
  endfunction

  function automatic word_t record_word(input logic [2:0] number);
    unique case (number)
      0, 1, 2, 3: return TagWord + word_t'(number);
      4: return CyclesWord;
      7: return DirectStatusWord;
      default: return '1;  // no register
    endcase
  endfunction

  function automatic logic [31:0] swept(input word_t number);
    unique case (number)
      CapsWord: return Caps;
      BuildWord: return Build;
      OperationsWord: return Operations;
      KeyLengthsWord: return {12'b0, 4'($clog2(Alignment)), 7'b0, AnyOrder, 5'b0, KeyLengths};
      default: return reg_initial(number);
    endcase
  endfunction

  // Returns whether SOFT_RESET clears a register.
  function automatic logic cleared(input word_t number);
    return number inside {CyclesWord, DirectStatusWord, [TagWord:TagWord + 3], [KeyWord:KeyWord + 7]};
  endfunction

  (* ram_style = "block", no_rw_check *)
  logic [3:0][7:0] ram_q[Words];
  logic [31:0]     read_q, write_data;
  word_t           read_word, write_word, key_word;
  logic [3:0]      enable;
  logic            is_key, stores;  // stores: the rules of the ring allow the write
  logic [2:0]      before_step;  // number of the word of a key that was read a clock ago

  assign before_step = step_q[2:0] - 1'b1;

  assign key_word = KeyWord + word_t'(before_step);
  assign is_key   = word inside {[KeyWord:KeyWord + 7]};

  always_comb begin
    unique case (state_q)
      Load:    read_word = step_q[3] ? KeyOperationsWord : KeyWord + word_t'(step_q[2:0]);
      Start:   read_word = descriptor_word(step_q[3:0]);
      default: read_word = word;
    endcase
    unique case (state_q)
      Sweep:   write_word = word_t'(step_q);
      Load:    write_word = key_word;
      Finish:  write_word = record_word(step_q[2:0]);
      default: write_word = word;
    endcase
    unique case (state_q)
      Sweep:   write_data = swept(word_t'(step_q));
      Access:  write_data = is_key ? data_q : data_q & reg_stored(word);
      Finish:  write_data = direct_record_word;
      default: write_data = '0;
    endcase
    unique case (state_q)
      Sweep:   enable = {4{32'(step_q) < Words && (all_q || cleared(word_t'(step_q)))}};
      Load:    enable = {4{load_q && step_q != '0}};
      Access:  enable = strobe_q & {4{write && stores && (is_key || reg_stored(word) != '0)}};
      Finish:  enable = {4{direct_record_valid}};
      default: enable = '0;
    endcase
  end

  // Written a clock later; nothing reads what was written in the clock before.
  logic [31:0] write_data_q;
  word_t       write_word_q;
  logic [3:0]  enable_q;

  always_ff @(posedge clk_i) begin
    enable_q     <= enable;
    write_word_q <= write_word;
    write_data_q <= write_data;
    for (int unsigned i = 0; i < 4; i++) begin
      if (enable_q[i]) ram_q[write_word_q][i] <= write_data_q[8*i +: 8];
    end
    read_q      <= ram_q[read_word];
    direct_word <= read_q;
  end

  // ------------------------------------------------------------------ key slots
  logic [7:0] slot_q;
  logic       slot_exists, slot_valid, slot_locked, may_change, final_step;

  assign slot_exists = slot_q < 8'(KeySlots) || KeySlots > 255;
  assign may_change  = state_q == Load && slot_exists && !slot_locked;
  assign final_step  = step_q[3] && step_q[0];

  tnd_key_slots #(
    .KeySlots(KeySlots),
    .RowBits (RowBits),
    .OpsWidth(OpsWidth)
  ) u_key_slots (
    .clk_i,
    .rst_ni        (rst_ni && !clear),
    .slot_i        (state_q == Sweep ? SlotWidth'(32'(step_q) / (256 / RowBits)) : SlotWidth'(slot_q)),
    .close_i       (may_change && step_q == '0),
    .open_i        (may_change && final_step && !wipe_q),
    .lock_i        (may_change && final_step && lock_q),
    .write_i       ((may_change && step_q != '0 && !final_step) || (state_q == Sweep && 32'(step_q) < KeyRows)),
    .all_i         (state_q == Sweep),
    .word_i        (state_q == Sweep ? 3'(32'(step_q) % (256 / RowBits) * (RowBits / 32)) : before_step),
    .data_i        (state_q == Sweep || wipe_q ? '0 : read_q),
    .valid_o       (key_valid),
    .closes_o      (key_closes),
    .closing_slot_o(key_closing_slot),
    .slot_valid_o  (slot_valid),
    .slot_locked_o (slot_locked),
    .take_slot_i   (take_slot),
    .take_ops_o    (take_ops),
    .read_slot_i   (key_slot),
    .read_row_i    (key_row_number),
    .row_o         (key_row)
  );

  // ------------------------------------------------------------------ what hardware needs at all times
  logic [31:0] coalesce_q;
  logic        soft_reset_q, ring_refused, key_refused, refused;
  logic [2:0]  raised_q, enabled_q;  // as the fields of IRQ_STATUS and IRQ_ENABLE
  logic [7:0]  code_q;
  logic [3:0]  source_q;

  always_ff @(posedge clk_i) begin
    for (int unsigned i = 0; i < 4; i++) begin
      if (write && strobe_q[i]) begin
        if (word == CoalesceWord) coalesce_q[8*i +: 8] <= data_q[8*i +: 8];
      end
    end
    if (write && strobe_q[0] && word == KeyLoadWord) slot_q <= data_q[7:0];
    if (write && strobe_q[0] && word == IrqEnableWord) enabled_q <= data_q[2:0];
    if (write && strobe_q[0] && word == CtrlWord) soft_reset_q <= data_q[1];
    if (write && word == ErrorWord) {source_q, code_q} <= '0;
    if (refused) {source_q, code_q} <= {SourceRegister, ring_refused ? StatusBadRing : StatusBadKey};
    if (set_error) {source_q, code_q} <= {error_source, error_code};
    raised_q <= {set_error || refused, set_ring_done, set_direct_done}
                | (raised_q & ~(write && strobe_q[0] && word == IrqStatusWord ? data_q[2:0] : '0));
    if (!rst_ni || clear) {soft_reset_q, raised_q, source_q, code_q} <= '0;
    if (!rst_ni) begin
      {slot_q, enabled_q} <= '0;
      coalesce_q          <= 32'd1;
    end
  end

  if (Caps.ring) begin : gen_ring
    tnd_ring_rules u_rules (.data(data_q), .strobe(strobe_q), .refused(ring_refused), .*);
  end else begin : gen_no_ring
    logic unused_ring;
    assign unused_ring  = ^ring_recorded;
    assign ring         = '0;
    assign stores       = 1'b1;
    assign ring_refused = 1'b0;
  end

  assign key_refused      = state_q == Load && step_q == '0 && !may_change;
  assign refused          = (ring_refused || key_refused) && !error_pending;
  assign soft_reset       = soft_reset_q;
  assign coalesce_count   = coalesce_q[7:0];
  assign coalesce_timeout = coalesce_q[31:8];
  assign error_pending    = code_q != StatusOk && !(write && word == ErrorWord);
  assign interrupt_o      = (raised_q & enabled_q) != '0 && rst_ni;

  // Registers that change by themselves; the RAM has zeros in their places.
  logic [31:0] live_q;

  always_ff @(posedge clk_i) begin
    unique case (word)
      CtrlWord:      live_q <= ctrl_t'{reserved_2: '0, soft_reset: soft_reset_q || sweep_q, ring_enable: ring.enable};
      StatusWord:    live_q <= status_t'{
        reserved_3: '0, ring_busy: Caps.ring && ring.tail != ring_head, direct_busy: busy_q, idle: idle && !busy_q};
      IrqStatusWord: live_q <= irq_status_t'{
        reserved_3: '0, error: raised_q[2], ring_done: raised_q[1], direct_done: raised_q[0]};
      ErrorWord:     live_q <= error_t'{reserved_12: '0, source: source_q, code: code_q};
      RingTailWord:  live_q <= ring_tail_t'{reserved_16: '0, count: ring.tail};
      KeyStatusWord: live_q <= key_status_t'{
        reserved_2: '0, locked: slot_exists && slot_locked, valid: slot_exists && slot_valid};
      RingHeadWord:  live_q <= ring_head_t'{reserved_16: '0, count: ring_head};
      default:       live_q <= '0;
    endcase
    if (state_q == Data) r_data_q <= is_key ? '0 : read_q | live_q;
  end

endmodule
