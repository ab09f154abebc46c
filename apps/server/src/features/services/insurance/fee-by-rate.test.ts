import { insurance } from '@tradelane/contract/insurance/calls'
import { priceRates } from '@tradelane/contract/price-rates/calls'
import { expect, test } from 'vitest'
import {
  givenBinding,
  givenBoundInsurance,
  givenQuotedInsurance,
  givenSubmittedInsurance,
} from '../../../../test/given-insurance.ts'
import { insuranceDesk } from '../../../../test/given-insurance-at-desk.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { givenRated, newestInvoice } from '../../../../test/given-rated.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isForEachTest: true })
checkBooksAfterEach(app, { runsJobs: true })
const made = prepared(() => givenRated(app), { isForEachTest: true })

test('an offer made after a change has the new fee, and the open one keeps its own, to its bill and certificate', async () => {
  const { payer, staff } = made
  const open = await givenQuotedInsurance(app, payer)
  await givenRate(app, staff, { service: 'insurance', value: 0.2 })
  const next = await givenQuotedInsurance(app, payer, { invoice_number: 'INV-2' })
  expect([await feeOf(open), await feeOf(next)]).toEqual([
    [100, '0.1 % of the invoice amount, in addition to the premium, version 1'],
    [200, '0.2 % of the invoice amount, in addition to the premium, version 2'],
  ])
  await bind(open)
  await givenRate(app, staff, { service: 'insurance', value: 0.3 })
  for (const _ of ['issued', 'printed again']) {
    expect(await newestInvoice(app, made.payer)).toContain(
      'Tradelane service fee: 0.1 % of the invoice amount, in addition to the premium, version 1 100.00 USD',
    )
    expect(await certificateText(open)).toContain('By the insurance rate of Tradelane, version 1')
    app.clock.advance(dayMs)
  }
})

test('the price beside the form and the desk’s own begin with the rate in force, and a customer’s own comes first', async () => {
  const { payer, staff } = made
  await givenRate(app, staff, { service: 'insurance', uid: payer.companyId, value: 0.05 })
  await givenRate(app, staff, { service: 'insurance', value: 0.4 })
  const id = await givenSubmittedInsurance(app, payer.token)
  const { insurance: policy, indication } = (await read(id)).body
  expect(policy.indicative).toMatchObject({
    fee: 50,
    fee_rate: expect.stringContaining('version 1 (own rate)'),
  })
  expect(indication.clauses.map(({ fee }) => fee)).toEqual([50, 50, 50])
  const desk = await insuranceDesk(app)
  expect((await desk.request(id)).presets.margin_amount).toBe(50)
  const other = await givenPayer(app)
  const theirs = await givenQuotedInsurance(app, other)
  expect(await feeOf(theirs, other)).toEqual([400, expect.stringMatching(/^0\.4 % .*, version 2$/)])
})

test('a fee that the desk agrees otherwise is as offered, and names no version', async () => {
  const { payer } = made
  const id = await givenSubmittedInsurance(app, payer.token)
  const desk = await insuranceDesk(app)
  await desk.offer(id, { quote_amount: 400, margin_amount: 12 })
  expect(await feeOf(id)).toEqual([12, 'as offered'])
})

test('a version that a process of before left beside another fee is not named', async () => {
  const id = await givenQuotedInsurance(app, made.payer)
  await app.db
    .updateTable('insurance_policies')
    .set({ fee_amount: 12_345n })
    .where('insurance_id', '=', id)
    .execute()
  expect(await feeOf(id)).toEqual([123.45, 'as offered'])
})

test('the last 30 days charged again have what was bound by the rate, and the open offer that keeps it', async () => {
  const { payer, staff } = made
  await givenBoundInsurance(app, payer)
  await givenQuotedInsurance(app, payer, { invoice_number: 'INV-2' })
  const body = { service: 'insurance', value: 0.2 } as const
  const replayed = (await app.call(priceRates.replay, { body }, staff[0])).body
  expect(replayed.lines).toMatchObject([{ count: 1, currency: 'USD', before: 100, after: 200 }])
  expect(replayed).toMatchObject({ total_before: 100, total_after: 200, quotes_kept: 1 })
  expect(replayed.to_notify.map(({ uid }) => uid)).toEqual([payer.companyId])
  expect(
    (await app.call(priceRates.replay, { body: { ...body, service: 'payment' } }, staff[0])).body.lines,
  ).toEqual([])
})

const read = (insurance_id: string, { token }: Pick<Payer, 'token'> = made.payer) =>
  app.call(insurance.get, { body: { insurance_id } }, { token })

async function feeOf(insuranceId: string, company?: Payer) {
  const { insurance: policy, fee_rate } = (await read(insuranceId, company)).body
  return [policy.quote?.fee, fee_rate]
}

async function bind(insuranceId: string) {
  const body = await givenBinding(app, made.payer, insuranceId)
  const bound = await app.call(insurance.bind, { body }, { token: made.payer.token })
  expect(bound.body.insurance_status).toBe('bound')
}

async function certificateText(insurance_id: string) {
  const { token } = made.payer
  return textOfPaper((await app.call(insurance.certificate, { query: { insurance_id } }, { token })).bytes)
}

const dayMs = 24 * 60 * 60_000
