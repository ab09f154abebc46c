import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { expect, test } from 'vitest'
import {
  clearanceDesk,
  givenUncleared,
  requestClearanceOf,
} from '../../../../../test/given-clearance-request.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenVendor, meera } from '../../../../../test/given-vendor.ts'
import { askVendorOf, openVendorLink } from '../../../../../test/given-vendor-ask.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()

test('an open request for customs clearance shows desk, customer and broker the codes of now where they have changed, until it ends', async () => {
  const company = await givenCompany(app, { kyb: 'Clear' })
  const desk = await clearanceDesk(app)
  const id = await givenUncleared(app, company)
  const { case_id } = (await requestClearanceOf(app, company, id)).body
  await askVendorOf(app, case_id, { vendor_id: await givenVendor(app) })
  const codesOf = (facts: readonly { label: string; value: string }[]) =>
    facts.find(({ label }) => label === 'HS codes')?.value
  const customers = async () =>
    (await app.call(quoteOffers.list, { query: {} }, company)).body.cases[0]?.request.facts ?? []
  const atDesk = async () => codesOf((await desk.request(case_id)).request.facts)
  expect([await atDesk(), codesOf(await customers())]).toEqual(['520511', '520511'])
  await app.db
    .updateTable('freight_booking_details')
    .set({ hs_codes: ['720810'] })
    .where('logistics_id', '=', id)
    .execute()
  const changed = '720810 (changed since the request: 520511)'
  expect([await atDesk(), codesOf(await customers())]).toEqual([changed, changed])
  const { facts } = await openVendorLink(app, meera.email)
  expect(facts).toContainEqual({ term: 'HS codes', value: changed })
  expect(facts.find(({ term }) => term === 'Customs asks for')?.value).toContain('CBAM')
  await app.call(quoteOffers.cancel, { body: { case_id } }, company)
  expect(await atDesk()).toBe('520511')
})
