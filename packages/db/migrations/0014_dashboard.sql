-- What the dashboard reads beside the features' own tables: money in and out by day, quotes of every kind in one list,
-- and the partners that finance buyers.

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

-- A company's quotes, newest first.
create index quotes_newest on quotes (uid, created_at desc, quote_id);

-- Who lends against invoices, and at what terms. The two that the specification knows by number.
create table finance_partners (
  finance_partner_id         integer primary key,
  finance_partner_name       text not null constraint finance_partners_name_once unique,
  annual_rate_basis_points   integer not null check (annual_rate_basis_points between 1 and 10000),
  most_advance_percent       integer not null check (most_advance_percent between 1 and 90)
);
insert into finance_partners values
  (1, 'Meridian Trade Capital', 1200, 90),
  (2, 'Quayside Receivables', 1050, 85);

-- The credit asked for with a partner as buyer. The amount asked for is the partner's limit_request; here is with whom,
-- and how far it has come: requested → in_review → documents_requested → term_sheet → signed → active.
create table credit_limits (
  uid                 uuid not null,
  beneficiary_id      uuid not null,
  finance_partner_id  integer not null references finance_partners,
  state               text not null constraint credit_limits_state_known check (state in (
                        'requested', 'in_review', 'documents_requested', 'term_sheet', 'signed', 'active',
                        'declined', 'reduced', 'withdrawn')),
  -- Cents of US dollars, once a partner has decided.
  approved_amount     bigint check (approved_amount >= 0),
  requested_at        timestamptz not null,
  updated_at          timestamptz not null,
  constraint credit_limits_one_for_each_buyer primary key (uid, beneficiary_id),
  constraint credit_limits_buyer foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id)
);

-- An invoice put up for funding: draft → requested → approved → funded → collected → closed; denied, overdue.
create table invoice_factorings (
  invoice_factoring_id  uuid primary key default gen_random_uuid(),
  uid                   uuid not null references companies,
  beneficiary_id        uuid not null,
  finance_partner_id    integer not null references finance_partners,
  state                 text not null constraint invoice_factorings_state_known check (state in (
                          'draft', 'requested', 'approved', 'funded', 'collected', 'closed', 'denied', 'overdue')),
  shipment_date         date not null,
  -- Days.
  finance_term          integer not null constraint invoice_factorings_term_offered check (finance_term in (30, 60, 90, 120)),
  -- Cents of US dollars, the currency of the credit.
  invoice_amount        bigint not null check (invoice_amount > 0),
  -- Percent of the credit asked for.
  payment_request       integer not null check (payment_request between 1 and 90),
  invoice_file          text not null,
  purchase_order_file   text not null,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  constraint invoice_factorings_of_company unique (uid, invoice_factoring_id),
  constraint invoice_factorings_buyer foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id)
);
create index invoice_factorings_newest on invoice_factorings (uid, created_at desc, invoice_factoring_id);
create index invoice_factorings_of_buyer on invoice_factorings (uid, beneficiary_id, created_at desc);

-- The partners with a credit request, usually few among many.
create index partners_with_limit on partners (uid, lower(company_name), beneficiary_id) where limit_request > 0;
