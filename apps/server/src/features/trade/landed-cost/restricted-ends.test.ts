import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
beforeAll(() => app.clock.advance(Date.parse('2026-12-01T12:00:00Z') - app.clock.now().getTime()))

async function estimated(hs_code: string, origin: string, destination: string) {
  const { token } = await givenCompany(app)
  const body = { hs_code, origin, destination, currency: 'CHF', incoterm: 'FOB', value: 10_000 } as const
  const answer = await app.call(
    landedCost.estimate,
    { body: { ...body, freight: 800, insurance: 50, arrives_by: 'sea' } },
    { token },
  )
  if (!('lines' in answer.body)) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

test.each([
  ['6109.10', 'KP', 'CH', ['We carry nothing from or to North Korea. Sanctions forbid it.']],
  ['7208.10', 'RU', 'CH', ['We carry nothing from or to Russia. Sanctions forbid it.']],
  ['8471.30', 'IR', 'SG', ['We carry nothing from or to Iran. Sanctions forbid it.']],
  ['8471.30', 'CH', 'SD', ['We carry nothing from or to Sudan. War: no insurer of ours offers cover.']],
  ['8471.30', 'CN', 'CH', []],
] as const)(
  'What is carried from or to no such place is said: %s from %s to %s',
  async (hs, from, to, said) => {
    const { warnings, is_complete } = await estimated(hs, from, to)
    expect(warnings.filter((text) => text.startsWith('We carry nothing'))).toEqual(said)
    expect(is_complete).toBe(said.length === 0)
  },
)
