/* Tandem accelerator registers. Written by `make generate` from hw/shell/regs/tandem.rdl; do not edit.
 *
 * Register: _offset in bytes, _count where there is more than one.
 * Field: _bm mask, _bp position of bit 0, _bw width in bits, _reset value (in place at bit 0).
 */
#ifndef TANDEM_REGS_H
#define TANDEM_REGS_H

#define TND_REGS_BYTES 0x120u

/* Identification */
#define TND_REGS__ID_offset 0x000u
#define TND_REGS__ID__MAGIC_bm 0xffffffffu
#define TND_REGS__ID__MAGIC_bp 0u
#define TND_REGS__ID__MAGIC_bw 32u
#define TND_REGS__ID__MAGIC_reset 0x544e444du

/* Version of this register interface */
#define TND_REGS__VERSION_offset 0x004u
#define TND_REGS__VERSION__MINOR_bm 0x0000ffffu
#define TND_REGS__VERSION__MINOR_bp 0u
#define TND_REGS__VERSION__MINOR_bw 16u
#define TND_REGS__VERSION__MINOR_reset 0x4u
#define TND_REGS__VERSION__MAJOR_bm 0xffff0000u
#define TND_REGS__VERSION__MAJOR_bp 16u
#define TND_REGS__VERSION__MAJOR_bw 16u
#define TND_REGS__VERSION__MAJOR_reset 0x1u

/* Capabilities */
#define TND_REGS__CAPS_offset 0x008u
#define TND_REGS__CAPS__DIRECT_bm 0x00000001u
#define TND_REGS__CAPS__DIRECT_bp 0u
#define TND_REGS__CAPS__DIRECT_bw 1u
#define TND_REGS__CAPS__RING_bm 0x00000002u
#define TND_REGS__CAPS__RING_bp 1u
#define TND_REGS__CAPS__RING_bw 1u
#define TND_REGS__CAPS__PADS_bm 0x00000004u
#define TND_REGS__CAPS__PADS_bp 2u
#define TND_REGS__CAPS__PADS_bw 1u
#define TND_REGS__CAPS__AAD_bm 0x00000008u
#define TND_REGS__CAPS__AAD_bp 3u
#define TND_REGS__CAPS__AAD_bw 1u
#define TND_REGS__CAPS__LOG2_MEM_BYTES_bm 0x000000f0u
#define TND_REGS__CAPS__LOG2_MEM_BYTES_bp 4u
#define TND_REGS__CAPS__LOG2_MEM_BYTES_bw 4u
#define TND_REGS__CAPS__KEY_SLOTS_bm 0x0000ff00u
#define TND_REGS__CAPS__KEY_SLOTS_bp 8u
#define TND_REGS__CAPS__KEY_SLOTS_bw 8u
#define TND_REGS__CAPS__IN_FLIGHT_bm 0x00ff0000u
#define TND_REGS__CAPS__IN_FLIGHT_bp 16u
#define TND_REGS__CAPS__IN_FLIGHT_bw 8u
#define TND_REGS__CAPS__MAX_BURST_bm 0xff000000u
#define TND_REGS__CAPS__MAX_BURST_bp 24u
#define TND_REGS__CAPS__MAX_BURST_bw 8u

/* Build */
#define TND_REGS__BUILD_offset 0x00cu
#define TND_REGS__BUILD__ALGORITHM_bm 0x000000ffu
#define TND_REGS__BUILD__ALGORITHM_bp 0u
#define TND_REGS__BUILD__ALGORITHM_bw 8u
#define TND_REGS__BUILD__ARCHITECTURE_bm 0x0000ff00u
#define TND_REGS__BUILD__ARCHITECTURE_bp 8u
#define TND_REGS__BUILD__ARCHITECTURE_bw 8u
#define TND_REGS__BUILD__STAGES_bm 0x00ff0000u
#define TND_REGS__BUILD__STAGES_bp 16u
#define TND_REGS__BUILD__STAGES_bw 8u
#define TND_REGS__BUILD__PIPELINE_CUT_bm 0xff000000u
#define TND_REGS__BUILD__PIPELINE_CUT_bp 24u
#define TND_REGS__BUILD__PIPELINE_CUT_bw 8u

/* Control */
#define TND_REGS__CTRL_offset 0x010u
#define TND_REGS__CTRL__RING_ENABLE_bm 0x00000001u
#define TND_REGS__CTRL__RING_ENABLE_bp 0u
#define TND_REGS__CTRL__RING_ENABLE_bw 1u
#define TND_REGS__CTRL__RING_ENABLE_reset 0x0u
#define TND_REGS__CTRL__SOFT_RESET_bm 0x00000002u
#define TND_REGS__CTRL__SOFT_RESET_bp 1u
#define TND_REGS__CTRL__SOFT_RESET_bw 1u
#define TND_REGS__CTRL__SOFT_RESET_reset 0x0u

/* Status */
#define TND_REGS__STATUS_offset 0x014u
#define TND_REGS__STATUS__IDLE_bm 0x00000001u
#define TND_REGS__STATUS__IDLE_bp 0u
#define TND_REGS__STATUS__IDLE_bw 1u
#define TND_REGS__STATUS__DIRECT_BUSY_bm 0x00000002u
#define TND_REGS__STATUS__DIRECT_BUSY_bp 1u
#define TND_REGS__STATUS__DIRECT_BUSY_bw 1u
#define TND_REGS__STATUS__RING_BUSY_bm 0x00000004u
#define TND_REGS__STATUS__RING_BUSY_bp 2u
#define TND_REGS__STATUS__RING_BUSY_bw 1u

/* Interrupt status, write 1 to clear; the interrupt line is the OR of the bits that IRQ_ENABLE selects */
#define TND_REGS__IRQ_STATUS_offset 0x018u
#define TND_REGS__IRQ_STATUS__DIRECT_DONE_bm 0x00000001u
#define TND_REGS__IRQ_STATUS__DIRECT_DONE_bp 0u
#define TND_REGS__IRQ_STATUS__DIRECT_DONE_bw 1u
#define TND_REGS__IRQ_STATUS__DIRECT_DONE_reset 0x0u
#define TND_REGS__IRQ_STATUS__RING_DONE_bm 0x00000002u
#define TND_REGS__IRQ_STATUS__RING_DONE_bp 1u
#define TND_REGS__IRQ_STATUS__RING_DONE_bw 1u
#define TND_REGS__IRQ_STATUS__RING_DONE_reset 0x0u
#define TND_REGS__IRQ_STATUS__ERROR_bm 0x00000004u
#define TND_REGS__IRQ_STATUS__ERROR_bp 2u
#define TND_REGS__IRQ_STATUS__ERROR_bw 1u
#define TND_REGS__IRQ_STATUS__ERROR_reset 0x0u

/* Interrupt enable */
#define TND_REGS__IRQ_ENABLE_offset 0x01cu
#define TND_REGS__IRQ_ENABLE__DIRECT_DONE_bm 0x00000001u
#define TND_REGS__IRQ_ENABLE__DIRECT_DONE_bp 0u
#define TND_REGS__IRQ_ENABLE__DIRECT_DONE_bw 1u
#define TND_REGS__IRQ_ENABLE__DIRECT_DONE_reset 0x0u
#define TND_REGS__IRQ_ENABLE__RING_DONE_bm 0x00000002u
#define TND_REGS__IRQ_ENABLE__RING_DONE_bp 1u
#define TND_REGS__IRQ_ENABLE__RING_DONE_bw 1u
#define TND_REGS__IRQ_ENABLE__RING_DONE_reset 0x0u
#define TND_REGS__IRQ_ENABLE__ERROR_bm 0x00000004u
#define TND_REGS__IRQ_ENABLE__ERROR_bp 2u
#define TND_REGS__IRQ_ENABLE__ERROR_bw 1u
#define TND_REGS__IRQ_ENABLE__ERROR_reset 0x0u

/* First error since it was cleared; write any value to clear */
#define TND_REGS__ERROR_offset 0x020u
#define TND_REGS__ERROR__CODE_bm 0x000000ffu
#define TND_REGS__ERROR__CODE_bp 0u
#define TND_REGS__ERROR__CODE_bw 8u
#define TND_REGS__ERROR__CODE_reset 0x0u
#define TND_REGS__ERROR__SOURCE_bm 0x00000f00u
#define TND_REGS__ERROR__SOURCE_bp 8u
#define TND_REGS__ERROR__SOURCE_bw 4u
#define TND_REGS__ERROR__SOURCE_reset 0x0u

/* Device cycles of the last direct task, header accepted to last write response */
#define TND_REGS__CYCLES_offset 0x024u
#define TND_REGS__CYCLES__COUNT_bm 0xffffffffu
#define TND_REGS__CYCLES__COUNT_bp 0u
#define TND_REGS__CYCLES__COUNT_bw 32u

/* Operations of this build */
#define TND_REGS__OPERATIONS_offset 0x028u
#define TND_REGS__OPERATIONS__MASK_bm 0xffffffffu
#define TND_REGS__OPERATIONS__MASK_bp 0u
#define TND_REGS__OPERATIONS__MASK_bw 32u

/* Lengths of the keys that this build takes, the order in which tasks end, and where messages may lie */
#define TND_REGS__KEY_LENGTHS_offset 0x02cu
#define TND_REGS__KEY_LENGTHS__BITS_128_bm 0x00000001u
#define TND_REGS__KEY_LENGTHS__BITS_128_bp 0u
#define TND_REGS__KEY_LENGTHS__BITS_128_bw 1u
#define TND_REGS__KEY_LENGTHS__BITS_192_bm 0x00000002u
#define TND_REGS__KEY_LENGTHS__BITS_192_bp 1u
#define TND_REGS__KEY_LENGTHS__BITS_192_bw 1u
#define TND_REGS__KEY_LENGTHS__BITS_256_bm 0x00000004u
#define TND_REGS__KEY_LENGTHS__BITS_256_bp 2u
#define TND_REGS__KEY_LENGTHS__BITS_256_bw 1u
#define TND_REGS__KEY_LENGTHS__ANY_ORDER_bm 0x00000100u
#define TND_REGS__KEY_LENGTHS__ANY_ORDER_bp 8u
#define TND_REGS__KEY_LENGTHS__ANY_ORDER_bw 1u
#define TND_REGS__KEY_LENGTHS__LOG2_ALIGNMENT_bm 0x000f0000u
#define TND_REGS__KEY_LENGTHS__LOG2_ALIGNMENT_bp 16u
#define TND_REGS__KEY_LENGTHS__LOG2_ALIGNMENT_bw 4u

/* Source address, low */
#define TND_REGS__SRC_LO_offset 0x040u
#define TND_REGS__SRC_LO__ADDR_bm 0xffffffffu
#define TND_REGS__SRC_LO__ADDR_bp 0u
#define TND_REGS__SRC_LO__ADDR_bw 32u
#define TND_REGS__SRC_LO__ADDR_reset 0x0u

/* Source address, high */
#define TND_REGS__SRC_HI_offset 0x044u
#define TND_REGS__SRC_HI__ADDR_bm 0xffffffffu
#define TND_REGS__SRC_HI__ADDR_bp 0u
#define TND_REGS__SRC_HI__ADDR_bw 32u
#define TND_REGS__SRC_HI__ADDR_reset 0x0u

/* Destination address, low */
#define TND_REGS__DST_LO_offset 0x048u
#define TND_REGS__DST_LO__ADDR_bm 0xffffffffu
#define TND_REGS__DST_LO__ADDR_bp 0u
#define TND_REGS__DST_LO__ADDR_bw 32u
#define TND_REGS__DST_LO__ADDR_reset 0x0u

/* Destination address, high */
#define TND_REGS__DST_HI_offset 0x04cu
#define TND_REGS__DST_HI__ADDR_bm 0xffffffffu
#define TND_REGS__DST_HI__ADDR_bp 0u
#define TND_REGS__DST_HI__ADDR_bw 32u
#define TND_REGS__DST_HI__ADDR_reset 0x0u

/* Length in bits, 1 to 2^32-1, 0 where the operation allows it */
#define TND_REGS__LEN_offset 0x050u
#define TND_REGS__LEN__BITS_bm 0xffffffffu
#define TND_REGS__LEN__BITS_bp 0u
#define TND_REGS__LEN__BITS_bw 32u
#define TND_REGS__LEN__BITS_reset 0x0u

/* Operation, as in a descriptor's first four bytes */
#define TND_REGS__OP_offset 0x054u
#define TND_REGS__OP__OP_bm 0x000000ffu
#define TND_REGS__OP__OP_bp 0u
#define TND_REGS__OP__OP_bw 8u
#define TND_REGS__OP__OP_reset 0x0u
#define TND_REGS__OP__FLAGS_bm 0x0000ff00u
#define TND_REGS__OP__FLAGS_bp 8u
#define TND_REGS__OP__FLAGS_bw 8u
#define TND_REGS__OP__FLAGS_reset 0x0u
#define TND_REGS__OP__KEY_SLOT_bm 0x00ff0000u
#define TND_REGS__OP__KEY_SLOT_bp 16u
#define TND_REGS__OP__KEY_SLOT_bw 8u
#define TND_REGS__OP__KEY_SLOT_reset 0x0u

/* Start: write 1 to start the direct task; ignored while DIRECT_BUSY. Keep SRC, DST, LEN, OP, IV and AAD until that falls */
#define TND_REGS__START_offset 0x058u
#define TND_REGS__START__GO_bm 0x00000001u
#define TND_REGS__START__GO_bp 0u
#define TND_REGS__START__GO_bw 1u
#define TND_REGS__START__GO_reset 0x0u

/* Status of the last direct task */
#define TND_REGS__DIRECT_STATUS_offset 0x05cu
#define TND_REGS__DIRECT_STATUS__CODE_bm 0x000000ffu
#define TND_REGS__DIRECT_STATUS__CODE_bp 0u
#define TND_REGS__DIRECT_STATUS__CODE_bw 8u

/* Initialisation vector, bytes 4i..4i+3 */
#define TND_REGS__IV_offset 0x060u
#define TND_REGS__IV_count 4u
#define TND_REGS__IV__WORD_bm 0xffffffffu
#define TND_REGS__IV__WORD_bp 0u
#define TND_REGS__IV__WORD_bw 32u
#define TND_REGS__IV__WORD_reset 0x0u

/* Tag of the last direct task, bytes 4i..4i+3 */
#define TND_REGS__TAG_offset 0x070u
#define TND_REGS__TAG_count 4u
#define TND_REGS__TAG__WORD_bm 0xffffffffu
#define TND_REGS__TAG__WORD_bp 0u
#define TND_REGS__TAG__WORD_bw 32u

/* Key to load, bytes 4i..4i+3; reads 0, wiped by KEY_LOAD */
#define TND_REGS__KEY_offset 0x080u
#define TND_REGS__KEY_count 8u
#define TND_REGS__KEY__WORD_bm 0xffffffffu
#define TND_REGS__KEY__WORD_bp 0u
#define TND_REGS__KEY__WORD_bw 32u
#define TND_REGS__KEY__WORD_reset 0x0u

/* Change a key slot. Of a slot that does not exist or is locked nothing changes, and ERROR says bad_key */
#define TND_REGS__KEY_LOAD_offset 0x0a0u
#define TND_REGS__KEY_LOAD__SLOT_bm 0x000000ffu
#define TND_REGS__KEY_LOAD__SLOT_bp 0u
#define TND_REGS__KEY_LOAD__SLOT_bw 8u
#define TND_REGS__KEY_LOAD__SLOT_reset 0x0u
#define TND_REGS__KEY_LOAD__LOAD_bm 0x00000100u
#define TND_REGS__KEY_LOAD__LOAD_bp 8u
#define TND_REGS__KEY_LOAD__LOAD_bw 1u
#define TND_REGS__KEY_LOAD__LOAD_reset 0x0u
#define TND_REGS__KEY_LOAD__WIPE_bm 0x00000200u
#define TND_REGS__KEY_LOAD__WIPE_bp 9u
#define TND_REGS__KEY_LOAD__WIPE_bw 1u
#define TND_REGS__KEY_LOAD__WIPE_reset 0x0u
#define TND_REGS__KEY_LOAD__LOCK_bm 0x00000400u
#define TND_REGS__KEY_LOAD__LOCK_bp 10u
#define TND_REGS__KEY_LOAD__LOCK_bw 1u
#define TND_REGS__KEY_LOAD__LOCK_reset 0x0u

/* Operations that the next slot to be loaded may serve; a task of another operation ends as bad_key */
#define TND_REGS__KEY_OPERATIONS_offset 0x0a4u
#define TND_REGS__KEY_OPERATIONS__MASK_bm 0xffffffffu
#define TND_REGS__KEY_OPERATIONS__MASK_bp 0u
#define TND_REGS__KEY_OPERATIONS__MASK_bw 32u
#define TND_REGS__KEY_OPERATIONS__MASK_reset 0xffffffffu

/* State of the slot that KEY_LOAD.SLOT names; 0 if it does not exist */
#define TND_REGS__KEY_STATUS_offset 0x0a8u
#define TND_REGS__KEY_STATUS__VALID_bm 0x00000001u
#define TND_REGS__KEY_STATUS__VALID_bp 0u
#define TND_REGS__KEY_STATUS__VALID_bw 1u
#define TND_REGS__KEY_STATUS__LOCKED_bm 0x00000002u
#define TND_REGS__KEY_STATUS__LOCKED_bp 1u
#define TND_REGS__KEY_STATUS__LOCKED_bw 1u

/* Address of the aad, low */
#define TND_REGS__AAD_LO_offset 0x0b0u
#define TND_REGS__AAD_LO__ADDR_bm 0xffffffffu
#define TND_REGS__AAD_LO__ADDR_bp 0u
#define TND_REGS__AAD_LO__ADDR_bw 32u
#define TND_REGS__AAD_LO__ADDR_reset 0x0u

/* Address of the aad, high */
#define TND_REGS__AAD_HI_offset 0x0b4u
#define TND_REGS__AAD_HI__ADDR_bm 0xffffffffu
#define TND_REGS__AAD_HI__ADDR_bp 0u
#define TND_REGS__AAD_HI__ADDR_bw 32u
#define TND_REGS__AAD_HI__ADDR_reset 0x0u

/* Length of the aad in bytes, less than 2^30; 0 where the operation takes none */
#define TND_REGS__AAD_LEN_offset 0x0b8u
#define TND_REGS__AAD_LEN__BYTES_bm 0xffffffffu
#define TND_REGS__AAD_LEN__BYTES_bp 0u
#define TND_REGS__AAD_LEN__BYTES_bw 32u
#define TND_REGS__AAD_LEN__BYTES_reset 0x0u

/* Descriptor ring, low; 64-byte aligned */
#define TND_REGS__RING_LO_offset 0x100u
#define TND_REGS__RING_LO__ADDR_bm 0xffffffffu
#define TND_REGS__RING_LO__ADDR_bp 0u
#define TND_REGS__RING_LO__ADDR_bw 32u
#define TND_REGS__RING_LO__ADDR_reset 0x0u

/* Descriptor ring, high */
#define TND_REGS__RING_HI_offset 0x104u
#define TND_REGS__RING_HI__ADDR_bm 0xffffffffu
#define TND_REGS__RING_HI__ADDR_bp 0u
#define TND_REGS__RING_HI__ADDR_bw 32u
#define TND_REGS__RING_HI__ADDR_reset 0x0u

/* Completion ring, low; 64-byte aligned */
#define TND_REGS__COMP_LO_offset 0x108u
#define TND_REGS__COMP_LO__ADDR_bm 0xffffffffu
#define TND_REGS__COMP_LO__ADDR_bp 0u
#define TND_REGS__COMP_LO__ADDR_bw 32u
#define TND_REGS__COMP_LO__ADDR_reset 0x0u

/* Completion ring, high */
#define TND_REGS__COMP_HI_offset 0x10cu
#define TND_REGS__COMP_HI__ADDR_bm 0xffffffffu
#define TND_REGS__COMP_HI__ADDR_bp 0u
#define TND_REGS__COMP_HI__ADDR_bw 32u
#define TND_REGS__COMP_HI__ADDR_reset 0x0u

/* log2 of the number of entries, 1 to 12; RING_LO to RING_SIZE only change while the ring is disabled and idle, and are refused otherwise */
#define TND_REGS__RING_SIZE_offset 0x110u
#define TND_REGS__RING_SIZE__LOG2_bm 0x000000ffu
#define TND_REGS__RING_SIZE__LOG2_bp 0u
#define TND_REGS__RING_SIZE__LOG2_bw 8u
#define TND_REGS__RING_SIZE__LOG2_reset 0x1u

/* Doorbell: descriptors ever posted, modulo 2^16; refused if it goes back, or beyond the ring's entries from the first descriptor without a record */
#define TND_REGS__RING_TAIL_offset 0x114u
#define TND_REGS__RING_TAIL__COUNT_bm 0x0000ffffu
#define TND_REGS__RING_TAIL__COUNT_bp 0u
#define TND_REGS__RING_TAIL__COUNT_bw 16u
#define TND_REGS__RING_TAIL__COUNT_reset 0x0u

/* Completion records ever written, modulo 2^16 */
#define TND_REGS__RING_HEAD_offset 0x118u
#define TND_REGS__RING_HEAD__COUNT_bm 0x0000ffffu
#define TND_REGS__RING_HEAD__COUNT_bp 0u
#define TND_REGS__RING_HEAD__COUNT_bw 16u

/* Interrupt coalescing: RING_DONE when COUNT records have been written since the last RING_DONE, or TIMEOUT after the first of them, whichever is first; at once for a record whose status is not ok or whose descriptor asks for it */
#define TND_REGS__COALESCE_offset 0x11cu
#define TND_REGS__COALESCE__COUNT_bm 0x000000ffu
#define TND_REGS__COALESCE__COUNT_bp 0u
#define TND_REGS__COALESCE__COUNT_bw 8u
#define TND_REGS__COALESCE__COUNT_reset 0x1u
#define TND_REGS__COALESCE__TIMEOUT_bm 0xffffff00u
#define TND_REGS__COALESCE__TIMEOUT_bp 8u
#define TND_REGS__COALESCE__TIMEOUT_bw 24u
#define TND_REGS__COALESCE__TIMEOUT_reset 0x0u

/* Status codes in ERROR.CODE, DIRECT_STATUS.CODE and completion records */
#define TND_STATUS_OK 0u
#define TND_STATUS_BAD_LENGTH 1u
#define TND_STATUS_BAD_KEY 2u
#define TND_STATUS_BAD_IV 3u
#define TND_STATUS_UNSUPPORTED 4u
#define TND_STATUS_COUNTER_OVERFLOW 5u
#define TND_STATUS_BUS_READ_ERROR 6u
#define TND_STATUS_BUS_WRITE_ERROR 7u
#define TND_STATUS_AUTHENTICATION 8u
#define TND_STATUS_BAD_DESCRIPTOR 9u
#define TND_STATUS_BAD_RING 10u

#endif
