import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { expect, test } from 'vitest'
import { givenEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  approveFunding,
  buyerPays,
  givenRequestedFunding,
  givenSupplier,
} from '../../../../test/given-funding.ts'
import { givenQuotedInsurance } from '../../../../test/given-insurance.ts'
import {
  givenDraft,
  givenPayer,
  givenPayment,
  type Payer,
  untilSettled,
} from '../../../../test/given-payment.ts'
import {
  decideOffers,
  givenDeskRequest,
  offerRow,
  submitOffersOf,
} from '../../../../test/given-quote-case.ts'
import { givenTrade, tradeOf } from '../../../../test/given-trade.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

test('every record of a trade has its page, and says who must do what next', async () => {
  const ada = await givenPayer(app)
  await givenDraft(app, ada, { amount: 200 })
  await givenPayment(app, ada)
  await untilSettled(app)
  await givenQuotedInsurance(app, ada)
  const [draft, paid, quoted, ...none] = await nextSteps(ada)
  expect(none).toEqual([])
  expect(draft).toMatchObject({
    title: 'Payment to Hafenhandel Nord GmbH',
    detail: expect.stringMatching(/^200\.00 USD, PY-/),
    link: `/payments/${draft?.id}`,
    next: { who: 'customer', by: null },
  })
  expect(paid).toMatchObject({ detail: expect.stringMatching(/^1,000\.00 USD, PY-/), next: null })
  expect(quoted).toMatchObject({
    title: expect.stringMatching(/^Insurance IN-/),
    next: { who: 'approver', text: 'Accept the quote and pay the premium to start the cover.' },
  })
  await givenTrade(app, ada)
  expect(await nextSteps(ada)).toEqual([])
})

test('a funding warns as long as nothing shows that its goods were delivered, until the buyer pays', async () => {
  const supplier = await givenSupplier(app)
  const { fundingId } = await givenRequestedFunding(app, supplier)
  const warning =
    'Nothing shows yet that the goods were delivered to Hafenhandel Nord GmbH. The buyer may dispute an invoice for goods that it has not got.'
  expect(await nextSteps(supplier)).toMatchObject([{ id: fundingId, warning }])
  await approveFunding(app, fundingId)
  await app.runJobs()
  expect(await nextSteps(supplier)).toMatchObject([{ id: fundingId, warning }])
  await buyerPays(app, fundingId, { amount: 100 })
  const [paid] = await nextSteps(supplier)
  expect(paid).toMatchObject({ id: fundingId, next: { who: 'counterparty' } })
  expect(paid).not.toHaveProperty('warning')
})

test('an escrow says what its own page says', async () => {
  const importer = await givenImporter(app)
  const id = await givenEscrow(app, importer)
  const { smart_escrow_data } = await tradeOf(app, importer)
  const [{ next } = { next: null }] = smart_escrow_data
  expect(next).toMatchObject({ who: 'counterparty' })
  expect(await nextSteps(importer)).toEqual([
    {
      ...{ subject: 'smart_escrow', id, title: expect.stringMatching(/^Smart escrow SE-/) },
      ...{ detail: '8,000.00 USD', link: `/smart-escrow/escrows/${id}`, next },
    },
  ])
})

test('a request at the desk waits for us, then for the customer, and has its own page', async () => {
  const ada = await givenPayer(app)
  const asked = await givenDeskRequest(app, ada)
  const { transaction_id } = asked
  const read = async () =>
    (await app.call(tradeFigures.nextSteps, { query: { transaction_id } }, { token: ada.token })).body.records
  const record = {
    ...{ subject: 'quote_case', id: asked.case_id, title: expect.stringMatching(/^Request QR-/) },
    ...{ detail: expect.stringContaining('Mumbai, IN to Hamburg, DE'), link: `/offers/${asked.case_id}` },
  }
  expect(await read()).toEqual([{ ...record, next: expect.objectContaining({ who: 'tradelane' }) }])
  await submitOffersOf(app, asked, [offerRow(app)])
  await decideOffers(app, asked, { decision: 'approve' })
  expect(await read()).toEqual([
    {
      ...record,
      next: {
        ...{ who: 'approver', text: 'Compare the offers and accept one, or ask for a revision.' },
        by: `${dayFromNow(app, 5)}T23:59:59.999Z`,
      },
    },
  ])
  const over = dayFromNow(app, -1)
  await app.db
    .updateTable('quote_cases')
    .set({ offers_until: over })
    .where('case_id', '=', asked.case_id)
    .execute()
  expect(await read()).toMatchObject([
    { next: { text: 'The offers have expired. Ask for new ones.', by: null } },
  ])
})

const nextSteps = async ({ token }: Payer) => {
  const { transaction_id } = await tradeOf(app, { token })
  return (await app.call(tradeFigures.nextSteps, { query: { transaction_id } }, { token })).body.records
}
