import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { presentationStateTable } from '@tradelane/contract/smart-escrow/presentation-states'
import {
  escrowBlockStateTable,
  escrowStateTable,
  escrowStepStateTable,
} from '@tradelane/contract/smart-escrow/states'
import { checkInvariants } from '@tradelane/ledger'
import { dayOf } from '@tradelane/providers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerBooksOf } from '../../../test/books.ts'
import { givenAdministrator } from '../../../test/given-administrator.ts'
import { decideDispute, openAsBuyer, readDisputes } from '../../../test/given-dispute.ts'
import {
  approveEscrow,
  changePayeeAccount,
  decisionsOf,
  dollarsOf,
  fulfilBlock,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
  removePayeeAccount,
  settleEscrows,
} from '../../../test/given-escrow.ts'
import type { Payer } from '../../../test/given-payment.ts'
import {
  answerEscrow,
  examine,
  type OpenedEscrow,
  openSellersLink,
  present,
  sellersToken,
  waive,
} from '../../../test/given-seller.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { reconcileProvider } from '../reconciliation/index.ts'
import { checkTrades } from '../transactions/check-trades.ts'
import { expireEscrows } from './expire-escrows.ts'
import { watchPresentations } from './watch-presentations.ts'

// ESCROW_WALKS=200 walks longer than every test run does.
const numRuns = Number(process.env.ESCROW_WALKS ?? 6)
const dayMs = 86_400_000

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await testApp({ PAYMENT_WAIT_MS: '0' })
  admin = (await givenAdministrator(app)).token
})
afterAll(() => app.close())

type Step =
  | { do: 'fulfil' | 'refuse' | 'dispute'; block: number }
  | {
      do:
        | 'agree'
        | 'cancel'
        | 'present'
        | 'present wrong'
        | 'accept'
        | 'refuse document'
        | 'waive'
        | 'silence'
    }
  | { do: 'split'; percent: number }
  | { do: 'settle' | 'retry' | 'refund' | 'remove payee' | 'expire' | 'change payee' | 'approve payee' }
  | { do: 'provider'; answers: 'SIM-REJECT' | 'SIM-RETURN' | 'SIM-TIMEOUT' | 'Contract' }

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom('fulfil' as const, 'refuse' as const, 'dispute' as const),
      block: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({
      do: fc.constantFrom(
        'settle' as const,
        'retry' as const,
        'refund' as const,
        'change payee' as const,
        'approve payee' as const,
      ),
    }),
    fc.record({
      do: fc.constantFrom(
        'agree' as const,
        'present' as const,
        'present wrong' as const,
        'accept' as const,
        'refuse document' as const,
        'waive' as const,
        'silence' as const,
      ),
    }),
    fc.record({
      do: fc.constant('provider' as const),
      answers: fc.constantFrom(
        'SIM-REJECT' as const,
        'SIM-RETURN' as const,
        'SIM-TIMEOUT' as const,
        'Contract' as const,
      ),
    }),
    fc.record({ do: fc.constant('split' as const), percent: fc.integer({ min: 0, max: 100 }) }),
    { arbitrary: fc.constant({ do: 'expire' as const }), weight: 1 },
    { arbitrary: fc.constant({ do: 'remove payee' as const }), weight: 1 },
    { arbitrary: fc.constant({ do: 'cancel' as const }), weight: 1 },
  ),
  { minLength: 4, maxLength: 12 },
)
/** Cut points of the hundred make one to four blocks. */
const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)))
const walks = fc.record({ cents: fc.integer({ min: 100_00, max: 10_000_00 }), shares, steps })

type Walk = { payer: Payer; id: string; opened?: OpenedEscrow }
let accounts = 0

const commands = {
  fulfil: ({ payer, id }: Walk, block: number) => fulfilBlock(app, payer, id, block),
  async refuse({ payer, id }: Walk, block: number) {
    for (const body of await decisionsOf(app, payer, id, block))
      await app.call(
        smartEscrows.decide,
        { body: { ...body, decision: 'refuse', reason: 'No' } },
        { token: payer.token },
      )
  },
  async agree(walk: Walk) {
    walk.opened = await openSellersLink(app, await sellersToken(app))
    await answerEscrow(app, walk.opened, { answer: 'agree', name: 'Jette Brandt' })
  },
  cancel: ({ payer, id }: Walk) =>
    app.call(smartEscrows.cancel, { body: { smart_escrow_id: id, reason: 'No' } }, { token: payer.token }),
  // Without an amount there is nothing to compare.
  present: ({ opened }: Walk) =>
    opened && present(app, opened, { kind: 'other', amount: undefined as never }),
  'present wrong': ({ opened }: Walk) => opened && present(app, opened, { amount: 99_999 }),
  accept: ({ payer, id }: Walk) => examine(app, payer, id),
  'refuse document': ({ payer, id }: Walk) =>
    examine(app, payer, id, { decision: 'refuse', differences: ['No'] }),
  waive: ({ payer, id }: Walk) => waive(app, payer, id),
  async silence({ id }: Walk) {
    const silent_at = new Date(0)
    await app.db
      .updateTable('escrow_presentations')
      .set({ silent_at })
      .where('smart_escrow_id', '=', id)
      .execute()
    await watchPresentations(app.deps)
  },
  dispute: ({ payer, id }: Walk, block: number) => openAsBuyer(app, payer, id, block),
  /** Tradelane decides what is in dispute, as if it had been asked. */
  async split({ payer, id }: Walk, percent: number) {
    for (const { dispute_id, state } of (await readDisputes(app, payer, id)).disputes) {
      if (state !== 'open') continue
      await app.db
        .updateTable('escrow_disputes')
        .set({ state: 'escalated' })
        .where('dispute_id', '=', dispute_id)
        .execute()
      await decideDispute(app, dispute_id, percent)
    }
  },
  settle: () => settleEscrows(app),
  retry: ({ id }: Walk) => app.call(officeEscrows.retry, { body: { smart_escrow_id: id } }, { token: admin }),
  refund: ({ id }: Walk) =>
    app.call(officeEscrows.refund, { body: { smart_escrow_id: id, reason: 'No' } }, { token: admin }),
  'remove payee': ({ payer }: Walk) => removePayeeAccount(app, payer),
  async expire({ id }: Walk) {
    const yesterday = dayOf(new Date(app.clock.now().getTime() - dayMs))
    await app.db
      .updateTable('smart_escrows')
      .set({ expiry_date: yesterday })
      .where('smart_escrow_id', '=', id)
      .execute()
    await expireEscrows(app.deps)
  },
  'change payee': ({ payer }: Walk) => changePayeeAccount(app, payer, String(100_000_000 + accounts++)),
  'approve payee': ({ payer, id }: Walk) => approveEscrow(app, payer, id),
}

/** What is impossible now is refused: it changes nothing. */
async function take(walk: Walk, step: Step): Promise<void> {
  if (step.do === 'provider') {
    await app.db
      .updateTable('smart_escrows')
      .set({ reference: step.answers })
      .where('smart_escrow_id', '=', walk.id)
      .execute()
    return
  }
  if (step.do === 'split') await commands.split(walk, step.percent).catch(() => undefined)
  else if (step.do === 'fulfil' || step.do === 'refuse' || step.do === 'dispute')
    await commands[step.do](walk, step.block).catch(() => undefined)
  else await Promise.resolve(commands[step.do](walk)).catch(() => undefined)
}

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
  expect(left + refunded + cents(escrow)).toBe(funded)
  expect(cents(available)).toBe(opening - funded + refunded)
}

/** No state was left for one that its table does not allow. */
async function expectLegal(): Promise<void> {
  const tables = {
    smart_escrow: escrowStateTable,
    escrow_block: escrowBlockStateTable,
    escrow_step: escrowStepStateTable,
    escrow_presentation: presentationStateTable,
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

/** The provider answers, the payee is approved, refused payouts are repeated, what cannot be paid is refunded, and the rest expires. */
async function finish(walk: Walk): Promise<void> {
  await take(walk, { do: 'provider', answers: 'Contract' })
  await take(walk, { do: 'split', percent: 61 })
  for (const last of [
    'settle',
    'approve payee',
    'settle',
    'retry',
    'settle',
    'refund',
    'silence',
    'expire',
    'settle',
  ] as const)
    await take(walk, { do: last })
}

test(
  'on every path released, refunded and fee are what was funded, and no state is reached that its table forbids',
  async () => {
    await fc.assert(
      fc.asyncProperty(walks, async (walked) => {
        const payer = await givenImporter(app, { balance: '20000' })
        const conditions = await givenBlocks(app, payer, walked.shares)
        const id = await givenEscrow(app, payer, { amount_sent: walked.cents / 100, conditions })
        const walk: Walk = { payer, id }
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
