import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { vendors } from '@tradelane/contract/vendors/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import {
  acceptOfferOf,
  decideOffers,
  givenDeskRequest,
  submitOffersOf,
} from '../../../../../test/given-quote-case.ts'
import { givenVendor } from '../../../../../test/given-vendor.ts'
import { askVendorOf, deskCaseOf, givenAnswer, usedRow } from '../../../../../test/given-vendor-ask.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))

test('the record of a vendor counts asked, answered, won, lost and late, each request once', async () => {
  expect(await recordOf()).toEqual({ asked: 0, answered: 0, won: 0, lost: 0, late: 0 })
  const { asked, ask } = await givenAnswer(app, company)
  await submitOffersOf(app, asked, [usedRow(app, ask)])
  await decideOffers(app, asked, { decision: 'approve' })
  const [offer] = (await deskCaseOf(app, asked.case_id)).offers
  expect((await acceptOfferOf(app, company, offer?.offer_id)).status).toBe(200)
  expect(await recordOf()).toEqual({ asked: 1, answered: 1, won: 1, lost: 0, late: 0 })

  const other = await givenAnswer(app, company)
  await askVendorOf(app, other.asked.case_id)
  await cancel(other.asked.case_id)
  expect(await recordOf()).toEqual({ asked: 2, answered: 2, won: 1, lost: 1, late: 0 })

  const { case_id } = await givenDeskRequest(app, company)
  await askVendorOf(app, case_id)
  await askVendorOf(app, case_id)
  const ended = await givenDeskRequest(app, company)
  await askVendorOf(app, ended.case_id)
  await cancel(ended.case_id)
  expect(await recordOf()).toEqual({ asked: 4, answered: 2, won: 1, lost: 1, late: 0 })
  // Past the last moment of both; one was not needed any more.
  app.clock.advance(8 * 86_400_000)
  expect(await recordOf()).toEqual({ asked: 4, answered: 2, won: 1, lost: 1, late: 1 })
  await askVendorOf(app, case_id)
  expect(await recordOf()).toMatchObject({ asked: 4, late: 1 })
})

const cancel = (case_id: string) =>
  app.call(quoteOffers.cancel, { body: { case_id } }, { token: company.token })

async function recordOf() {
  const vendor_id = await givenVendor(app)
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(vendors.get, { body: { vendor_id } }, { token })
  return body.record
}
