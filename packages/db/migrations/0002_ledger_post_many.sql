-- Writing many journals in one statement: each account is locked and written once for any number of journals, so
-- that contention costs nothing.

-- Judges each journal by itself, in order, as if they were posted one after the other: what one took the next cannot
-- have, and a refused one leaves no trace and refuses no other. Answers one row per journal, in order: its outcome is
-- 'posted', 'repeated' or the rule that refused it.
-- The accounts are all that the journals touch, each once, sorted by owner, account, currency in byte order. Journal j
-- has the entries first_entries[j] to first_entries[j + 1] - 1, each naming its account by its place in that list.
-- No key may come twice in one call.
create function ledger_post_journals(
  keys text[], kinds text[], subjects text[], descriptions text[], event_ats timestamptz[], first_entries int[],
  owners text[], accounts text[], currencies text[],
  entry_journals int[], entry_accounts int[], amounts bigint[]
) returns table (journal_id bigint, outcome text)
language plpgsql security definer set search_path = public, pg_temp
-- Planned once per session, and always by index: planning each set of arrays again costs a seventh of the whole.
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  -- Of each account: its row as it is after the journals accepted so far.
  ids bigint[];  balances bigint[];  counts bigint[];  untils timestamptz[];
  touched int[] := array_fill(0, array[cardinality(owners)]);  -- the newest journal that named the account
  -- Of each journal.
  numbers bigint[];  outcomes text[];
  -- Of each entry, null where its journal is refused.
  places bigint[] := array_fill(null::bigint, array[cardinality(amounts)]);
  afters bigint[] := places;
  times timestamptz[] := array_fill(null::timestamptz, array[cardinality(amounts)]);
  -- The entries of one journal.
  e_owners text[];  e_accounts text[];  e_currencies text[];  e_amounts bigint[];
  a int;  first int;  last int;  number bigint;  total bigint;  rule text;  currency text;  is_mixed boolean;
  of_company int := 0;  -- accounts up to here are companies': the letter p sorts after every digit of a uuid
begin
  if pg_current_xact_id() is null then
    return;
  end if;
  perform pg_advisory_xact_lock(h)
    from (select distinct hashtextextended(k, 0) h from unnest(keys) k order by h offset 0) as sorted;
  select array_agg(j.journal_id order by ord) into numbers
    from unnest(keys) with ordinality as asked (key, ord) left join ledger_journals j on j.key = asked.key;

  of_company := coalesce(array_position(owners, 'platform') - 1, cardinality(owners));
  select array_agg(account_id), array_agg(balance), array_agg(entry_count), array_agg(booked_until)
    into ids, balances, counts, untils
    from (select l.* from unnest(owners[:of_company], accounts, currencies) with ordinality
                       as asked (owner, account, currency, ord)
            join ledger_accounts l
              on l.owner = asked.owner and l.account = asked.account and l.currency = asked.currency
           order by ord for no key update of l) as locked;
  if cardinality(ids) is distinct from nullif(of_company, 0) then
    -- Some are not open: read them again, those with a gap in their place.
    select array_agg(l.account_id order by ord), array_agg(l.balance order by ord),
           array_agg(l.entry_count order by ord), array_agg(l.booked_until order by ord)
      into ids, balances, counts, untils
      from unnest(owners[:of_company], accounts[:of_company], currencies[:of_company]) with ordinality
        as asked (owner, account, currency, ord)
      left join ledger_accounts l
             on l.owner = asked.owner and l.account = asked.account and l.currency = asked.currency;
  end if;
  ids := ids || array(
    select l.account_id
      from unnest(owners[of_company + 1:], accounts[of_company + 1:], currencies[of_company + 1:]) with ordinality
        as asked (owner, account, currency, ord)
      left join ledger_accounts l
             on l.owner = asked.owner and l.account = asked.account and l.currency = asked.currency
     order by ord);

  for j in 1 .. cardinality(keys) loop
    if numbers[j] is not null then
      outcomes[j] := 'repeated';
      continue;
    end if;
    first := first_entries[j];  last := first_entries[j + 1] - 1;  currency := currencies[entry_accounts[first]];
    rule := 'posted';  total := 0;  is_mixed := false;
    for e in first .. last loop
      a := entry_accounts[e];
      -- All that may be wrong in one expression, since each costs more than what is in it.
      if ids[a] is null or touched[a] = j or amounts[e] = 0 or a <= of_company and balances[a] + amounts[e] < 0
         or currencies[a] <> currency then
        rule := case when ids[a] is null then 'ledger_entries_account_known'
                     when touched[a] = j then 'ledger_entries_one_per_account'
                     when amounts[e] = 0 then 'ledger_entries_not_zero'
                     when a <= of_company and balances[a] + amounts[e] < 0 then 'ledger_accounts_never_negative'
                     else 'posted' end;
        exit when rule <> 'posted';
        is_mixed := true;
      end if;
      touched[a] := j;
      total := total + amounts[e];
    end loop;
    if rule = 'posted' and (total <> 0 or last <= first or is_mixed and exists (
      select from generate_series(first, last) as e group by currencies[entry_accounts[e]] having sum(amounts[e]) <> 0
    )) then
      rule := 'ledger_journals_balance';
    end if;
    outcomes[j] := rule;
    continue when rule <> 'posted';

    number := nextval('ledger_journals_journal_id_seq');
    numbers[j] := number;
    for e in first .. last loop
      a := entry_accounts[e];
      if a > of_company then
        places[e] := number;
      else
        balances[a] := balances[a] + amounts[e];
        counts[a] := counts[a] + 1;
        untils[a] := greatest(untils[a], event_ats[j]);
        afters[e] := balances[a];  places[e] := counts[a];  times[e] := untils[a];
      end if;
    end loop;
  end loop;

  insert into ledger_journals (journal_id, key, kind, subject, description, event_at) overriding system value
    select j.number, j.key, j.kind, j.subject, j.description, j.event_at
      from unnest(numbers, keys, kinds, subjects, descriptions, event_ats, outcomes)
        as j (number, key, kind, subject, description, event_at, outcome)
     where j.outcome = 'posted';
  insert into ledger_entries (account_id, position, journal_id, amount, balance_after, booked_at)
    select ids[e.account], e.place, numbers[e.journal], e.amount, e.after, coalesce(e.booked, event_ats[e.journal])
      from unnest(entry_accounts, entry_journals, amounts, places, afters, times)
        as e (account, journal, amount, place, after, booked)
     where e.place is not null;
  update ledger_accounts l
     set balance = new.balance, entry_count = new.entry_count, booked_until = new.booked_until
    from unnest(ids[:of_company], balances, counts, untils) as new (account_id, balance, entry_count, booked_until)
   where l.account_id = new.account_id and l.entry_count <> new.entry_count;

  for j in 1 .. cardinality(keys) loop
    journal_id := numbers[j];  outcome := outcomes[j];
    if outcome = 'repeated' then
      select array_agg(owners[at]), array_agg(accounts[at]), array_agg(currencies[at]), array_agg(amounts[e])
        into e_owners, e_accounts, e_currencies, e_amounts
        from generate_series(first_entries[j], first_entries[j + 1] - 1) as e, lateral (select entry_accounts[e] as at) at;
      if not ledger_has_entries(journal_id, e_owners, e_accounts, e_currencies, e_amounts) then
        journal_id := null;  outcome := 'ledger_journals_key_reused';
      end if;
    end if;
    return next;
  end loop;
end $$;
