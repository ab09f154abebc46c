-- Writing one journal. A plain loop over its accounts is twice as quick as the same in one statement of common table
-- expressions.

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

-- The number of the journal that has this key, if it is the same journal.
create function ledger_find_repeated(
  repeated_key text, owners text[], accounts text[], currencies text[], amounts bigint[]
) returns bigint language plpgsql as $$
declare
  known bigint := (select journal_id from ledger_journals where key = repeated_key);
begin
  if not ledger_has_entries(known, owners, accounts, currencies, amounts) then
    perform ledger_refuse('ledger_journals_key_reused', repeated_key);
  end if;
  return known;
end $$;

create function ledger_check_amounts(journal_key text, currencies text[], amounts bigint[]) returns void
language plpgsql as $$
begin
  if 0 = any (amounts) then
    perform ledger_refuse('ledger_entries_not_zero', journal_key);
  elsif cardinality(amounts) < 2 or exists (
    select from unnest(currencies, amounts) as e (currency, amount) group by currency having sum(amount) <> 0
  ) then
    perform ledger_refuse('ledger_journals_balance', journal_key);
  end if;
end $$;

-- Posts one journal. Entries come sorted by owner, account, currency (byte order), each account once: every writer locks
-- in the same order, so that no two can wait for each other. Safe to repeat: the same key with the same entries changes
-- nothing and answers is_new = false.
-- Each statement and each expression is prepared once in every transaction, which is what a posting costs: that is why
-- a platform account is looked up by the insert that needs it, and why the last checks are one expression.
create function ledger_post_journal(
  journal_key text, journal_kind text, journal_subject text, journal_description text, journal_event_at timestamptz,
  owners text[], accounts text[], currencies text[], amounts bigint[],
  out journal_id bigint, out is_new boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  id bigint;  after bigint;  place bigint;  booked timestamptz;
  total bigint := 0;
begin
  -- The transaction's number before the journal's: snapshots rely on it. The key before the accounts: a repeated call of
  -- this journal waits here for its outcome. (Neither is ever null; an expression costs less than a statement.)
  if pg_current_xact_id() is null or pg_advisory_xact_lock(hashtextextended(journal_key, 0)) is null then
    return;
  end if;
  insert into ledger_journals (key, kind, subject, description, event_at)
    values (journal_key, journal_kind, journal_subject, journal_description, journal_event_at)
    on conflict on constraint ledger_journals_key_once do nothing
    returning ledger_journals.journal_id into journal_id;
  is_new := found;
  if not is_new then
    journal_id := ledger_find_repeated(journal_key, owners, accounts, currencies, amounts);
    return;
  end if;

  for i in 1 .. cardinality(owners) loop
    if (owners[i] collate "C", accounts[i] collate "C", currencies[i] collate "C")
       <= (owners[i - 1], accounts[i - 1], currencies[i - 1]) then
      perform ledger_refuse('ledger_entries_one_per_account', concat_ws(' ', owners[i], accounts[i], currencies[i]));
    end if;
    if owners[i] = 'platform' then
      insert into ledger_entries (account_id, position, journal_id, amount, booked_at)
        select a.account_id, journal_id, journal_id, amounts[i], journal_event_at
          from ledger_accounts a
         where a.owner = 'platform' and a.account = accounts[i] and a.currency = currencies[i];
    else
      update ledger_accounts a
         set balance = a.balance + amounts[i],
             entry_count = a.entry_count + 1,
             booked_until = greatest(a.booked_until, journal_event_at)
       where a.owner = owners[i] and a.account = accounts[i] and a.currency = currencies[i]
       returning a.account_id, a.balance, a.entry_count, a.booked_until into id, after, place, booked;
      insert into ledger_entries (account_id, position, journal_id, amount, balance_after, booked_at)
        select id, place, journal_id, amounts[i], after, booked where id is not null;
    end if;
    if not found then
      perform ledger_refuse('ledger_entries_account_known', concat_ws(' ', owners[i], accounts[i], currencies[i]));
    end if;
    total := total + amounts[i];
  end loop;

  if total <> 0 or cardinality(owners) < 2 or 0 = any (amounts) or currencies[1] <> any (currencies) then
    perform ledger_check_amounts(journal_key, currencies, amounts);
  end if;
end $$;
