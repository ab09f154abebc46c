import { shipments } from '@tradelane/contract/shipments/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { acceptOfferOf, givenOffers, offerRow } from '../../../../../test/given-quote-case.ts'
import { givenVendor, meera } from '../../../../../test/given-vendor.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })

test('a vendor whose freight is cancelled after the acceptance is mailed that the order has ended, once', async () => {
  const company = await givenCompany(app, { kyb: 'Clear' })
  const email = 'lifts@vendor.example'
  const vendor_id = await givenVendor(app, { contact_details: [{ ...meera, email }] })
  const { offerIds, logistics_id } = await givenOffers(app, company, [offerRow(app, { vendor_id })])
  expect((await acceptOfferOf(app, company, offerIds[0])).status).toBe(200)
  const cancel = () => app.call(shipments.cancel, { body: { logistics_id } }, company)
  expect((await cancel()).status).toBe(200)
  expect((await cancel()).status).toBe(409)
  await app.runJobs()
  const ended = (await app.mails(email)).filter(({ subject }) => subject.endsWith('the order was cancelled'))
  expect(ended).toMatchObject([{ text: expect.stringContaining('Please stop your work on it.') }])
})
