-- Writing many journals of which none can be refused: as ledger_post_journals (same arguments, same answer), without
-- judging them one after the other. It refuses them all (ledger_journals_covered, or another rule) where one of them may
-- have to be refused, is repeated or is booked later than its event; ledger_post_journals then judges each by itself.
--
-- Nothing can be refused, in any order, where each account has what all its debits take together. Each account is
-- written once, by the statement that also locks it: the rows come sorted, and each is looked up by index. The function
-- checks that they came in this order, since every writer must lock in the same one.
create function ledger_post_covered(
  keys text[], kinds text[], subjects text[], descriptions text[], event_ats timestamptz[], first_entries int[],
  owners text[], accounts text[], currencies text[],
  entry_journals int[], entry_accounts int[], amounts bigint[]
) returns table (journal_id bigint, outcome text)
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  places int[];  ids bigint[];  balances bigint[];  counts bigint[];  -- of accounts, as they were before
  numbers bigint[];  -- of journals
  of_company int := coalesce(array_position(owners, 'platform') - 1, cardinality(owners));
begin
  if pg_current_xact_id() is null then
    return;
  end if;
  perform pg_advisory_xact_lock(h)
    from (select distinct hashtextextended(k, 0) h from unnest(keys) k order by h offset 0) as sorted;

  -- What sums to zero and has no entry of nothing has at least two entries in each currency.
  if 0 = any (amounts) or (
    select count(distinct journal) <> cardinality(keys) or not bool_and(total = 0)
      from (select e.journal, sum(e.amount) as total
              from unnest(entry_journals, entry_accounts, amounts) as e (journal, account, amount)
             group by e.journal, currencies[e.account]) as sums) then
    perform ledger_refuse('ledger_journals_covered', 'entries');
  end if;

  with moved as (
    update ledger_accounts l
       set balance = l.balance + new.net, entry_count = l.entry_count + new.entries, booked_until = new.latest
      from (select e.account, sum(e.amount)::bigint as net, sum(least(e.amount, 0)) as debits, count(*) as entries,
                   min(event_ats[e.journal]) as earliest, max(event_ats[e.journal]) as latest
              from unnest(entry_journals, entry_accounts, amounts) as e (journal, account, amount)
             where e.account <= of_company group by e.account order by e.account offset 0) as new
     where l.owner = owners[new.account] and l.account = accounts[new.account] and l.currency = currencies[new.account]
       and l.balance + new.debits >= 0 and l.booked_until <= new.earliest
    returning new.account, l.account_id, l.balance - new.net as balance, l.entry_count - new.entries as entry_count)
  select array_agg(account), array_agg(account_id), array_agg(balance), array_agg(entry_count)
    into places, ids, balances, counts from moved;
  if places is distinct from nullif(array(select generate_series(1, of_company)), '{}') then
    perform ledger_refuse('ledger_journals_covered', 'balances');
  end if;
  if of_company < cardinality(owners) then
    ids := ids || array(
      select l.account_id
        from unnest(owners[of_company + 1:], accounts[of_company + 1:], currencies[of_company + 1:]) with ordinality
          as asked (owner, account, currency, ord)
        join ledger_accounts l
          on l.owner = asked.owner and l.account = asked.account and l.currency = asked.currency
       order by ord);
    if cardinality(ids) <> cardinality(owners) then
      perform ledger_refuse('ledger_journals_covered', 'accounts');
    end if;
  end if;

  numbers := array(select nextval('ledger_journals_journal_id_seq') from generate_series(1, cardinality(keys)));
  -- A repeated key is refused by its index, an account named twice in a journal by having no position.
  insert into ledger_journals (journal_id, key, kind, subject, description, event_at) overriding system value
    select * from unnest(numbers, keys, kinds, subjects, descriptions, event_ats);
  insert into ledger_entries (account_id, position, journal_id, amount, balance_after, booked_at)
    select ids[e.account],
           case when lag(e.journal) over entries = e.journal then null
                when e.account <= of_company then counts[e.account] + row_number() over entries
                else numbers[e.journal] end,
           numbers[e.journal], e.amount, balances[e.account] + (sum(e.amount) over entries)::bigint,
           case when e.account <= of_company then max(event_ats[e.journal]) over entries else event_ats[e.journal] end
      from unnest(entry_journals, entry_accounts, amounts) with ordinality as e (journal, account, amount, ord)
    window entries as (partition by e.account order by e.journal, e.ord rows unbounded preceding);
  return query select n, 'posted' from unnest(numbers) as n;
end $$;

revoke execute on function ledger_post_covered from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'tradelane_app') then
    grant execute on function ledger_post_covered to tradelane_app;
  end if;
end $$;
