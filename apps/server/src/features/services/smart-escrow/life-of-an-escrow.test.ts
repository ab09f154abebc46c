import { randomUUID } from 'node:crypto'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { providerBooksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  decisionsOf,
  dollarsOf,
  fulfilBlock,
  givenBlocks,
  givenDraftEscrow,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
  titlesOf,
} from '../../../../test/given-escrow.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { checkTrades } from '../../trade/transactions/check-trades.ts'

const app = theApp()
let payer: Payer
let admin: string
beforeEach(async () => {
  payer = await givenImporter(app)
  admin = (await givenAdministrator(app)).token
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('a block', () => {
  it('is paid by itself once everything is approved, and the last one releases the escrow', async () => {
    const id = await givenEscrow(app, payer)
    await fulfilBlock(app, payer, id, 1)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.text).toBe(
      'Block 1 is fulfilled: 2,352.00 USD is being paid.',
    )
    await app.runJobs()
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '5488.00' })
    // Which block it was is said beside it.
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.text).toBe(
      'A part of the money was paid to the seller.',
    )
    await fulfilBlock(app, payer, id, 2)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['released', 'paid', 'paid'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00' })
    expect((await providerBooksOf(app, payer.companyId)).USD).toBe('12000.00')
    expect(await titlesOf(app, payer, id)).toEqual([
      ...['Draft', 'Funded', 'Link sent', 'Fee collected'],
      ...['Approved', 'Block fulfilled', 'Block paid', 'Partly released'],
      ...['Approved', 'Block fulfilled', 'Block paid', 'Released'],
    ])
  })

  it('takes what rounding has left where it is the last one', async () => {
    const conditions = await givenBlocks(app, payer, [33, 33, 34])
    const id = await givenEscrow(app, payer, { amount_sent: 100.01, conditions })
    const { smart_escrow } = await readEscrow(app, payer, id)
    expect([smart_escrow.amount_received, ...smart_escrow.conditions.map(({ amount }) => amount)]).toEqual([
      98.01, 32.34, 32.34, 33.33,
    ])
  })

  it('waits for every document and condition, and a refused one can be approved later', async () => {
    const [first] = await givenBlocks(app, payer, [100])
    const condition_approval = [{ condition: 'Loaded on board', approval_of_document: 'Buyer' as const }]
    const id = await givenEscrow(app, payer, {
      conditions: [{ ...first, percent_of_money: 100, condition_approval }],
    })
    const [document, condition] = await decisionsOf(app, payer, id, 1)
    const decide = (body: object) =>
      app.call(smartEscrows.decide, { body: body as never }, { token: payer.token })
    expect(failure(await decide({ ...document, decision: 'refuse' })).error.fields).toEqual({
      reason: 'Reason is required',
    })
    expect((await decide({ ...document, item: id })).status).toBe(404)
    expect((await decide({ ...document, condition: id })).status).toBe(404)
    expect((await decide({ ...document, decision: 'refuse', reason: 'Not signed' })).status).toBe(200)
    // An approval has no reason, also where one is given.
    expect((await decide({ ...condition, reason: 'On board' })).status).toBe(200)
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.reason).toBeNull()
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending'])
    // The same again changes nothing; what was approved stays.
    expect((await decide(condition as object)).status).toBe(200)
    expect((await decide({ ...condition, decision: 'refuse', reason: 'No' })).status).toBe(409)
    const { timeline, smart_escrow } = await readEscrow(app, payer, id)
    expect(timeline.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['You did not approve Commercial invoice of block 1. Not signed.']),
    )
    expect(smart_escrow.conditions[0]?.document_approval[0]).toMatchObject({
      reason: 'Not signed',
      may_decide: true,
    })
    expect((await decide(document as object)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
    expect((await decide(document as object)).status).toBe(200)
  })

  it('that Tradelane decides is not for the buyer, and opens a task', async () => {
    const conditions = await givenBlocks(app, payer, [100], 'Tradelane')
    const id = await givenEscrow(app, payer, { conditions })
    while ((await processEvents(app.deps)) > 0);
    const [body] = await decisionsOf(app, payer, id, 1)
    if (!body) throw new Error('nothing to decide')
    const own = await app.call(smartEscrows.decide, { body }, { token: payer.token })
    expect([own.status, failure(own).message]).toEqual([403, 'Tradelane decides about this.'])
    expect(await openTasks(id)).toEqual(['decide-escrow'])
    const decided = await app.call(officeEscrows.decide, { body }, { token: admin })
    expect(decided.status).toBe(200)
    while ((await processEvents(app.deps)) > 0);
    expect(await openTasks(id)).toEqual([])
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled'])
  })

  it('is Tradelane’s task until nothing is left that Tradelane decides', async () => {
    const [first] = await givenBlocks(app, payer, [100], 'Tradelane')
    const condition_approval = (['Tradelane', 'Buyer'] as const).map((approval_of_document) => ({
      ...{ condition: `Weighed by the ${approval_of_document}`, approval_of_document },
    }))
    const conditions = [{ ...first, percent_of_money: 100, condition_approval }]
    const id = await givenEscrow(app, payer, { conditions })
    const [document, condition] = await decisionsOf(app, payer, id, 1)
    const decide = (body: object) => app.call(officeEscrows.decide, { body: body as never }, { token: admin })
    const tasksAfter = async (body: object) => {
      expect((await decide(body)).status).toBe(200)
      while ((await processEvents(app.deps)) > 0);
      return openTasks(id)
    }
    expect(await tasksAfter({ ...document })).toEqual(['decide-escrow'])
    expect(await tasksAfter({ ...condition, decision: 'refuse', reason: 'Too light' })).toEqual([
      'decide-escrow',
    ])
    expect(await tasksAfter({ ...condition })).toEqual([])
  })

  const openTasks = async (id: string) => {
    const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
    return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind)
  }

  it('of a draft is not decided: the buyer has not approved it, and Tradelane does not see it', async () => {
    const conditions = await givenBlocks(app, payer, [100], 'Tradelane')
    const id = await givenDraftEscrow(app, payer, { conditions })
    const body = {
      smart_escrow_id: id,
      condition: randomUUID(),
      item: randomUUID(),
      decision: 'approve',
    } as const
    expect((await app.call(smartEscrows.decide, { body }, { token: payer.token })).status).toBe(409)
    expect((await app.call(officeEscrows.decide, { body }, { token: admin })).status).toBe(404)
  })

  it('is not another company’s to decide, nor a block of another escrow', async () => {
    const id = await givenEscrow(app, payer)
    const [body] = await decisionsOf(app, payer, id, 1)
    if (!body) throw new Error('nothing to decide')
    const stranger = await givenImporter(app)
    expect((await app.call(smartEscrows.decide, { body }, { token: stranger.token })).status).toBe(404)
    const other = await givenEscrow(app, stranger)
    const mixed = { ...body, smart_escrow_id: other }
    expect((await app.call(smartEscrows.decide, { body: mixed }, { token: stranger.token })).status).toBe(404)
  })
})
