-- The two PostgreSQL designs of softwaremill/tb-perf that do not deadlock, written again: one row for each transfer, one
-- function call each. They keep no key, no entries and no running balance, and check no currency.
create table accounts (id bigint primary key, balance bigint not null check (balance >= 0));
create table transfers (
  id          bigint generated always as identity primary key,
  source      bigint not null references accounts,
  target      bigint not null references accounts,
  amount      bigint not null check (amount > 0),
  created_at  timestamptz not null default now(),
  check (source <> target)
);
create index on transfers (source);
create index on transfers (target);
create index on transfers (created_at);

create function row_locks(payer bigint, payee bigint, paid bigint) returns boolean language plpgsql as $$
declare
  low bigint;  high bigint;
begin
  select balance into low from accounts where id = least(payer, payee) for update;
  select balance into high from accounts where id = greatest(payer, payee) for update;
  if (case when payer < payee then low else high end) < paid then
    return false;
  end if;
  update accounts set balance = balance - paid where id = payer;
  update accounts set balance = balance + paid where id = payee;
  insert into transfers (source, target, amount) values (payer, payee, paid);
  return true;
end $$;

-- Locks nothing before it writes: the check of the table refuses what the payer has not got, as an error. The lower number
-- first.
create function atomic_update(payer bigint, payee bigint, paid bigint) returns boolean language plpgsql as $$
begin
  update accounts set balance = balance + case id when payer then -paid else paid end where id = least(payer, payee);
  update accounts set balance = balance + case id when payer then -paid else paid end where id = greatest(payer, payee);
  insert into transfers (source, target, amount) values (payer, payee, paid);
  return true;
end $$;
