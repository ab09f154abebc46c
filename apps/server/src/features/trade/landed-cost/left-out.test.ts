import { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
beforeAll(() => app.clock.advance(Date.parse('2026-12-01T12:00:00Z') - app.clock.now().getTime()))

type Asked = WireInput<typeof landedCost.estimate>['body']

async function estimated(changes: Pick<Asked, 'destination' | 'currency' | 'value'> & Partial<Asked>) {
  const { token } = await givenCompany(app)
  const body = { hs_code: '8471.30', origin: 'CN', incoterm: 'FOB', arrives_by: 'air', ...changes } as const
  const answer = await app.call(landedCost.estimate, { body }, { token })
  if (!('lines' in answer.body)) throw new Error(JSON.stringify(answer.body))
  const { lines, warnings, is_complete } = answer.body
  return {
    amounts: ['duty', 'tax'].map((wanted) => lines.find(({ kind }) => kind === wanted)?.amount),
    isOpenLimit: warnings.some((text) => text.startsWith('Freight or insurance is not given: whether')),
    is_complete,
    given: lines.slice(0, 3).map(({ amount, basis, source, is_not_given = false }) => ({
      ...{ amount, basis, source, is_not_given },
    })),
  }
}

const none = { freight: 0, insurance: 0 } as const

test.each([
  ['JP', 'JPY', 9_999, 800],
  ['SG', 'SGD', 399, 35.91],
] as const)(
  'A limit of the value with carriage is not certain without it: %s',
  async (to, currency, value, tax) => {
    const small = { destination: to, currency, value }
    const charged = { amounts: [0, tax], isOpenLimit: true, is_complete: false }
    expect(await estimated(small)).toMatchObject(charged)
    expect(await estimated({ ...small, freight: 0 })).toMatchObject(charged)
    const free = { amounts: [0, 0], isOpenLimit: false, is_complete: true }
    expect(await estimated({ ...small, ...none })).toMatchObject(free)
    // The price under CIF is the value with carriage.
    expect((await estimated({ ...small, incoterm: 'CIF' })).amounts).toEqual([0, 0])
  },
)

test('Freight and insurance besides the price are part of what goods cost: left out, the estimate is open', async () => {
  const swiss = { destination: 'CH', currency: 'CHF', value: 1_000 } as const
  const isComplete = async (changes: Partial<Asked>) =>
    (await estimated({ ...swiss, ...changes })).is_complete
  expect(await isComplete(none)).toBe(true)
  expect(await isComplete({ freight: 0 })).toBe(false)
  expect(await isComplete({ insurance: 0 })).toBe(false)
  // In the price, and duty is charged on it.
  expect(await isComplete({ incoterm: 'CIF' })).toBe(true)
  expect(await isComplete({ incoterm: 'CFR' })).toBe(false)
  expect(await isComplete({ incoterm: 'CFR', insurance: 0 })).toBe(true)
})

test('Freight and insurance that were left out are not figures of 0', async () => {
  const swiss = { destination: 'CH', currency: 'CHF', value: 1_000 } as const
  const given = async (changes: Partial<Asked>) => (await estimated({ ...swiss, ...changes })).given
  const left = { amount: 0, source: 'Not given', is_not_given: true }
  const mine = { source: 'Your figures', is_not_given: false }
  expect(await given({ insurance: 0 })).toEqual([
    { ...mine, amount: 1_000, basis: 'The FOB price without freight and insurance' },
    { ...left, basis: 'Besides the price' },
    { ...mine, amount: 0, basis: 'Besides the price' },
  ])
  expect(await given({ incoterm: 'CIF', freight: 100 })).toEqual([
    { ...mine, amount: 900, basis: 'The CIF price with the insurance in it' },
    { ...mine, amount: 100, basis: 'In the CIF price' },
    { ...left, basis: 'In the CIF price' },
  ])
})
