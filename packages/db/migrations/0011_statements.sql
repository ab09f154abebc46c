-- Statements: the issued state of an account, which never changes.

create table statements (
  statement_id  uuid primary key default gen_random_uuid(),
  uid           uuid not null,
  currency      text not null,
  -- 1, 2, 3 … for each account, in the order in which they were asked for.
  sequence      integer not null check (sequence > 0),
  -- Days in UTC, both included.
  from_day      date not null,
  to_day        date not null check (to_day >= from_day),
  -- The first moment that no longer belongs to it: the end of the last day, or when a day still running was asked about.
  closes_at     timestamptz not null,
  opening       bigint not null,
  money_in      bigint not null check (money_in >= 0),
  money_out     bigint not null check (money_out >= 0),
  closing       bigint not null,
  -- Inside the closing balance, set aside for what was still under way.
  held          bigint not null,
  entry_count   integer not null check (entry_count >= 0),
  -- The number that others pay to, as it was then; null before the verification, and where the provider has given none.
  account_number text,
  -- SHA-256 of all that it says.
  digest        text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- What a reader of the paper verifies it by.
  code          text not null constraint statements_code_once unique,
  issued_at     timestamptz not null,
  constraint statements_add_up check (opening + money_in - money_out = closing),
  constraint statements_of_company unique (uid, statement_id),
  constraint statements_numbered_once unique (uid, currency, sequence),
  constraint statements_one_for_each_period unique (uid, currency, from_day, to_day, closes_at),
  constraint statements_of_wallet foreign key (uid, currency) references wallets (uid, currency)
);
create trigger statements_append_only before update or delete on statements
  for each row execute function refuse_change();

do $$
begin
  if exists (select from pg_roles where rolname = 'tradelane_app') then
    revoke update, delete on statements from tradelane_app;
  end if;
end $$;
