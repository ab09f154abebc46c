-- Reading balances. A company's are on its accounts and entries; a platform account's are summed from its newest
-- snapshot on.

-- How many of a company account's entries were booked before a moment: booked_at never falls along position, so halving
-- the range finds the place in some twenty look-ups among a million.
create function ledger_position_before(asked_account bigint, moment timestamptz) returns bigint
stable language plpgsql as $$
declare
  low bigint := 0;
  high bigint := (select entry_count from ledger_accounts where account_id = asked_account);
  middle bigint;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select booked_at from ledger_entries where account_id = asked_account and position = middle) < moment then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;

-- The balance of any account from everything booked before a moment ('infinity': all there is).
create function ledger_balance_before(asked_account bigint, moment timestamptz) returns bigint
stable language plpgsql as $$
declare
  of_platform boolean := (select owner = 'platform' from ledger_accounts where account_id = asked_account);
  since ledger_snapshots;
begin
  if not of_platform then
    return coalesce((select balance_after from ledger_entries where account_id = asked_account
                        and position = ledger_position_before(asked_account, moment)), 0);
  end if;
  select * into since from ledger_snapshots s
   where s.account_id = asked_account and s.booked_until < moment order by s.booked_until desc, s.through_journal desc limit 1;
  return coalesce(since.balance, 0) + coalesce((
    select sum(amount) from ledger_entries
     where account_id = asked_account and position > coalesce(since.through_journal, 0) and booked_at < moment), 0);
end $$;

-- Writes a snapshot of every platform account that has moved, through the mark that an earlier call left, and leaves a
-- new mark. Nothing waits: called regularly (a minute apart, say) each call completes what the one before began.
-- A journal takes its transaction's number before its own, so once all transactions up to the marking one have
-- ended, no journal up to the mark can still appear. Answers how many snapshots were written.
create function ledger_take_snapshots() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mark ledger_snapshot_mark;
  written bigint := 0;
  newest bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_take_snapshots', 0));
  select * into mark from ledger_snapshot_mark;
  if found and mark.marked_by < pg_snapshot_xmin(pg_current_snapshot()) then
    insert into ledger_snapshots (account_id, through_journal, balance, booked_until)
      select a.account_id, mark.through_journal, coalesce(last.balance, 0) + moved.total,
             greatest(last.booked_until, moved.booked_until)
        from ledger_accounts a
        left join lateral (select * from ledger_snapshots s where s.account_id = a.account_id
                            order by through_journal desc limit 1) last on true
       -- Account by account: a short range of the primary key, for any number of entries.
       cross join lateral (select sum(e.amount) as total, max(e.booked_at) as booked_until from ledger_entries e
                            where e.account_id = a.account_id and e.position > coalesce(last.through_journal, 0)
                              and e.position <= mark.through_journal) moved
       where a.owner = 'platform' and moved.total is not null;
    get diagnostics written = row_count;
    delete from ledger_snapshot_mark;
  elsif found and mark.marked_by < pg_current_xact_id() then
    return 0;  -- A transaction from that time is still open: the next call tries again.
  end if;
  -- In this order: every number up to `newest` was taken by a transaction older than this one.
  newest := (select last_value - (not is_called)::int from ledger_journals_journal_id_seq);
  insert into ledger_snapshot_mark (through_journal, marked_by) values (newest, pg_current_xact_id())
    on conflict (only_one) do update set through_journal = excluded.through_journal, marked_by = excluded.marked_by;
  return written;
end $$;
