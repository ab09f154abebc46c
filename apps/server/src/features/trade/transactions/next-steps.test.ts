import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { expect, test } from 'vitest'
import { givenEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { givenQuotedInsurance } from '../../../../test/given-insurance.ts'
import {
  givenDraft,
  givenPayer,
  givenPayment,
  type Payer,
  untilSettled,
} from '../../../../test/given-payment.ts'
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

const nextSteps = async ({ token }: Payer) => {
  const { transaction_id } = await tradeOf(app, { token })
  return (await app.call(tradeFigures.nextSteps, { query: { transaction_id } }, { token })).body.records
}
