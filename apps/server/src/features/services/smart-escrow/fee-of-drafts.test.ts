import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { expect, test } from 'vitest'
import {
  approveEscrow,
  givenBlocks,
  givenDraftEscrow,
  readEscrow,
  simpleEscrow,
  tradeEscrow,
} from '../../../../test/given-escrow.ts'
import { byRate, givenFeeParties, plusWeek } from '../../../../test/given-escrow-fee.ts'
import { daysPassBy } from '../../../../test/given-funding.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isForEachTest: true })
checkBooksAfterEach(app, { runsJobs: true })
const made = prepared(() => givenFeeParties(app), { isForEachTest: true })

test('a customer’s next own rate does not make a fee hold again that its first one has ended', async () => {
  const { payer, staff } = made
  const id = await givenDraftEscrow(app, payer)
  const first = await givenRate(app, staff, { service, uid: payer.companyId, value: 1 })
  await daysPassBy(app, 5)
  const own = await givenDraftEscrow(app, payer, byRate(100))
  await givenRate(app, staff, { service, uid: payer.companyId, value: 3 })
  const { valid_from, valid_to } = await spanOf(first)
  expect(await newFeeOf(id)).toMatchObject({ fees: 240, kept_until: plusWeek(valid_from), is_kept: true })
  expect(await newFeeOf(own)).toMatchObject({ fees: 240, kept_until: plusWeek(valid_to), is_kept: true })
  await daysPassBy(app, 2.1)
  expect([(await newFeeOf(id))?.is_kept, (await newFeeOf(own))?.is_kept]).toEqual([false, true])
  await expect(approveEscrow(app, payer, id)).rejects.toThrow('Our fee has changed since this was saved.')
  expect((await approveEscrow(app, payer, own)).status).toBe(200)
})

test('an own rate that begins after a time without one ends a fee as it begins', async () => {
  const { payer, staff } = made
  const valid_to = new Date(app.deps.clock.now().getTime() + 2 * dayMs).toISOString()
  await givenRate(app, staff, { service, uid: payer.companyId, value: 1, valid_to })
  await daysPassBy(app, 3)
  const id = await givenDraftEscrow(app, payer)
  const { valid_from } = await spanOf(
    await givenRate(app, staff, { service, uid: payer.companyId, value: 3 }),
  )
  expect(await newFeeOf(id)).toMatchObject({ fees: 240, kept_until: plusWeek(valid_from), is_kept: true })
})

test('a draft that a process of before has saved without its version keeps the fee of that time for 7 days', async () => {
  const { payer, staff } = made
  const id = await givenDraftEscrow(app, payer)
  await app.db.updateTable('smart_escrows').set({ fee_rate_id: null }).execute()
  const { valid_from } = await spanOf(await givenRate(app, staff, { service, value: 3 }))
  expect(await newFeeOf(id)).toMatchObject({ fees: 240, kept_until: plusWeek(valid_from), is_kept: true })
  await daysPassBy(app, 6.9)
  const body = { ...simpleEscrow(payer), smart_escrow_id: id, conditions: await givenBlocks(app, payer) }
  expect((await app.call(smartEscrows.update, { body }, payer)).status).toBe(200)
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
  expect((await readEscrow(app, payer, id)).fee_rate).toBe('2 % of the amount sent (included), version 1')
})

test('where its fee follows no rate of that time, the draft has the new fee at once, until it is saved with it', async () => {
  const { payer, staff } = made
  const rate = await givenRate(app, staff, { service, value: 3 })
  const id = await givenDraftEscrow(app, payer, byRate(300))
  for (const fee_rate_id of [null, rate]) {
    const old = { fee_rate_id, fee_amount: 16000n, amount_received: 784000n }
    await app.db.updateTable('smart_escrows').set(old).execute()
    expect(await newFeeOf(id)).toMatchObject({ fees: 240, is_kept: false })
    await expect(approveEscrow(app, payer, id)).rejects.toThrow('Our fee has changed since this was saved.')
  }
  const body = { ...simpleEscrow(payer, byRate(300)), smart_escrow_id: id }
  expect((await app.call(smartEscrows.update, { body }, payer)).status).toBe(200)
  expect(await newFeeOf(id)).toBeNull()
  expect((await approveEscrow(app, payer, id)).status).toBe(200)
})

test('a lower rate that needs a higher amount leaves a small draft its fee, in both forms, while it holds', async () => {
  const { payer, staff } = made
  const conditions = await givenBlocks(app, payer)
  const forms = [
    { ...simpleEscrow(payer, byRate(200, 100)), conditions },
    { ...tradeEscrow(payer, { transation_amount: 100 }), conditions },
    { ...tradeEscrow(payer, { transation_amount: 3000 }), conditions },
  ]
  const drafts: string[] = []
  for (const body of forms)
    drafts.push((await app.call(smartEscrows.add, { body }, payer)).body.smart_escrow_id)
  await givenRate(app, staff, { service, value: 0.05 })
  const pages = () => Promise.all(drafts.map((id) => readEscrow(app, payer, id)))
  expect((await pages()).map(({ kept_basis_points }) => kept_basis_points)).toEqual([200, 200, 5])
  for (const [index, form] of forms.entries()) {
    const body = { ...form, smart_escrow_id: drafts[index] ?? '' }
    expect((await app.call(smartEscrows.update, { body }, payer)).status).toBe(200)
  }
  expect((await pages()).map(({ smart_escrow }) => smart_escrow.fees)).toEqual([2, 2.04, 1.5])
  await daysPassBy(app, 7.1)
  expect((await pages()).map(({ kept_basis_points }) => kept_basis_points)).toEqual([5, 5, 5])
})

const newFeeOf = async (id: string) => (await readEscrow(app, made.payer, id)).new_fee

const spanOf = (rateId: string) =>
  app.db
    .selectFrom('price_rates')
    .select(['valid_from', 'valid_to'])
    .where('rate_id', '=', rateId)
    .executeTakeFirstOrThrow()

const dayMs = 24 * 60 * 60_000
const service = 'smart_escrow'
