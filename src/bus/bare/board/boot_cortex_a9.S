// Cortex-A9: from the first instruction to C++, and the vectors.
//
// Source      Arm ARM, DDI 0406: B3.5 (short-descriptor tables), B4.1 (system registers); Cortex-A9 TRM, DDI 0388

.set STACK_PATTERN, 0xa5a5a5a5
// Sections of 1 MiB: RAM is normal, write-back, write-allocate; the rest is device memory that is not executed.
.set NORMAL, 0x1c0e
.set DEVICE, 0x0c16
.set RAM_SECTIONS, 0x400

.section .boot, "ax"
.arm
.global _start
_start:
    cpsid   aif, #0x13
    mrc     p15, 0, r0, c0, c0, 5           // only core 0 goes on
    ands    r0, r0, #3
1:  wfene
    bne     1b

    mrc     p15, 0, r0, c1, c0, 0           // caches and translation off, low vectors
    bic     r0, r0, #0x3000
    bic     r0, r0, #0x0005
    mcr     p15, 0, r0, c1, c0, 0
    isb
    ldr     r0, =vectors
    mcr     p15, 0, r0, c12, c0, 0
    mov     r0, #0
    mcr     p15, 0, r0, c8, c7, 0           // translations, instructions, branches
    mcr     p15, 0, r0, c7, c5, 0
    mcr     p15, 0, r0, c7, c5, 6
    mov     r1, #0                          // the data cache holds anything after reset: 4 ways, 256 sets
2:  mov     r2, #0
3:  orr     r3, r2, r1
    mcr     p15, 0, r3, c7, c6, 2
    adds    r2, r2, #0x20
    cmp     r2, #0x2000
    bne     3b
    adds    r1, r1, #0x40000000
    bne     2b
    dsb
    isb

    ldr     r0, =translation_table
    mov     r1, #0
4:  cmp     r1, #RAM_SECTIONS
    ldrlo   r2, =NORMAL
    ldrhs   r2, =DEVICE
    orr     r2, r2, r1, lsl #20
    str     r2, [r0, r1, lsl #2]
    add     r1, r1, #1
    cmp     r1, #0x1000
    bne     4b
    dsb
    mcr     p15, 0, r0, c2, c0, 0
    mov     r0, #0
    mcr     p15, 0, r0, c2, c0, 2
    mov     r0, #1                          // domain 0: permissions are checked
    mcr     p15, 0, r0, c3, c0, 0
    isb
    mrc     p15, 0, r0, c1, c0, 0
    orr     r0, r0, #0x1800                 // instruction cache, branch prediction
    orr     r0, r0, #0x0005                 // data cache, translation
    bic     r0, r0, #0x0002                 // unaligned access is allowed
    mcr     p15, 0, r0, c1, c0, 0
    isb

    mrc     p15, 0, r0, c1, c0, 2           // floating point and NEON
    orr     r0, r0, #0xf00000
    mcr     p15, 0, r0, c1, c0, 2
    isb
    mov     r0, #0x40000000
    vmsr    fpexc, r0

    cps     #0x12
    ldr     sp, =board_interrupt_stack_top
    cps     #0x13
    ldr     sp, =board_stack_top
    ldr     r0, =board_stack_bottom
    ldr     r1, =STACK_PATTERN
5:  str     r1, [r0], #4
    cmp     r0, sp
    bne     5b
    ldr     r0, =board_bss_begin
    ldr     r2, =board_bss_end
    mov     r1, #0
6:  cmp     r0, r2
    strne   r1, [r0], #4
    bne     6b
    bl      board_start

.balign 32
vectors:
    b       .
    b       undefined
    b       supervisor_call
    b       prefetch_abort
    b       data_abort
    b       .
    b       interrupt
    b       .

undefined:
    mov     r0, #1
    b       exception
supervisor_call:
    mov     r0, #2
    b       exception
prefetch_abort:
    mov     r0, #3
    b       exception
data_abort:
    mov     r0, #4
exception:
    mov     r3, lr
    mrc     p15, 0, r1, c5, c0, 0
    mrc     p15, 0, r2, c6, c0, 0
    cps     #0x13
    b       board_exception

// Everything that a function may change, since the routine is one.
interrupt:
    sub     lr, lr, #4
    push    {r0-r3, r12, lr}
    vpush   {d0-d7}
    vpush   {d16-d31}
    vmrs    r0, fpscr
    push    {r0, r1}
    bl      board_interrupt
    pop     {r0, r1}
    vmsr    fpscr, r0
    vpop    {d16-d31}
    vpop    {d0-d7}
    ldmfd   sp!, {r0-r3, r12, pc}^

.section .tables, "aw", %nobits
.balign 16384
translation_table:
    .space  16384
