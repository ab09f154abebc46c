import { priceList } from '@tradelane/contract/customers/rates'
import { priceRates } from '@tradelane/contract/price-rates/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { expect, test } from 'vitest'
import { answerChange, blockOf, givenChange } from '../../../../test/given-amendment.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import {
  approveEscrow,
  dollarsOf,
  givenBlocks,
  givenDraftEscrow,
  givenEscrow,
  readEscrow,
  simpleEscrow,
  tradeEscrow,
} from '../../../../test/given-escrow.ts'
import { byRate, givenFeeParties, plusWeek } from '../../../../test/given-escrow-fee.ts'
import { daysPassBy } from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { askForRate, givenRate } from '../../../../test/given-price-rate.ts'
import { newestInvoice } from '../../../../test/given-rated.ts'
import { givenAgreedEscrow } from '../../../../test/given-seller.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const listed =
  'of the amount sent (included), at least 1 in the escrow’s currency: a smaller escrow is not offered'
const app = theApp({}, { isForEachTest: true })
checkBooksAfterEach(app, { runsJobs: true })
const made = prepared(() => givenFeeParties(app), { isForEachTest: true })

test('an escrow of after a change has the new fee, and one of before keeps its own, to its invoice', async () => {
  const { payer, staff } = made
  const before = await givenEscrow(app, payer)
  await givenRate(app, staff, { service, value: 3 })
  for (const _ of ['issued', 'printed again']) {
    expect(await newestInvoice(app, payer)).toContain(`Rate of the fee ${rateOf('2', 1)}`)
    app.clock.advance(dayMs)
  }
  const after = await givenEscrow(app, payer, byRate(300))
  expect([await feeOf(before), await feeOf(after)]).toEqual([
    [160, rateOf('2', 1), null],
    [240, rateOf('3', 2), null],
  ])
  expect(await newestInvoice(app, payer)).toContain(`Rate of the fee ${rateOf('3', 2)}`)
  expect(Number((await dollarsOf(app, 'platform')).fees)).toBe(400)
})

test('a form that was filled in before a change is refused with the new fee', async () => {
  const { payer, staff } = made
  await givenRate(app, staff, { service, value: 3 })
  const body = { ...simpleEscrow(payer), conditions: await givenBlocks(app, payer) }
  const refused = await app.call(smartEscrows.add, { body }, payer)
  expect(failure(refused).error.fields).toEqual({
    fees: `The fee of 8,000.00 USD is 240.00 USD: ${rateOf('3', 2)}`,
    amount_received: '8,000.00 USD less the fee is 7,760.00 USD',
  })
})

test('a customer’s own rate comes first, in the prices too, and has limits of its own', async () => {
  const { payer, staff } = made
  await givenRate(app, staff, { service, uid: payer.companyId, value: 0.05 })
  await givenRate(app, staff, { service, value: 3 })
  const { rates } = (await app.call(priceList.list, {}, payer)).body
  expect(rates.find((rate) => rate.service === service)).toMatchObject({
    ...{ scope: 'customer', value: 0.05, text: listed },
    version: '1 (own rate)',
  })
  expect(await feeOf(await givenEscrow(app, payer, byRate(5)))).toEqual([
    ...[4, `${rateOf('0.05', 1)} (own rate)`, null],
  ])
  const little = { ...simpleEscrow(payer, byRate(5, 1989.99)), conditions: await givenBlocks(app, payer) }
  expect(failure(await app.call(smartEscrows.add, { body: little }, payer)).error.fields).toEqual({
    fees: 'Enter a minimum amount',
  })
  const price = { ...tradeEscrow(payer, { transation_amount: 1989 }), conditions: little.conditions }
  expect(failure(await app.call(smartEscrows.add, { body: price }, payer)).error.fields).toEqual({
    transation_amount: 'Enter a minimum amount: 1,989.01 USD. The fee is at least 1.00 USD.',
  })
})

test('a rate of nothing has no fee, and no least of it', async () => {
  const { payer, staff } = made
  await givenRate(app, staff, { service, uid: payer.companyId, value: 0 })
  const id = await givenEscrow(app, payer, byRate(0, 1))
  expect(await feeOf(id)).toEqual([0, `${rateOf('0', 1)} (own rate)`, null])
  expect((await dollarsOf(app, payer.companyId)).escrow).toBe('1.00')
})

test('a draft of before a change keeps the fee that was shown for 7 days, also where its blocks are saved again', async () => {
  const { payer, staff } = made
  const id = await givenDraftEscrow(app, payer)
  await givenRate(app, staff, { service, value: 3 })
  await daysPassBy(app, 6.9)
  const body = {
    ...simpleEscrow(payer),
    smart_escrow_id: id,
    conditions: await givenBlocks(app, payer, [100]),
  }
  expect((await app.call(smartEscrows.update, { body }, payer)).status).toBe(200)
  const kept = await feeOf(id)
  expect(kept).toMatchObject([160, rateOf('2', 1), { fees: 240, rate: rateOf('3', 2), is_kept: true }])
  const { valid_to } = await endedRate()
  expect(kept[2]?.kept_until).toBe(plusWeek(valid_to))
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
  expect(await feeOf(id)).toEqual([160, rateOf('2', 1), null])
})

test('an approval that waits for a second person holds as long as the fee that it is for', async () => {
  const { payer, staff } = made
  const team = app.db.updateTable('companies').set({ team_enabled: true, approval_limit: 100n })
  await team.where('uid', '=', payer.companyId).execute()
  const id = await givenDraftEscrow(app, payer)
  await givenRate(app, staff, { service, value: 3 })
  await daysPassBy(app, 1.1)
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
  const { release, new_fee } = await readEscrow(app, payer, id)
  expect(release?.expires_at).toBe(new_fee?.kept_until)
  const colleague = { ...payer, ...(await givenColleague(app, payer, 'approver')) }
  expect((await approveEscrow(app, colleague, id)).status).toBe(200)
  expect(await feeOf(id)).toEqual([160, rateOf('2', 1), null])
})

test('after that it is refused with the new rate, until its amount is saved with it', async () => {
  const { payer, staff } = made
  const id = await givenDraftEscrow(app, payer)
  await givenRate(app, staff, { service, value: 3 })
  await daysPassBy(app, 7.1)
  expect(await feeOf(id)).toMatchObject([160, rateOf('2', 1), { fees: 240, is_kept: false }])
  await expect(approveEscrow(app, payer, id)).rejects.toThrow(
    `Our fee has changed since this was saved. It is ${rateOf('3', 2)} now. Save the amount again.`,
  )
  const body = { ...simpleEscrow(payer, byRate(300)), smart_escrow_id: id }
  expect((await app.call(smartEscrows.update, { body }, payer)).status).toBe(200)
  expect(await feeOf(id)).toEqual([240, rateOf('3', 2), null])
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
})

test('a draft of before a customer’s own rate has that from its begin, and after its end the one for all', async () => {
  const { payer, staff } = made
  const id = await givenDraftEscrow(app, payer)
  const valid_to = new Date(app.deps.clock.now().getTime() + 20 * dayMs).toISOString()
  await givenRate(app, staff, { service, uid: payer.companyId, value: 1, valid_to })
  await daysPassBy(app, 6.9)
  expect((await feeOf(id))[2]).toMatchObject({ fees: 80, is_kept: true })
  await daysPassBy(app, 0.2)
  expect((await feeOf(id))[2]).toMatchObject({ fees: 80, is_kept: false })
  const own = await givenDraftEscrow(app, payer, byRate(100))
  await daysPassBy(app, 13)
  expect(await feeOf(id)).toEqual([160, rateOf('2', 1), null])
  expect((await feeOf(own))[2]).toMatchObject({ fees: 160, kept_until: plusWeek(valid_to), is_kept: true })
})

test('a draft of the trade-finance form that is saved again keeps its fee for that time, and takes a lower one', async () => {
  const { payer, staff } = made
  const form = { ...tradeEscrow(payer), conditions: await givenBlocks(app, payer) }
  const { smart_escrow_id } = (await app.call(smartEscrows.add, { body: form }, payer)).body
  const save = () => app.call(smartEscrows.update, { body: { ...form, smart_escrow_id } }, payer)
  await givenRate(app, staff, { service, value: 3 })
  await save()
  expect(await feeOf(smart_escrow_id)).toMatchObject([163.27, rateOf('2', 1), { fees: 247.42 }])
  await daysPassBy(app, 7.1)
  await save()
  expect(await feeOf(smart_escrow_id)).toEqual([247.42, rateOf('3', 2), null])
  await givenRate(app, staff, { service, value: 1 })
  await save()
  expect(await feeOf(smart_escrow_id)).toEqual([80.81, rateOf('1', 3), null])
})

test('a change of an escrow that adds money has the rate of the escrow', async () => {
  const { payer, staff } = made
  const { id } = await givenAgreedEscrow(app, payer)
  await givenRate(app, staff, { service, value: 3 })
  await givenMore(id)
  expect(await feeOf(id)).toEqual([180, rateOf('2', 1), null])
  expect(await newestInvoice(app, payer)).toContain(`Rate of the fee ${rateOf('2', 1)}`)
})

test('what a process of before has funded is as offered, and its changes have the rate of its approval', async () => {
  const { payer, staff } = made
  const { id } = await givenAgreedEscrow(app, payer)
  await app.db.updateTable('smart_escrows').set({ fee_rate_id: null }).execute()
  await givenRate(app, staff, { service, value: 3 })
  await givenMore(id)
  expect(await feeOf(id)).toEqual([180, 'as offered', null])
})

test('a draft that a process of before has saved beside another version is approved by what its fee follows', async () => {
  const { payer, staff } = made
  const rate = await givenRate(app, staff, { service, uid: payer.companyId, value: 1 })
  const id = await givenDraftEscrow(app, payer, byRate(100))
  await app.db.updateTable('smart_escrows').set({ fee_rate_id: null }).execute()
  expect(await feeOf(id)).toEqual([80, `${rateOf('1', 1)} (own rate)`, null])
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
  const stored = await app.db.selectFrom('smart_escrows').select('fee_rate_id').execute()
  expect(stored).toEqual([{ fee_rate_id: rate }])
})

test('the last 30 days charged again have escrows and their changes, and the drafts that keep their fee', async () => {
  const { payer, staff } = made
  await givenEscrow(app, payer, byRate(200, 1000))
  await daysPassBy(app, 30.5)
  const { id } = await givenAgreedEscrow(app, payer)
  await givenMore(id)
  await givenDraftEscrow(app, payer)
  const trial = { body: { service, value: 1 } } as const
  const replayed = (await app.call(priceRates.replay, trial, staff[0])).body
  expect(replayed.lines).toMatchObject([{ count: 2, currency: 'USD', before: 180, after: 90 }])
  expect([replayed.quotes_kept, replayed.to_notify.length]).toEqual([1, 1])
  await givenRate(app, staff, { service, value: 3 })
  await daysPassBy(app, 7.1)
  expect((await app.call(priceRates.replay, trial, staff[0])).body.quotes_kept).toBe(0)
})

test('a least or a most is refused, also by the database', async () => {
  const refused = await askForRate(app, made.staff[0], { service, value: 3, min: 1, currency: 'USD' })
  expect(failure(refused).error.fields).toEqual({ currency: 'The rate of this service has no limits' })
  const limited = app.db.updateTable('price_rates').set({ currency: 'USD', least: 1n })
  await expect(limited.where('service', '=', service).execute()).rejects.toThrow()
})

const rateOf = (percent: string, version: number) =>
  `${percent} % of the amount sent (included), version ${version}`

async function feeOf(id: string, payer: Payer = made.payer) {
  const { smart_escrow, fee_rate, new_fee } = await readEscrow(app, payer, id)
  return [smart_escrow.fees, fee_rate, new_fee] as const
}

const endedRate = () =>
  app.db
    .selectFrom('price_rates')
    .select('valid_to')
    .where('service', '=', service)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()

/** 980.00 more for the second block, which is 1,000.00 with 2 %. */
async function givenMore(id: string) {
  const { block_id } = await blockOf(app, made.payer, id, 2)
  const { amendment_id, opened } = await givenChange(app, made.payer, id, {
    blocks: [{ block_id, amount: 6468 }],
  })
  expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
  await app.runJobs()
}

const dayMs = 24 * 60 * 60_000
const service = 'smart_escrow'
