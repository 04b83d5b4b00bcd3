// Types that the parts of a core for one of 3GPP's 256-bit ciphers hand one another.

// Designs that read the package need not use all of it.
// verilator lint_off UNUSEDPARAM
package tnd_sst_plan_pkg;

  // Operations, the same for all ciphers: 256-NEA, 256-NIA, 256-NCA one way and the other.
  localparam logic [7:0] OpEncrypt      = 8'd0;
  localparam logic [7:0] OpAuthenticate = 8'd1;
  localparam logic [7:0] OpSeal         = 8'd2;
  localparam logic [7:0] OpOpen         = 8'd3;

  // Keystream blocks that a tag takes.
  localparam int unsigned TagBlocks = 3;

  // A task, once it is judged.
  typedef struct packed {
    logic        silent;    // gives no data
    logic        has_tag;
    logic        opens;     // what comes is ciphertext
    logic [31:0] len_bits;  // of the message that comes, 0 for none
    logic [31:0] aad_bytes;
    logic [7:0]  status;
  } plan_t;

  // The load of the keystream.
  typedef struct packed {
    logic [255:0] key;
    logic [127:0] iv;
    logic         has_tag;
    logic [31:0]  blocks;
  } load_t;

endpackage
// verilator lint_on UNUSEDPARAM
