// Tandem accelerator registers. Written by `make generate` from hw/shell/regs/tandem.rdl; do not edit.
package tnd_regs_pkg;
  // verilator lint_off UNUSEDPARAM

  // Status codes in ERROR.CODE, DIRECT_STATUS.CODE and completion records.
  localparam logic [7:0] StatusOk = 8'd0;
  localparam logic [7:0] StatusBadLength = 8'd1;
  localparam logic [7:0] StatusBadKey = 8'd2;
  localparam logic [7:0] StatusBadIv = 8'd3;
  localparam logic [7:0] StatusUnsupported = 8'd4;
  localparam logic [7:0] StatusCounterOverflow = 8'd5;
  localparam logic [7:0] StatusBusReadError = 8'd6;
  localparam logic [7:0] StatusBusWriteError = 8'd7;
  localparam logic [7:0] StatusAuthentication = 8'd8;
  localparam logic [7:0] StatusBadDescriptor = 8'd9;
  localparam logic [7:0] StatusBadRing = 8'd10;

  // Places of registers, in words; an address has 12 bits, and its upper ones are 0.
  localparam int unsigned WordWidth = 7;
  typedef logic [WordWidth-1:0] word_t;
  localparam word_t IdWord = 0;
  localparam word_t VersionWord = 1;
  localparam word_t CapsWord = 2;
  localparam word_t BuildWord = 3;
  localparam word_t CtrlWord = 4;
  localparam word_t StatusWord = 5;
  localparam word_t IrqStatusWord = 6;
  localparam word_t IrqEnableWord = 7;
  localparam word_t ErrorWord = 8;
  localparam word_t CyclesWord = 9;
  localparam word_t OperationsWord = 10;
  localparam word_t KeyLengthsWord = 11;
  localparam word_t SrcLoWord = 16;
  localparam word_t SrcHiWord = 17;
  localparam word_t DstLoWord = 18;
  localparam word_t DstHiWord = 19;
  localparam word_t LenWord = 20;
  localparam word_t OpWord = 21;
  localparam word_t StartWord = 22;
  localparam word_t DirectStatusWord = 23;
  localparam word_t IvWord = 24;
  localparam word_t TagWord = 28;
  localparam word_t KeyWord = 32;
  localparam word_t KeyLoadWord = 40;
  localparam word_t KeyOperationsWord = 41;
  localparam word_t KeyStatusWord = 42;
  localparam word_t AadLoWord = 44;
  localparam word_t AadHiWord = 45;
  localparam word_t AadLenWord = 46;
  localparam word_t RingLoWord = 64;
  localparam word_t RingHiWord = 65;
  localparam word_t CompLoWord = 66;
  localparam word_t CompHiWord = 67;
  localparam word_t RingSizeWord = 68;
  localparam word_t RingTailWord = 69;
  localparam word_t RingHeadWord = 70;
  localparam word_t CoalesceWord = 71;

  // There is a register.
  function automatic logic reg_exists(input word_t word);
    unique case (word)
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 44, 45, 46, 64, 65, 66, 67, 68, 69, 70, 71: return 1'b1;
      default: return 1'b0;
    endcase
  endfunction

  // Bits that software writes, and reads back as it wrote them.
  function automatic logic [31:0] reg_stored(input word_t word);
    unique case (word)
      7: return 32'h00000007;
      16, 17, 18, 19, 20, 24, 25, 26, 27, 41, 44, 45, 46, 64, 65, 66, 67, 71: return 32'hffffffff;
      21: return 32'h00ffffff;
      40, 68: return 32'h000000ff;
      default: return '0;
    endcase
  endfunction

  // What it reads from reset on where no hardware gives the value.
  function automatic logic [31:0] reg_initial(input word_t word);
    unique case (word)
      0: return 32'h544e444d;
      1: return 32'h00010004;
      41: return 32'hffffffff;
      68, 71: return 32'h00000001;
      default: return '0;
    endcase
  endfunction

  typedef struct packed {
    logic [15:0] major;
    logic [15:0] minor;
  } version_t;

  typedef struct packed {
    logic [7:0] max_burst;
    logic [7:0] in_flight;
    logic [7:0] key_slots;
    logic [3:0] log2_mem_bytes;
    logic aad;
    logic pads;
    logic ring;
    logic direct;
  } caps_t;

  typedef struct packed {
    logic [7:0] pipeline_cut;
    logic [7:0] stages;
    logic [7:0] architecture;
    logic [7:0] algorithm;
  } build_t;

  typedef struct packed {
    logic [29:0] reserved_2;
    logic soft_reset;
    logic ring_enable;
  } ctrl_t;

  typedef struct packed {
    logic [28:0] reserved_3;
    logic ring_busy;
    logic direct_busy;
    logic idle;
  } status_t;

  typedef struct packed {
    logic [28:0] reserved_3;
    logic error;
    logic ring_done;
    logic direct_done;
  } irq_status_t;

  typedef struct packed {
    logic [28:0] reserved_3;
    logic error;
    logic ring_done;
    logic direct_done;
  } irq_enable_t;

  typedef struct packed {
    logic [19:0] reserved_12;
    logic [3:0] source;
    logic [7:0] code;
  } error_t;

  typedef struct packed {
    logic [11:0] reserved_20;
    logic [3:0] log2_alignment;
    logic [6:0] reserved_9;
    logic any_order;
    logic [4:0] reserved_3;
    logic bits_256;
    logic bits_192;
    logic bits_128;
  } key_lengths_t;

  typedef struct packed {
    logic [7:0] reserved_24;
    logic [7:0] key_slot;
    logic [7:0] flags;
    logic [7:0] op;
  } op_t;

  typedef struct packed {
    logic [30:0] reserved_1;
    logic go;
  } start_t;

  typedef struct packed {
    logic [23:0] reserved_8;
    logic [7:0] code;
  } direct_status_t;

  typedef struct packed {
    logic [20:0] reserved_11;
    logic lock;
    logic wipe;
    logic load;
    logic [7:0] slot;
  } key_load_t;

  typedef struct packed {
    logic [29:0] reserved_2;
    logic locked;
    logic valid;
  } key_status_t;

  typedef struct packed {
    logic [23:0] reserved_8;
    logic [7:0] log2;
  } ring_size_t;

  typedef struct packed {
    logic [15:0] reserved_16;
    logic [15:0] count;
  } ring_tail_t;

  typedef struct packed {
    logic [15:0] reserved_16;
    logic [15:0] count;
  } ring_head_t;

  typedef struct packed {
    logic [23:0] timeout;
    logic [7:0] count;
  } coalesce_t;

endpackage
