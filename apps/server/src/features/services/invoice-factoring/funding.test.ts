import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  approveFunding,
  buyerPays,
  codeForFunding,
  daysPassBy,
  fundingForm,
  givenDraftFunding,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  repay,
  submitFundingOf,
} from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp()
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
checkBooksAfterEach(app)
let ada: Payer
let admin: string
beforeEach(async () => {
  ada = await givenSupplier(app)
})

const available = async () => (await booksOf(app, ada.companyId))['available USD']
const partners = async () => (await booksOf(app, 'platform'))['partners USD']

describe('an invoice of 10,000 at 85 % for 60 days', () => {
  it('is offered with every figure, and each check says why it passes', async () => {
    const form = await fundingForm(app, ada)
    const { purchase_order_file, ...asked } = form
    const { body } = await app.call(invoiceFactoring.offer, { body: asked }, { token: ada.token })
    expect(body).toMatchObject({
      advance: 8_500,
      annual_rate: 12,
      interest: 170,
      fee: 100,
      total_cost: 270,
      flat_percent: 3.18,
      annual_cost: 19.06,
      net: 9_730,
      remainder: 1_230,
      days: 60,
    })
    expect(body.checks.filter(({ passed }) => !passed)).toEqual([])
    expect(body.checks.map(({ check }) => check)).toHaveLength(13)
  })

  it('is accepted with a code whose mail says what is advanced, by whom and to whom', async () => {
    const { fundingId } = await givenDraftFunding(app, ada)
    await codeForFunding(app, ada, fundingId)
    const [mail] = await app.mails(ada.email)
    expect(mail?.text).toContain(
      '8,500.00 USD\nadvanced by Meridian Trade Capital on the invoice to Hafenhandel Nord GmbH, paid into your wallet\n',
    )
  })

  it('is advanced once it is confirmed and approved, and the rest arrives when the buyer pays after 45 days', async () => {
    const { fundingId } = await givenFunding(app, ada)
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('funded')
    expect(await available()).toBe('8500.00')
    await daysPassBy(app, 45)
    await buyerPays(app, fundingId)
    const { funding, payments, timeline, position } = await readFunding(app, ada, fundingId)
    expect(funding.status).toBe('closed')
    // 8,500 × 12 % × 45 / 360 = 127.50; 10,000 − 8,500 − 127.50 − 100 = 1,272.50.
    expect(payments).toMatchObject([
      { payer: 'buyer', amount: 10_000, interest: 127.5, principal: 8_500, fee: 100, rest: 1_272.5 },
    ])
    expect(await available()).toBe('9772.50')
    expect(await providerBooksOf(app, ada.companyId)).toMatchObject({ USD: '9772.50' })
    expect(await partners()).toBeUndefined()
    expect(position).toMatchObject({ total_due: 0, buyer_paid: 10_000 })
    expect(timeline.map(({ to }) => to)).toEqual([
      'draft',
      'requested',
      'link_sent',
      'link_ended',
      'buyer_confirmed',
      'approved',
      'funded',
      'payment_shared',
      'collected',
      'remainder_paid',
      'closed',
    ])
  })
})

describe('before the advance', () => {
  it('an invoice that the buyer has not confirmed is not approved', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    const body = { invoice_factoring_id: fundingId, decision: 'approve' } as const
    const refused = await app.call(officeFundings.decide, { body }, { token: admin })
    expect(failure(refused).error.code).toBe('NOT_ELIGIBLE')
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('requested')
  })

  it('a denied invoice says why, frees the limit, and can be submitted again', async () => {
    const { fundingId, form } = await givenRequestedFunding(app, ada)
    const body = {
      invoice_factoring_id: fundingId,
      decision: 'deny',
      reason: 'The order is missing',
    } as const
    await app.call(officeFundings.decide, { body }, { token: admin })
    expect((await readFunding(app, ada, fundingId)).funding).toMatchObject({
      status: 'denied',
      reason: 'The order is missing',
    })
    const again = await givenDraftFunding(app, ada, form)
    expect((await submitFundingOf(app, ada, again)).status).toBe(200)
  })

  it('is denied with the reason of the finance partner, where that refuses the transfer', async () => {
    await app.db
      .updateTable('partners')
      .set({ company_name: 'SIM-PARTNER-REFUSE Trading' })
      .where('uid', '=', ada.companyId)
      .execute()
    const { fundingId } = await givenFunding(app, ada)
    expect((await readFunding(app, ada, fundingId)).funding).toMatchObject({
      status: 'denied',
      reason: 'The finance partner does not fund this invoice.',
    })
    expect(await available()).toBeUndefined()
  })

  it('waits for a transfer that was accepted and is not confirmed, and goes on once it is', async () => {
    await app.db
      .updateTable('partners')
      .set({ company_name: 'SIM-PARTNER-WAIT Trading' })
      .where('uid', '=', ada.companyId)
      .execute()
    const { fundingId } = await givenFunding(app, ada)
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('approved')
    const step = await app.db
      .selectFrom('factoring_steps')
      .select('step_id')
      .where('invoice_factoring_id', '=', fundingId)
      .executeTakeFirstOrThrow()
    await app.deps.sandbox?.financePartners.confirm(step.step_id, {})
    await daysPassBy(app, 1)
    await app.runJobs()
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('funded')
    expect(await available()).toBe('8500.00')
  })

  it('is withdrawn by its company, and then cannot be approved', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    const which = { invoice_factoring_id: fundingId }
    expect((await app.call(invoiceFactoring.withdraw, { body: which }, { token: ada.token })).status).toBe(
      200,
    )
    expect((await approveFunding(app, fundingId, admin)).status).toBe(409)
  })
})

describe('after the advance', () => {
  it('a part of the invoice pays interest and principal first, and the rest follows with the next payment', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 30)
    await buyerPays(app, fundingId, { amount: 4_000 })
    // 8,500 × 12 % × 30 / 360 = 85.00
    expect((await readFunding(app, ada, fundingId)).position).toMatchObject({
      principal: 4_585,
      interest: 0,
      fee: 100,
    })
    expect(await available()).toBe('8500.00')
    await daysPassBy(app, 15)
    await buyerPays(app, fundingId, { amount: 6_000 })
    // 4,585 × 12 % × 15 / 360 = 22.925, rounded on the whole of 107.925.
    const { payments, funding } = await readFunding(app, ada, fundingId)
    expect(payments[1]).toMatchObject({ interest: 22.93, principal: 4_585, fee: 100, rest: 1_292.07 })
    expect(funding.status).toBe('closed')
    expect(await available()).toBe('9792.07')
  })

  it('interest runs past the due date until the day of payment', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 61)
    await app.runJobs()
    await buyerPays(app, fundingId)
    const { payments } = await readFunding(app, ada, fundingId)
    expect(payments[0]).toMatchObject({ interest: 172.83, rest: 1_227.17 })
  })

  it('what the buyer pays twice is passed on to the customer', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId)
    await buyerPays(app, fundingId)
    expect(await available()).toBe('19900.00')
    expect((await readFunding(app, ada, fundingId)).payments[1]).toMatchObject({ rest: 10_000, principal: 0 })
  })

  it('what the buyer pays in another currency goes back to it', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await buyerPays(app, fundingId, { amount: 9_000, currency: 'EUR' })
    const { payments, funding, timeline } = await readFunding(app, ada, fundingId)
    expect(payments).toMatchObject([{ state: 'returned', currency: 'EUR', interest: null }])
    expect(timeline.find(({ to }) => to === 'payment_unmatched')?.reason).toBe('The invoice is in USD')
    expect(funding.status).toBe('funded')
    expect((await booksOf(app, 'platform'))['suspense EUR']).toBeUndefined()
  })

  it('the customer pays from its wallet what the buyer has not paid', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 10)
    // 8,500 × 12 % × 10 / 360 = 28.33
    expect((await repay(app, ada, fundingId, 8_628.34)).status).toBe(400)
    expect((await repay(app, ada, fundingId, 8_400)).status).toBe(200)
    expect(await available()).toBe('100.00')
    const { position, funding } = await readFunding(app, ada, fundingId)
    expect(position).toMatchObject({ principal: 128.33, interest: 0, customer_paid: 8_400 })
    expect(funding.status).toBe('funded')
  })
})
