import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
beforeAll(() => app.clock.advance(Date.parse('2026-12-01T12:00:00Z') - app.clock.now().getTime()))

async function estimated(origin: string, destination: string) {
  const { token } = await givenCompany(app)
  const body = { hs_code: '6404.11', origin, destination, currency: 'USD', incoterm: 'FOB' } as const
  const answer = await app.call(
    landedCost.estimate,
    { body: { ...body, value: 10_000, freight: 800, insurance: 50, arrives_by: 'sea' } },
    { token },
  )
  if (!('lines' in answer.body)) throw new Error(JSON.stringify(answer.body))
  const { lines, warnings } = answer.body
  return { ...answer.body, duty: lines.find(({ kind }) => kind === 'duty'), warned: warnings.join(' ') }
}

test.each([
  ['RU', 'US', 'the rates of column 2 hold for them (General Note 3(b) of the tariff'],
  ['BY', 'US', 'the rates of column 2'],
  ['KP', 'US', 'the rates of column 2'],
  ['CU', 'US', 'the rates of column 2'],
  ['RU', 'CA', 'the general tariff of 35 %'],
  ['BY', 'CA', 'the general tariff of 35 %'],
  ['KP', 'CA', 'the general tariff of 35 %'],
  ['RU', 'NZ', 'Goods of Russia pay 35 % since 25 April 2022'],
  ['RU', 'JP', 'do not pay the rates of the World Trade Organization'],
])('Goods of %s do not pay the ordinary duty of %s: none is guessed', async (origin, destination, words) => {
  const { duty, warned, lacks_duty, is_complete } = await estimated(origin, destination)
  expect([duty, lacks_duty, is_complete]).toEqual([undefined, true, false])
  expect(warned).toContain(words)
  expect(warned).toContain('No rate is known here for these goods.')
})

test.each([
  ['RU', 'GB', '35 percentage points are added'],
  ['BY', 'AU', '35 % of the customs value are added'],
  ['RU', 'DE', 'Regulation (EU) 2025/1227'],
])('What is added to the duty on goods of %s in %s is said beside it', async (origin, destination, words) => {
  const { duty, warned, is_complete } = await estimated(origin, destination)
  expect(duty?.amount).toBeGreaterThan(0)
  expect(warned).toContain(words)
  expect(is_complete).toBe(false)
})

test('Goods of other origins pay the ordinary duty', async () => {
  const { duty, warned } = await estimated('VN', 'JP')
  expect(duty?.rate).toBe(8)
  expect(warned).not.toContain('Russia')
})
