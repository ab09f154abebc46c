import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { disputeActions, officeDisputeActions } from '@tradelane/contract/smart-escrow/actions'
import { escrowDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { escrowDisputeStates } from '@tradelane/contract/smart-escrow/dispute-states'
import { describe, expect, it } from 'vitest'
import {
  decideDispute,
  givenDispute,
  offerAsBuyer,
  offerAsSeller,
  readDisputes,
} from '../../../../../test/given-dispute.ts'
import { givenImporter } from '../../../../../test/given-escrow.ts'
import { givenAgreedEscrow } from '../../../../../test/given-seller.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app, { balance: '60000' }))

type Seen = { dispute_id: string; offer_id: string }
const table = { ...disputeActions, ...officeDisputeActions }
type Name = keyof typeof table
const calls: Record<Name, (seen: Seen) => Promise<{ status: number; body: unknown }>> = {
  speak: ({ dispute_id }) => app.call(escrowDisputes.speak, { body: { dispute_id, text: 'Photos' } }, payer),
  offer: ({ dispute_id }) => offerAsBuyer(app, payer, dispute_id, 40),
  answer: (seen) => app.call(escrowDisputes.answer, { body: { ...seen, answer: 'refuse' } }, payer),
  escalate: ({ dispute_id }) => app.call(escrowDisputes.escalate, { body: { dispute_id } }, payer),
  decide: ({ dispute_id }) => decideDispute(app, dispute_id, 50),
}
const cases = escrowDisputeStates.flatMap((state) => [
  { state, is_early: false },
  { state, is_early: true },
])

describe.each(Object.keys(table) as Name[])('%s', (name) => {
  const action = table[name]

  it.each(cases)('is as open to the server as the table says: %o', async ({ state, is_early }) => {
    const { id } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
    const { dispute_id, opened } = await givenDispute(app, payer, id)
    await offerAsSeller(app, opened, dispute_id, 90)
    const { disputes } = await readDisputes(app, payer, id)
    const { offer_id = '' } = disputes[0]?.offers[0] ?? {}
    await app.db
      .updateTable('escrow_disputes')
      .set({ state, ...(state === 'settled' && ended()), ...(state === 'decided' && decided()) })
      .$if(!is_early, (query) => query.set({ escalation_from: app.clock.now() }))
      .where('dispute_id', '=', dispute_id)
      .execute()
    const answer = await calls[name]({ dispute_id, offer_id })
    const escalation_from = is_early ? '1 Dec 2026' : undefined
    const closed = closedBy(action, { state, escalation_from })
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const [message = ''] = (closed.reason ?? action.otherwise ?? '').split('1 Dec 2026')
    const said = { message: expect.stringContaining(message), error: { code: 'ILLEGAL_STATE' } }
    expect(answer).toMatchObject({ status: 409, body: said })
  })
})

const ended = () => ({
  ...{ released_percent: 100, released_amount: 29_400n, refunded_amount: 0n },
  closed_at: app.clock.now(),
})
const decided = () => ({ ...ended(), reason: 'The goods are fine.' })
