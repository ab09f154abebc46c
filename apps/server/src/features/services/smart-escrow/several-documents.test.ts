import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openAsBuyer } from '../../../../test/given-dispute.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import {
  decisionsOf,
  givenBlocks,
  givenImporter,
  readEscrow,
  statesOf,
} from '../../../../test/given-escrow.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import {
  firstDocument,
  givenAgreedEscrow,
  invoice,
  type OpenedEscrow,
  readAsSeller,
} from '../../../../test/given-seller.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
let payer: Payer
let id: string
let opened: OpenedEscrow
/** One block: an invoice and a packing list that the buyer examines, and a condition. */
beforeEach(async () => {
  payer = await givenImporter(app)
  const doument_file = await givenDocument(app, payer.token)
  const approver = 'Buyer' as const
  const conditions = [
    {
      percent_of_money: 100,
      document_approval: ['Commercial invoice', 'Packing list'].map((approval_of_document) => ({
        ...{ approval_of_document, doument_file, approver },
      })),
      condition_approval: [{ condition: 'The goods are weighed', approval_of_document: approver }],
    },
  ]
  ;({ id, opened } = await givenAgreedEscrow(app, payer, { conditions }))
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a block with two documents and a condition', () => {
  it('is paid once the last of them is approved, whichever that is', async () => {
    await presentBoth()
    await approveCondition()
    expect((await examine(0)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending'])
    expect((await examine(1)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
  })

  it('waits for the condition where both documents are accepted', async () => {
    await presentBoth()
    await examine(1)
    await examine(0)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending'])
    await approveCondition()
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
  })

  it('is the examiner’s task until both documents are examined', async () => {
    await presentBoth()
    expect(await openTasks()).toEqual(['examine-escrow-documents'])
    await examine(0)
    expect(await openTasks()).toEqual(['examine-escrow-documents'])
    expect((await firstDocument(app, opened)).presentations[0]?.state).toBe('approved')
    await examine(1)
    expect(await openTasks()).toEqual([])
  })

  it('takes no differences with an acceptance', async () => {
    await presentBoth()
    expect(failure(await examine(0, { differences: ['The stamp is missing'] })).error.fields).toEqual({
      differences: 'Refuse the document, or leave these out',
    })
  })
})

describe('presenting one of several documents', () => {
  it('leaves the other one as it was presented', async () => {
    await presentBoth()
    const [first, second] = await documentsOf()
    const states = [first, second].map((one) =>
      one?.presentations.map(({ version, state }) => [version, state]),
    )
    expect(states).toEqual([[[1, 'presented']], [[1, 'presented']]])
    expect([first?.may_present, second?.may_present]).toEqual([true, true])
    expect((await present({ ...list, item: second?.item_id, kind: 'packing_list' })).status).toBe(200)
    const [same, again] = await documentsOf()
    expect(same?.presentations.map(({ state }) => state)).toEqual(['presented'])
    expect(again?.presentations.map(({ version, state }) => [version, state])).toEqual([
      [2, 'presented'],
      [1, 'replaced'],
    ])
  })

  it('is refused once it is accepted, while its block waits for more', async () => {
    await presentBoth()
    await examine(0)
    const [first, second] = await documentsOf()
    expect([first?.may_present, second?.may_present]).toEqual([false, true])
    const refused = await present({ ...invoice, item: first?.item_id, amount: 8000 })
    expect([refused.status, failure(refused).message]).toEqual([409, 'This document is not needed any more.'])
  })

  it('is refused once its block is paid', async () => {
    await presentBoth()
    await approveCondition()
    await examine(0)
    await examine(1)
    const documents = await documentsOf()
    expect(documents.map(({ may_present }) => may_present)).toEqual([false, false])
    expect((await present({ ...list, item: documents[1]?.item_id, kind: 'packing_list' })).status).toBe(409)
  })

  it('is refused while its block is in dispute', async () => {
    const [first] = await documentsOf()
    expect((await openAsBuyer(app, payer, id)).status).toBe(200)
    expect((await documentsOf()).map(({ may_present }) => may_present)).toEqual([false, false])
    const refused = await present({ ...invoice, item: first?.item_id, amount: 8000 })
    expect([refused.status, failure(refused).message]).toEqual([
      409,
      'The block is in dispute. Its money waits until the dispute has ended.',
    ])
  })

  it('is not presenting a condition', async () => {
    const [block] = (await readAsSeller(app, opened)).blocks
    const item = block?.conditions[0]?.item_id
    expect((await present({ ...list, item, kind: 'packing_list' })).status).toBe(404)
  })

  it('is checked against the price of its own block', async () => {
    const blocks = await givenBlocks(app, payer, [30, 70])
    const conditions = blocks.map((block) => ({ ...block, ...documentsOnly(blocks) }))
    ;({ id, opened } = await givenAgreedEscrow(app, payer, { conditions }))
    const [second] = await documentsOf(1)
    const answer = await present({ ...invoice, item: second?.item_id, amount: 5600 })
    expect([answer.status, answer.body.differences]).toEqual([200, []])
    expect((await documentsOf(0))[0]?.presentations).toEqual([])
    expect((await documentsOf(1))[0]?.presentations).toHaveLength(1)
  })
})

/** What the first block asks for. */
const documentsOnly = ([first]: Awaited<ReturnType<typeof givenBlocks>>) => ({
  document_approval: first?.document_approval ?? [],
  condition_approval: [],
})

const openTasks = async () => {
  while ((await processEvents(app.deps)) > 0);
  const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
  return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind)
}

const documentsOf = async (block = 0) => (await readAsSeller(app, opened)).blocks[block]?.documents ?? []
const present = (body: object) => app.call(sellerEscrows.present, { body: { ...opened, ...body } as never })
const { amount, currency, ...list } = invoice

async function presentBoth() {
  const [first, second] = (await documentsOf()).map(({ item_id }) => item_id)
  expect((await present({ ...invoice, item: first, amount: 8000 })).status).toBe(200)
  expect((await present({ ...list, item: second, kind: 'packing_list' })).status).toBe(200)
}

async function examine(index: number, given: object = {}) {
  const { smart_escrow } = await readEscrow(app, payer, id)
  const [newest] = smart_escrow.conditions[0]?.document_approval[index]?.presentations ?? []
  const body = { smart_escrow_id: id, presentation: newest?.presentation_id ?? '', decision: 'approve' }
  return app.call(smartEscrows.examine, { body: { ...body, ...given } as never }, { token: payer.token })
}

async function approveCondition() {
  const body = (await decisionsOf(app, payer, id, 1)).at(-1)
  expect((await app.call(smartEscrows.decide, { body: body as never }, { token: payer.token })).status).toBe(
    200,
  )
}
