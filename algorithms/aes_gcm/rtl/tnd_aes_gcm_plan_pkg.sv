// Types of a task as the parts of the core pass it on beside its blocks of AES.
package tnd_aes_gcm_plan_pkg;

  // Purpose of a block of AES: the hash key, the mask of the tag, or a pad for encryption.
  typedef enum logic [1:0] {
    HashKey,
    Mask,
    Pad
  } purpose_e;

  // Beats of blocks that GHASH takes (SP 800-38D, section 7.1: aad and ciphertext, each padded, and their lengths): the last
  // ones, whose blocks have powers of the hash key of their own, and those before. Blocks of zeros before the first fill it.
  typedef struct packed {
    logic [29:0] bulk;
    logic [4:0]  last;
  } job_t;

  typedef struct packed {
    logic        has_data;   // message beats come for it
    logic        decrypt;
    logic        has_aad;    // some
    logic        has_text;   // a message that is not empty
    logic [7:0]  status;     // tandem::Status; if not ok, output and tag are zero
    logic [31:0] aad_bytes;
    logic [29:0] bytes;      // of the message
    logic [1:0]  zeros;      // blocks of them before the first, to whole beats
  } plan_t;

  // Returns the job for a message of that many beats.
  function automatic job_t job_of(input logic [29:0] beats, input logic [4:0] powers);
    if (beats > 30'(powers)) return '{beats - 30'(powers), powers};
    return '{'0, beats[4:0]};
  endfunction

endpackage
