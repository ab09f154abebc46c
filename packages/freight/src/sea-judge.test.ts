import { expect, test } from 'vitest'
import { makeJudge } from '../test/sea-judge.ts'
import { greatCircleKm, kmPerNauticalMile } from './geo.ts'
import { findSeaRoute } from './sea-route.ts'
import { seaPorts } from './terminals.ts'

// A sample that never changes; npm run sea:judge judges all pairs.
test('from two ports to every other, a grid of the water agrees: 99.5 % within 5 %, all within 12 %', {
  timeout: 120_000,
}, () => {
  const ports = seaPorts()
  const judge = makeJudge(ports.map(({ position }) => position))
  const errors = ['NLRTM', 'SGSIN'].flatMap((code) => {
    const from = ports.findIndex((port) => port.code === code)
    const distances = judge.distancesFrom(from)
    const start = ports[from]?.position ?? [0, 0]
    return ports.flatMap(({ code: to, position }, index) => {
      if (index === from) return []
      const { nauticalMiles } = findSeaRoute(start, position)
      expect(nauticalMiles * kmPerNauticalMile + 1e-6).toBeGreaterThanOrEqual(greatCircleKm(start, position))
      return [{ pair: `${code} ${to}`, error: Math.abs(nauticalMiles / (distances[index] ?? 0) - 1) }]
    })
  })
  expect(errors.filter(({ error }) => error <= 0.05).length / errors.length).toBeGreaterThanOrEqual(0.995)
  expect(errors.filter(({ error }) => !(error <= 0.12))).toEqual([])
})
