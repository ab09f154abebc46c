-- Closes a wallet's books up to an instant: later postings are booked then or later, regardless of their event's time. So
-- an issued statement stays true, also on an account that nothing has moved since. Accounts are locked in the order in
-- which all writers lock them.
create function ledger_close_books(closed_owner text, closed_currency text, until timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text;
begin
  foreach name in array array['available', 'held'] loop
    update ledger_accounts set booked_until = until
     where owner = closed_owner and owner <> 'platform' and account = name and currency = closed_currency
       and booked_until < until;
  end loop;
end $$;
revoke execute on function ledger_close_books from public;

do $$
begin
  if exists (select from pg_roles where rolname = 'tradelane_app') then
    grant execute on function ledger_close_books to tradelane_app;
  end if;
end $$;
