-- An attempt to guess a password or code, counted before it is checked: one statement instead of a transaction of five. Its commit waits for no
-- disk and no standby: it counts for everybody at once. A crash or a promotion may lose it: a caller commits once more, and waits, before it says that
-- a guess was wrong.
--
-- After `free_failures` in a row the account waits, each time twice as long, from `first_wait` up to `longest_wait` seconds. An attempt while it
-- waits is not counted. Of several at once each sees those before it.
create function count_attempt(
  counted_kind text, counted_account text, counted_at timestamptz,
  free_failures integer, first_wait integer, longest_wait integer,
  out wait_seconds integer, out failures integer
) language plpgsql as $$
declare
  last timestamptz;
begin
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(hashtextextended(counted_kind || ':' || counted_account, 0));
  select count(*), max(failed_at) into failures, last from failed_attempts
   where account = counted_account and kind = counted_kind and failed_at > counted_at - make_interval(secs => longest_wait);
  wait_seconds := 0;
  if failures >= free_failures then
    -- Beyond ten times the doubling is longer than any wait.
    wait_seconds := greatest(0, ceil(least(first_wait * 2 ^ least(failures - free_failures, 10), longest_wait)
                                     - extract(epoch from counted_at - last)));
  end if;
  if wait_seconds = 0 then
    insert into failed_attempts (account, kind, failed_at) values (counted_account, counted_kind, counted_at);
  end if;
end $$;
