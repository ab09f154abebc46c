import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { blockActions, escrowActions, officeBlockActions } from '@tradelane/contract/smart-escrow/actions'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { type EscrowBlockState, escrowBlockStates } from '@tradelane/contract/smart-escrow/states'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { openAsBuyer, readDisputes } from '../../../../test/given-dispute.ts'
import {
  fulfilBlock,
  givenEscrow,
  givenImporter,
  readEscrow,
  removePayeeAccount,
} from '../../../../test/given-escrow.ts'
import { answerColumns, givenAgreedEscrow } from '../../../../test/given-seller.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app, { balance: '90000' }))
const office = prepared(() => givenAdministrator(app))
let put: { blocks: string[]; state: EscrowBlockState } | undefined
/** A state that only this test gave to blocks is taken back. */
const restore = async () => {
  if (!put) return
  const { blocks, state } = put
  put = undefined
  await app.db
    .updateTable('escrow_blocks')
    .set({ state: 'pending' })
    .where('block_id', 'in', blocks)
    .where('state', '=', state)
    .execute()
}
checkBooksAfterEach(app, { restore })

const now = { escrow: 'approved', agreement: 'agreed', is_over: false } as const
const disputed = [
  ...escrowBlockStates.map((state) => ({ ...now, state })),
  ...escrowBlockStates.map((state) => ({ ...now, state, agreement: 'waiting' as const })),
  ...escrowBlockStates.map((state) => ({ ...now, state, is_over: true })),
]

describe('opening a dispute', () => {
  it.each(disputed)('is as open as the table says: %j', async (facts) => {
    const { state, agreement, is_over } = facts
    const { id } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
    const expiry_date = is_over ? '2020-01-01' : '2099-12-31'
    await app.db
      .updateTable('smart_escrows')
      .set({ ...answerColumns(app, agreement), expiry_date })
      .where('smart_escrow_id', '=', id)
      .execute()
    await putBlock(id, state)
    const closed = closedBy(blockActions.dispute, facts)
    const { disputable } = await readDisputes(app, payer, id)
    expect(disputable.some(({ block }) => block === 1)).toBe(!closed)
    const answer = await openAsBuyer(app, payer, id)
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? blockActions.dispute.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

const cancelled = escrowBlockStates.flatMap((state) =>
  (['waiting', 'declined', 'agreed'] as const).map((agreement) => ({ state, agreement })),
)

describe('cancelling the escrow', () => {
  it.each(cancelled)(
    'is as open as the table says, where its blocks are as in %j',
    async ({ state, agreement }) => {
      const id = await givenEscrow(app, payer, { amount_sent: 1000 })
      await app.db
        .updateTable('smart_escrows')
        .set(answerColumns(app, agreement))
        .where('smart_escrow_id', '=', id)
        .execute()
      await putBlocks(await blocksOf(id), state)
      const { may_cancel, has_open_block } = await readEscrow(app, payer, id)
      expect(has_open_block).toBe(state === 'pending' || state === 'refused')
      const closed = closedBy(escrowActions.cancel, { state: 'approved', agreement, has_open_block })
      expect(may_cancel).toBe(!closed)
      const body = { smart_escrow_id: id, reason: 'Too late' }
      const answer = await app.call(smartEscrows.cancel, { body }, payer)
      if (!closed) return expect(answer).toMatchObject({ status: 200 })
      const message = closed.reason
      expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
    },
  )
})

const ways = {
  'paying again': {
    action: officeBlockActions.payAgain,
    may: 'may_retry',
    ask: (smart_escrow_id: string) => app.call(officeEscrows.retry, { body: { smart_escrow_id } }, office),
  },
  refunding: {
    action: officeBlockActions.refund,
    may: 'may_refund',
    ask: (smart_escrow_id: string) =>
      app.call(officeEscrows.refund, { body: { smart_escrow_id, reason: 'The bank refuses it' } }, office),
  },
} as const

describe.each(Object.entries(ways))('%s what was refused', (_, { action, may, ask }) => {
  it.each(escrowBlockStates)('is as open as the table says, where a block is %s', async (state) => {
    const id = await givenEscrow(app, payer, { amount_sent: 1000 })
    await putBlock(id, state)
    const closed = closedBy(action, { state })
    expect((await readAsOffice(id))[may]).toBe(!closed)
    const answer: { status: number; body: unknown } = await ask(id)
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const message = closed.reason ?? action.otherwise
    expect(answer).toMatchObject({ status: 409, body: { message, error: { code: 'ILLEGAL_STATE' } } })
  })
})

it('a payout that waits for an account that was removed can be refunded, and not paid again', async () => {
  const other = await givenImporter(app)
  const id = await givenEscrow(app, other, { amount_sent: 1000 })
  await removePayeeAccount(app, other)
  await fulfilBlock(app, other, id, 1)
  const facts = { state: 'fulfilled', is_stranded: true } as const
  expect(await readAsOffice(id)).toMatchObject({
    may_retry: !closedBy(officeBlockActions.payAgain, facts),
    may_refund: !closedBy(officeBlockActions.refund, facts),
  })
  expect(await ways['paying again'].ask(id)).toMatchObject({ status: 409 })
  expect(await ways.refunding.ask(id)).toMatchObject({ status: 200 })
})

async function putBlock(id: string, state: EscrowBlockState): Promise<void> {
  await putBlocks((await blocksOf(id)).slice(0, 1), state)
}

async function putBlocks(blocks: string[], state: EscrowBlockState): Promise<void> {
  await app.db.updateTable('escrow_blocks').set({ state }).where('block_id', 'in', blocks).execute()
  put = { blocks, state }
}

const blocksOf = async (id: string) =>
  (await readEscrow(app, payer, id)).smart_escrow.conditions.map(({ block_id }) => block_id ?? '')

const readAsOffice = async (smart_escrow_id: string) =>
  (await app.call(officeEscrows.get, { body: { smart_escrow_id } }, office)).body
