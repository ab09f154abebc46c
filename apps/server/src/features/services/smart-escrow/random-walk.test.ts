import { escrowAmendmentStateTable } from '@tradelane/contract/smart-escrow/amendment-states'
import { presentationStateTable } from '@tradelane/contract/smart-escrow/presentation-states'
import {
  escrowBlockStateTable,
  escrowStateTable,
  escrowStepStateTable,
} from '@tradelane/contract/smart-escrow/states'
import { checkInvariants } from '@tradelane/ledger'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { providerBooksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  dollarsOf,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
} from '../../../../test/given-escrow.ts'
import { theApp } from '../../../../test/the-app.ts'
import { finish, take, type Walk, walks } from '../../../../test/walk-escrows.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { checkTrades } from '../../trade/transactions/check-trades.ts'

// ESCROW_WALKS=200 walks longer than every test run does.
const numRuns = Number(process.env.ESCROW_WALKS ?? 6)

const app = theApp()
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

test(
  'on every path released, refunded and fee are what was funded, and no state is reached that its table forbids',
  async () => {
    await fc.assert(
      fc.asyncProperty(walks, async (walked) => {
        const payer = await givenImporter(app, { balance: '20000' })
        const conditions = await givenBlocks(app, payer, walked.shares)
        const id = await givenEscrow(app, payer, { amount_sent: walked.cents / 100, conditions })
        const walk: Walk = { app, admin, payer, id }
        const [opening, funded] = [2_000_000n, BigInt(walked.cents)]
        for (const step of walked.steps) {
          await take(walk, step)
          await expectWhole(walk, opening, funded)
        }
        await finish(walk)
        await expectWhole(walk, opening, funded)
        const { smart_escrow } = await readEscrow(app, payer, id)
        expect(['released', 'refunded']).toContain(smart_escrow.status)
        const { available, escrow } = await dollarsOf(app, payer.companyId)
        expect(escrow).toBeUndefined()
        expect((await providerBooksOf(app, payer.companyId)).USD).toBe(available)
      }),
      { numRuns },
    )
    await expectLegal()
    expect(await checkInvariants(app.db)).toEqual([])
    expect(await checkTrades(app.deps)).toEqual([])
    expect((await reconcileProvider(app.deps)).differences).toEqual([])
  },
  Math.max(180_000, numRuns * 20_000),
)

const cents = (text: string | number | undefined) => BigInt(Math.round(Number(text ?? 0) * 100))

/** Released + refunded + fee + what is still in the escrow = funded, by the ledger. */
async function expectWhole({ payer, id }: Walk, opening: bigint, funded: bigint): Promise<void> {
  const { available, escrow } = await dollarsOf(app, payer.companyId)
  const { rows } = await app.deps.pool.query<{ out: string }>(
    `select coalesce(sum(entry.amount), 0)::text as out
       from ledger_journals journal join ledger_entries entry using (journal_id) join ledger_accounts account using (account_id)
      where journal.subject = $1 and account.owner = 'platform'`,
    [`smart_escrow:${id}`],
  )
  const left = BigInt(rows[0]?.out ?? 0)
  const { smart_escrow } = await readEscrow(app, payer, id)
  const refunded = smart_escrow.conditions.reduce((sum, block) => sum + cents(block.refunded), 0n)
  const { added, back } = await changesOf(id)
  expect(left + refunded + back + cents(escrow)).toBe(funded + added)
  expect(cents(available)).toBe(opening - funded - added + refunded + back)
}

/** What changes have set aside, and what went back because of them. */
async function changesOf(id: string) {
  const all = await app.db
    .selectFrom('escrow_amendments')
    .select(['state', 'position', 'held_amount', 'back_amount'])
    .where('smart_escrow_id', '=', id)
    .where('position', 'is not', null)
    .execute()
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const isOver = (state: string) => state !== 'open' && state !== 'accepted'
  return {
    added: sum(all.map(({ held_amount }) => held_amount)),
    back: sum(
      all.map(({ state, held_amount, back_amount }) =>
        isOver(state) ? held_amount : state === 'accepted' ? back_amount : 0n,
      ),
    ),
  }
}

/** No state was left for one that its table does not allow. */
async function expectLegal(): Promise<void> {
  const tables = {
    smart_escrow: escrowStateTable,
    escrow_block: escrowBlockStateTable,
    escrow_step: escrowStepStateTable,
    escrow_presentation: presentationStateTable,
    escrow_amendment: escrowAmendmentStateTable,
  }
  const events = await app.db
    .selectFrom('events')
    .select(['subject', 'from_state', 'to_state'])
    .distinct()
    .where('subject', 'in', Object.keys(tables))
    .execute()
  for (const { subject, from_state: from, to_state: to } of events) {
    const table: Record<string, { moves: readonly string[] }> = tables[subject as keyof typeof tables]
    if (from !== null && to in table)
      expect([subject, from, table[from]?.moves]).toEqual([subject, from, expect.arrayContaining([to])])
  }
}
