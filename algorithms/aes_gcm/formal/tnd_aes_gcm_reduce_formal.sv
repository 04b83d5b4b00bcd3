// Proves that a product is reduced as by division, place by place from the highest on: SP 800-38D, section 6.3.
module tnd_aes_gcm_reduce_formal
  import tnd_aes_gcm_field_pkg::*;
(
  input product_t product_i
);
  product_t rest;
  always_comb begin
    rest = product_i;
    for (int i = 254; i >= 128; i--) begin
      if (rest[i]) rest ^= 255'({1'b1, 120'd0, 8'h87}) << (i - 128);
    end
    assert (reduced(product_i) == rest[127:0]);
  end
endmodule
