import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { officePresentationActions, presentationActions } from '@tradelane/contract/smart-escrow/actions'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import type { EscrowApprover } from '@tradelane/contract/smart-escrow/options'
import {
  type PresentationState,
  presentationStates,
} from '@tradelane/contract/smart-escrow/presentation-states'
import type { EscrowBlockState } from '@tradelane/contract/smart-escrow/states'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import { givenImporter, readEscrow } from '../../../../../test/given-escrow.ts'
import { givenAgreedEscrow, newestPresentation, present } from '../../../../../test/given-seller.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app))
const office = prepared(() => givenAdministrator(app))
/** A document that the buyer examines, and one that Tradelane examines. */
const ofBuyer = prepared(() => givenPresented('Buyer'))
const ofTradelane = prepared(() => givenPresented('Tradelane'))

type Seen = { smart_escrow_id: string; presentation: string }
type Answer = Promise<{ status: number; body: unknown }>
const examine = (body: Seen & { decision: 'approve' | 'refuse'; differences?: string[] }): Answer =>
  app.call(smartEscrows.examine, { body }, payer)
const officeExamine = (body: Seen & { decision: 'approve' | 'refuse'; differences?: string[] }): Answer =>
  app.call(officeEscrows.examine, { body }, office)
const differences = ['The order number is missing']
const actions = {
  'the buyer accepts': {
    ...{ action: presentationActions.accept, approver: 'Buyer' },
    ask: (seen: Seen) => examine({ ...seen, decision: 'approve' }),
  },
  'the buyer refuses': {
    ...{ action: presentationActions.refuse, approver: 'Buyer' },
    ask: (seen: Seen) => examine({ ...seen, decision: 'refuse', differences }),
  },
  'the buyer waives': {
    ...{ action: presentationActions.waive, approver: 'Tradelane' },
    ask: (seen: Seen) => app.call(smartEscrows.waive, { body: { ...seen, differences: ['amount'] } }, payer),
  },
  'Tradelane accepts': {
    ...{ action: officePresentationActions.accept, approver: 'Tradelane' },
    ask: (seen: Seen) => officeExamine({ ...seen, decision: 'approve' }),
  },
  'Tradelane refuses': {
    ...{ action: officePresentationActions.refuse, approver: 'Tradelane' },
    ask: (seen: Seen) => officeExamine({ ...seen, decision: 'refuse', differences }),
  },
} as const

type Facts = {
  state: PresentationState
  block: EscrowBlockState
  has_differences: boolean
  is_over: boolean
}
const now = { block: 'pending', is_over: false } as const
const cases: Facts[] = [
  ...presentationStates.map((state) => ({ ...now, state, has_differences: true })),
  ...presentationStates.map((state) => ({ ...now, state, has_differences: false })),
  { state: 'presented', block: 'disputed', has_differences: true, is_over: false },
  { state: 'presented', block: 'pending', has_differences: true, is_over: true },
  { state: 'refused', block: 'pending', has_differences: true, is_over: true },
]

describe.each(Object.entries(actions))('%s', (_, { action, approver, ask }) => {
  it.each(cases)('as the table says: %o', async (facts) => {
    const seen = approver === 'Buyer' ? ofBuyer : ofTradelane
    await bring({ ...seen }, facts)
    const answer = await ask({ smart_escrow_id: seen.smart_escrow_id, presentation: seen.presentation })
    const closed = closedBy(action, facts)
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? action.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

/** Of a block that waits for a condition too: nothing is paid. */
async function givenPresented(approver: EscrowApprover) {
  const doument_file = await givenDocument(app, payer.token)
  const conditions = [
    {
      percent_of_money: 100,
      document_approval: [{ approval_of_document: 'Commercial invoice', doument_file, approver }],
      condition_approval: [{ condition: 'The goods are accepted', approval_of_document: approver }],
    },
  ]
  const { id, opened } = await givenAgreedEscrow(app, payer, { amount_sent: 8000, conditions })
  await present(app, opened)
  const { smart_escrow } = await readEscrow(app, payer, id)
  const [block] = smart_escrow.conditions
  return {
    smart_escrow_id: id,
    expiry_date: smart_escrow.expiry_date,
    presentation: (await newestPresentation(app, payer, id)).presentation_id,
    block_id: block?.block_id ?? '',
  }
}

type Presented = Awaited<ReturnType<typeof givenPresented>>
const amount = { code: 'amount', text: 'The amount is 3,000.00 USD.', found_by: 'check', waived_by: null }

async function bring({ smart_escrow_id, presentation, block_id, expiry_date }: Presented, facts: Facts) {
  const { state, block, has_differences, is_over } = facts
  const isDecided = state === 'refused' || state === 'approved' || state === 'settled'
  await app.db
    .updateTable('escrow_presentations')
    .set({ state, decided_at: isDecided ? app.clock.now() : null })
    .set({ differences: JSON.stringify(has_differences ? [amount] : []) })
    .where('presentation_id', '=', presentation)
    .execute()
  await app.db
    .updateTable('escrow_items')
    .set({ decision: null, decided_at: null, reason: null })
    .where('block_id', '=', block_id)
    .execute()
  await app.db.updateTable('escrow_blocks').set({ state: block }).where('block_id', '=', block_id).execute()
  await app.db
    .updateTable('smart_escrows')
    .set({ expiry_date: is_over ? '2020-01-01' : expiry_date })
    .where('smart_escrow_id', '=', smart_escrow_id)
    .execute()
}
