-- What came into and left a company in each currency, by day (UTC). Money that only goes from one of a company's accounts
-- to another (set aside for a payment, and given back) neither comes nor leaves: a journal counts by what remains of it
-- over all the company's accounts. Years of history are read in a few hundred rows, for any number of movements.
create table ledger_daily_totals (
  owner      text collate "C" not null,
  currency   text collate "C" not null references ledger_currencies,
  day        date not null,
  money_in   bigint not null check (money_in >= 0),
  money_out  bigint not null check (money_out >= 0),
  constraint ledger_daily_totals_once primary key (owner, currency, day)
);

-- Through which entry of each account the totals go. Entries are numbered while their account is locked, so none below
-- the newest that is visible can still appear, and a journal is seen in all of its accounts or in none.
create table ledger_daily_marks (
  account_id        bigint primary key references ledger_accounts,
  through_position  bigint not null check (through_position > 0)
) with (fillfactor = 70);

-- What entries between two positions of each account come to, journal by journal. Account by account (`offset 0` keeps the
-- planner from turning it into a join over all entries there are): each is one short range of the primary key.
create function ledger_net_of_journals(accounts bigint[], after_positions bigint[], through_positions bigint[])
returns table (owner text, currency text, journal_id bigint, day date, money_in bigint, money_out bigint)
stable language sql as $$
  select a.owner, a.currency, e.journal_id, (max(e.booked_at) at time zone 'UTC')::date,
         greatest(sum(e.amount), 0)::bigint, greatest(-sum(e.amount), 0)::bigint
    from unnest(accounts, after_positions, through_positions) as asked (account_id, after_position, through_position)
    join ledger_accounts a on a.account_id = asked.account_id
   cross join lateral (
     select * from ledger_entries e
      where e.account_id = asked.account_id
        and e.position > asked.after_position and e.position <= asked.through_position offset 0) as e
   group by a.owner, a.currency, e.journal_id having sum(e.amount) <> 0
$$;

-- Adds what was booked since the call before, one statement for all companies. Posting never waits for it and knows
-- nothing of it. Answers how many accounts had moved.
create function ledger_roll_up_days() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[];  olds bigint[];  news bigint[];
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_roll_up_days', 0));
  select array_agg(a.account_id), array_agg(coalesce(m.through_position, 0)), array_agg(a.entry_count)
    into ids, olds, news
    from ledger_accounts a left join ledger_daily_marks m using (account_id)
   where a.owner <> 'platform' and a.entry_count > coalesce(m.through_position, 0);
  insert into ledger_daily_totals as known (owner, currency, day, money_in, money_out)
    select owner, currency, day, sum(money_in), sum(money_out)
      from ledger_net_of_journals(ids, olds, news) group by owner, currency, day
    on conflict on constraint ledger_daily_totals_once do update
      set money_in = known.money_in + excluded.money_in, money_out = known.money_out + excluded.money_out;
  insert into ledger_daily_marks (account_id, through_position) select * from unnest(ids, news)
    on conflict (account_id) do update set through_position = excluded.through_position;
  return coalesce(cardinality(ids), 0);
end $$;

-- A company's money in and out by day: the totals, and what was booked since. One statement, so one moment.
create function ledger_days_of(asked_owner text, asked_currency text, from_day date)
returns table (day date, money_in bigint, money_out bigint) stable language sql as $$
  select t.day, t.money_in, t.money_out from ledger_daily_totals t
   where t.owner = asked_owner and t.currency = asked_currency and t.day >= from_day
  union all
  select n.day, n.money_in, n.money_out
    from (select array_agg(a.account_id) as ids, array_agg(coalesce(m.through_position, 0)) as olds,
                 array_agg(a.entry_count) as news
            from ledger_accounts a left join ledger_daily_marks m using (account_id)
           where a.owner = asked_owner and a.currency = asked_currency
             and a.entry_count > coalesce(m.through_position, 0)) as moved,
         ledger_net_of_journals(moved.ids, moved.olds, moved.news) as n
   where n.day >= from_day
$$;

revoke execute on function ledger_roll_up_days from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'tradelane_app') then
    revoke insert, update, delete on ledger_daily_totals, ledger_daily_marks from tradelane_app;
    grant execute on function ledger_roll_up_days to tradelane_app;
  end if;
end $$;
