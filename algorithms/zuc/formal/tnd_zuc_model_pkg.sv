// The feedback of the LFSR of ZUC in the order in which each architecture adds its summands.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2, section 3.2
package tnd_zuc_model_pkg;
  import tnd_m31_pkg::*;
  import tnd_zuc_word_pkg::*;
  import tnd_zuc_pkg::*;

  // Phase of a stream in tnd_zuc_model.
  typedef enum logic [1:0] {
    Idle,
    Initialising,
    Discarding,
    Working
  } phase_t;

  // Input of s_15; u is W >> 1 while initialising, else 0.
  function automatic m31_t feedback(input int unsigned architecture, input cells_t s, input logic init, input m31_t u);
    unique case (architecture)
      Csa:         return feedback_csa(s, u);
      ThreeStage:  return feedback_three_stage(s, u);
      Hpaz:        return feedback_hpaz(s, init, u);
      Interleaved: return feedback_interleaved(s, u);
      default:     return feedback_plain(s, u);
    endcase
  endfunction

  function automatic m31_t feedback_plain(input cells_t s, input m31_t u);
    return add_select(
      add_select(
        add_select(add_select(s[0], times_power(s[0], 8)), add_select(times_power(s[4], 20), times_power(s[10], 21))),
        add_select(times_power(s[13], 17), times_power(s[15], 15))),
      u);
  endfunction

  function automatic m31_t feedback_csa(input cells_t s, input m31_t u);
    carry_save_t first, second, third, sum, all;
    first  = compress(s[0], times_power(s[0], 8), times_power(s[4], 20));
    second = compress(times_power(s[10], 21), times_power(s[13], 17), times_power(s[15], 15));
    third  = compress(first.carry, first.sum, second.carry);
    sum    = compress(third.carry, third.sum, second.sum);
    all    = compress(sum.carry, sum.sum, u);
    return add_select(all.carry, all.sum);
  endfunction

  // Contents of the two registers in three_stage.
  function automatic m31_t three_stage_first(input m31_t s0, input m31_t s4);
    return add_chained(add_chained(s0, times_power(s0, 8)), times_power(s4, 20));
  endfunction

  function automatic m31_t three_stage_second(input cells_t s);
    return add_chained(add_chained(three_stage_first(s[0], s[4]), times_power(s[10], 21)), times_power(s[13], 17));
  endfunction

  function automatic m31_t feedback_three_stage(input cells_t s, input m31_t u);
    return add_chained(add_chained(three_stage_second(s), times_power(s[15], 15)), u);
  endfunction

  // Summand after summand joins, up to s_10 and to s_13: what interleaved and hpaz compute in advance.
  function automatic carry_save_t compressed_to_10(input cells_t s);
    carry_save_t pair;
    pair = compress(s[0], times_power(s[0], 8), times_power(s[4], 20));
    return compress(pair.carry, pair.sum, times_power(s[10], 21));
  endfunction

  function automatic carry_save_t compressed_to_13(input cells_t s);
    carry_save_t pair;
    pair = compressed_to_10(s);
    return compress(pair.carry, pair.sum, times_power(s[13], 17));
  endfunction

  // u joins before s_15, and only while initialising.
  function automatic m31_t feedback_hpaz(input cells_t s, input logic init, input m31_t u);
    carry_save_t pair;
    pair = compressed_to_13(s);
    if (init) pair = compress(pair.carry, pair.sum, u);
    pair = compress(pair.carry, pair.sum, times_power(s[15], 15));
    return add_select(pair.carry, pair.sum);
  endfunction

  function automatic m31_t feedback_interleaved(input cells_t s, input m31_t u);
    carry_save_t pair;
    pair = compressed_to_13(s);
    pair = compress(pair.carry, pair.sum, times_power(s[15], 15));
    pair = compress(pair.carry, pair.sum, u);
    return add_select(pair.carry, pair.sum);
  endfunction
endpackage
