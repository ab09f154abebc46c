import { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
// The rules were read for this day: most of them are to be read again in 2027.
beforeAll(() => app.clock.advance(Date.parse('2026-12-01T12:00:00Z') - app.clock.now().getTime()))

type Asked = WireInput<typeof landedCost.estimate>['body']

async function estimated(changes: Partial<Asked>) {
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    {
      body: {
        ...{ hs_code: '6109.10', origin: 'CN', destination: 'DE', currency: 'EUR', incoterm: 'FOB' },
        ...{ value: 10_000, freight: 800, insurance: 50, ...changes },
      },
    },
    { token },
  )
  if (!('lines' in body)) throw new Error(JSON.stringify(body))
  return { ...body, warned: body.warnings.join(' ') }
}

test.each([
  ['6907.21', 'CN', 'DE', '13.9 to 32.0 % for the companies named, 69.7 % for all others'],
  ['6907.22', 'IN', 'DE', 'of India: 6.7 to 8.7 %'],
  ['6907.23', 'TR', 'FR', 'of Türkiye: 4.8 to 20.9 %'],
  ['6907.21', 'CN', 'GB', '14 to 70 %, not on most tiles with an edge above 600 mm'],
  ['8712.00', 'KH', 'DE', 'Anti-dumping duty on bicycles of China, also where they come from Indonesia'],
  ['8712.00', 'CN', 'FR', '14 or 15 %, by type'],
  ['8711.60', 'CN', 'DE', 'may be charged on electric bicycles and bicycle parts of China'],
  ['6911.10', 'CN', 'DE', 'Anti-dumping duty is charged on ceramic tableware and kitchenware of China'],
  ['6911.10', 'CN', 'GB', 'Anti-dumping duty may be charged on bicycles, electric bicycles'],
  ['4202.22', 'IN', 'DE', '3.7 or 9.7 %, by surface'],
  ['6109.10', 'US', 'DE', '0 % since 1 July 2026, to 31 December 2029 (Regulation (EU) 2026/1455, Annex I)'],
  [
    '6109.10',
    'CN',
    'AU',
    '50 AUD, from 10,000 AUD of value 152 AUD, and for biosecurity 45 AUD by air or 66 AUD',
  ],
  ['6404.11', 'VN', 'NZ', 'The fees of customs were replaced by levies on 1 April 2026'],
  ['8716.90', 'CN', 'DE', 'steel road wheels of China: up to 66.4 %'],
  ['8708.70', 'CN', 'DE', 'aluminium road wheels of China'],
  ['9403.60', 'VN', 'DE', 'safeguard duties are named here for a few goods alone'],
  ['9403.60', 'VN', 'GB', 'safeguard duties are named here for a few goods alone'],
  ['8471.30', 'CN', 'CA', 'Anti-dumping and countervailing duties are not named here'],
  ['8471.30', 'CN', 'JP', 'Anti-dumping and countervailing duties are not named here'],
  ['8471.30', 'US', 'CN', 'China adds duties to many goods of the United States'],
  ['3304.99', 'FR', 'CN', 'skin care 15 % from a value of 10 yuan a gram'],
  ['6106.10', 'TR', 'CN', 'Anti-dumping and countervailing duties are not named here'],
  ['4202.21', 'IT', 'KR', 'on bags, watches, cameras, furs, carpets and furniture of high value'],
  ['6403.99', 'IT', 'KR', 'Anti-dumping and countervailing duties are not named here'],
  ['9506.91', 'CN', 'BR', 'ICMS of the state is not in this estimate. It is 17 to 23 %'],
  ['6110.20', 'CN', 'BR', 'COFINS is 0.6 points higher in 2026'],
  ['9403.60', 'CN', 'BR', 'COFINS is 0.6 points higher in 2026'],
  ['3303.00', 'FR', 'BR', 'perfume 27.3 %, toilet water 7.8 %'],
  ['8471.41', 'TW', 'BR', 'Other rates of PIS and COFINS hold for medicines, perfumery, machines'],
  ['6109.10', 'CN', 'HK', 'The charge for a declaration is not in this estimate: 0.20 HKD'],
  ['6109.10', 'VN', 'GB', 'children’s clothes and shoes'],
  ['4911.10', 'DE', 'CH', 'some other medicines and printed matter are taxed at 2.6 %'],
  ['2402.20', 'SA', 'AE', 'Excise duty or a tax of the emirate may be charged besides'],
  ['9403.60', 'MY', 'AE', 'The duty is a rate for most goods of their kind'],
  ['3505.10', 'DE', 'CH', 'Agricultural goods of this chapter pay a duty.'],
  ['3808.91', 'DE', 'CH', 'Agricultural goods of this chapter pay a duty.'],
  ['6109.10', 'CN', 'AU', 'Pyjamas have been free since 1 July 2024.'],
] as const)('%s of %s to %s is not complete: %s', async (hs_code, origin, destination, words) => {
  const { warned, is_complete } = await estimated({ hs_code, origin, destination })
  expect(warned).toContain(words)
  expect(is_complete).toBe(false)
})

test.each([
  ['9403.60', 'OM', 'AE', 'AED'],
  ['8471.30', 'CN', 'SG', 'SGD'],
  ['8471.30', 'CN', 'CH', 'EUR'],
] as const)('%s of %s to %s is complete', async (hs_code, origin, destination, currency) => {
  const { is_complete, warned } = await estimated({ hs_code, origin, destination, currency })
  expect(is_complete).toBe(true)
  expect(warned).not.toContain('on ceramic tiles of')
})

test.each([
  ['7208.10', '50 % on the metal and core goods, 25 % on derivatives, 15 % on some equipment', true],
  ['7201.10', 'Section 232', false],
  ['7204.10', 'Section 232', false],
  ['7403.11', 'Section 232', false],
  ['8703.23', 'Section 232: 25 % on cars, light trucks and their parts', true],
  ['8702.10', 'Section 232: 10 % on buses', true],
  ['4407.11', 'Section 232: 10 % on softwood timber and lumber', true],
  ['9401.61', 'Section 232: 25 % on upholstered wooden seats and on kitchen cabinets', true],
  ['9401.71', 'Section 232: 25 %', false],
  ['8471.50', 'Section 232: 25 % on some semiconductors', true],
  ['8471.30', 'Section 232: 25 % on some semiconductors', false],
  ['3004.90', 'Section 232: up to 100 % on medicines since 29 September 2026', true],
  ['8541.43', 'Section 232: 15 % on polysilicon and goods of it from 4 December 2026', true],
  ['6109.10', 'by sea, a harbor maintenance fee of 0.125 % is charged besides', true],
  ['6109.10', 'pay no merchandise processing fee', true],
] as const)('The United States on %s: %s is said: %s', async (hs_code, words, isSaid) => {
  const { warned, is_complete } = await estimated({ hs_code, destination: 'US', currency: 'USD' })
  expect(warned.includes(words)).toBe(isSaid)
  expect(is_complete).toBe(false)
})

test.each([
  ['DE', 'EUR', 150, 'Of goods up to 150 EUR that are sold to consumers, 3 EUR are charged for each item'],
  ['GB', 'GBP', 135, 'Up to 135 GBP no duty is charged, until March 2029; VAT is.'],
  ['NO', 'NOK', 3_000, 'For goods up to 3,000 NOK that are sold to consumers, a seller in the VOEC register'],
  [
    'SG',
    'SGD',
    400,
    'Goods up to 400 SGD with carriage and insurance that arrive by air or post pay no GST at import',
  ],
] as const)('%s says what holds for goods of little value', async (destination, currency, value, words) => {
  const warnedAt = async (price: number) =>
    (await estimated({ destination, currency, value: price, freight: 0, insurance: 0 })).warned
  expect(await warnedAt(value)).toContain(words)
  expect(await warnedAt(value + 1)).not.toContain(words)
})

test.each([
  ['2204.21', 'AU', 'AUD'],
  ['2402.20', 'NZ', 'NZD'],
  ['2208.30', 'GB', 'GBP'],
] as const)(
  'Drinks and tobacco (%s) are not free in %s for their little value',
  async (hs_code, destination, currency) => {
    const { lines, is_complete, warned } = await estimated({ hs_code, destination, currency, value: 100 })
    expect([lines.length, is_complete]).toEqual([3, false])
    expect(warned).toContain('No rate is known here for these goods.')
  },
)

test.each(['DE', 'GB', 'CH', 'NO'])('Preferences and reduced taxes of %s are named', async (destination) => {
  const { warned, is_complete } = await estimated({ destination, hs_code: '4911.10' })
  expect(warned).toContain('Goods with proof of preferential origin may be free of duty, or pay less.')
  expect(warned).toMatch(/A reduced rate of tax|are taxed at 2.6 %: look it up/)
  expect(is_complete).toBe(false)
})

test.each([
  ['EXW', true, false],
  ['FCA', true, false],
  ['FAS', true, false],
  ['FOB', false, false],
  ['CIF', false, false],
  ['CIP', false, true],
  ['DAP', false, true],
] as const)(
  '%s: costs before the port %s, carriage after arrival in the freight %s',
  async (incoterm, before, after) => {
    const { warned } = await estimated({ incoterm })
    expect(warned.includes('The costs to the port of departure are not given')).toBe(before)
    expect(warned.includes('the freight may have carriage after arrival in it')).toBe(after)
    expect(warned.includes('Carriage from the place of arrival onwards is not in this estimate.')).toBe(
      !after,
    )
  },
)

test('The costs to the port of departure are charged with duty and tax: 12 % of 11,000, 19 % of 12,320', async () => {
  const given = { incoterm: 'EXW', value: 10_000, to_port: 150, freight: 800, insurance: 50 } as const
  const { lines, total, is_complete, warned } = await estimated(given)
  expect(lines.map(({ kind, amount, paid_by }) => [kind, amount, paid_by])).toEqual([
    ['goods', 10_000, 'buyer'],
    ['to_port', 150, 'buyer'],
    ['freight', 800, 'buyer'],
    ['insurance', 50, 'buyer'],
    ['duty', 1_320, 'buyer'],
    ['tax', 2_340.8, 'buyer'],
  ])
  expect([total, is_complete]).toEqual([14_660.8, false])
  expect(warned).not.toContain('The costs to the port')
  const free = await estimated({ ...given, incoterm: 'FOB', value: 10_150 })
  expect([free.total, free.lines.length]).toEqual([14_660.8, 5])
  const america = await estimated({
    ...{ ...given, hs_code: '8507.50', destination: 'US', currency: 'USD' },
    origin: 'KR',
  })
  expect(america.lines.find(({ kind }) => kind === 'duty')?.amount).toBe(340)
})

test('Costs to the port of 0 are in the freight; left out, they are missing', async () => {
  const laptops = { hs_code: '8471.30', destination: 'CH' } as const
  expect((await estimated({ ...laptops, incoterm: 'FCA', to_port: 0 })).is_complete).toBe(true)
  expect((await estimated({ ...laptops, incoterm: 'FCA' })).is_complete).toBe(false)
})
