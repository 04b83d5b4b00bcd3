// What passes between the parts of the ZUC core.
package tnd_zuc_plan_pkg;

  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpEea3     = 8'd0;
  localparam logic [7:0] OpEia3     = 8'd1;
  localparam logic [7:0] OpNea6     = 8'd2;
  localparam logic [7:0] OpNia6     = 8'd3;
  localparam logic [7:0] OpSealNca6 = 8'd4;
  localparam logic [7:0] OpOpenNca6 = 8'd5;

  // Keystream words that the tag of 256-NIA6 and 256-NCA6 takes.
  localparam int unsigned TagWords = 12;

  // A task, once it is judged.
  typedef struct packed {
    logic        silent;     // gives no data
    logic        has_tag;    // 256-NIA6 or 256-NCA6
    logic        opens;      // what comes is ciphertext
    logic        has_data;
    logic [31:0] len_bits;
    logic [31:0] aad_bytes;
    logic [7:0]  status;
  } plan_t;

endpackage
