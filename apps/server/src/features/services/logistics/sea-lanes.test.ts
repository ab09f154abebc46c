import type { Freight } from '@tradelane/contract/logistics/freight'
import { greatCircleKm } from '@tradelane/freight'
import { expect, test } from 'vitest'
import { seaLanesOf } from './sea-lanes.ts'

test('a ship that turned has sailed there on the way that it was booked on', () => {
  const suez = [32.5, 29.9] as const
  expect(nearestKm({ ...leg, avoided_before: ['suez'] }, ...suez)).toBeGreaterThan(1_000)
  expect(nearestKm({ ...leg, avoided_before: [] }, ...suez)).toBeLessThan(100)
})

const stop = (name: string, countryCode: string, lng: number, lat: number) => ({
  ...{ name, countryCode, code: null, lng, lat },
})
/** Round Africa, then aside off Dakar. */
const leg: Freight['legs'][number] = {
  ...{ role: 'main', by: 'sea', distance_km: 0, days: 0, price: '0.00', co2_kg: 0, route: 'turned' },
  from: stop('Mumbai', 'IN', 72.82, 18.97),
  to: stop('Hamburg', 'DE', 9.99, 53.55),
  avoids: ['suez', 'gibraltar'],
  turns_at: [-18, 14],
}
const nearestKm = (way: Freight['legs'][number], lng: number, lat: number) => {
  const [lane] = seaLanesOf([{ legs: [way] }])
  return Math.min(...(lane?.geometry ?? []).map(([x = 0, y = 0]) => greatCircleKm([x, y], [lng, lat])))
}
