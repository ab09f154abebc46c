import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { dayOf } from '@tradelane/providers'
import fc from 'fast-check'
import { watchPresentations } from '../src/features/services/smart-escrow/documents/watch-presentations.ts'
import { expireEscrows } from '../src/features/services/smart-escrow/draft/expire-escrows.ts'
import { answerChange, blockOf, givenDraftChange, proposeChange, withdrawChange } from './given-amendment.ts'
import { decideDispute, openAsBuyer, readDisputes } from './given-dispute.ts'
import {
  approveEscrow,
  changePayeeAccount,
  decisionsOf,
  fulfilBlock,
  readEscrow,
  removePayeeAccount,
  settleEscrows,
} from './given-escrow.ts'
import type { Payer } from './given-payment.ts'
import {
  answerEscrow,
  examine,
  type OpenedEscrow,
  openSellersLink,
  present,
  sellersToken,
  waive,
} from './given-seller.ts'
import type { TestApp } from './test-app.ts'

const dayMs = 86_400_000

/** What people, the provider and the time do to an escrow. */
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
  | { do: 'change'; block: number; percent: number }
  | { do: 'agree to change' | 'decline change' | 'withdraw change' }
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
    fc.record({
      do: fc.constant('change' as const),
      block: fc.integer({ min: 1, max: 4 }),
      percent: fc.integer({ min: 20, max: 180 }),
    }),
    fc.record({
      do: fc.constantFrom('agree to change' as const, 'decline change' as const, 'withdraw change' as const),
    }),
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
/** Amount, blocks and steps. */
export const walks = fc.record({ cents: fc.integer({ min: 100_00, max: 10_000_00 }), shares, steps })

export type Walk = { app: TestApp; admin: string; payer: Payer; id: string; opened?: OpenedEscrow }
let accounts = 0

const commands = {
  fulfil: ({ app, payer, id }: Walk, block: number) => fulfilBlock(app, payer, id, block),
  async refuse({ app, payer, id }: Walk, block: number) {
    for (const body of await decisionsOf(app, payer, id, block))
      await app.call(
        smartEscrows.decide,
        { body: { ...body, decision: 'refuse', reason: 'No' } },
        { token: payer.token },
      )
  },
  async agree(walk: Walk) {
    const { app } = walk
    walk.opened = await openSellersLink(app, await sellersToken(app))
    await answerEscrow(app, walk.opened, { answer: 'agree', name: 'Jette Brandt' })
  },
  cancel: ({ app, payer, id }: Walk) =>
    app.call(smartEscrows.cancel, { body: { smart_escrow_id: id, reason: 'No' } }, { token: payer.token }),
  // Without an amount there is nothing to compare.
  present: ({ app, opened }: Walk) =>
    opened && present(app, opened, { kind: 'other', amount: undefined as never }),
  'present wrong': ({ app, opened }: Walk) => opened && present(app, opened, { amount: 99_999 }),
  accept: ({ app, payer, id }: Walk) => examine(app, payer, id),
  'refuse document': ({ app, payer, id }: Walk) =>
    examine(app, payer, id, { decision: 'refuse', differences: ['No'] }),
  waive: ({ app, payer, id }: Walk) => waive(app, payer, id),
  async silence({ app, id }: Walk) {
    const silent_at = new Date(0)
    await app.db
      .updateTable('escrow_presentations')
      .set({ silent_at })
      .where('smart_escrow_id', '=', id)
      .execute()
    await watchPresentations(app.deps)
  },
  dispute: ({ app, payer, id }: Walk, block: number) => openAsBuyer(app, payer, id, block),
  /** Tradelane decides what is in dispute, as if it had been asked. */
  async split({ app, payer, id }: Walk, percent: number) {
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
  /** The buyer proposes that a block pays so much of what it pays now. */
  async change({ app, payer, id }: Walk, block: number, percent: number) {
    const { amount = 0 } = (await readEscrow(app, payer, id)).smart_escrow.conditions[block - 1] ?? {}
    const { block_id } = await blockOf(app, payer, id, block)
    const changed = { block_id, amount: Math.round(amount * percent) / 100 }
    await proposeChange(app, payer, await givenDraftChange(app, payer, id, { blocks: [changed] }))
  },
  'agree to change': (walk: Walk) => answer(walk, 'agree'),
  'decline change': (walk: Walk) => answer(walk, 'decline'),
  async 'withdraw change'({ app, payer, id }: Walk) {
    const [newest] = (await readEscrow(app, payer, id)).amendments
    await withdrawChange(app, payer, newest?.amendment_id ?? '')
  },
  settle: ({ app }: Walk) => settleEscrows(app),
  retry: ({ app, admin, id }: Walk) =>
    app.call(officeEscrows.retry, { body: { smart_escrow_id: id } }, { token: admin }),
  refund: ({ app, admin, id }: Walk) =>
    app.call(officeEscrows.refund, { body: { smart_escrow_id: id, reason: 'No' } }, { token: admin }),
  'remove payee': ({ app, payer }: Walk) => removePayeeAccount(app, payer),
  async expire({ app, id }: Walk) {
    // Over in every country.
    const overEverywhere = dayOf(new Date(app.clock.now().getTime() - 2 * dayMs))
    await app.db
      .updateTable('smart_escrows')
      .set({ expiry_date: overEverywhere })
      .where('smart_escrow_id', '=', id)
      .execute()
    await expireEscrows(app.deps)
  },
  'change payee': ({ app, payer }: Walk) => changePayeeAccount(app, payer, String(100_000_000 + accounts++)),
  'approve payee': ({ app, payer, id }: Walk) => approveEscrow(app, payer, id),
}

async function answer(walk: Walk, said: 'agree' | 'decline'): Promise<void> {
  const { app } = walk
  walk.opened = await openSellersLink(app, await sellersToken(app))
  const [newest] = (await readEscrow(app, walk.payer, walk.id)).amendments
  const given = { answer: said, ...(said === 'decline' && { reason: 'No' }) }
  await answerChange(app, walk.opened, newest?.amendment_id ?? '', given)
}

/** What is impossible now is refused: it changes nothing. */
export async function take(walk: Walk, step: Step): Promise<void> {
  if (step.do === 'provider') {
    await walk.app.db
      .updateTable('smart_escrows')
      .set({ reference: step.answers })
      .where('smart_escrow_id', '=', walk.id)
      .execute()
    return
  }
  if (step.do === 'change') await commands.change(walk, step.block, step.percent).catch(() => undefined)
  else if (step.do === 'split') await commands.split(walk, step.percent).catch(() => undefined)
  else if (step.do === 'fulfil' || step.do === 'refuse' || step.do === 'dispute')
    await commands[step.do](walk, step.block).catch(() => undefined)
  else await Promise.resolve(commands[step.do](walk)).catch(() => undefined)
}

/** The provider answers, the payee is approved, refused payouts are repeated, what cannot be paid is refunded, and the rest expires. */
export async function finish(walk: Walk): Promise<void> {
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
