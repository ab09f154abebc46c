import { randomUUID } from 'node:crypto'
import { postJournal } from '@tradelane/ledger'
import { type Currency, money } from '@tradelane/money'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { inTransaction } from '../../../transaction.ts'
import { type DueBill, listDueBills } from './due-bills.ts'

const app = theApp()

it('fee and exchange margin of a payment are one bill, also where a page ends among payments that were accepted together', async () => {
  const { companyId } = await givenCompany(app)
  await givenBalance(app, { companyId }, '100.00', 'USD')
  const payments = [randomUUID(), randomUUID(), randomUUID()]
  // As three transactions at one moment may number theirs.
  for (const [kind, cents] of [
    ['payment.accepted', 50n],
    ['payment.converted', 176n],
  ] as const)
    for (const id of payments) await charge({ companyId, id, kind, cents })
  const wanted = payments.map((id) => [id, '226'])
  for (const limit of [1, 2, 3, 4, 5, 6, 7]) expect(await billedInPagesOf(limit)).toEqual(wanted)
  // Nor is the margin billed alone where the page before it could not be written.
  const found = await sql<{ last: bigint }>`
    select max(journal_id) as last from ledger_journals where kind = 'payment.accepted'`.execute(app.db)
  const { bills } = await listDueBills(app.db, { after: found.rows[0]?.last ?? 0n, limit: 10 })
  expect(bills.map(({ subjectId, amount }) => [subjectId, String(amount.amount)])).toEqual(wanted)
})

type Charge = { companyId: string; id: string; kind: string; cents: bigint }

const charge = ({ companyId, id, kind, cents }: Charge) =>
  inTransaction(app.db, (tx) =>
    postJournal(tx, {
      key: kind === 'payment.accepted' ? `hold:${id}:resolved` : `simple-payment:${id}:converted`,
      kind,
      subject: `simple_payment:${id}`,
      description: kind,
      eventAt: app.deps.clock.now(),
      entries: [
        { owner: companyId, account: 'available', amount: money(-cents, 'USD' as Currency) },
        { owner: 'platform', account: 'fees', amount: money(cents, 'USD' as Currency) },
      ],
    }),
  )

/** All bills as the writer reads them, in pages of a length, each written before the next is read. */
async function billedInPagesOf(limit: number) {
  const found: DueBill[] = []
  for (let after: bigint | undefined = 0n; after !== undefined; ) {
    const page: Awaited<ReturnType<typeof listDueBills>> = await listDueBills(app.db, { after, limit })
    const known = new Set(found.flatMap(({ journals }) => journals.map(({ journalId }) => journalId)))
    found.push(
      ...page.bills.filter(({ journals }) => !journals.some(({ journalId }) => known.has(journalId))),
    )
    after = page.next
  }
  return found.map(({ subjectId, amount }) => [subjectId, String(amount.amount)])
}
