// What cores' operations read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_operations_pkg;

  // ChaCha20
  localparam logic [255:0] Chacha20SourceOps = 256'h1;
  localparam logic [255:0] Chacha20AadOps = 256'h0;
  localparam logic [255:0] Chacha20EmptyOps = 256'h0;
  localparam logic [255:0] Chacha20SilentOps = 256'h0;
  localparam logic [255:0] Chacha20SizedOps = 256'h0;
  function automatic logic [255:0] chacha20_ops(int unsigned Stages);
    chacha20_ops = '0;
    if (Stages == 2) chacha20_ops |= 256'h1;  // chacha20
    chacha20_ops |= 256'h2;  // pads of chacha20
  endfunction
  function automatic logic [2:0] chacha20_keys();
    chacha20_keys = '0;
    chacha20_keys |= 3'b100;  // chacha20
  endfunction

  // ChaCha20-Poly1305
  localparam logic [255:0] Chacha20Poly1305SourceOps = 256'h3;
  localparam logic [255:0] Chacha20Poly1305AadOps = 256'h3;
  localparam logic [255:0] Chacha20Poly1305EmptyOps = 256'h3;
  localparam logic [255:0] Chacha20Poly1305SilentOps = 256'h0;
  localparam logic [255:0] Chacha20Poly1305SizedOps = 256'h0;
  function automatic logic [255:0] chacha20_poly1305_ops();
    chacha20_poly1305_ops = '0;
    chacha20_poly1305_ops |= 256'h3;  // chacha20_poly1305
  endfunction
  function automatic logic [2:0] chacha20_poly1305_keys();
    chacha20_poly1305_keys = '0;
    chacha20_poly1305_keys |= 3'b100;  // chacha20_poly1305
  endfunction

  // ZUC
  localparam logic [255:0] ZucSourceOps = 256'h3f;
  localparam logic [255:0] ZucAadOps = 256'h30;
  localparam logic [255:0] ZucEmptyOps = 256'h30;
  localparam logic [255:0] ZucSilentOps = 256'ha;
  localparam logic [255:0] ZucSizedOps = 256'h0;
  function automatic logic [255:0] zuc_ops(int unsigned KeyBits);
    zuc_ops = '0;
    zuc_ops |= 256'h1;  // eea3
    zuc_ops |= 256'h2;  // eia3
    if (KeyBits == 256) zuc_ops |= 256'h4;  // nea6
    if (KeyBits == 256) zuc_ops |= 256'h8;  // nia6
    if (KeyBits == 256) zuc_ops |= 256'h30;  // nca6
  endfunction
  function automatic logic [2:0] zuc_keys(int unsigned KeyBits);
    zuc_keys = '0;
    zuc_keys |= 3'b001;  // eea3
    zuc_keys |= 3'b001;  // eia3
    if (KeyBits == 256) zuc_keys |= 3'b100;  // nea6
    if (KeyBits == 256) zuc_keys |= 3'b100;  // nia6
    if (KeyBits == 256) zuc_keys |= 3'b100;  // nca6
  endfunction

  // SNOW 3G
  localparam logic [255:0] Snow3gSourceOps = 256'h3;
  localparam logic [255:0] Snow3gAadOps = 256'h0;
  localparam logic [255:0] Snow3gEmptyOps = 256'h0;
  localparam logic [255:0] Snow3gSilentOps = 256'h2;
  localparam logic [255:0] Snow3gSizedOps = 256'h0;
  function automatic logic [255:0] snow3g_ops();
    snow3g_ops = '0;
    snow3g_ops |= 256'h1;  // eea1
    snow3g_ops |= 256'h2;  // eia1
  endfunction
  function automatic logic [2:0] snow3g_keys();
    snow3g_keys = '0;
    snow3g_keys |= 3'b001;  // eea1
    snow3g_keys |= 3'b001;  // eia1
  endfunction

  // AES-128
  localparam logic [255:0] AesSourceOps = 256'h3;
  localparam logic [255:0] AesAadOps = 256'h0;
  localparam logic [255:0] AesEmptyOps = 256'h0;
  localparam logic [255:0] AesSilentOps = 256'h2;
  localparam logic [255:0] AesSizedOps = 256'h0;
  function automatic logic [255:0] aes_ops();
    aes_ops = '0;
    aes_ops |= 256'h1;  // eea2
    aes_ops |= 256'h2;  // eia2
  endfunction
  function automatic logic [2:0] aes_keys();
    aes_keys = '0;
    aes_keys |= 3'b001;  // eea2
    aes_keys |= 3'b001;  // eia2
  endfunction

  // AES-GCM
  localparam logic [255:0] AesGcmSourceOps = 256'hf;
  localparam logic [255:0] AesGcmAadOps = 256'hf;
  localparam logic [255:0] AesGcmEmptyOps = 256'hf;
  localparam logic [255:0] AesGcmSilentOps = 256'h0;
  localparam logic [255:0] AesGcmSizedOps = 256'h0;
  function automatic logic [255:0] aes_gcm_ops(int unsigned KeyBits);
    aes_gcm_ops = '0;
    if (KeyBits == 256) aes_gcm_ops |= 256'h3;  // aes_gcm
    if (KeyBits == 128) aes_gcm_ops |= 256'hc;  // aes_gcm
  endfunction
  function automatic logic [2:0] aes_gcm_keys(int unsigned KeyBits);
    aes_gcm_keys = '0;
    if (KeyBits == 256) aes_gcm_keys |= 3'b100;  // aes_gcm
    if (KeyBits == 128) aes_gcm_keys |= 3'b001;  // aes_gcm
  endfunction

  // SHA-3
  localparam logic [255:0] Sha3SourceOps = 256'h3f;
  localparam logic [255:0] Sha3AadOps = 256'h0;
  localparam logic [255:0] Sha3EmptyOps = 256'h3f;
  localparam logic [255:0] Sha3SilentOps = 256'h0;
  localparam logic [255:0] Sha3SizedOps = 256'h3f;
  function automatic logic [255:0] sha3_ops();
    sha3_ops = '0;
    sha3_ops |= 256'h1;  // sha3_224
    sha3_ops |= 256'h2;  // sha3_256
    sha3_ops |= 256'h4;  // sha3_384
    sha3_ops |= 256'h8;  // sha3_512
    sha3_ops |= 256'h10;  // shake128
    sha3_ops |= 256'h20;  // shake256
  endfunction
  function automatic logic [2:0] sha3_keys();
    sha3_keys = '0;
  endfunction

  // modular exponentiation (RSA)
  localparam logic [255:0] ModexpSourceOps = 256'h7;
  localparam logic [255:0] ModexpAadOps = 256'h0;
  localparam logic [255:0] ModexpEmptyOps = 256'h0;
  localparam logic [255:0] ModexpSilentOps = 256'h0;
  localparam logic [255:0] ModexpSizedOps = 256'h7;
  function automatic logic [255:0] modexp_ops();
    modexp_ops = '0;
    modexp_ops |= 256'h1;  // rsa_public
    modexp_ops |= 256'h2;  // rsa_private
    modexp_ops |= 256'h4;  // rsa_private
  endfunction
  function automatic logic [2:0] modexp_keys();
    modexp_keys = '0;
  endfunction

  // SNOW 5G
  localparam logic [255:0] Snow5gSourceOps = 256'hf;
  localparam logic [255:0] Snow5gAadOps = 256'hc;
  localparam logic [255:0] Snow5gEmptyOps = 256'hd;
  localparam logic [255:0] Snow5gSilentOps = 256'h2;
  localparam logic [255:0] Snow5gSizedOps = 256'h0;
  function automatic logic [255:0] snow5g_ops();
    snow5g_ops = '0;
    snow5g_ops |= 256'h1;  // nea4
    snow5g_ops |= 256'h2;  // nia4
    snow5g_ops |= 256'hc;  // nca4
  endfunction
  function automatic logic [2:0] snow5g_keys();
    snow5g_keys = '0;
    snow5g_keys |= 3'b100;  // nea4
    snow5g_keys |= 3'b100;  // nia4
    snow5g_keys |= 3'b100;  // nca4
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
