// Types of the signals between the parts of the SNOW 3G core.
package tnd_snow3g_plan_pkg;

  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpEea1 = 8'd0;
  localparam logic [7:0] OpEia1 = 8'd1;

  // Keystream words of EIA1: P and Q of two words each, and one for the MAC.
  localparam int unsigned MacWords = 5;

  // A task, once it is judged.
  typedef struct packed {
    logic        silent;    // gives no data
    logic [31:0] len_bits;  // of the message that comes, 0 for none
    logic [7:0]  status;
  } plan_t;

  // Load of the keystream generator.
  typedef struct packed {
    tnd_snow3g_word_pkg::start_t start;
    logic [31:0]                 words;
  } load_t;

endpackage
