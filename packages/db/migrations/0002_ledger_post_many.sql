-- Writing many journals in one statement: each account is locked and written once however many journals touch it, so
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
  entry_accounts int[], amounts bigint[]
) returns table (journal_id bigint, outcome text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Of each account: its row as it would be after the journals accepted so far.
  ids bigint[];  balances bigint[];  counts bigint[];  untils timestamptz[];
  is_platform boolean[];
  touched int[] := array_fill(0, array[cardinality(owners)]);  -- the newest journal that named the account
  -- Of each journal.
  numbers bigint[];  outcomes text[];
  -- Of each accepted entry.
  e_accounts bigint[];  e_places bigint[];  e_journals bigint[];  e_amounts bigint[];  e_afters bigint[];
  e_times timestamptz[];
  n int := 0;  a int;  rule text;  total bigint;  number bigint;  is_mixed boolean;
begin
  perform pg_current_xact_id();
  perform pg_advisory_xact_lock(h)
    from (select distinct hashtextextended(k, 0) h from unnest(keys) k order by h offset 0) as sorted;
  perform from ledger_accounts l
    join (select * from unnest(owners, accounts, currencies) with ordinality as u (owner, account, currency, ord)
           where u.owner <> 'platform') asked using (owner, account, currency)
   order by asked.ord for no key update of l;
  select array_agg(l.account_id order by ord), array_agg(l.balance order by ord), array_agg(l.entry_count order by ord),
         array_agg(l.booked_until order by ord), array_agg(asked.owner = 'platform' order by ord)
    into ids, balances, counts, untils, is_platform
    from unnest(owners, accounts, currencies) with ordinality as asked (owner, account, currency, ord)
    left join ledger_accounts l using (owner, account, currency);
  select array_agg(j.journal_id order by ord) into numbers
    from unnest(keys) with ordinality as asked (key, ord) left join ledger_journals j using (key);

  for j in 1 .. cardinality(keys) loop
    if numbers[j] is not null then
      outcomes[j] := 'repeated';
      continue;
    end if;
    rule := 'posted';  total := 0;  is_mixed := false;
    for e in first_entries[j] .. first_entries[j + 1] - 1 loop
      a := entry_accounts[e];
      if ids[a] is null then rule := 'ledger_entries_account_known';  exit;  end if;
      if touched[a] = j then rule := 'ledger_entries_one_per_account';  exit;  end if;
      if amounts[e] = 0 then rule := 'ledger_entries_not_zero';  exit;  end if;
      touched[a] := j;
      total := total + amounts[e];
      is_mixed := is_mixed or currencies[a] <> currencies[entry_accounts[first_entries[j]]];
      if not is_platform[a] then
        if balances[a] + amounts[e] < 0 then rule := 'ledger_accounts_never_negative';  exit;  end if;
        if balances[a] + amounts[e] > 1000000000000000000 then rule := 'ledger_accounts_within_reach';  exit;  end if;
      end if;
    end loop;
    if rule = 'posted' and (total <> 0 or first_entries[j + 1] - first_entries[j] < 2 or is_mixed and exists (
      select from generate_series(first_entries[j], first_entries[j + 1] - 1) as e
       group by currencies[entry_accounts[e]] having sum(amounts[e]) <> 0
    )) then
      rule := 'ledger_journals_balance';
    end if;
    outcomes[j] := rule;
    continue when rule <> 'posted';

    number := nextval('ledger_journals_journal_id_seq');
    numbers[j] := number;
    for e in first_entries[j] .. first_entries[j + 1] - 1 loop
      a := entry_accounts[e];
      n := n + 1;
      e_accounts[n] := ids[a];  e_journals[n] := number;  e_amounts[n] := amounts[e];
      if is_platform[a] then
        e_places[n] := number;  e_afters[n] := null;  e_times[n] := event_ats[j];
      else
        balances[a] := balances[a] + amounts[e];
        counts[a] := counts[a] + 1;
        untils[a] := greatest(untils[a], event_ats[j]);
        e_places[n] := counts[a];  e_afters[n] := balances[a];  e_times[n] := untils[a];
      end if;
    end loop;
  end loop;

  insert into ledger_journals (journal_id, key, kind, subject, description, event_at) overriding system value
    select j.number, j.key, j.kind, j.subject, j.description, j.event_at
      from unnest(numbers, keys, kinds, subjects, descriptions, event_ats, outcomes)
        as j (number, key, kind, subject, description, event_at, outcome) where j.outcome = 'posted';
  insert into ledger_entries (account_id, position, journal_id, amount, balance_after, booked_at)
    select * from unnest(e_accounts, e_places, e_journals, e_amounts, e_afters, e_times);
  update ledger_accounts l
     set balance = u.balance, entry_count = u.entry_count, booked_until = u.booked_until
    from unnest(ids, balances, counts, untils, is_platform) u (account_id, balance, entry_count, booked_until, is_platform)
   where l.account_id = u.account_id and not u.is_platform and l.entry_count <> u.entry_count;

  for j in 1 .. cardinality(keys) loop
    journal_id := numbers[j];  outcome := outcomes[j];
    if outcome = 'repeated' and not ledger_has_entries(journal_id,
      (select array_agg(owners[entry_accounts[e]] order by e) from generate_series(first_entries[j], first_entries[j + 1] - 1) e),
      (select array_agg(accounts[entry_accounts[e]] order by e) from generate_series(first_entries[j], first_entries[j + 1] - 1) e),
      (select array_agg(currencies[entry_accounts[e]] order by e) from generate_series(first_entries[j], first_entries[j + 1] - 1) e),
      amounts[first_entries[j] : first_entries[j + 1] - 1]
    ) then
      journal_id := null;  outcome := 'ledger_journals_key_reused';
    end if;
    return next;
  end loop;
end $$;
