import { expect, test } from 'vitest'
import { buyerPays, givenFunding, givenSupplier } from '../../../../../test/given-funding.ts'
import { newestInvoice } from '../../../../../test/given-rated.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app)

test('the invoice of a fee on a funding names what it is a part of, its rate and the version of the terms', async () => {
  const supplier = await givenSupplier(app)
  const { fundingId } = await givenFunding(app, supplier)
  await buyerPays(app, fundingId, { amount: 10_000 })
  expect(await newestInvoice(app, supplier)).toContain(
    'The buyer owes 10,000.00 USD Rate of the fee 1 % of what the buyer owes, at least 50.00 USD, version 1 of the terms of Meridian Trade Capital The whole fee 100.00 USD',
  )
})
