-- Calls without a session that could guess a password or code, by address, in the current minute: one count for all processes. Unlogged: no
-- disk and no standby waits for it, and after a crash or a promotion it starts at nothing.
create unlogged table guess_counts (
  address    text primary key,
  started_at timestamptz not null default now(),
  calls      integer not null default 1
);
create index guess_counts_by_age on guess_counts (started_at);
