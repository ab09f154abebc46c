import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { supplierTerms } from '@tradelane/contract/invoice-factoring/assignment'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { fundingPapers } from '@tradelane/contract/invoice-factoring/paper-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import {
  buyerHasNumber,
  buyerPays,
  daysPassBy,
  fundingForm,
  givenDraftFunding,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  repay,
} from '../../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { settlementLines } from './settlement-lines.ts'

const app = theApp()
let ada: Payer
beforeEach(async () => {
  ada = await givenSupplier(app, { isRegistered: true })
  await buyerHasNumber(app, ada, 'HRB 90412')
})

describe('the application for a funding', () => {
  it('of a draft says that it is one, and shows each check with its reason', async () => {
    const { fundingId } = await givenDraftFunding(app, ada, { shipping_file: undefined })
    const text = await textOf('application', fundingId)
    expect(text).toContain('Application for invoice funding: draft')
    expect(text).toContain('Not submitted: this is a draft')
    expect(text).toMatch(/Goods shipped Failed No booking/)
    expect(text).toContain('12 of 13 passed')
  })

  it('names number, company, buyer, invoice, offer, documents and checks as they were submitted', async () => {
    const order = { invoice_date: '2026-11-20', order_number: 'PO-7731' }
    const { fundingId, form } = await givenRequestedFunding(app, ada, order)
    const { funding } = await readFunding(app, ada, fundingId)
    const answer = await take('application', fundingId)
    expect(answer.headers['content-disposition']).toContain(`application-${funding.funding_number}.pdf`)
    const text = await textOfPaper(answer.bytes)
    for (const part of [
      funding.funding_number,
      ...partyTexts,
      `Invoice number ${form.invoice_number} Invoice date 20 Nov 2026 Order number PO-7731`,
      'Invoice amount 10,000.00 USD',
      'Finance term 60 days from the shipment date',
      ...supplierTerms,
      'Payment request 85 % of the invoice',
      'Advance 8,500.00 USD',
      'Interest 170.00 USD, 12 % a year for 60 days',
      'Total cost 270.00 USD',
      'Documents Invoice.pdf, Order.pdf, Bill of lading.pdf',
      'All checks Passed',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('draft')
  })

  it('stays as it was submitted when the limit is reduced and the buyer moves', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    const { beneficiaryId, companyId } = ada
    await app.db
      .updateTable('credit_limits')
      .set({ approved_amount: 1_000_000n, description_goods: 'Other goods' })
      .where('uid', '=', companyId)
      .where('beneficiary_id', '=', beneficiaryId)
      .execute()
    await app.db
      .updateTable('partners')
      .set({ company_name: 'Other GmbH', company_address: 'Elsewhere 1' })
      .where('uid', '=', companyId)
      .where('beneficiary_id', '=', beneficiaryId)
      .execute()
    const text = await textOf('application', fundingId)
    expect(text).toContain(', 250,000.00 USD Goods')
    for (const kept of partyTexts) expect(text).toContain(kept)
    for (const now of ['Other', 'Elsewhere', '10,000.00 USD Goods']) expect(text).not.toContain(now)
  })

  it('is read by the back office once it is submitted, and not before', async () => {
    const { token } = await givenAdministrator(app)
    const { fundingId } = await givenDraftFunding(app, ada)
    expect(failure(await take('application', fundingId, { token })).error.code).toBe('NOT_FOUND')
    const submitted = await givenRequestedFunding(app, ada)
    expect((await take('application', submitted.fundingId, { token })).status).toBe(200)
  })

  it('is read by nobody else', async () => {
    const { fundingId } = await givenDraftFunding(app, ada)
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    for (const kind of ['application', 'settlement'] as const)
      expect(failure(await take(kind, fundingId, stranger)).error.code).toBe('NOT_FOUND')
  })
})

it('the application for a credit limit names the buyer, the amount and the payment terms', async () => {
  const { body } = await app.call(creditLimits.list, { query: {} }, { token: ada.token })
  const [limit] = body.credit_limits
  const query = { credit_limit_id: limit?.credit_limit_id ?? '' }
  const { bytes } = await app.call(creditLimits.application, { query }, { token: ada.token })
  const text = await textOfPaper(bytes)
  for (const part of [
    `${limit?.limit_number}: 250,000.00 USD for invoices to Hafenhandel Nord GmbH`,
    ...partyTexts.slice(0, 2),
    'Limit requested 250,000.00 USD',
    'Terms and conditions Accepted on',
    ...supplierTerms,
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Status')
  const stranger = await givenCompany(app, { kyb: 'Clear' })
  const refused = await app.call(creditLimits.application, { query }, { token: stranger.token })
  expect(failure(refused).error.code).toBe('NOT_FOUND')
})

describe('the notice of assignment', () => {
  it('is refused before the advance, and to strangers', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    expect(failure(await take('notice', fundingId)).error.code).toBe('ILLEGAL_STATE')
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    expect(failure(await take('notice', fundingId, stranger)).error.code).toBe('NOT_FOUND')
  })

  it('names the parties, the invoice, the account of its currency, and what it asks of the buyer', async () => {
    const order = { invoice_date: '2026-11-20', order_number: 'PO-7731' }
    const { fundingId, form } = await givenFunding(app, ada, order)
    const { account } = await readFunding(app, ada, fundingId)
    const answer = await take('notice', fundingId)
    expect(answer.headers['content-disposition']).toContain('notice-of-assignment-IF-')
    const text = await textOfPaper(answer.bytes)
    for (const part of [
      `Okafor Imports Inc. has assigned invoice ${form.invoice_number} of 10,000.00 USD to Meridian Trade Capital.`,
      ...partyTexts,
      'Invoice date 20 Nov 2026 Order number PO-7731',
      `Account number ${account?.account} Routing number (ABA) 026073150 BIC (SWIFT) TRDLUS20`,
      `Reference ${account?.reference}`,
      'Held for Meridian Trade Capital and Okafor Imports Inc.',
      'A payment to another account does not settle the invoice.',
      'Only Meridian Trade Capital can release the assignment',
      'Sandbox: this account does not exist.',
    ])
      expect(text).toContain(part)
    const [mail] = await app.mails(hafenhandel.email)
    for (const { label, value } of account?.lines ?? []) expect(mail?.text).toContain(`${label}: ${value}`)
    expect(mail?.text).toContain('Order number: PO-7731')
  })
})

it('an invoice date in the future is refused, and one of today is not', async () => {
  const body = await fundingForm(app, ada, { invoice_date: '2999-01-01' })
  const refused = await app.call(invoiceFactoring.add, { body }, { token: ada.token })
  expect(Object.keys(failure(refused).error.fields ?? {})).toEqual(['invoice_date'])
  const today = app.deps.clock.now().toISOString().slice(0, 10)
  const saved = await app.call(
    invoiceFactoring.add,
    { body: { ...body, invoice_date: today } },
    { token: ada.token },
  )
  expect(saved.status).toBe(200)
})

describe('the settlement statement', () => {
  it('is refused before the advance', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    expect(failure(await take('settlement', fundingId)).error.code).toBe('ILLEGAL_STATE')
  })

  it('shows the advance, the interest by days, the payment and its shares, to the cent', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 45)
    await buyerPays(app, fundingId)
    const text = await textOf('settlement', fundingId)
    for (const part of [
      ...partyTexts,
      'Advance 8,500.00 USD, 85 % of the invoice',
      'Status Closed',
      'Advance to the wallet, 85 % of the invoice 8,500.00 USD',
      'Interest for 45 days on 8,500.00 USD at 12 % a year 127.50 USD',
      'of this, interest 127.50 USD',
      'of this, advance 8,500.00 USD',
      'of this, fee 100.00 USD',
      'of this, remainder to you 1,272.50 USD',
      'Cost paid 227.50 USD',
      'Received in your wallet 9,772.50 USD',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Still due')
  })

  it('says what is still due, and what was paid from the wallet', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 30)
    expect((await repay(app, ada, fundingId, 1_085)).status).toBe(200)
    await app.runJobs()
    const text = await textOf('settlement', fundingId)
    expect(text).toContain('Paid from the wallet 1,085.00 USD')
    expect(text).toContain('Interest paid 85.00 USD')
    expect(text).toContain('Received in your wallet 7,415.00 USD')
    expect(text).toContain('Still due 7,600.00 USD: advance 7,500.00 USD, interest 0.00 USD, fee 100.00 USD')
  })

  it('has the figures that were booked, also for several payments at odd moments', async () => {
    const { fundingId } = await givenFunding(
      app,
      ada,
      await fundingForm(app, ada, { invoice_amount: 9_999.99 }),
    )
    for (const amount of [33.33, 1_234.56, 0.01, 4_999.99, 6_000]) {
      await daysPassBy(app, 7)
      await buyerPays(app, fundingId, { amount })
    }
    const { payments } = await readFunding(app, ada, fundingId)
    const text = await textOf('settlement', fundingId)
    const sumOf = (key: 'interest' | 'fee') =>
      payments.reduce((sum, payment) => sum + Math.round((payment[key] ?? 0) * 100), 0)
    const cost = (sumOf('interest') + sumOf('fee')) / 100
    expect(text).toContain(`Cost paid ${cost.toFixed(2)} USD`)
    const lines = [...text.matchAll(/Interest for \d+ days on [\d,.]+ USD at 12 % a year ([\d.]+) USD/g)]
    expect(lines.reduce((sum, [, amount = '0']) => sum + Math.round(Number(amount) * 100), 0)).toBe(
      sumOf('interest'),
    )
    for (const { interest } of payments.filter((payment) => (payment.interest ?? 0) > 0))
      expect(text).toContain(`of this, interest ${interest?.toFixed(2)} USD`)
  })

  it('has no interest for a payment on the day of the advance', () => {
    const usd = (amount: bigint) => ({ amount, currency: 'USD' as const })
    const advance = {
      advance: usd(850_000n),
      fee: usd(10_000n),
      annualRateBasisPoints: 1200,
      share: '85 % of the invoice',
    }
    const paid = { paidOn: '2026-11-23', by: 'Hafenhandel', reference: '', amount: usd(1_000_000n) }
    const { lines, rest } = settlementLines({ day: '2026-11-23', ...advance }, [paid], '2026-12-31')
    expect(lines.map(({ what }) => what)).toEqual([
      'Advance to the wallet, 85 % of the invoice',
      'Payment of Hafenhandel',
      'of this, advance',
      'of this, fee',
      'of this, remainder to you',
    ])
    expect(rest).toEqual(usd(140_000n))
  })
})

/** Name, number, address and contact of each party, as a lender and a bank expect them. */
const partyTexts = [
  'Supplier Okafor Imports Inc. Registration number NY4471 40 Wall Street, Floor 12, 10005 New York, NY, United States Ada Okafor ada-',
  'Buyer Hafenhandel Nord GmbH Registration number HRB 90412 Am Sandtorkai 30, 20457 Hamburg Jette Brandt jette.brandt@hafenhandel.example, +49 40 30091245',
  'Finance partner Meridian Trade Capital Registration number HRB 118204 Große Elbstraße 145, 22767 Hamburg, Germany receivables@meridian-trade.example, +49 40 66969 118',
]
type Kind = 'application' | 'settlement' | 'notice'
const take = (kind: Kind, invoice_factoring_id: string, { token }: { token: string } = ada) =>
  app.call(fundingPapers[kind], { query: { invoice_factoring_id } }, { token })
const textOf = async (kind: Kind, id: string) => textOfPaper((await take(kind, id)).bytes)
