// Phases of a tag, see tnd_pdu_tag_sequence.
package tnd_pdu_tag_pkg;

  typedef enum logic [2:0] {
    Idle,     // with the tag of the task before, if there was one
    Pads,
    Words,
    Lengths,
    Last      // the last product
  } phase_t;

endpackage
