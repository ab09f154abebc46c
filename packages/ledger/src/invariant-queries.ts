/** The invariants, each as a query for violations. */
export const invariantQueries = {
  'a journal sums to zero in each currency': `
    select format('journal %s: %s %s', e.journal_id, sum(e.amount), a.currency) as detail
      from ledger_entries e join ledger_accounts a using (account_id)
     group by e.journal_id, a.currency having sum(e.amount) <> 0`,

  'a journal has at least two entries': `
    select format('journal %s (%s)', j.journal_id, j.key) as detail
      from ledger_journals j left join ledger_entries e using (journal_id)
     group by j.journal_id having count(e.journal_id) < 2`,

  'an entry belongs to an account and a journal': `
    select format('account %s, journal %s', e.account_id, e.journal_id) as detail
      from ledger_entries e
     where not exists (select from ledger_accounts a where a.account_id = e.account_id)
        or not exists (select from ledger_journals j where j.journal_id = e.journal_id)`,

  "a company account's balance is the sum of its entries": `
    select format('account %s: balance %s, entries %s', a.account_id, a.balance, coalesce(sum(e.amount), 0)) as detail
      from ledger_accounts a left join ledger_entries e using (account_id)
     where a.owner <> 'platform'
     group by a.account_id
    having a.balance <> coalesce(sum(e.amount), 0)
        or a.entry_count <> count(e.position) or a.entry_count <> coalesce(max(e.position), 0)
        or a.booked_until < coalesce(max(e.booked_at), '-infinity')`,

  'each running balance is the one before it plus the entry': `
    select format('account %s, position %s', account_id, position) as detail
      from (select e.*, sum(amount) over so_far as expected, lag(booked_at) over so_far as booked_before
              from ledger_entries e join ledger_accounts a using (account_id)
             where a.owner <> 'platform' window so_far as (partition by account_id order by position)) entries
     where balance_after is distinct from expected or booked_at < booked_before`,

  'a company account is never below zero': `
    select format('account %s', account_id) as detail from ledger_accounts where balance < 0
    union all
    select format('account %s, position %s', account_id, position) from ledger_entries where balance_after < 0`,

  'a platform account keeps no balance of its own': `
    select format('account %s', account_id) as detail
      from ledger_accounts where owner = 'platform' and (balance <> 0 or entry_count <> 0)
    union all
    select format('account %s, journal %s', account_id, journal_id)
      from ledger_entries e join ledger_accounts a using (account_id)
     where a.owner = 'platform' and (e.position <> e.journal_id or e.balance_after is not null)`,

  'a snapshot is the sum of the entries through its journal': `
    select format('account %s through journal %s: %s, entries %s', account_id, through_journal, balance, total) as detail
      from (select s.*, (select coalesce(sum(e.amount), 0) from ledger_entries e
                          where e.account_id = s.account_id and e.position <= s.through_journal) as total
              from (select distinct on (account_id) * from ledger_snapshots
                     order by account_id, through_journal desc) s) latest
     where balance <> total`,

  'open holds are what the held account has': `
    select format('%s %s: held %s, open holds %s', a.owner, a.currency, a.balance, coalesce(sum(h.amount), 0)) as detail
      from ledger_accounts a
      left join ledger_holds h on h.owner = a.owner and h.currency = a.currency and h.resolution is null
     where a.account = 'held'
     group by a.account_id having a.balance <> coalesce(sum(h.amount), 0)`,

  'a hold has one journal that placed it, and one more once it is resolved': `
    select format('hold %s', h.hold_id) as detail
      from ledger_holds h
      left join ledger_journals placed on placed.key = 'hold:' || h.hold_id || ':placed'
      left join ledger_journals resolved on resolved.key = 'hold:' || h.hold_id || ':resolved'
     where placed.journal_id is null or (resolved.journal_id is null) <> (h.resolution is null)`,

  "a day's totals are the sum of the entries through its marks": `
    with counted as (
      select n.owner, n.currency, n.day, sum(n.money_in) as money_in, sum(n.money_out) as money_out
        from (select array_agg(account_id) as ids, array_agg(0::bigint) as olds, array_agg(through_position) as news
                from ledger_daily_marks) marks, ledger_net_of_journals(marks.ids, marks.olds, marks.news) n
       group by n.owner, n.currency, n.day)
    select format('%s %s on %s: in %s, out %s, entries %s and %s', owner, currency, day,
                  t.money_in, t.money_out, c.money_in, c.money_out) as detail
      from ledger_daily_totals t full join counted c using (owner, currency, day)
     where (t.money_in, t.money_out) is distinct from (c.money_in, c.money_out)`,
}
