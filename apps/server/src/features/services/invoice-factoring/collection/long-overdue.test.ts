import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { expect, test } from 'vitest'
import {
  buyerHasNumber,
  buyerPays,
  daysPassBy,
  fundingForm,
  givenFunding,
  givenSupplier,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()

async function checkOf(supplier: Payer) {
  const { purchase_order_file, ...body } = await fundingForm(app, supplier)
  const answer = await app.call(invoiceFactoring.offer, { body }, { token: supplier.token })
  return answer.body.checks.find(({ check }) => check === 'buyer_pays')
}

test('a buyer that is overdue for more than 30 days gets no further credit from any company, until it pays', async () => {
  const [ada, eva, ida] = [await givenSupplier(app), await givenSupplier(app), await givenSupplier(app)]
  await buyerHasNumber(app, ada, 'HRB 4711-1')
  await buyerHasNumber(app, eva, 'hrb 47111')
  const { fundingId } = await givenFunding(app, ada)
  await daysPassBy(app, 60 + 30)
  expect(await checkOf(eva)).toMatchObject({ passed: true })
  await daysPassBy(app, 1)
  const refused = {
    check: 'buyer_pays',
    passed: false,
    reason:
      'Hafenhandel Nord GmbH is more than 30 days overdue with a funded invoice. New invoices can be funded once it is paid.',
  }
  expect(await checkOf(eva)).toEqual(refused)
  expect(await checkOf(ada)).toEqual(refused)
  expect(await checkOf(ida)).toMatchObject({ passed: true })
  await buyerPays(app, fundingId)
  expect(await checkOf(eva)).toMatchObject({ passed: true })
})

test('a buyer of another country with the same number is another buyer; where a country is unknown it may be the same', async () => {
  const [ada, eva] = [await givenSupplier(app), await givenSupplier(app)]
  for (const supplier of [ada, eva]) await buyerHasNumber(app, supplier, '4711-2')
  await givenFunding(app, ada)
  await daysPassBy(app, 60 + 31)
  await isIn(ada, 'DE')
  await isIn(eva, 'AT')
  expect(await checkOf(eva)).toMatchObject({ passed: true })
  await isIn(eva, 'DE')
  expect(await checkOf(eva)).toMatchObject({ passed: false })
  await isIn(eva, null)
  expect(await checkOf(eva)).toMatchObject({ passed: false })
  await isIn(eva, 'AT')
  await isIn(ada, null)
  expect(await checkOf(eva)).toMatchObject({ passed: false })
})

const isIn = ({ beneficiaryId }: Payer, country: string | null) =>
  app.db.updateTable('partners').set({ country }).where('beneficiary_id', '=', beneficiaryId).execute()
