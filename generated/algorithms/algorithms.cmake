# The folders under algorithms/. Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
set(TANDEM_ALGORITHMS chacha20 poly1305 chacha20_poly1305 zuc snow3g aes aes_gcm sha3 modexp snow5g aes256)
# Those whose operations are functions for PDUs.
set(TANDEM_PDU_ALGORITHMS zuc snow3g aes snow5g aes256)
