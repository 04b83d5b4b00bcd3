// Keystream words of several streams, put into the order of the tasks.
//
// The words wait in a RAM that is used as a ring: a task's words get the places behind those of the task before. A task
// is loaded only if its words will fit in: then streams never wait for each other. A task with more words than Depth runs
// with all others at rest.
//
// Contract    load_room_o: the load on offer may be taken, and may go on. Words leave as the tasks were loaded.
// Parameters  Width: of a word; Depth: words in the RAM, 2 or more, any number
// Handshake   a load is watched: load_valid_i, and load_taken_i with load_stream_i; in_valid_i/in_ready_o;
//             out_valid_o/out_ready_i
// Rate        a word per clock; one clock more between tasks of one word
// Latency     5 clocks; 4 from a load to its first word
// Reset       empties it; the RAM keeps words until they are overwritten, and offers none that was not written since
// Checked by  algorithms/snow3g/tb, algorithms/snow5g/tb, algorithms/zuc/tb, in the cores
module tnd_stream_order #(
  parameter int unsigned Streams     = 4,
  parameter int unsigned StreamWidth = 3,
  parameter int unsigned Width       = 32,
  parameter int unsigned Depth       = 8704,
  parameter int unsigned Tasks       = 64
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   load_valid_i,
  input  logic                   load_taken_i,
  input  logic [StreamWidth-1:0] load_stream_i,
  input  logic [31:0]            load_words_i,
  output logic                   load_room_o,

  input  logic                   in_valid_i,
  output logic                   in_ready_o,
  input  logic [StreamWidth-1:0] in_stream_i,
  input  logic [Width-1:0]       in_word_i,

  output logic                   out_valid_o,
  input  logic                   out_ready_i,
  output logic [Width-1:0]       out_word_o,
  output logic                   out_last_o
);
  localparam int unsigned PlaceWidth = $clog2(Depth);
  localparam int unsigned CountWidth = $clog2(Depth + 1);
  localparam int unsigned SpanWidth  = $clog2(Streams);
  localparam int unsigned FifoDepth  = 8;

  // ------------------------------------------------------------------ tasks, in order
  // The next task waits in registers, so that the queue does not depend in the same clock on whether it goes on.
  logic                   next_valid, tasks_ready, take, read, last_read;
  logic [StreamWidth-1:0] next_stream, task_stream;
  logic [31:0]            next_words, task_words;
  logic                   task_valid;
  tnd_fifo_ram #(
    .Width(StreamWidth + 32),
    .Depth(Tasks)
  ) u_tasks (
    .clk_i,
    .rst_ni,
    .in_valid_i (load_taken_i),
    .in_ready_o (tasks_ready),
    .in_data_i  ({load_stream_i, load_words_i}),
    .out_valid_o(next_valid),
    .out_ready_i(!task_valid),
    .out_data_o ({next_stream, next_words})
  );

  always_ff @(posedge clk_i) begin
    if (!rst_ni) task_valid <= 1'b0;
    else task_valid <= task_valid ? !take : next_valid;
    if (!task_valid) {task_stream, task_words} <= {next_stream, next_words};
  end

  // The task whose words leave, and how many of them are left.
  logic                 valid_q, final_q;  // one is left
  logic [SpanWidth-1:0] stream_q;
  logic [31:0]          left_q;

  assign take = !valid_q || last_read;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= 1'b0;
    else if (take) valid_q <= task_valid;
    if (take) begin
      stream_q <= SpanWidth'(task_stream);
      left_q   <= task_words;
      final_q  <= task_words == 32'd1;
    end else if (read) begin
      left_q  <= left_q - 32'd1;
      final_q <= left_q == 32'd2;
    end
  end

  // ------------------------------------------------------------------ room
  typedef logic [PlaceWidth-1:0] place_t;
  localparam place_t TopPlace = place_t'(Depth - 1);

  function automatic place_t after(input place_t place);
    return place == TopPlace ? '0 : place + 1'b1;
  endfunction

  // Places that are not promised: words loaded and not read yet. A long task's are not counted; it is alone.
  localparam logic [CountWidth-1:0] All = CountWidth'(Depth);
  logic [CountWidth-1:0] free_q;
  logic                  long_q, released_q;

  // A load on offer is weighed for two clocks: in the first, the load before it still changes the room.
  logic [1:0]            weighed_q;
  logic                  is_long, is_long_q, room_q, taken_q;
  logic [CountWidth-1:0] words_q;
  place_t                next_q;       // of the first word of the next task
  place_t                behind_q;     // behind the last word of the load on offer
  logic [PlaceWidth:0]   next_less_q;  // next_q - Depth, which is negative
  logic [PlaceWidth:0]   sum, sum_less;

  assign is_long  = load_words_i > 32'(Depth);
  assign sum      = {1'b0, next_q} + (PlaceWidth + 1)'(load_words_i);
  assign sum_less = next_less_q + (PlaceWidth + 1)'(load_words_i);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      weighed_q  <= '0;
      room_q     <= 1'b0;
      taken_q    <= 1'b0;
      long_q     <= 1'b0;
      released_q <= 1'b0;
      free_q     <= All;
    end else begin
      weighed_q  <= load_valid_i && !load_taken_i ? {weighed_q[0], 1'b1} : '0;
      room_q     <= !long_q && (is_long ? free_q == All : load_words_i <= 32'(free_q));
      taken_q    <= load_taken_i;
      released_q <= read && !long_q;
      free_q     <= free_q - (taken_q && !is_long_q ? words_q : '0) + CountWidth'(released_q);
      if (taken_q && is_long_q) long_q <= 1'b1;
      else if (last_read) long_q <= 1'b0;
    end
  end
  always_ff @(posedge clk_i) begin
    is_long_q <= is_long;
    words_q   <= CountWidth'(load_words_i);
    behind_q  <= place_t'(sum_less[PlaceWidth] ? sum : sum_less);
  end
  assign load_room_o = weighed_q[1] && room_q && tasks_ready;

  // ------------------------------------------------------------------ RAM
  logic [Width-1:0]      ram_q [Depth];
  place_t                write_q [Streams], read_q;
  logic [CountWidth-1:0] count_q [Streams];  // words of a stream that can be read
  logic [Streams-1:0]    some_q, full_q;     // there are some, nearly as many as places
  logic [Streams-1:0]    pushed_q, taken;
  logic [Width-1:0]      word_q;             // that is pushed
  place_t                place;              // its
  logic [Streams-1:0]    loaded_q;           // the load that was taken a clock ago
  logic                  open_q;  // there is room for the four words that may be on their way when this falls
  logic                  read_valid_q, read_last_q;
  logic [Width-1:0]      read_word_q;
  logic                  leaves_q, last_q;  // the word that was read a clock ago: a large RAM takes one to be read
  logic [Width-1:0]      leaving_q;
  logic [$clog2(FifoDepth+1)-1:0] waiting;
  logic                  unused_ready;

  assign in_ready_o = !full_q[SpanWidth'(in_stream_i)];
  assign read       = valid_q && some_q[stream_q] && open_q;
  assign last_read  = read && final_q;

  always_comb begin
    place = '0;
    for (int unsigned s = 0; s < Streams; s++) begin
      taken[s] = read && stream_q == SpanWidth'(s);
      if (pushed_q[s]) place |= write_q[s];
    end
  end

  always_ff @(posedge clk_i) begin
    for (int unsigned s = 0; s < Streams; s++) begin
      loaded_q[s] <= load_taken_i && load_stream_i == StreamWidth'(s);
    end
    word_q <= in_word_i;
    if (pushed_q != '0) ram_q[place] <= word_q;
    read_word_q <= ram_q[read_q];
    leaving_q   <= read_word_q;
    last_q      <= read_last_q;
    open_q      <= 32'(waiting) <= FifoDepth - 4;
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      read_valid_q <= 1'b0;
      read_last_q  <= 1'b0;
      leaves_q     <= 1'b0;
      next_q       <= '0;
      next_less_q  <= -(PlaceWidth + 1)'(Depth);
      read_q       <= '0;
      pushed_q     <= '0;
      some_q       <= '0;
      full_q       <= '0;
      for (int unsigned s = 0; s < Streams; s++) begin
        write_q[s] <= '0;
        count_q[s] <= '0;
      end
    end else begin
      read_valid_q <= read;
      read_last_q  <= last_read;
      leaves_q     <= read_valid_q;
      if (read) read_q <= after(read_q);
      if (taken_q && !is_long_q) begin
        next_q      <= behind_q;
        next_less_q <= {1'b0, behind_q} - (PlaceWidth + 1)'(Depth);
      end else if (last_read && long_q) begin
        next_q      <= after(read_q);
        next_less_q <= {1'b0, after(read_q)} - (PlaceWidth + 1)'(Depth);
      end
      for (int unsigned s = 0; s < Streams; s++) begin
        pushed_q[s] <= in_valid_i && !full_q[s] && in_stream_i == StreamWidth'(s);
        if (loaded_q[s]) write_q[s] <= next_q;
        else if (pushed_q[s]) write_q[s] <= after(write_q[s]);
        if (pushed_q[s] != taken[s]) count_q[s] <= count_q[s] + (pushed_q[s] ? CountWidth'(1) : '1);
        some_q[s] <= pushed_q[s] || count_q[s] > CountWidth'(1) || (some_q[s] && !taken[s]);
        // Another word may be on its way.
        full_q[s] <= count_q[s] > All - CountWidth'(2) || (pushed_q[s] && count_q[s] == All - CountWidth'(2));
      end
    end
  end

  tnd_fifo_counted #(
    .Width(Width + 1),
    .Depth(FifoDepth)
  ) u_words (
    .clk_i,
    .rst_ni,
    .in_valid_i (leaves_q),
    .in_ready_o (unused_ready),
    .in_data_i  ({last_q, leaving_q}),
    .out_valid_o,
    .out_ready_i,
    .out_data_o ({out_last_o, out_word_o}),
    .count_o    (waiting)
  );

  if (Depth < 2) begin : gen_bad_depth
    $error("tnd_stream_order: Depth must be at least 2");
  end
endmodule
