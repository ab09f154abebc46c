import { clauses, deductibles, type GoodsClass, goodsClasses } from '@tradelane/contract/insurance/cover'
import { politicalRisks } from '@tradelane/contract/insurance/institute-clauses'
import { incotermCodes } from '@tradelane/contract/lists/incoterms'
import { decimalText, money, sum } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { chargeOf, type PriceRate } from '../../money/price-rates/index.ts'
import { goodsRates } from './premium-table.ts'
import {
  deductibleOf,
  insuredValueOf,
  type Premium,
  pricePremium,
  type Risk,
  valuationOf,
} from './price-premium.ts'

test('100,000 of invoice and 5,000 of freight are insured for 115,500', () => {
  expect(decimalText(insuredValueOf(risk))).toBe('115500.00')
})

test.each([
  ['EXW', '115500.00', '(100,000.00 invoice + 5,000.00 freight) × 110 % = 115,500.00 USD'],
  ['FCA', '115500.00', '(100,000.00 invoice + 5,000.00 freight) × 110 % = 115,500.00 USD'],
  ['FOB', '115500.00', '(100,000.00 invoice + 5,000.00 freight) × 110 % = 115,500.00 USD'],
  ['CFR', '110000.00', '100,000.00 (CFR invoice with freight) × 110 % = 110,000.00 USD'],
  ['CPT', '110000.00', '100,000.00 (CPT invoice with freight) × 110 % = 110,000.00 USD'],
  ['CIF', '110000.00', '100,000.00 (CIF invoice with freight and insurance) × 110 % = 110,000.00 USD'],
  ['CIP', '110000.00', '100,000.00 (CIP invoice with freight and insurance) × 110 % = 110,000.00 USD'],
  ['DAP', '110000.00', '100,000.00 (DAP invoice with freight) × 110 % = 110,000.00 USD'],
] as const)('an invoice %s with 5,000 of freight is insured for %s', (incoterm, value, words) => {
  expect(decimalText(insuredValueOf({ ...risk, incoterm }))).toBe(value)
  expect(valuationOf({ ...risk, incoterm })).toBe(words)
})

test('without freight, the sum has none', () => {
  expect(valuationOf({ ...risk, freight: usd(0n) })).toBe('100,000.00 invoice × 110 % = 110,000.00 USD')
})

test.each([
  [
    'sea',
    'war_strikes',
    [
      'Institute War Clauses (Cargo) CL385 1/1/09 0.025 %',
      'Institute Strikes Clauses (Cargo) CL386 1/1/09 0.025 %',
    ],
  ],
  ['sea', 'strikes', ['Institute Strikes Clauses (Cargo) CL386 1/1/09 0.025 %']],
  ['sea', 'none', []],
  [
    'air',
    'war_strikes',
    [
      'Institute War Clauses (Air Cargo) CL388 1/1/09 0.025 %',
      'Institute Strikes Clauses (Air Cargo) CL389 1/1/09 0.025 %',
    ],
  ],
  ['road', 'war_strikes', ['Institute Strikes Clauses (Cargo) CL386 1/1/09 0.025 %']],
  ['rail', 'none', []],
] as const)('by %s with %s, these are charged on top: %j', (carriage, political, expected) => {
  const { lines } = priced({ carriage, political })
  expect(lines.filter(({ code }) => code === 'war' || code === 'strikes').map(({ label }) => label)).toEqual(
    expected,
  )
})

test('a premium is calculated as the table says, to the cent', () => {
  const { lines, premium, fee, total } = priced()
  // 115,500 × 0.300 % × 1.00 × 1.15 × 1.00 × 1.00, and 0.025 % twice.
  expect(lines.map(({ code, amount }) => [code, decimalText(amount)])).toEqual([
    ['goods', '398.48'],
    ['war', '28.88'],
    ['strikes', '28.88'],
  ])
  expect([premium, fee, total].map(decimalText)).toEqual(['456.24', '100.00', '556.24'])
  expect(lines[0]?.label).toBe('Electronics 0.300 % × sea 1.00 × route 1.15 × ICC A 1.00 × deductible 1.00')
})

test('the least premium is 25 USD, and says so in a line of its own', () => {
  const { lines, premium } = priced({ invoice: usd(100_000n), freight: usd(0n) })
  expect(decimalText(premium)).toBe('25.00')
  expect(lines.at(-1)).toMatchObject({ code: 'minimum', label: 'Minimum premium 25.00 USD' })
})

test('a premium that is 25 USD exactly has no line for the least premium', () => {
  // 15,620.00 × 0.150 % × 0.90 is 21.09, and 0.025 % of it for strikes is 3.91: both were rounded up.
  const byRail = { goods: 'general', carriage: 'rail', from: 'DE', to: 'US' } as const
  const { lines, premium } = priced({ ...byRail, invoice: usd(1_420_000n), freight: usd(0n) })
  expect(decimalText(premium)).toBe('25.00')
  expect(lines.map(({ code, amount }) => [code, decimalText(amount)])).toEqual([
    ['goods', '21.09'],
    ['strikes', '3.91'],
  ])
})

test('war is not insured on land', () => {
  expect(priced({ carriage: 'road' }).lines.map(({ code }) => code)).toEqual(['goods', 'strikes'])
})

describe('half a cent', () => {
  test('of the fee is charged as a whole cent', () => {
    expect([chargeOf(usd(499n), feeRate), chargeOf(usd(500n), feeRate)].map(decimalText)).toEqual([
      '0.00',
      '0.01',
    ])
  })

  test('of the insured value counts as a whole cent', () => {
    const freight = usd(0n)
    expect([4n, 5n].map((cents) => decimalText(insuredValueOf({ invoice: usd(cents), freight })))).toEqual([
      '0.04',
      '0.06',
    ])
  })

  test('of the deductible is borne as a whole cent', () => {
    expect([99n, 100n].map((cents) => decimalText(deductibleOf(usd(cents), '0.5')))).toEqual(['0.00', '0.01'])
  })
})

test('what the insured bears is a part of the insured value', () => {
  expect(deductibles.map((one) => decimalText(deductibleOf(usd(11_550_000n), one)))).toEqual([
    '0.00',
    '577.50',
    '1155.00',
  ])
})

describe('any insured goods', () => {
  const goods = Object.keys(goodsClasses) as GoodsClass[]
  const carriages = ['sea', 'air', 'road', 'rail'] as const
  const countries = ['DE', 'IN', 'NG', 'US', 'ZZ']
  // A fixed seed, so that a failure can be repeated.
  let seed = 20_260_101
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const anyRisk = (): Risk => ({
    goods: pick(goods.filter((one) => goodsRates[one] !== undefined)),
    carriage: pick(carriages),
    from: pick(countries),
    to: pick(countries),
    invoice: usd(BigInt(random(1_000_000_000) + 1)),
    freight: usd(BigInt(random(10_000_000))),
    deductible: pick(deductibles),
    political: pick(politicalRisks),
    incoterm: pick([undefined, ...incotermCodes]),
  })
  const risks = Array.from({ length: 2_000 }, anyRisk)

  test('the lines add up to the premium, premium and fee to the total, and 25 USD is the least', () => {
    for (const one of risks) {
      const { lines, premium, fee, total } = priced(one)
      expect(premium).toEqual(
        sum(
          'USD',
          lines.map(({ amount }) => amount),
        ),
      )
      expect(total.amount).toBe(premium.amount + fee.amount)
      expect(premium.amount).toBeGreaterThanOrEqual(2_500n)
      expect(lines.every(({ amount }) => amount.amount > 0n)).toBe(true)
      expect(fee).toEqual(chargeOf(one.invoice, feeRate))
    }
  })

  test('A costs no less than B, and B no less than C; bearing more never costs more; nor does a smaller value', () => {
    for (const one of risks) {
      const [a, b, c] = clauses.map((clause) => priced(one, clause).premium.amount)
      expect([a, b, c]).toEqual([a, b, c].sort((x = 0n, y = 0n) => Number(y - x)))
      const [none, half, full] = deductibles.map(
        (deductible) => priced({ ...one, deductible }).premium.amount,
      )
      expect([none, half, full]).toEqual([none, half, full].sort((x = 0n, y = 0n) => Number(y - x)))
      const dearer = priced({ ...one, invoice: usd(one.invoice.amount + 12_345n) }).premium.amount
      expect(dearer).toBeGreaterThanOrEqual(priced(one).premium.amount)
    }
  })

  test('one way costs as much as the way back', () => {
    for (const one of risks) expect(priced({ ...one, from: one.to, to: one.from })).toEqual(priced(one))
  })
})

test('what is offered has a rate, and what is not has none', () => {
  for (const [name, { isOffered }] of Object.entries(goodsClasses))
    expect([name, name in goodsRates]).toEqual([name, isOffered])
})

const usd = (cents: bigint) => money(cents, 'USD')
const risk: Risk = {
  goods: 'electronics',
  carriage: 'sea',
  from: 'IN',
  to: 'DE',
  invoice: usd(10_000_000n),
  freight: usd(500_000n),
  deductible: '0',
  political: 'war_strikes',
  incoterm: undefined,
}
/** The rate of the product. */
const feeRate: PriceRate = {
  ...({ rateId: '', service: 'insurance', isOwn: false, version: 1 } as const),
  ...{ basisPoints: 10, least: undefined, most: undefined },
}
const priced = (changes: Partial<Risk> = {}, clause: (typeof clauses)[number] = 'ICC A'): Premium => {
  const premium = pricePremium({ ...risk, ...changes }, clause, feeRate)
  if (!premium) throw new Error('not priced')
  return premium
}
