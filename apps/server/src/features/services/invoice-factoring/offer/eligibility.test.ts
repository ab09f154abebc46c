import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import type { EligibilityCheck } from '@tradelane/contract/invoice-factoring/eligibility'
import { describe, expect, it } from 'vitest'
import { decideLimit, givenLimit } from '../../../../../test/given-credit-limit.ts'
import { givenDollarCaps } from '../../../../../test/given-finance-terms.ts'
import {
  buyerHasNumber,
  buyerPays,
  codeForFunding,
  type FundingForm,
  fundingForm,
  givenDraftFunding,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  submitFundingOf,
  todayOfSupplier,
} from '../../../../../test/given-funding.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { checkFactoringTotals } from '../collection/check-totals.ts'
import { dayAfter } from '../engine/accrued-interest.ts'
import { sumLent } from './sum-lent.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))

describe('an invoice passes', () => {
  it.each<[EligibilityCheck, () => Partial<FundingForm>]>([
    ['due_date', () => ({ shipment_date: dayAfter(today(), -29), finance_term: '30' })],
    ['term', () => ({ finance_term: '120' })],
    ['percentage', () => ({ payment_request: '90' })],
    ['limit_amount', () => ({ invoice_amount: 294_117.65, payment_request: '85' })],
    ['shipped', () => ({ shipment_date: today() })],
    ['cost_covered', () => ({ invoice_amount: 1_000, payment_request: '80' })],
  ])('%s at its edge', async (check, changes) => {
    expect(await failingWith(check, changes())).toBeUndefined()
  })
})

it.each([
  [-29, '1 day remains until the due date.'],
  [-28, '2 days remain until the due date.'],
  [-30, /offers a term of 30 days/],
  [-53, /offers a term of 30 days/],
])('the term of 30 days of goods shipped %i days ago has a reason that holds', async (days, said) => {
  const shipment_date = dayAfter(today(), days)
  const { purchase_order_file, ...asked } = await fundingForm(app, ada, { shipment_date, finance_term: '30' })
  const { body } = await app.call(invoiceFactoring.offer, { body: asked }, { token: ada.token })
  expect(body.checks.find(({ check }) => check === 'term')).toMatchObject({
    passed: true,
    reason: expect.stringMatching(said),
  })
})

describe('an invoice fails', () => {
  it.each<[EligibilityCheck, () => Partial<FundingForm>, RegExp]>([
    ['due_date', () => ({ shipment_date: dayAfter(today(), -31), finance_term: '30' }), /has passed/],
    ['due_date', () => ({ shipment_date: dayAfter(today(), -30), finance_term: '30' }), /is due today/],
    ['term', () => ({ shipment_date: dayAfter(today(), 1), finance_term: '120' }), /At most 120 are funded/],
    ['term', () => ({ finance_partner_id: '2', finance_term: '120' }), /does not offer a term of 120 days/],
    ['percentage', () => ({ finance_partner_id: '2', payment_request: '86' }), /at most 85 %/],
    ['limit_active', () => ({ finance_partner_id: '2' }), /is with Meridian Trade Capital/],
    [
      'limit_amount',
      () => ({ invoice_amount: 294_117.67 }),
      /Only 250,000.00 USD of the credit limit are free/,
    ],
    [
      'shipped',
      () => ({ shipping_file: undefined }) as never,
      /No booking of trade TRX-\S+ shows that you shipped goods/,
    ],
    ['shipped', () => ({ shipment_date: dayAfter(today(), 1) }), /The shipment date .+ is in the future/],
    ['cost_covered', () => ({ invoice_amount: 200, payment_request: '90' }), /more than what is kept back/],
    [
      'cost_covered',
      () => ({ invoice_amount: 2_000, payment_request: '1' }),
      /^Interest and fee of 50\.\d\d USD on an advance of 20\.00 USD would cost \d,\d{3}(?:\.\d+)? % a year\. Meridian Trade Capital funds at most at 100 %\./,
    ],
  ])('%s, with the reason', async (check, changes, reason) => {
    expect(await failingWith(check, changes())).toMatch(reason)
  })

  it('limit_active without a signed limit', async () => {
    const eva = await givenPayer(app, { balance: '0' })
    const form = await fundingForm(app, eva)
    expect(await failing('limit_active', form, eva)).toMatch(/There is no active credit limit/)
    await givenLimit(app, eva)
    expect(await failing('limit_active', form, eva)).toMatch(/There is no active credit limit/)
  })

  it('currency, where the finance partner does not lend in it', async () => {
    const eva = await givenPayer(app, { balance: '0' })
    await givenLimit(app, eva, { currency: 'JPY', limit_request: 1_000_000 })
    const form = await fundingForm(app, eva, { invoice_amount: 500_000 })
    expect(await failing('currency', form, eva)).toMatch(/does not fund invoices in JPY/)
  })
})

describe('the credit limit', () => {
  it('is never used beyond its amount by invoices that are submitted at once', async () => {
    const eva = await givenSupplier(app)
    const drafts = [
      await givenDraftFunding(app, eva, { invoice_amount: 200_000 }),
      await givenDraftFunding(app, eva, { invoice_amount: 200_000 }),
    ]
    // A newer code of one purpose makes the older one void: two people of the company would have one each.
    const [first, second] = drafts
    if (!first || !second) throw new Error('no drafts')
    expect((await submitFundingOf(app, eva, first)).status).toBe(200)
    const code = await codeForFunding(app, eva, second.fundingId).catch((error: Error) => error.message)
    expect(code).toMatch(/Only 80,000.00 USD of the credit limit are free/)
  })

  it('that was reduced refuses later invoices and leaves earlier ones as they are', async () => {
    const eva = await givenSupplier(app)
    const { fundingId } = await givenRequestedFunding(app, eva, { invoice_amount: 100_000 })
    const { body } = await app.call(
      invoiceFactoring.get,
      { body: { invoice_factoring_id: fundingId } },
      { token: eva.token },
    )
    const limit = await app.db
      .selectFrom('credit_limits')
      .select('credit_limit_id')
      .where('uid', '=', eva.companyId)
      .executeTakeFirstOrThrow()
    await decideLimit(app, limit.credit_limit_id, {
      decision: 'reduce',
      amount: 50_000,
      reason: 'The buyer pays late',
    } as never)
    expect(await failing('limit_amount', await fundingForm(app, eva), eva)).toMatch(/Only 0.00 USD/)
    expect(body.funding.status).toBe('requested')
  })
})

describe("the finance partner's caps", () => {
  const reason = /^The advance is more than Meridian Trade Capital can lend now/
  it('on one buyer count what it lends to all companies on that buyer, under any writing of its number', async () => {
    const [eva, ida] = [await givenSupplier(app), await givenSupplier(app)]
    await buyerHasNumber(app, eva, 'HRB 77-1')
    await buyerHasNumber(app, ida, 'hrb771')
    await givenRequestedFunding(app, eva, { invoice_amount: 100_000 })
    const exactly = { invoice_amount: 50_000, payment_request: '80' } as const
    await givenDollarCaps(app, 1, { buyer_cap: 125_000 })
    expect(await failing('partner_cap', await fundingForm(app, ida, exactly), ida)).toBeUndefined()
    const more = { invoice_amount: 50_000.02, payment_request: '80' } as const
    expect(await failing('partner_cap', await fundingForm(app, ida, more), ida)).toMatch(reason)
    await buyerHasNumber(app, ida, 'HRB 77-2')
    expect(await failing('partner_cap', await fundingForm(app, ida, more), ida)).toBeUndefined()
    await givenDollarCaps(app, 1, { buyer_cap: 50_000_000 })
  })

  it('in all count what it lends on every buyer, and what is repaid is free again', async () => {
    const { ofPartner } = await sumLent(app.db, {
      scope: { kind: 'system', companyId: ada.companyId },
      beneficiaryId: ada.beneficiaryId,
      financePartnerId: 1,
      buyerKey: '',
      currency: 'USD',
    })
    const eva = await givenSupplier(app)
    await buyerHasNumber(app, eva, 'HRB 77-3')
    const total_cap = Number(ofPartner.amount) / 100 + 8_500
    await givenDollarCaps(app, 1, { buyer_cap: 10_000, total_cap })
    const { fundingId } = await givenFunding(app, eva)
    const next = await fundingForm(app, eva, { invoice_amount: 100, payment_request: '50' })
    expect(await failing('partner_cap', next, eva)).toMatch(reason)
    await buyerPays(app, fundingId)
    expect(await failing('partner_cap', next, eva)).toBeUndefined()
    await givenDollarCaps(app, 1, { buyer_cap: 50_000_000, total_cap: 500_000_000 })
    expect(await checkFactoringTotals(app.db)).toEqual([])
  })
})

describe('the code for an invoice', () => {
  it('that was sent before midnight is valid after it, and the offer is the one of the new day', async () => {
    const eva = await givenSupplier(app)
    const draft = await givenDraftFunding(app, eva)
    // The code is asked for 31 seconds later.
    app.clock.advance(endOfDay(today(), 'US').getTime() - 60_000 - app.clock.now().getTime())
    const code = await codeForFunding(app, eva, draft.fundingId)
    const before = await readFunding(app, eva, draft.fundingId)
    app.clock.advance(60_000)
    expect((await submitFundingOf(app, eva, { ...draft, code })).status).toBe(200)
    const { offer } = await readFunding(app, eva, draft.fundingId)
    expect(before.offer).toMatchObject({ days: 60 })
    expect(offer).toMatchObject({ days: 59, advance: before.offer?.advance, fee: before.offer?.fee })
    expect(Number(offer?.interest)).toBeLessThan(Number(before.offer?.interest))
  })

  it.each<[string, Partial<FundingForm>]>([
    ['another amount', { invoice_amount: 9_000 }],
    ['another percentage', { payment_request: '80' }],
    ['another term', { finance_term: '30' }],
  ])('is void for %s', async (_what, changes) => {
    const draft = await givenDraftFunding(app, ada)
    const code = await codeForFunding(app, ada, draft.fundingId)
    const answer = await submitFundingOf(app, ada, { ...draft, form: { ...draft.form, ...changes }, code })
    expect(failure(answer).error.code).toBe('WRONG_CODE')
  })
})

const today = () => todayOfSupplier(app)

/** The reason of a check that fails; undefined where it passes. */
async function failing(
  name: EligibilityCheck,
  form: FundingForm,
  supplier = ada,
): Promise<string | undefined> {
  const { purchase_order_file, ...asked } = form
  const { body } = await app.call(invoiceFactoring.offer, { body: asked }, { token: supplier.token })
  const found = body.checks.find(({ check }) => check === name)
  if (!found) throw new Error(JSON.stringify(body))
  return found.passed ? undefined : found.reason
}
const failingWith = async (name: EligibilityCheck, changes: Partial<FundingForm>) =>
  failing(name, await fundingForm(app, ada, changes))
