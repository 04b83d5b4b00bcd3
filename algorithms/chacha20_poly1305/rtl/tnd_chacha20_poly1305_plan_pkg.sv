// Types of a task as the parts of the core pass it on beside its blocks.
package tnd_chacha20_poly1305_plan_pkg;

  typedef struct packed {
    logic        has_data;   // message beats come for it
    logic        decrypt;
    logic [7:0]  status;     // tandem::Status; if not ok, output and tag are zero
    logic        ok;         // it is ok
    logic        has_aad;
    logic        has_text;
    logic [31:0] aad_bytes;
    logic [29:0] bytes;      // of the message
  } plan_t;

  // Blocks of 16 bytes that Poly1305 sees (RFC 8439, section 2.8): aad and ciphertext, each padded, and their lengths.
  function automatic logic [31:0] blocks_of(input logic [31:0] aad_bytes, input logic [29:0] bytes);
    logic [32:0] aad, text;
    aad  = {1'b0, aad_bytes} + 33'd15;
    text = {3'b000, bytes} + 33'd15;
    return 32'(aad >> 4) + 32'(text >> 4) + 32'd1;
  endfunction

endpackage
