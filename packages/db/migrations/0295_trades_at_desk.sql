-- The desk lists trades by their newest request. Each has a row here, so that a page far behind is found by one index.
create table trades_at_desk (
  transaction_id uuid primary key,
  uid            uuid not null,
  requested_at   timestamptz not null,
  constraint trades_at_desk_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id)
);
insert into trades_at_desk (transaction_id, uid, requested_at)
select transaction_id, uid, max(requested_at) from quote_cases group by transaction_id, uid;
create index trades_at_desk_newest on trades_at_desk (requested_at desc, transaction_id);
create index trades_at_desk_of_company on trades_at_desk (uid);

create function trade_comes_to_desk() returns trigger language plpgsql as $$
begin
  insert into trades_at_desk (transaction_id, uid, requested_at) values (new.transaction_id, new.uid, new.requested_at)
  on conflict (transaction_id) do update set requested_at = excluded.requested_at where trades_at_desk.requested_at < excluded.requested_at;
  return null;
end $$;
create trigger quote_cases_come_to_desk after insert on quote_cases for each row execute function trade_comes_to_desk();

-- A request moves into another trade: the trade that it leaves is listed by the requests that it keeps.
create function trade_at_desk_loses_request() returns trigger language plpgsql as $$
declare
  kept timestamptz;
begin
  -- A request that comes to this trade at the same moment is seen by the statement after this one.
  perform from trades_at_desk where transaction_id = old.transaction_id for update;
  select max(requested_at) into kept from quote_cases where transaction_id = old.transaction_id;
  if kept is null then
    delete from trades_at_desk where transaction_id = old.transaction_id;
  else
    update trades_at_desk set requested_at = kept where transaction_id = old.transaction_id;
  end if;
  return null;
end $$;
create trigger quote_cases_leave_trade after update of transaction_id on quote_cases
  for each row when (old.transaction_id is distinct from new.transaction_id) execute function trade_at_desk_loses_request();
create trigger quote_cases_reach_trade after update of transaction_id on quote_cases
  for each row when (old.transaction_id is distinct from new.transaction_id) execute function trade_comes_to_desk();
