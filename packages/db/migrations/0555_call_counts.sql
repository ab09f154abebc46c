-- Calls in the current minute of accounts and addresses that have used a good part of their limit, as each process counted them. Unlogged: no
-- disk and no standby waits for it, and after a crash or a promotion it starts at nothing.
create unlogged table call_counts (
  caller      text not null,
  process     uuid not null,
  started_at  timestamptz not null,
  calls       integer not null,
  primary key (caller, process)
);
create index call_counts_by_age on call_counts (started_at);
