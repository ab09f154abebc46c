import type pg from 'pg'
import { type Books, companies } from './ledger-books.ts'

/** In a statement. */
const journalsAtOnce = 500_000

/**
 * Writes payments of three entries, of each company in turn, as the posting functions would have: positions and balances follow from which
 * payment of its company each is. Indexes are built afterwards, which takes a tenth of the time. Answers the same books, to be counted from then on.
 */
export async function fillBooks(books: Books, entries: number): Promise<Books> {
  const each = Math.ceil(entries / 3 / companies)
  const journals = each * companies
  const client = await books.pool.connect()
  try {
    await client.query("set maintenance_work_mem = '1GB'")
    await client.query(withoutIndexes)
    await client.query(placesOfCompanies)
    const { rows } = await client.query<{ last: string; at: Date }>(
      'select last_value as last, now() as at from ledger_journals_journal_id_seq',
    )
    const [{ last, at } = { last: '0', at: new Date() }] = rows
    for (let from = 1; from <= journals; from += journalsAtOnce) {
      const values = [last, from, Math.min(journals, from + journalsAtOnce - 1), at]
      await client.query(fillJournals, values)
      await client.query(fillEntries, values)
    }
    await client.query(fillAccounts, [each, at])
    const through = Number(last) + journals
    await client.query("select setval('ledger_journals_journal_id_seq', $1)", [through])
    await withIndexes(client)
    return { ...books, before: { journal: through, entries: 0 } }
  } finally {
    client.release(true)
  }
}

const withoutIndexes = `
  alter table ledger_entries drop constraint ledger_entries_pkey;
  alter table ledger_journals drop constraint ledger_journals_key_once;
  drop index ledger_entries_of_journal`

async function withIndexes(client: pg.PoolClient): Promise<void> {
  await client.query('alter table ledger_entries add primary key (account_id, position)')
  await client.query('alter table ledger_journals add constraint ledger_journals_key_once unique (key)')
  await client.query('create index ledger_entries_of_journal on ledger_entries (journal_id)')
  await client.query('vacuum analyze')
}

const placesOfCompanies = `
  create temp table places as
    select row_number() over (order by held.owner) as number, available.account_id as available, held.account_id as held,
           available.balance as opening,
           (select account_id from ledger_accounts where owner = 'platform' and account = 'fees' and currency = 'USD') as fees
      from ledger_accounts available join ledger_accounts held using (owner, currency)
     where available.account = 'available' and held.account = 'held' and owner <> 'platform';
  create unique index on places (number);
  analyze places`

const fillJournals = `
  insert into ledger_journals (journal_id, key, kind, subject, description, event_at) overriding system value
    select $1::bigint + n, 'payment:' || gen_random_uuid() || ':held', 'payment.held', 'simple_payment', 'Payment to a partner', $4
      from generate_series($2::bigint, $3::bigint) as n`

const fillEntries = `
  insert into ledger_entries (account_id, position, journal_id, amount, balance_after, booked_at)
    select entry.*, $4
      from (select n, (n - 1) / ${companies} + 1 as nth, (n - 1) % ${companies} + 1 as number
              from generate_series($2::bigint, $3::bigint) as n) as paid
      join places using (number)
     cross join lateral (values
       (available, nth + 1, $1::bigint + n, -105, opening - 105 * nth),
       (held, nth, $1::bigint + n, 100, 100 * nth),
       (fees, $1::bigint + n, $1::bigint + n, 5, null)) as entry (account_id, position, journal_id, amount, balance_after)`

const fillAccounts = `
  update ledger_accounts
     set balance = case account when 'held' then 100 * $1::bigint else balance - 105 * $1::bigint end,
         entry_count = entry_count + $1::bigint, booked_until = $2
   where owner <> 'platform'`
