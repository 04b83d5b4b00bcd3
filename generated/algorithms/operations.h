// The facts of every operation. Freestanding.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/operation_facts.h"

namespace tandem::facts {

namespace detail {
inline constexpr std::span<const ComposedCore> kWithin_chacha20{};
inline constexpr std::span<const ComposedCore> kWithin_chacha20_poly1305{};
inline constexpr ComposedCore kWithin_zuc[] = {{tandem::Algorithm::pdcp, 4}};
inline constexpr ComposedCore kWithin_snow3g[] = {{tandem::Algorithm::pdcp, 0}};
inline constexpr ComposedCore kWithin_aes[] = {{tandem::Algorithm::pdcp, 2}};
inline constexpr std::span<const ComposedCore> kWithin_aes_gcm{};
inline constexpr std::span<const ComposedCore> kWithin_sha3{};
inline constexpr std::span<const ComposedCore> kWithin_modexp{};
inline constexpr ComposedCore kWithin_snow5g[] = {{tandem::Algorithm::pdcp, 10}};
inline constexpr ComposedCore kWithin_aes256[] = {{tandem::Algorithm::pdcp, 14}};
inline constexpr std::span<const std::string_view> kAliasesOf_chacha20{};
inline constexpr CoreCodes kCodesOf_chacha20[] = {{.key_bytes = 32, .encrypt = 0, .decrypt = 0, .pads = 1}};
inline constexpr std::span<const std::string_view> kAliasesOf_chacha20_poly1305{};
inline constexpr CoreCodes kCodesOf_chacha20_poly1305[] = {{.key_bytes = 32, .encrypt = 0, .decrypt = 1}};
inline constexpr std::span<const std::string_view> kAliasesOf_aes_gcm{};
inline constexpr CoreCodes kCodesOf_aes_gcm[] = {{.key_bytes = 32, .encrypt = 0, .decrypt = 1}, {.key_bytes = 16, .encrypt = 2, .decrypt = 3}};
inline constexpr std::string_view kAliasesOf_eea1[] = {"nea1"};
inline constexpr CoreCodes kCodesOf_eea1[] = {{.key_bytes = 16, .encrypt = 0, .decrypt = 0}};
inline constexpr std::string_view kAliasesOf_eia1[] = {"nia1"};
inline constexpr CoreCodes kCodesOf_eia1[] = {{.key_bytes = 16, .encrypt = 1, .decrypt = 1}};
inline constexpr std::string_view kAliasesOf_eea2[] = {"nea2"};
inline constexpr CoreCodes kCodesOf_eea2[] = {{.key_bytes = 16, .encrypt = 0, .decrypt = 0}};
inline constexpr std::string_view kAliasesOf_eia2[] = {"nia2"};
inline constexpr CoreCodes kCodesOf_eia2[] = {{.key_bytes = 16, .encrypt = 1, .decrypt = 1}};
inline constexpr std::string_view kAliasesOf_eea3[] = {"nea3"};
inline constexpr CoreCodes kCodesOf_eea3[] = {{.key_bytes = 16, .encrypt = 0, .decrypt = 0}};
inline constexpr std::string_view kAliasesOf_eia3[] = {"nia3"};
inline constexpr CoreCodes kCodesOf_eia3[] = {{.key_bytes = 16, .encrypt = 1, .decrypt = 1}};
inline constexpr std::string_view kAliasesOf_nea6[] = {"256-nea6"};
inline constexpr CoreCodes kCodesOf_nea6[] = {{.key_bytes = 32, .encrypt = 2, .decrypt = 2}};
inline constexpr std::string_view kAliasesOf_sha3_224[] = {"sha3-224"};
inline constexpr CoreCodes kCodesOf_sha3_224[] = {{.key_bytes = 0, .encrypt = 0}};
inline constexpr std::string_view kAliasesOf_sha3_256[] = {"sha3-256"};
inline constexpr CoreCodes kCodesOf_sha3_256[] = {{.key_bytes = 0, .encrypt = 1}};
inline constexpr std::string_view kAliasesOf_sha3_384[] = {"sha3-384"};
inline constexpr CoreCodes kCodesOf_sha3_384[] = {{.key_bytes = 0, .encrypt = 2}};
inline constexpr std::string_view kAliasesOf_sha3_512[] = {"sha3-512"};
inline constexpr CoreCodes kCodesOf_sha3_512[] = {{.key_bytes = 0, .encrypt = 3}};
inline constexpr std::span<const std::string_view> kAliasesOf_shake128{};
inline constexpr CoreCodes kCodesOf_shake128[] = {{.key_bytes = 0, .encrypt = 4}};
inline constexpr std::span<const std::string_view> kAliasesOf_shake256{};
inline constexpr CoreCodes kCodesOf_shake256[] = {{.key_bytes = 0, .encrypt = 5}};
inline constexpr std::span<const std::string_view> kAliasesOf_rsa_public{};
inline constexpr CoreCodes kCodesOf_rsa_public[] = {{.key_bytes = 0, .encrypt = 0}};
inline constexpr std::span<const std::string_view> kAliasesOf_rsa_private{};
inline constexpr CoreCodes kCodesOf_rsa_private[] = {{.key_bytes = 0, .decrypt = 1}, {.key_bytes = 0, .decrypt = 2}};
inline constexpr std::string_view kAliasesOf_nia6[] = {"256-nia6"};
inline constexpr CoreCodes kCodesOf_nia6[] = {{.key_bytes = 32, .encrypt = 3, .decrypt = 3}};
inline constexpr std::string_view kAliasesOf_nca6[] = {"256-nca6"};
inline constexpr CoreCodes kCodesOf_nca6[] = {{.key_bytes = 32, .encrypt = 4, .decrypt = 5}};
inline constexpr std::string_view kAliasesOf_nea4[] = {"256-nea4"};
inline constexpr CoreCodes kCodesOf_nea4[] = {{.key_bytes = 32, .encrypt = 0, .decrypt = 0}};
inline constexpr std::string_view kAliasesOf_nia4[] = {"256-nia4"};
inline constexpr CoreCodes kCodesOf_nia4[] = {{.key_bytes = 32, .encrypt = 1, .decrypt = 1}};
inline constexpr std::string_view kAliasesOf_nca4[] = {"256-nca4"};
inline constexpr CoreCodes kCodesOf_nca4[] = {{.key_bytes = 32, .encrypt = 2, .decrypt = 3}};
inline constexpr std::string_view kAliasesOf_nea5[] = {"256-nea5"};
inline constexpr CoreCodes kCodesOf_nea5[] = {{.key_bytes = 32, .encrypt = 0, .decrypt = 0}};
inline constexpr std::string_view kAliasesOf_nia5[] = {"256-nia5"};
inline constexpr CoreCodes kCodesOf_nia5[] = {{.key_bytes = 32, .encrypt = 1, .decrypt = 1}};
inline constexpr std::string_view kAliasesOf_nca5[] = {"256-nca5"};
inline constexpr CoreCodes kCodesOf_nca5[] = {{.key_bytes = 32, .encrypt = 2, .decrypt = 3}};
}  // namespace detail

inline constexpr OperationFacts kOperations[] = {
    {.algorithm = tandem::Algorithm::chacha20, .primitive = tandem::Algorithm::chacha20, .name = "chacha20", .title = "ChaCha20", .aliases = detail::kAliasesOf_chacha20, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 32, .tag_bytes = 0, .unit_bits = 1, .key_lengths = 0x100000000, .tag_lengths = 0x0, .min_len_bits = 1, .max_len_bits = 2199023255552U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_chacha20, .within = detail::kWithin_chacha20},
    {.algorithm = tandem::Algorithm::chacha20_poly1305, .primitive = tandem::Algorithm::chacha20_poly1305, .name = "chacha20_poly1305", .title = "ChaCha20-Poly1305", .aliases = detail::kAliasesOf_chacha20_poly1305, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = true, .any_tag = false, .key_bytes = 32, .tag_bytes = 16, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0x8000, .min_len_bits = 0, .max_len_bits = 2199023255040U, .iv_mask = {0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_chacha20_poly1305, .within = detail::kWithin_chacha20_poly1305},
    {.algorithm = tandem::Algorithm::aes_gcm, .primitive = tandem::Algorithm::aes_gcm, .name = "aes_gcm", .title = "AES-GCM", .aliases = detail::kAliasesOf_aes_gcm, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = true, .any_tag = false, .key_bytes = 32, .tag_bytes = 16, .unit_bits = 8, .key_lengths = 0x101010000, .tag_lengths = 0xf888, .min_len_bits = 0, .max_len_bits = 549755813632U, .iv_mask = {0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_aes_gcm, .within = detail::kWithin_aes_gcm},
    {.algorithm = tandem::Algorithm::eea1, .primitive = tandem::Algorithm::snow3g, .name = "eea1", .title = "128-EEA1", .aliases = detail::kAliasesOf_eea1, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 16, .tag_bytes = 0, .unit_bits = 1, .key_lengths = 0x10000, .tag_lengths = 0x0, .min_len_bits = 1, .max_len_bits = 4294967295U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xfc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_eea1, .within = detail::kWithin_snow3g},
    {.algorithm = tandem::Algorithm::eia1, .primitive = tandem::Algorithm::snow3g, .name = "eia1", .title = "128-EIA1", .aliases = detail::kAliasesOf_eia1, .result = OperationFacts::Result::tag, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 16, .tag_bytes = 4, .unit_bits = 1, .key_lengths = 0x10000, .tag_lengths = 0x8, .min_len_bits = 1, .max_len_bits = 4294967295U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xfc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_eia1, .within = detail::kWithin_snow3g},
    {.algorithm = tandem::Algorithm::eea2, .primitive = tandem::Algorithm::aes, .name = "eea2", .title = "128-EEA2", .aliases = detail::kAliasesOf_eea2, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 16, .tag_bytes = 0, .unit_bits = 1, .key_lengths = 0x10000, .tag_lengths = 0x0, .min_len_bits = 1, .max_len_bits = 4294967295U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xfc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_eea2, .within = detail::kWithin_aes},
    {.algorithm = tandem::Algorithm::eia2, .primitive = tandem::Algorithm::aes, .name = "eia2", .title = "128-EIA2", .aliases = detail::kAliasesOf_eia2, .result = OperationFacts::Result::tag, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 16, .tag_bytes = 4, .unit_bits = 1, .key_lengths = 0x10000, .tag_lengths = 0x8, .min_len_bits = 1, .max_len_bits = 4294967295U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xfc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_eia2, .within = detail::kWithin_aes},
    {.algorithm = tandem::Algorithm::eea3, .primitive = tandem::Algorithm::zuc, .name = "eea3", .title = "128-EEA3", .aliases = detail::kAliasesOf_eea3, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 16, .tag_bytes = 0, .unit_bits = 1, .key_lengths = 0x10000, .tag_lengths = 0x0, .min_len_bits = 1, .max_len_bits = 4294967295U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xfc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_eea3, .within = detail::kWithin_zuc},
    {.algorithm = tandem::Algorithm::eia3, .primitive = tandem::Algorithm::zuc, .name = "eia3", .title = "128-EIA3", .aliases = detail::kAliasesOf_eia3, .result = OperationFacts::Result::tag, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 16, .tag_bytes = 4, .unit_bits = 1, .key_lengths = 0x10000, .tag_lengths = 0x8, .min_len_bits = 1, .max_len_bits = 4294967295U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xfc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_eia3, .within = detail::kWithin_zuc},
    {.algorithm = tandem::Algorithm::nea6, .primitive = tandem::Algorithm::zuc, .name = "nea6", .title = "256-NEA6", .aliases = detail::kAliasesOf_nea6, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 32, .tag_bytes = 0, .unit_bits = 1, .key_lengths = 0x100000000, .tag_lengths = 0x0, .min_len_bits = 1, .max_len_bits = 4294967295U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_nea6, .within = detail::kWithin_zuc},
    {.algorithm = tandem::Algorithm::sha3_224, .primitive = tandem::Algorithm::sha3, .name = "sha3_224", .title = "SHA3-224", .aliases = detail::kAliasesOf_sha3_224, .result = OperationFacts::Result::digest, .encrypts = true, .decrypts = false, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 0, .tag_bytes = 28, .unit_bits = 8, .key_lengths = 0x1, .tag_lengths = 0x8000000, .min_len_bits = 0, .max_len_bits = 18446744073709551608U, .iv_mask = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_sha3_224, .within = detail::kWithin_sha3},
    {.algorithm = tandem::Algorithm::sha3_256, .primitive = tandem::Algorithm::sha3, .name = "sha3_256", .title = "SHA3-256", .aliases = detail::kAliasesOf_sha3_256, .result = OperationFacts::Result::digest, .encrypts = true, .decrypts = false, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 0, .tag_bytes = 32, .unit_bits = 8, .key_lengths = 0x1, .tag_lengths = 0x80000000, .min_len_bits = 0, .max_len_bits = 18446744073709551608U, .iv_mask = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_sha3_256, .within = detail::kWithin_sha3},
    {.algorithm = tandem::Algorithm::sha3_384, .primitive = tandem::Algorithm::sha3, .name = "sha3_384", .title = "SHA3-384", .aliases = detail::kAliasesOf_sha3_384, .result = OperationFacts::Result::digest, .encrypts = true, .decrypts = false, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 0, .tag_bytes = 48, .unit_bits = 8, .key_lengths = 0x1, .tag_lengths = 0x800000000000, .min_len_bits = 0, .max_len_bits = 18446744073709551608U, .iv_mask = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_sha3_384, .within = detail::kWithin_sha3},
    {.algorithm = tandem::Algorithm::sha3_512, .primitive = tandem::Algorithm::sha3, .name = "sha3_512", .title = "SHA3-512", .aliases = detail::kAliasesOf_sha3_512, .result = OperationFacts::Result::digest, .encrypts = true, .decrypts = false, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 0, .tag_bytes = 64, .unit_bits = 8, .key_lengths = 0x1, .tag_lengths = 0x8000000000000000, .min_len_bits = 0, .max_len_bits = 18446744073709551608U, .iv_mask = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_sha3_512, .within = detail::kWithin_sha3},
    {.algorithm = tandem::Algorithm::shake128, .primitive = tandem::Algorithm::sha3, .name = "shake128", .title = "SHAKE128", .aliases = detail::kAliasesOf_shake128, .result = OperationFacts::Result::digest, .encrypts = true, .decrypts = false, .key_in_message = false, .aad = false, .any_tag = true, .key_bytes = 0, .tag_bytes = 64, .unit_bits = 8, .key_lengths = 0x1, .tag_lengths = 0x8000000000000000, .min_len_bits = 0, .max_len_bits = 18446744073709551608U, .iv_mask = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_shake128, .within = detail::kWithin_sha3},
    {.algorithm = tandem::Algorithm::shake256, .primitive = tandem::Algorithm::sha3, .name = "shake256", .title = "SHAKE256", .aliases = detail::kAliasesOf_shake256, .result = OperationFacts::Result::digest, .encrypts = true, .decrypts = false, .key_in_message = false, .aad = false, .any_tag = true, .key_bytes = 0, .tag_bytes = 64, .unit_bits = 8, .key_lengths = 0x1, .tag_lengths = 0x8000000000000000, .min_len_bits = 0, .max_len_bits = 18446744073709551608U, .iv_mask = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_shake256, .within = detail::kWithin_sha3},
    {.algorithm = tandem::Algorithm::rsa_public, .primitive = tandem::Algorithm::modexp, .name = "rsa_public", .title = "RSA with a public exponent: RSAEP, RSAVP1", .aliases = detail::kAliasesOf_rsa_public, .result = OperationFacts::Result::modulus, .encrypts = true, .decrypts = false, .key_in_message = true, .aad = false, .any_tag = false, .key_bytes = 0, .tag_bytes = 0, .unit_bits = 8, .key_lengths = 0x1, .tag_lengths = 0x0, .min_len_bits = 8, .max_len_bits = 12288U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_rsa_public, .within = detail::kWithin_modexp},
    {.algorithm = tandem::Algorithm::rsa_private, .primitive = tandem::Algorithm::modexp, .name = "rsa_private", .title = "RSA with a private exponent: RSADP, RSASP1", .aliases = detail::kAliasesOf_rsa_private, .result = OperationFacts::Result::modulus, .encrypts = false, .decrypts = true, .key_in_message = true, .aad = false, .any_tag = false, .key_bytes = 0, .tag_bytes = 0, .unit_bits = 8, .key_lengths = 0x1, .tag_lengths = 0x0, .min_len_bits = 8, .max_len_bits = 18432U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .codes = detail::kCodesOf_rsa_private, .within = detail::kWithin_modexp},
    {.algorithm = tandem::Algorithm::nia6, .primitive = tandem::Algorithm::zuc, .name = "nia6", .title = "256-NIA6", .aliases = detail::kAliasesOf_nia6, .result = OperationFacts::Result::tag, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 32, .tag_bytes = 16, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0xfff8, .min_len_bits = 0, .max_len_bits = 4294967288U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_nia6, .within = detail::kWithin_zuc},
    {.algorithm = tandem::Algorithm::nca6, .primitive = tandem::Algorithm::zuc, .name = "nca6", .title = "256-NCA6", .aliases = detail::kAliasesOf_nca6, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = true, .any_tag = false, .key_bytes = 32, .tag_bytes = 16, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0xfff8, .min_len_bits = 0, .max_len_bits = 4294967288U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_nca6, .within = detail::kWithin_zuc},
    {.algorithm = tandem::Algorithm::nea4, .primitive = tandem::Algorithm::snow5g, .name = "nea4", .title = "256-NEA4", .aliases = detail::kAliasesOf_nea4, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 32, .tag_bytes = 0, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0x0, .min_len_bits = 0, .max_len_bits = 4294967288U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_nea4, .within = detail::kWithin_snow5g},
    {.algorithm = tandem::Algorithm::nia4, .primitive = tandem::Algorithm::snow5g, .name = "nia4", .title = "256-NIA4", .aliases = detail::kAliasesOf_nia4, .result = OperationFacts::Result::tag, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 32, .tag_bytes = 16, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0xfff8, .min_len_bits = 0, .max_len_bits = 4294967288U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_nia4, .within = detail::kWithin_snow5g},
    {.algorithm = tandem::Algorithm::nca4, .primitive = tandem::Algorithm::snow5g, .name = "nca4", .title = "256-NCA4", .aliases = detail::kAliasesOf_nca4, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = true, .any_tag = false, .key_bytes = 32, .tag_bytes = 16, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0xfff8, .min_len_bits = 0, .max_len_bits = 4294967288U, .iv_mask = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}, .codes = detail::kCodesOf_nca4, .within = detail::kWithin_snow5g},
    {.algorithm = tandem::Algorithm::nea5, .primitive = tandem::Algorithm::aes256, .name = "nea5", .title = "256-NEA5", .aliases = detail::kAliasesOf_nea5, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 32, .tag_bytes = 0, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0x0, .min_len_bits = 0, .max_len_bits = 4294967288U, .iv_mask = {0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0}, .codes = detail::kCodesOf_nea5, .within = detail::kWithin_aes256},
    {.algorithm = tandem::Algorithm::nia5, .primitive = tandem::Algorithm::aes256, .name = "nia5", .title = "256-NIA5", .aliases = detail::kAliasesOf_nia5, .result = OperationFacts::Result::tag, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = false, .any_tag = false, .key_bytes = 32, .tag_bytes = 16, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0xfff8, .min_len_bits = 0, .max_len_bits = 4294967288U, .iv_mask = {0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0}, .codes = detail::kCodesOf_nia5, .within = detail::kWithin_aes256},
    {.algorithm = tandem::Algorithm::nca5, .primitive = tandem::Algorithm::aes256, .name = "nca5", .title = "256-NCA5", .aliases = detail::kAliasesOf_nca5, .result = OperationFacts::Result::message, .encrypts = true, .decrypts = true, .key_in_message = false, .aad = true, .any_tag = false, .key_bytes = 32, .tag_bytes = 16, .unit_bits = 8, .key_lengths = 0x100000000, .tag_lengths = 0xfff8, .min_len_bits = 0, .max_len_bits = 4294967288U, .iv_mask = {0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0}, .codes = detail::kCodesOf_nca5, .within = detail::kWithin_aes256},
};

/// That of `algorithm`; nullptr where tasks cannot name it.
constexpr const OperationFacts* find_operation(tandem::Algorithm algorithm) {
  for (const OperationFacts& operation : kOperations) {
    if (operation.algorithm == algorithm) return &operation;
  }
  return nullptr;
}

/// The same where it must be one.
constexpr const OperationFacts& operation(tandem::Algorithm algorithm) {
  return *find_operation(algorithm);
}

}  // namespace tandem::facts
