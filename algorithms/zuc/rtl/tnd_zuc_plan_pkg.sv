// What passes between the parts of the ZUC core.
package tnd_zuc_plan_pkg;

  // Operations, see docs/formats/core-ports.md.
  localparam logic [7:0] OpEea3 = 8'd0;
  localparam logic [7:0] OpEia3 = 8'd1;
  localparam logic [7:0] OpNea6 = 8'd2;

  // A task, once it is judged.
  typedef struct packed {
    logic        integrity;
    logic        has_data;
    logic [31:0] len_bits;
    logic [7:0]  status;
  } plan_t;

endpackage
