// Types of the signals between the parts of the ZUC core.
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

  // Steps of tnd_zuc_apply for a task, in this order; not every task has all of them.
  typedef enum logic [3:0] {
    Idle,    // no task
    Pads,    // a tag's: its first keystream words
    Aad,
    Text,    // EEA3, 256-NEA6 or a message with a tag; or one that goes nowhere
    Close,   // a tag: what comes after all words
    First,   // EIA3: the first keystream word
    Sum,     // EIA3: a message word and the keystream word after it
    Extra,   // EIA3: the word with the bit after the message alone
    Mask,    // EIA3: the last keystream word
    Result
  } phase_t;

  // A task, once it is judged.
  typedef struct packed {
    phase_t      begins;     // with which it does
    logic        silent;     // gives no data
    logic        has_tag;    // 256-NIA6 or 256-NCA6
    logic        opens;      // what comes is ciphertext
    logic        has_data;
    logic [31:0] len_bits;
    logic [31:0] aad_bytes;
    logic [7:0]  status;
  } plan_t;

  // Load of the keystream generator.
  typedef struct packed {
    logic [255:0] key;
    logic [127:0] iv;
    logic         long_key;
    logic [31:0]  words;
  } load_t;

endpackage
