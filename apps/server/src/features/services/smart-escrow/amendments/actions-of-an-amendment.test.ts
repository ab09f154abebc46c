import { verification } from '@tradelane/contract/approvals/calls'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { amendmentActions, sellersAmendmentActions } from '@tradelane/contract/smart-escrow/actions'
import { escrowAmendmentStates } from '@tradelane/contract/smart-escrow/amendment-states'
import { describe, expect, it } from 'vitest'
import {
  answerChange,
  givenChange,
  laterDay,
  saveChange,
  withdrawChange,
} from '../../../../../test/given-amendment.ts'
import { givenImporter } from '../../../../../test/given-escrow.ts'
import { givenAgreedEscrow, type OpenedEscrow } from '../../../../../test/given-seller.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app, { balance: '90000' }))

type Seen = { id: string; amendment_id: string; opened: OpenedEscrow }
const table = { ...amendmentActions, ...sellersAmendmentActions }
type Name = keyof typeof table
const calls: Record<Name, (seen: Seen) => Promise<{ status: number; body: unknown }>> = {
  prepare: ({ id }) => saveChange(app, payer, id, { expiry_date: laterDay, note: 'The vessel is late.' }),
  /** A code is mailed only for what can be proposed. */
  propose: ({ amendment_id }) =>
    app.call(verification.sendCode, { body: { type: 'escrow amendment', amendment_id } }, payer),
  withdraw: ({ amendment_id }) => withdrawChange(app, payer, amendment_id),
  answer: ({ amendment_id, opened }) =>
    answerChange(app, opened, amendment_id, { answer: 'decline', reason: 'Too late for us.' }),
}

describe.each(Object.keys(table) as Name[])('%s', (name) => {
  const action = table[name]

  it.each(escrowAmendmentStates)(
    'is as open to the server as the table says, of one that is %s',
    async (state) => {
      // The seller does not know drafts.
      if (state === 'draft' && name === 'answer') return
      const { id } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
      const { amendment_id, opened } = await givenChange(app, payer, id)
      app.clock.advance(31_000)
      const isOpen = state === 'draft' || state === 'open'
      await app.db
        .updateTable('escrow_amendments')
        .set({ state, closed_at: isOpen ? null : app.clock.now() })
        .$if(state === 'draft', (query) => query.set({ position: null, proposed_at: null }))
        .where('amendment_id', '=', amendment_id)
        .execute()
      const answer = await calls[name]({ id, amendment_id, opened })
      const closed = closedBy(action, { state })
      if (!closed) return expect(answer).toMatchObject({ status: 200 })
      const message = closed.reason ?? action.otherwise
      expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
    },
  )
})
