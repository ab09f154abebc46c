import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { fundingPapers } from '@tradelane/contract/invoice-factoring/paper-calls'
import { checkInvariants } from '@tradelane/ledger'
import { expect, test } from 'vitest'
import {
  approveFunding,
  buyerPays,
  codeForFunding,
  fundingForm,
  givenDraftFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
} from '../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../test/given-partner.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { theApp } from '../../../../test/the-app.ts'
import { checkFactoringTotals } from './collection/check-totals.ts'

const app = theApp()

async function offered(prepaidPercent: number, invoice_amount = 10_000) {
  const supplier = await givenSupplier(app, { prepaidPercent })
  const { purchase_order_file, ...body } = await fundingForm(app, supplier, { invoice_amount })
  const answer = await app.call(invoiceFactoring.offer, { body }, { token: supplier.token })
  return { ...answer.body, terms: answer.body.checks.find(({ check }) => check === 'payment_terms') }
}

test.each([
  [0, 10_000, 0, 8_500, 'Hafenhandel Nord GmbH pays the whole invoice after the shipment.'],
  [
    20,
    10_000,
    2_000,
    6_800,
    'Hafenhandel Nord GmbH pays 2,000.00 USD in advance. 8,000.00 USD can be funded.',
  ],
  // 33 % of 100.01 is 33.0033: 33.00 are paid in advance, and 85 % of 67.01 are 56.9585.
  [33, 100.01, 33, 56.95, 'Hafenhandel Nord GmbH pays 33.00 USD in advance. 67.01 USD can be funded.'],
  [99, 10_000, 9_900, 85, 'Hafenhandel Nord GmbH pays 9,900.00 USD in advance. 100.00 USD can be funded.'],
])(
  'of an invoice that is paid in advance to %i percent the rest is funded',
  async (percent, amount, prepaid, advance, reason) => {
    expect(await offered(percent, amount)).toMatchObject({
      prepaid,
      advance,
      terms: { passed: true, reason },
    })
  },
)

test('nothing is funded of an invoice that is paid in advance as a whole', async () => {
  const reason =
    'Hafenhandel Nord GmbH pays the whole invoice in advance, by the payment terms of its credit limit. Nothing is left to fund.'
  expect(await offered(100)).toMatchObject({ advance: 0, terms: { passed: false, reason } })
  const supplier = await givenSupplier(app, { prepaidPercent: 100 })
  const { fundingId } = await givenDraftFunding(app, supplier)
  await expect(codeForFunding(app, supplier, fundingId)).rejects.toThrow(reason)
})

test('of a draft, what is paid in advance is that of the limit of now, on its page and on paper', async () => {
  const supplier = await givenSupplier(app, { prepaidPercent: 20 })
  const { token } = supplier
  const { fundingId } = await givenDraftFunding(app, supplier)
  const renewed = app.db.updateTable('credit_limits').where('uid', '=', supplier.companyId)
  await renewed.set({ payment_terms: JSON.stringify([{ days: 0, percentage: 30 }]) }).execute()
  const { funding, offer } = await readFunding(app, supplier, fundingId)
  expect(funding).toMatchObject({ status: 'draft', prepaid_amount: 3_000 })
  expect(offer).toMatchObject({ prepaid: 3_000, advance: 5_950 })
  const query = { invoice_factoring_id: fundingId }
  const { bytes } = await app.call(fundingPapers.application, { query }, { token })
  const text = await textOfPaper(bytes)
  expect(text).toContain('Paid in advance 3,000.00 USD')
  expect(text).toContain('To be paid after shipment 7,000.00 USD')
})

test('interest, fee and remainder are those of the rest, and the invoice is closed once the buyer has paid it', async () => {
  const supplier = await givenSupplier(app, { prepaidPercent: 20 })
  const { fundingId } = await givenRequestedFunding(app, supplier)
  // 6,800 × 12 % × 60 / 360 = 136.00; 1 % of 8,000 = 80.00.
  expect((await readFunding(app, supplier, fundingId)).offer).toMatchObject({
    ...{ prepaid: 2_000, advance: 6_800, interest: 136, fee: 80, net: 7_784, remainder: 984 },
  })
  expect((await approveFunding(app, fundingId)).status).toBe(200)
  await app.runJobs()
  const mails = await app.mails(hafenhandel.email)
  const mail = mails.find(({ subject }) => subject.startsWith('Notice of assignment'))
  expect(mail?.text).toContain(
    'Please pay the rest of 8,000.00 USD, without the 2,000.00 USD due in advance, on',
  )
  await buyerPays(app, fundingId)
  const { funding, position } = await readFunding(app, supplier, fundingId)
  expect(funding).toMatchObject({ status: 'closed', invoice_amount: 10_000, prepaid_amount: 2_000 })
  expect(position).toMatchObject({ buyer_paid: 8_000, total_due: 0 })
  expect(await checkFactoringTotals(app.db)).toEqual([])
  expect(await checkInvariants(app.db)).toEqual([])
})
