-- Writing one journal. A plain loop over the accounts and one insert is three times as quick as the same in one
-- statement of common table expressions (docs/decisions names the figures).

-- A rule of the ledger that no table constraint can express, broken.
create function ledger_refuse(rule text, explanation text) returns void language plpgsql as $$
begin
  raise exception '%: %', rule, explanation using errcode = 'check_violation', constraint = rule;
end $$;

-- Whether a journal has exactly these entries, in any order: a repeated key must mean a repeated journal.
create function ledger_has_entries(
  asked_journal bigint, owners text[], accounts text[], currencies text[], amounts bigint[]
) returns boolean stable language sql as $$
  select count(e.amount) = cardinality(owners)
     and cardinality(owners) = (select count(*) from ledger_entries where journal_id = asked_journal)
    from unnest(owners, accounts, currencies, amounts) as asked (owner, account, currency, amount)
    join ledger_accounts a using (owner, account, currency)
    join ledger_entries e on e.journal_id = asked_journal and e.account_id = a.account_id and e.amount = asked.amount
$$;

-- Posts a journal of at most a few dozen entries. Entries come sorted by owner, account, currency (byte order), each
-- account once: every writer locks in the same order, so that no two can wait for each other.
-- Safe to repeat: the same key with the same entries changes nothing and answers is_new = false.
create function ledger_post_journal(
  journal_key text, journal_kind text, journal_subject text, journal_description text, journal_event_at timestamptz,
  owners text[], accounts text[], currencies text[], amounts bigint[],
  out journal_id bigint, out is_new boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry_owner text;  entry_account text;  entry_currency text;  entry_amount bigint;
  id bigint;  after bigint;  place bigint;  booked timestamptz;
  ids bigint[];  afters bigint[];  places bigint[];  times timestamptz[];
  total bigint := 0;
  is_mixed boolean := false;
begin
  -- Before the journal's number is given: snapshots rely on this order.
  perform pg_current_xact_id();
  -- The key first, then the accounts: whoever repeats this journal waits here for its outcome.
  perform pg_advisory_xact_lock(hashtextextended(journal_key, 0));
  insert into ledger_journals (key, kind, subject, description, event_at)
    values (journal_key, journal_kind, journal_subject, journal_description, journal_event_at)
    on conflict on constraint ledger_journals_key_once do nothing
    returning ledger_journals.journal_id into journal_id;
  is_new := found;
  if not is_new then
    select j.journal_id into journal_id from ledger_journals j where j.key = journal_key;
    if not ledger_has_entries(journal_id, owners, accounts, currencies, amounts) then
      perform ledger_refuse('ledger_journals_key_reused', journal_key);
    end if;
    return;
  end if;

  for i in 1 .. cardinality(owners) loop
    if i > 1 and (owners[i] collate "C", accounts[i] collate "C", currencies[i] collate "C")
               <= (entry_owner, entry_account, entry_currency) then
      perform ledger_refuse('ledger_entries_one_per_account', 'entries must be sorted, each account once');
    end if;
    if i > 1 and currencies[i] <> currencies[1] then
      is_mixed := true;
    end if;
    entry_owner := owners[i];  entry_account := accounts[i];  entry_currency := currencies[i];  entry_amount := amounts[i];
    total := total + entry_amount;
    if entry_owner = 'platform' then
      select a.account_id into id from ledger_accounts a
       where a.owner = entry_owner and a.account = entry_account and a.currency = entry_currency;
      after := null;  place := journal_id;  booked := journal_event_at;
    else
      update ledger_accounts a
         set balance = a.balance + entry_amount,
             entry_count = a.entry_count + 1,
             booked_until = greatest(a.booked_until, journal_event_at)
       where a.owner = entry_owner and a.account = entry_account and a.currency = entry_currency
       returning a.account_id, a.balance, a.entry_count, a.booked_until into id, after, place, booked;
    end if;
    if id is null then
      perform ledger_refuse('ledger_entries_account_known', concat_ws(' ', entry_owner, entry_account, entry_currency));
    end if;
    ids[i] := id;  afters[i] := after;  places[i] := place;  times[i] := booked;
  end loop;

  if cardinality(owners) < 2 or total <> 0 or is_mixed and exists (
    select from unnest(currencies, amounts) as e (currency, amount) group by currency having sum(amount) <> 0
  ) then
    perform ledger_refuse('ledger_journals_balance', journal_key);
  end if;
  insert into ledger_entries (account_id, position, amount, balance_after, booked_at, journal_id)
    select e.*, journal_id from unnest(ids, places, amounts, afters, times) as e;
end $$;
