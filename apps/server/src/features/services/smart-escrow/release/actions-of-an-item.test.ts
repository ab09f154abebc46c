import { randomUUID } from 'node:crypto'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { itemActions, officeItemActions, sellersItemActions } from '@tradelane/contract/smart-escrow/actions'
import type { DecidedFacts } from '@tradelane/contract/smart-escrow/block-rules'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import type { EscrowApprover } from '@tradelane/contract/smart-escrow/options'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { type EscrowBlockState, escrowBlockStates } from '@tradelane/contract/smart-escrow/states'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import { givenImporter, readEscrow } from '../../../../../test/given-escrow.ts'
import {
  answerColumns,
  givenAgreedEscrow,
  invoice,
  present,
  readAsSeller,
} from '../../../../../test/given-seller.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app, { balance: '60000' }))
const office = prepared(() => givenAdministrator(app))
const ofBuyer = prepared(() => givenItems('Buyer'))
const ofTradelane = prepared(() => givenItems('Tradelane'))

type Facts = DecidedFacts & { state: EscrowBlockState; agreement: Parameters<typeof answerColumns>[1] }
const now: Facts = {
  ...{ state: 'pending', escrow: 'approved', agreement: 'agreed', is_over: false },
  ...{ decision: null, presented: 0, is_held: false, has_sample: true },
}
const cases: Facts[] = [
  ...escrowBlockStates.map((state) => ({ ...now, state })),
  ...escrowBlockStates.map((state) => ({ ...now, state, has_sample: false })),
  { ...now, agreement: 'waiting' },
  { ...now, agreement: 'declined' },
  { ...now, is_over: true },
  { ...now, is_over: true, is_held: true },
  { ...now, escrow: 'partly_released', has_sample: false },
  { ...now, escrow: 'expired', is_over: true, is_held: true, has_sample: false },
  { ...now, decision: 'refused' },
  { ...now, decision: 'approved', has_sample: false },
  { ...now, presented: 1 },
  { ...now, presented: 20 },
]

type Seen = Awaited<ReturnType<typeof givenItems>>
type Answer = Promise<{ status: number; body: unknown }>
const decide = ({ which }: Seen, decision: 'approve' | 'refuse') => ({
  body: { ...which, decision, ...(decision === 'refuse' && { reason: 'The stamp is missing' }) },
})
const actions = {
  'the buyer approves': {
    ...{ action: itemActions.decide, approver: 'Buyer', makes: 'approved' },
    ask: (seen: Seen): Answer => app.call(smartEscrows.decide, decide(seen, 'approve'), payer),
  },
  'the buyer refuses': {
    ...{ action: itemActions.decide, approver: 'Buyer', makes: 'refused' },
    ask: (seen: Seen): Answer => app.call(smartEscrows.decide, decide(seen, 'refuse'), payer),
  },
  'Tradelane approves': {
    ...{ action: officeItemActions.decide, approver: 'Tradelane', makes: 'approved' },
    ask: (seen: Seen): Answer => app.call(officeEscrows.decide, decide(seen, 'approve'), office),
  },
  'Tradelane refuses': {
    ...{ action: officeItemActions.decide, approver: 'Tradelane', makes: 'refused' },
    ask: (seen: Seen): Answer => app.call(officeEscrows.decide, decide(seen, 'refuse'), office),
  },
  'the buyer gives a sample': {
    ...{ action: itemActions.giveSample, approver: 'Buyer', makes: 'nothing' },
    ask: ({ which, doument_file }: Seen): Answer =>
      app.call(smartEscrows.addSample, { body: { ...which, doument_file } }, payer),
  },
  'the seller presents': {
    ...{ action: sellersItemActions.present, approver: 'Buyer', makes: 'nothing' },
    ask: ({ which: { item }, opened }: Seen): Answer =>
      app.call(sellerEscrows.present, { body: { ...opened, ...invoice, item } }),
  },
} as const

describe.each(Object.entries(actions))('%s', (_, { action, approver, makes, ask }) => {
  it.each(cases)('as the table says: %j', async (facts) => {
    const seen = approver === 'Buyer' ? ofBuyer : ofTradelane
    await bring(seen, facts)
    const answer = await ask({ ...seen })
    const closed = closedBy(action, facts)
    // The same decision again changes nothing.
    if (!closed || facts.decision === makes) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? action.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

it('pages of buyer, back office and seller read what is open', async () => {
  for (const facts of cases) {
    await bring(ofBuyer, facts)
    await bring(ofTradelane, facts)
    const { smart_escrow, is_over } = await readEscrow(app, payer, ofBuyer.which.smart_escrow_id)
    expect(is_over).toBe(facts.is_over)
    const mayBuyer = smart_escrow.conditions[0]?.document_approval[0]?.may_decide
    expect([facts, mayBuyer]).toEqual([facts, !closedBy(itemActions.decide, facts)])
    const body = { smart_escrow_id: ofTradelane.which.smart_escrow_id }
    const shown = await app.call(officeEscrows.get, { body }, office)
    const mayOffice = shown.body.smart_escrow.conditions[0]?.document_approval[0]?.may_decide
    expect([facts, mayOffice]).toEqual([facts, !closedBy(officeItemActions.decide, facts)])
    const seen = await readAsSeller(app, ofBuyer.opened)
    expect(seen.is_over).toBe(facts.is_over)
    const mayPresent = seen.blocks[0]?.documents[0]?.may_present
    expect([facts, mayPresent]).toEqual([facts, !closedBy(sellersItemActions.present, facts)])
  }
})

/** The first of two documents of a block that waits for a condition too: nothing is paid. The second one was presented. */
async function givenItems(approver: EscrowApprover) {
  const doument_file = await givenDocument(app, payer.token)
  const conditions = [
    {
      percent_of_money: 100,
      document_approval: ['Commercial invoice', 'Packing list'].map((approval_of_document) => ({
        ...{ approval_of_document, doument_file, approver },
      })),
      condition_approval: [{ condition: 'The goods are accepted', approval_of_document: approver }],
    },
  ]
  const { id, opened } = await givenAgreedEscrow(app, payer, { amount_sent: 8000, conditions })
  await present(app, opened)
  const { smart_escrow } = await readEscrow(app, payer, id)
  const [block] = smart_escrow.conditions
  const [item = '', other = ''] = (block?.document_approval ?? []).map(({ item_id }) => item_id ?? '')
  const presented = await app.db
    .selectFrom('escrow_presentations')
    .selectAll()
    .where('smart_escrow_id', '=', id)
    .executeTakeFirstOrThrow()
  const which = { smart_escrow_id: id, condition: block?.block_id ?? '', item }
  return { which, other, opened, doument_file, presented, expiry_date: smart_escrow.expiry_date }
}

async function bring({ which, other, doument_file, presented, expiry_date }: Seen, facts: Facts) {
  const { state, escrow, agreement, is_over, decision, has_sample } = facts
  const { smart_escrow_id } = which
  await app.db
    .updateTable('smart_escrows')
    .set({
      state: escrow,
      expiry_date: is_over ? '2020-01-01' : expiry_date,
      ...answerColumns(app, agreement),
    })
    .where('smart_escrow_id', '=', smart_escrow_id)
    .execute()
  await app.db.updateTable('escrow_blocks').set({ state }).where('block_id', '=', which.condition).execute()
  await app.db
    .updateTable('escrow_items')
    .set({ decision, decided_at: decision && app.clock.now(), reason: null })
    .set({ file: has_sample ? doument_file : null })
    .where('item_id', '=', which.item)
    .execute()
  await app.db.deleteFrom('escrow_presentations').where('smart_escrow_id', '=', smart_escrow_id).execute()
  const { stated, differences, ...row } = presented
  const copy = { ...row, stated: JSON.stringify(stated), differences: JSON.stringify(differences) }
  const ofItem = Array.from({ length: facts.presented }, (_, index) => ({
    ...{ ...copy, presentation_id: randomUUID(), item_id: which.item, version: index + 1 },
    state: 'replaced' as const,
  }))
  const held = { ...copy, presentation_id: randomUUID(), item_id: other, state: 'presented' as const }
  const rows = [...ofItem, ...(facts.is_held ? [held] : [])]
  if (rows.length > 0) await app.db.insertInto('escrow_presentations').values(rows).execute()
}
