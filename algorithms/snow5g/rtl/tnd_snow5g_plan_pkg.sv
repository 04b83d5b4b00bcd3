// What passes between the parts of the SNOW 5G core.
package tnd_snow5g_plan_pkg;

  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpNea4     = 8'd0;
  localparam logic [7:0] OpNia4     = 8'd1;
  localparam logic [7:0] OpSealNca4 = 8'd2;
  localparam logic [7:0] OpOpenNca4 = 8'd3;

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

endpackage
