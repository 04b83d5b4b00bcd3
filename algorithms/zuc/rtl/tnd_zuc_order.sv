// Keystream words of several streams, put into the order of the tasks.
//
// Every stream has a part of a RAM, where its words wait for their turn to be used. A task is loaded only if its words
// will fit in: then streams never wait for each other. A task with more words than Depth runs with all others at rest.
//
// Contract    load_room_o: which streams may take the load on offer. Words leave as the tasks were loaded.
// Handshake   a load is watched: load_valid_i && load_ready_i with load_stream_i; in_valid_i/in_ready_o;
//             out_valid_o/out_ready_i
// Latency     3 clocks
// Reset       empties it; the RAM keeps words until they are overwritten, and an empty part offers none
// Checked by  ../tb, in tnd_zuc_core
module tnd_zuc_order #(
  parameter int unsigned Streams     = 4,
  parameter int unsigned StreamWidth = 3,
  parameter int unsigned Depth       = 2048,
  parameter int unsigned Tasks       = 64
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   load_valid_i,
  input  logic                   load_taken_i,
  input  logic [StreamWidth-1:0] load_stream_i,
  input  logic [31:0]            load_words_i,
  output logic [Streams-1:0]     load_room_o,

  input  logic                   in_valid_i,
  output logic                   in_ready_o,
  input  logic [StreamWidth-1:0] in_stream_i,
  input  logic [31:0]            in_word_i,

  output logic                   out_valid_o,
  input  logic                   out_ready_i,
  output logic [31:0]            out_word_o
);
  localparam int unsigned PlaceWidth = $clog2(Depth);
  localparam int unsigned CountWidth = $clog2(Depth + 1);
  localparam int unsigned SpanWidth  = $clog2(Streams);
  localparam int unsigned FifoDepth  = 4;

  // ------------------------------------------------------------------ tasks, in order
  logic                       task_valid, task_ready, tasks_ready;
  logic [StreamWidth-1:0]     task_stream;
  logic [31:0]                task_words;
  logic [$clog2(Tasks+1)-1:0] unused_tasks;
  tnd_fifo #(
    .Width(StreamWidth + 32),
    .Depth(Tasks)
  ) u_tasks (
    .clk_i,
    .rst_ni,
    .in_valid_i (load_taken_i),
    .in_ready_o (tasks_ready),
    .in_data_i  ({load_stream_i, load_words_i}),
    .out_valid_o(task_valid),
    .out_ready_i(task_ready),
    .out_data_o ({task_stream, task_words}),
    .count_o    (unused_tasks)
  );

  // ------------------------------------------------------------------ room
  // Words promised: loaded and not read yet. A long task's are not counted; it is alone.
  logic [CountWidth-1:0] promised_q [Streams];
  logic [Streams-1:0]    fits, unpromised;
  logic                  is_long, long_q, long_taken, read, last_read;

  assign is_long    = load_words_i > 32'(Depth);
  assign long_taken = load_taken_i && is_long;
  always_comb begin
    for (int unsigned s = 0; s < Streams; s++) begin
      fits[s]       = load_words_i + 32'(promised_q[s]) <= 32'(Depth);
      unpromised[s] = promised_q[s] == '0;
    end
  end

  // A load on offer is weighed for a clock; so is the next, as the one before changes what there is.
  logic weighed_q;
  logic [Streams-1:0] room_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      weighed_q <= 1'b0;
      long_q    <= 1'b0;
      room_q    <= '0;
    end else begin
      weighed_q <= load_valid_i && !load_taken_i;
      room_q    <= is_long ? {Streams{&unpromised && !long_q}} : long_q ? '0 : fits;
      if (long_taken) long_q <= 1'b1;
      else if (long_q && last_read) long_q <= 1'b0;
    end
  end
  assign load_room_o = weighed_q && tasks_ready ? room_q : '0;

  always_ff @(posedge clk_i) begin
    for (int unsigned s = 0; s < Streams; s++) begin
      if (!rst_ni) begin
        promised_q[s] <= '0;
      end else begin
        promised_q[s] <= promised_q[s]
          + (load_taken_i && !is_long && load_stream_i == StreamWidth'(s) ? CountWidth'(load_words_i) : '0)
          - CountWidth'(read && !long_q && task_stream == StreamWidth'(s));
      end
    end
  end

  // ------------------------------------------------------------------ RAM
  logic [31:0]           ram_q [Streams*Depth];
  logic [PlaceWidth-1:0] write_q [Streams], read_q [Streams];
  logic [CountWidth-1:0] count_q [Streams];
  logic                  push;
  logic [31:0]           done_q;  // words of the task that were read
  logic                  read_valid_q;
  logic [31:0]           read_word_q;
  logic [$clog2(FifoDepth+1)-1:0] waiting;
  logic                  unused_ready;

  assign in_ready_o = count_q[SpanWidth'(in_stream_i)] != CountWidth'(Depth);
  assign push       = in_valid_i && in_ready_o;
  // A word that is read now and one that was read before may still come to those waiting.
  assign read       = task_valid && count_q[SpanWidth'(task_stream)] != '0 && 32'(waiting) + 32'(read_valid_q) < FifoDepth - 1;
  assign last_read  = read && done_q == task_words - 32'd1;
  assign task_ready = last_read;

  always_ff @(posedge clk_i) begin
    if (push) ram_q[{SpanWidth'(in_stream_i), write_q[SpanWidth'(in_stream_i)]}] <= in_word_i;
    read_word_q <= ram_q[{SpanWidth'(task_stream), read_q[SpanWidth'(task_stream)]}];
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      read_valid_q <= 1'b0;
      done_q       <= '0;
      for (int unsigned s = 0; s < Streams; s++) begin
        write_q[s] <= '0;
        read_q[s]  <= '0;
        count_q[s] <= '0;
      end
    end else begin
      read_valid_q <= read;
      if (read) done_q <= last_read ? '0 : done_q + 32'd1;
      for (int unsigned s = 0; s < Streams; s++) begin
        if (push && in_stream_i == StreamWidth'(s)) write_q[s] <= write_q[s] + 1'b1;
        if (read && task_stream == StreamWidth'(s)) read_q[s] <= read_q[s] + 1'b1;
        count_q[s] <= count_q[s] + CountWidth'(push && in_stream_i == StreamWidth'(s))
                      - CountWidth'(read && task_stream == StreamWidth'(s));
      end
    end
  end

  tnd_fifo #(
    .Width(32),
    .Depth(FifoDepth)
  ) u_words (
    .clk_i,
    .rst_ni,
    .in_valid_i (read_valid_q),
    .in_ready_o (unused_ready),
    .in_data_i  (read_word_q),
    .out_valid_o,
    .out_ready_i,
    .out_data_o (out_word_o),
    .count_o    (waiting)
  );
endmodule
