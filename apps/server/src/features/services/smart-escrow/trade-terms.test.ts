import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { checkInvariants } from '@tradelane/ledger'
import { dayOf } from '@tradelane/providers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answerChange,
  blockOf,
  givenChange,
  proposeChange,
  saveChange,
} from '../../../../test/given-amendment.ts'
import {
  approveEscrow,
  dollarsOf,
  givenBlocks,
  givenImporter,
  readEscrow,
  settleEscrows,
  type TradeEscrow,
  tradeEscrow,
} from '../../../../test/given-escrow.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { answerEscrow, openSellersLink, sellersToken } from '../../../../test/given-seller.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app, { balance: '90000' })
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the trade-finance form', () => {
  it.each([
    [() => ({ latest_shipment: dayIn(-2) }), { latest_shipment: 'The latest shipment has passed' }],
    [
      () => ({ issue_date: '2020-01-01', expiry_date: dayIn(-2) }),
      { expiry_date: 'The expiry date has passed' },
    ],
    [
      () => ({ expiry_date: dayIn(5), latest_shipment: dayIn(6), issue_date: dayIn(0) }),
      { latest_shipment: 'The latest shipment is after the expiry date' },
    ],
    [
      () => ({ airport_og_loading: 'Port of Hamburg', airport_of_discharge: 'HAMBURG, DE' }),
      { airport_of_discharge: 'The goods are loaded there. Enter another port.' },
    ],
    [() => ({ exchange_rate: 'as of today' }), { exchange_rate: 'Enter a number such as 1.0845' }],
    [() => ({ exchange_rate: '0' }), { exchange_rate: 'Enter a number such as 1.0845' }],
    [() => ({ exchange_rate: '-1.2' }), { exchange_rate: 'Enter a number such as 1.0845' }],
    [() => ({ exchange_rate: '1e5' }), { exchange_rate: 'Enter a number such as 1.0845' }],
  ])('refuses what cannot be, beside its field: %#', async (changes, fields) => {
    const refused = await add(changes())
    expect([refused.status, failure(refused).error]).toEqual([400, { code: 'INVALID_REQUEST', fields }])
  })

  it.each([
    () => ({ exchange_rate: '1,0845' }),
    () => ({ exchange_rate: '83' }),
    () => ({ latest_shipment: dayIn(0), expiry_date: dayIn(0), issue_date: dayIn(0) }),
  ])('takes what just fits: %#', async (changes) => {
    expect((await add(changes())).status).toBe(200)
  })
})

describe('a change of the terms', () => {
  it('refuses a shipment that has passed and the same port twice, and lets goods that were shipped arrive later', async () => {
    const id = await givenTradeEscrow()
    const change = (terms: object) => saveChange(app, payer, id, { terms })
    expect(await refusedFields(change({ latest_shipment: dayIn(-2) }))).toEqual({
      'terms.latest_shipment': 'The latest shipment has passed',
    })
    expect(await refusedFields(change({ airport_og_loading: 'New York' }))).toEqual({
      'terms.airport_of_discharge': 'The goods are loaded there. Enter another port.',
    })
    const terms = JSON.stringify({ latest_shipment: '2020-01-01' })
    await app.deps.pool.query(
      'update smart_escrows set terms = terms || $2::jsonb where smart_escrow_id = $1',
      [id, terms],
    )
    expect((await saveChange(app, payer, id, { expiry_date: '2099-12-30' })).status).toBe(200)
  })

  it('adds up to 10,000 sent: the fee that the sender pays on top counts', async () => {
    const id = await givenTradeEscrow()
    const { block_id } = await blockOf(app, payer, id, 1)
    const change = (amount: number) => saveChange(app, payer, id, { blocks: [{ block_id, amount }] })
    expect(await refusedFields(change(9_900))).toEqual({
      'blocks.0.amount': 'With the fee, 10,102.05 USD would be sent. At most 10,000.00 USD.',
    })
    expect(await refusedFields(change(0.99))).toEqual({
      'blocks.0.amount': '0.99 USD would be left. At least 1.00 USD.',
    })
    const before = await dollarsOf(app, payer.companyId)
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [{ block_id, amount: 9_799.99 }],
    })
    expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
    await settleEscrows(app)
    const { smart_escrow } = await readEscrow(app, payer, id)
    // 8,163.27 were sent for 8,000.00; 1,836.72 more for 1,799.99.
    expect(smart_escrow).toMatchObject({
      ...{ transation_amount: 9_799.99, amount_sent: 9_999.99, amount_received: 9_799.99, fees: 200 },
    })
    const after = await dollarsOf(app, payer.companyId)
    expect(Number(before.available) - Number(after.available)).toBeCloseTo(1836.72, 2)
    expect(after.escrow).toBe('9799.99')
    expect(await refusedFields(change(9_801))).toHaveProperty(['blocks.0.amount'])
  })

  it('of what was agreed above the limit before may only come closer to it', async () => {
    const id = await givenTradeEscrow({ transation_amount: 9_800 })
    const { block_id } = await blockOf(app, payer, id, 1)
    const saved = await saveChange(app, payer, id, { blocks: [{ block_id, amount: 9_799 }] })
    expect((await proposeChange(app, payer, saved.body.amendment_id)).status).toBe(200)
    expect((await readEscrow(app, payer, id)).smart_escrow.amount_sent).toBe(10_000)
  })
})

const add = (changes: object) =>
  app.call(smartEscrows.add, { body: { ...tradeEscrow(payer), ...changes } }, { token: payer.token })
const dayIn = (days: number) => dayOf(new Date(app.clock.now().getTime() + days * 86_400_000))

/** Agreed by its seller: the sender pays the fee on top of 8,000 USD. */
async function givenTradeEscrow(changes: Partial<TradeEscrow> = {}): Promise<string> {
  const added = await add({ conditions: await givenBlocks(app, payer, [100]), ...changes })
  const id = added.body.smart_escrow_id
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
  const opened = await openSellersLink(app, await sellersToken(app))
  expect((await answerEscrow(app, opened, { answer: 'agree', name: 'Jette Brandt' })).status).toBe(200)
  return id
}
const refusedFields = async (answer: Promise<{ status: number; body: object }>) =>
  failure(await answer).error.fields
