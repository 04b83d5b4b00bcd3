// Proves that an architecture's feedback is the plain sum, one summand added after the other from s_0 to s_15 and u, for all
// cells and all u.
//
// The sum is rewritten into the architecture's form in steps of one law of tnd_m31_laws_pkg each: form(0) is the plain sum,
// form(Steps) the architecture's. Step n proves that form(n) and form(n + 1) are equal, and assumes its law for the operands
// at hand; tnd_m31_formal proves the laws for all operands.
module tnd_zuc_feedback_formal
  import tnd_m31_pkg::*;
  import tnd_m31_laws_pkg::*;
  import tnd_zuc_word_pkg::*;
  import tnd_zuc_pkg::*;
  import tnd_zuc_model_pkg::*;
#(
  parameter int unsigned Architecture = Csa,
  parameter int unsigned Init         = 1,  // u is W >> 1, else 0
  parameter int unsigned Step         = 0
) (
  input cells_t cells_i,
  input m31_t   u_i
);
  typedef m31_t [0:6] summands_t;

  // The first `compressed` summands form_after two join the pair of these two, the others are added to what it stands for.
  function automatic m31_t compress_then_add(input summands_t x, input int unsigned compressed);
    m31_t        sum;
    carry_save_t pair;
    pair = '{carry: x[0], sum: x[1]};
    for (int unsigned i = 0; i < compressed; i++) pair = compress(pair.carry, pair.sum, x[i+2]);
    sum = value(pair);
    for (int unsigned i = compressed + 2; i < 7; i++) sum = add_select(sum, x[i]);
    return sum;
  endfunction

  // The law of the next step of it.
  function automatic logic next_compresses(input summands_t x, input int unsigned compressed);
    carry_save_t pair;
    pair = '{carry: x[0], sum: x[1]};
    for (int unsigned i = 0; i < compressed; i++) pair = compress(pair.carry, pair.sum, x[i+2]);
    return compresses(pair.carry, pair.sum, x[compressed+2]);
  endfunction

  // Method 1 for the first `chained` additions.
  function automatic m31_t chain_then_select(input summands_t x, input int unsigned chained);
    m31_t sum;
    sum = x[0];
    for (int unsigned i = 0; i < 6; i++) sum = i < chained ? add_chained(sum, x[i+1]) : add_select(sum, x[i+1]);
    return sum;
  endfunction

  function automatic logic next_agrees(input summands_t x, input int unsigned chained);
    m31_t sum;
    sum = x[0];
    for (int unsigned i = 0; i < chained; i++) sum = add_chained(sum, x[i+1]);
    return methods_agree(sum, x[chained+1]);
  endfunction

  summands_t   x, x_hpaz;
  m31_t        to_0, to_4, to_10, to_13, u;
  carry_save_t first, second, third, sum;
  assign u      = Init == 1 ? u_i : '0;
  assign x      = {cells_i[0], times_power(cells_i[0], 8), times_power(cells_i[4], 20), times_power(cells_i[10], 21),
                   times_power(cells_i[13], 17), times_power(cells_i[15], 15), u};
  assign x_hpaz = {x[0:4], x[6], x[5]};
  assign to_0   = add_select(x[0], x[1]);
  assign to_4   = add_select(to_0, x[2]);
  assign to_10  = add_select(to_4, x[3]);
  assign to_13  = add_select(to_10, x[4]);
  assign first  = compress(x[0], x[1], x[2]);
  assign second = compress(x[3], x[4], x[5]);
  assign third  = compress(first.carry, first.sum, second.carry);
  assign sum    = compress(third.carry, third.sum, second.sum);

  m31_t form_before, form_after;
  logic law;
  if (Architecture == Plain) begin : gen_plain
    // Pairs of summands.
    m31_t [0:2] form;
    logic [0:1] laws;
    assign form[0] = compress_then_add(x, 0);
    assign laws[0] = associates(to_0, x[2], x[3]);
    assign form[1] = add_select(add_select(add_select(add_select(to_0, add_select(x[2], x[3])), x[4]), x[5]), u);
    assign laws[1] = associates(add_select(to_0, add_select(x[2], x[3])), x[4], x[5]);
    assign form[2] = feedback_plain(cells_i, u);
    assign {form_before, form_after, law} = {form[Step], form[Step+1], laws[Step]};
  end else if (Architecture == Csa) begin : gen_csa
    // Three summands first, three in `second`; the two words of this join the other.
    m31_t [0:8] form;
    logic [0:7] laws;
    assign form[0] = compress_then_add(x, 0);
    assign laws[0] = associates(to_4, x[3], x[4]);
    assign form[1] = add_select(add_select(add_select(to_4, add_select(x[3], x[4])), x[5]), u);
    assign laws[1] = associates(to_4, add_select(x[3], x[4]), x[5]);
    assign form[2] = add_select(add_select(to_4, add_select(add_select(x[3], x[4]), x[5])), u);
    assign laws[2] = compresses(x[3], x[4], x[5]);
    assign form[3] = add_select(add_select(to_4, value(second)), u);
    assign laws[3] = associates(to_4, second.carry, second.sum);
    assign form[4] = add_select(add_select(add_select(to_4, second.carry), second.sum), u);
    assign laws[4] = compresses(x[0], x[1], x[2]);
    assign form[5] = add_select(add_select(add_select(value(first), second.carry), second.sum), u);
    assign laws[5] = compresses(first.carry, first.sum, second.carry);
    assign form[6] = add_select(add_select(value(third), second.sum), u);
    assign laws[6] = compresses(third.carry, third.sum, second.sum);
    assign form[7] = add_select(value(sum), u);
    assign laws[7] = compresses(sum.carry, sum.sum, u);
    assign form[8] = feedback_csa(cells_i, u);
    assign {form_before, form_after, law} = {form[Step], form[Step+1], laws[Step]};
  end else if (Architecture == ThreeStage) begin : gen_three_stage
    assign form_before = chain_then_select(x, Step);
    assign form_after  = Step == 5 ? feedback_three_stage(cells_i, u) : chain_then_select(x, Step + 1);
    assign law    = next_agrees(x, Step);
  end else if (Architecture == Hpaz && Init == 1) begin : gen_hpaz_init
    // u and s_15 change places.
    m31_t [0:3] form;
    logic [0:2] laws;
    assign form[0] = compress_then_add(x, 0);
    assign laws[0] = associates(to_13, x[5], u);
    assign form[1] = add_select(to_13, add_select(x[5], u));
    assign laws[1] = commutes(x[5], u);
    assign form[2] = add_select(to_13, add_select(u, x[5]));
    assign laws[2] = associates(to_13, u, x[5]);
    assign form[3] = compress_then_add(x_hpaz, 0);
    if (Step < 3) begin : gen_order
      assign {form_before, form_after, law} = {form[Step], form[Step+1], laws[Step]};
    end else begin : gen_compress
      assign form_before = compress_then_add(x_hpaz, Step - 3);
      assign form_after  = Step == 7 ? feedback_hpaz(cells_i, 1'b1, u) : compress_then_add(x_hpaz, Step - 2);
      assign law         = next_compresses(x_hpaz, Step - 3);
    end
  end else if (Architecture == Hpaz) begin : gen_hpaz
    // u is 0 in this form.
    assign form_before = compress_then_add(x, Step);
    assign form_after  = Step == 4 ? feedback_hpaz(cells_i, 1'b0, u) : compress_then_add(x, Step + 1);
    assign law         = Step == 4 || next_compresses(x, Step);
  end else begin : gen_interleaved
    assign form_before = compress_then_add(x, Step);
    assign form_after  = Step == 4 ? feedback_interleaved(cells_i, u) : compress_then_add(x, Step + 1);
    assign law    = next_compresses(x, Step);
  end

  always_comb begin
    assume (law);
    assert (form_before == form_after);
  end
endmodule
