// What operations of PDCP cores read and give, and which builds have them: bit n is operation n.
// Written by `make generate` from hw/top/pdcp/algorithm.toml; do not edit.

// A design need not use every name.
// verilator lint_off UNUSEDPARAM
package tnd_pdcp_operations_pkg;
  localparam logic [255:0] PdcpSourceOps = 256'h3ffff;
  localparam logic [255:0] PdcpAadOps = 256'h33300;
  localparam logic [255:0] PdcpEmptyOps = 256'h3ff80;
  localparam logic [255:0] PdcpSilentOps = 256'h88aa;
  localparam logic [255:0] PdcpSizedOps = 256'h0;
  function automatic logic [255:0] pdcp_ops(int unsigned Sets);
    pdcp_ops = '0;
    if (Sets == 1 || Sets == 3) pdcp_ops |= 256'h1;  // eea1
    if (Sets == 1 || Sets == 3) pdcp_ops |= 256'h2;  // eia1
    if (Sets == 1 || Sets == 3) pdcp_ops |= 256'h4;  // eea2
    if (Sets == 1 || Sets == 3) pdcp_ops |= 256'h8;  // eia2
    if (Sets == 1 || Sets == 3) pdcp_ops |= 256'h10;  // eea3
    if (Sets == 1 || Sets == 3) pdcp_ops |= 256'h20;  // eia3
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h40;  // nea6
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h80;  // nia6
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h300;  // nca6
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h400;  // nea4
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h800;  // nia4
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h3000;  // nca4
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h4000;  // nea5
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h8000;  // nia5
    if (Sets == 2 || Sets == 3) pdcp_ops |= 256'h30000;  // nca5
  endfunction
  function automatic logic [2:0] pdcp_keys(int unsigned Sets);
    pdcp_keys = '0;
    if (Sets == 1 || Sets == 3) pdcp_keys |= 3'b001;  // eea1
    if (Sets == 1 || Sets == 3) pdcp_keys |= 3'b001;  // eia1
    if (Sets == 1 || Sets == 3) pdcp_keys |= 3'b001;  // eea2
    if (Sets == 1 || Sets == 3) pdcp_keys |= 3'b001;  // eia2
    if (Sets == 1 || Sets == 3) pdcp_keys |= 3'b001;  // eea3
    if (Sets == 1 || Sets == 3) pdcp_keys |= 3'b001;  // eia3
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nea6
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nia6
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nca6
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nea4
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nia4
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nca4
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nea5
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nia5
    if (Sets == 2 || Sets == 3) pdcp_keys |= 3'b100;  // nca5
  endfunction
endpackage
// verilator lint_on UNUSEDPARAM
