import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenBooking } from '../../../../test/given-shipment.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { getBooking, quotedFreight } from './bookings.ts'
import { carriageRequest } from './carriage.ts'
import { readDetails } from './details.ts'

const app = theApp()

const places = {
  dublin: { name: 'Dublin', countryCode: 'IE', code: null, lat: 53.33, lng: -6.25 },
  belfast: { name: 'Belfast', countryCode: 'GB', code: null, lat: 54.6, lng: -5.93 },
  leeds: { name: 'Leeds', countryCode: 'GB', code: null, lat: 53.8, lng: -1.55 },
}

test('the carrier is asked to clear by where the goods are, also within a country', async () => {
  const { token, companyId } = await givenCompany(app)
  const { logisticsId } = await givenBooking(app, token)
  const booking = await getBooking(app.db, systemScope(companyId), logisticsId)
  const details = await readDetails(app.db, booking)
  const freight = quotedFreight(booking)
  const [leg] = freight.legs
  if (!leg) throw new Error('an offer has no legs')
  const clears = (from: keyof typeof places, to: keyof typeof places) => {
    const legs = [{ ...leg, role: 'main' as const, from: places[from], to: places[to] }]
    return carriageRequest(logisticsId, { ...freight, legs }, details).crossesCustoms
  }
  expect([clears('leeds', 'belfast'), clears('belfast', 'leeds'), clears('dublin', 'belfast')]).toEqual([
    ...[true, false, false],
  ])
})
