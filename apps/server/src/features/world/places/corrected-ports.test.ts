import { greatCircleKm, seaPorts } from '@tradelane/freight'
import { expect, test } from 'vitest'
import { findNamedCity } from './find-city.ts'

// The positions that packages/freight/scripts/covered-ports.ts corrects, held against GeoNames' places beside the quays.

test.each([
  ['ARBUE', 'Buenos Aires'],
  ['HKHKG', 'Kwai Chung'],
  ['LVVNT', 'Ventspils'],
  ['PHDVO', 'Davao'],
  ['TWTXG', 'Taichung'],
  ['USLAX', 'Long Beach'],
  ['USSAV', 'Savannah'],
  ['CDMAT', 'Matadi'],
  ['CNSWA', 'Shantou'],
  ['CNYTN', 'Shenzhen'],
  ['CNZHA', 'Zhanjiang'],
  ['DZAAE', 'Annaba'],
  ['EGEDK', 'Alexandria'],
  ['OMSOH', 'Sohar'],
  ['PAMIT', 'Colón'],
  ['PKBQM', 'Karachi'],
  ['REPDG', 'Le Port'],
  ['TRAMB', 'Istanbul'],
])('the port %s is within 35 km of %s', async (code, name) => {
  const port = seaPorts().find((one) => one.code === code)
  const city = await findNamedCity(name, code.slice(0, 2))
  if (!port || !city) throw new Error(`${port ? name : code} is not known`)
  expect(greatCircleKm(port.position, [city.lng, city.lat])).toBeLessThan(35)
})
