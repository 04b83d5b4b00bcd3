// Cortex-A53: from the first instruction, in EL2 or EL1, to C++ in EL1, and the vectors.
//
// Source      Arm ARM, DDI 0487: D5 (translation, granule of 4 KiB), D13.2 (system registers), D1.10 (exceptions)

.set STACK_PATTERN, 0xa5a5a5a5a5a5a5a5
// Blocks of 1 GiB: normal memory, attribute 0, inner shareable; device memory, attribute 1, not executed.
.set NORMAL, 0x701
.set DEVICE, 0x0060000000000405
.set ATTRIBUTES, 0x04ff                     // 0: write-back, write-allocate; 1: device, nGnRE
.set TRANSLATION, 0x803520                  // 4 GiB by TTBR0, its walks cached; none by TTBR1

.section .boot, "ax"
.global _start
_start:
    mrs     x0, mpidr_el1                   // only core 0 goes on
    and     x0, x0, #0xff
1:  cbz     x0, 2f
    wfe
    b       1b
2:  mrs     x0, CurrentEL
    cmp     x0, #(2 << 2)
    b.ne    in_el1

    mov     x0, #(1 << 31)                  // EL1 is of 64 bits
    msr     hcr_el2, x0
    mov     x0, #3                          // and may use the timers
    msr     cnthctl_el2, x0
    msr     cntvoff_el2, xzr
    mov     x0, #0x33ff                     // floating point is not trapped
    msr     cptr_el2, x0
    ldr     x0, =0x30d00800                 // what must be one
    msr     sctlr_el1, x0
    mov     x0, #0x3c5                      // EL1 with its own stack pointer, interrupts masked
    msr     spsr_el2, x0
    adr     x0, in_el1
    msr     elr_el2, x0
    eret

in_el1:
    msr     daifset, #15
    mov     x0, #(3 << 20)                  // floating point and NEON
    msr     cpacr_el1, x0
    ldr     x0, =vectors
    msr     vbar_el1, x0

    ldr     x0, =translation_table
    mov     x1, #NORMAL
    ldr     x2, =DEVICE
    mov     x3, #(1 << 30)
    add     x4, x1, x3
    stp     x1, x4, [x0]
    add     x2, x2, x3, lsl #1
    add     x4, x2, x3
    stp     x2, x4, [x0, #16]
    dsb     sy
    msr     ttbr0_el1, x0
    ldr     x0, =ATTRIBUTES
    msr     mair_el1, x0
    ldr     x0, =TRANSLATION
    msr     tcr_el1, x0
    isb
    tlbi    vmalle1
    ic      iallu
    dsb     sy
    isb
    ldr     x0, =0x30d01805                 // translation, data and instruction cache
    msr     sctlr_el1, x0
    isb

    ldr     x0, =board_interrupt_stack_top  // SP_EL0 is the tasks', SP_EL1 that of interrupts
    mov     sp, x0
    msr     spsel, #0
    ldr     x0, =board_stack_top
    mov     sp, x0
    ldr     x1, =board_stack_bottom
    ldr     x2, =STACK_PATTERN
3:  str     x2, [x1], #8
    cmp     x1, x0
    b.ne    3b
    ldr     x1, =board_bss_begin
    ldr     x0, =board_bss_end
4:  cmp     x1, x0
    b.eq    5f
    str     xzr, [x1], #8
    b       4b
5:  bl      board_start

.macro vector number, target
    .balign 128
    mov     x0, #\number
    b       \target
.endm
// With the number in x0, except for the interrupt, which must not lose it.
.balign 2048
vectors:
    vector  0, exception
    .balign 128
    b       interrupt
    vector  2, exception
    vector  3, exception
    vector  4, exception
    vector  5, exception
    vector  6, exception
    vector  7, exception
    vector  8, exception
    vector  9, exception
    vector  10, exception
    vector  11, exception
    vector  12, exception
    vector  13, exception
    vector  14, exception
    vector  15, exception

exception:
    mrs     x1, esr_el1
    mrs     x2, far_el1
    mrs     x3, elr_el1
    b       board_exception

// Everything that a function may change, since the routine is one.
interrupt:
    stp     x0, x1, [sp, #-16]!
    stp     x2, x3, [sp, #-16]!
    stp     x4, x5, [sp, #-16]!
    stp     x6, x7, [sp, #-16]!
    stp     x8, x9, [sp, #-16]!
    stp     x10, x11, [sp, #-16]!
    stp     x12, x13, [sp, #-16]!
    stp     x14, x15, [sp, #-16]!
    stp     x16, x17, [sp, #-16]!
    stp     x18, x29, [sp, #-16]!
    mrs     x0, fpsr
    stp     x30, x0, [sp, #-16]!
    stp     q0, q1, [sp, #-32]!
    stp     q2, q3, [sp, #-32]!
    stp     q4, q5, [sp, #-32]!
    stp     q6, q7, [sp, #-32]!
    stp     q16, q17, [sp, #-32]!
    stp     q18, q19, [sp, #-32]!
    stp     q20, q21, [sp, #-32]!
    stp     q22, q23, [sp, #-32]!
    stp     q24, q25, [sp, #-32]!
    stp     q26, q27, [sp, #-32]!
    stp     q28, q29, [sp, #-32]!
    stp     q30, q31, [sp, #-32]!
    bl      board_interrupt
    ldp     q30, q31, [sp], #32
    ldp     q28, q29, [sp], #32
    ldp     q26, q27, [sp], #32
    ldp     q24, q25, [sp], #32
    ldp     q22, q23, [sp], #32
    ldp     q20, q21, [sp], #32
    ldp     q18, q19, [sp], #32
    ldp     q16, q17, [sp], #32
    ldp     q6, q7, [sp], #32
    ldp     q4, q5, [sp], #32
    ldp     q2, q3, [sp], #32
    ldp     q0, q1, [sp], #32
    ldp     x30, x0, [sp], #16
    msr     fpsr, x0
    ldp     x18, x29, [sp], #16
    ldp     x16, x17, [sp], #16
    ldp     x14, x15, [sp], #16
    ldp     x12, x13, [sp], #16
    ldp     x10, x11, [sp], #16
    ldp     x8, x9, [sp], #16
    ldp     x6, x7, [sp], #16
    ldp     x4, x5, [sp], #16
    ldp     x2, x3, [sp], #16
    ldp     x0, x1, [sp], #16
    eret

.section .tables, "aw", %nobits
.balign 4096
translation_table:
    .space  32
