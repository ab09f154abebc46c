import { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Currency } from '@tradelane/money'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

type Case = {
  what: string
  asked: [hs: string, origin: string, destination: string, term: Incoterm, currency: Currency]
  /** The price, and freight and insurance in it or besides it. */
  given: [value: number, freight: number, insurance: number]
  goods: number
  /** Worked out by hand; the sums are written behind. */
  duty: number
  /** Of customs, where there are any. */
  fees?: number
  tax: number
  total: number
}

// Duty on goods + freight + insurance (CIF) or on the goods (FOB); tax on CIF + duty; each rounded to the smallest unit, halves up.
const cases: Case[] = [
  {
    what: 'T-shirts to Germany: 12 % of 10,850, 19 % of 12,152',
    ...{ asked: ['6109.10', 'CN', 'DE', 'FOB', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 1_302, tax: 2_308.88, total: 14_460.88 },
  },
  {
    what: 'to France: the same duty, 20 % of 12,152',
    ...{ asked: ['6109.10', 'CN', 'FR', 'FOB', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 1_302, tax: 2_430.4, total: 14_582.4 },
  },
  {
    what: 'to the Netherlands: 21 % of 12,152',
    ...{ asked: ['6109.10', 'CN', 'NL', 'FOB', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 1_302, tax: 2_551.92, total: 14_703.92 },
  },
  {
    what: 'to Italy: 22 % of 12,152',
    ...{ asked: ['6109.10', 'CN', 'IT', 'FOB', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 1_302, tax: 2_673.44, total: 14_825.44 },
  },
  {
    what: 'furniture to Spain: no duty, 21 % of 10,850',
    ...{ asked: ['9403.60', 'VN', 'ES', 'FCA', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 0, tax: 2_278.5, total: 13_128.5 },
  },
  {
    what: 'safety shoes to Britain: 8 % of 5,320, 20 % of 5,745.60',
    ...{ asked: ['6403.40', 'IN', 'GB', 'FCA', 'GBP'], given: [5_000, 300, 20] },
    ...{ goods: 5_000, duty: 425.6, tax: 1_149.12, total: 6_894.72 },
  },
  {
    what: 'tiles to Britain under CIF: 4 % of 2,100, 20 % of 2,184',
    ...{ asked: ['6907.21', 'TR', 'GB', 'CIF', 'GBP'], given: [2_100, 90, 10] },
    ...{ goods: 2_000, duty: 84, tax: 436.8, total: 2_620.8 },
  },
  {
    what: 'laptops to Switzerland: no duty, 8.1 % of 1,065 is 86.265',
    ...{ asked: ['8471.30', 'CN', 'CH', 'FOB', 'CHF'], given: [1_000, 60, 5] },
    ...{ goods: 1_000, duty: 0, tax: 86.27, total: 1_151.27 },
  },
  {
    what: 'T-shirts to Norway: 10.7 % of 10,700, 25 % of 11,844.90 is 2,961.225',
    ...{ asked: ['6109.10', 'CN', 'NO', 'FOB', 'NOK'], given: [10_000, 700, 0] },
    ...{ goods: 10_000, duty: 1_144.9, tax: 2_961.23, total: 14_806.13 },
  },
  {
    what: 'shoes to Norway: no duty, 25 % of 1,000',
    ...{ asked: ['6403.99', 'CN', 'NO', 'FOB', 'NOK'], given: [1_000, 0, 0] },
    ...{ goods: 1_000, duty: 0, tax: 250, total: 1_250 },
  },
  {
    what: 'batteries to the United States: 3.4 % of the goods alone, 0.3464 % for processing, no tax',
    ...{ asked: ['8507.50', 'KR', 'US', 'FOB', 'USD'], given: [10_000, 900, 100] },
    ...{ goods: 10_000, duty: 340, fees: 34.64, tax: 0, total: 11_374.64 },
  },
  {
    what: 'the same under CIF: freight and insurance are in the price',
    ...{ asked: ['8507.50', 'KR', 'US', 'CIF', 'USD'], given: [11_000, 900, 100] },
    ...{ goods: 10_000, duty: 340, fees: 34.64, tax: 0, total: 11_374.64 },
  },
  {
    what: 'T-shirts to Australia: 5 % of the goods, 10 % of 22,600',
    ...{ asked: ['6109.10', 'CN', 'AU', 'FOB', 'AUD'], given: [20_000, 1_500, 100] },
    ...{ goods: 20_000, duty: 1_000, tax: 2_260, total: 24_860 },
  },
  {
    what: 'sneakers to New Zealand: 10 % of the goods, 15 % of 5,900',
    ...{ asked: ['6404.11', 'VN', 'NZ', 'FOB', 'NZD'], given: [5_000, 400, 0] },
    ...{ goods: 5_000, duty: 500, tax: 885, total: 6_785 },
  },
  {
    what: 'laptops to Singapore: no duty, 9 % of 3,210',
    ...{ asked: ['8471.30', 'CN', 'SG', 'FOB', 'SGD'], given: [3_000, 200, 10] },
    ...{ goods: 3_000, duty: 0, tax: 288.9, total: 3_498.9 },
  },
  {
    what: 'T-shirts to Hong Kong: nothing',
    ...{ asked: ['6109.10', 'CN', 'HK', 'FOB', 'HKD'], given: [10_000, 500, 0] },
    ...{ goods: 10_000, duty: 0, tax: 0, total: 10_500 },
  },
  {
    what: 'furniture to the Emirates: 5 % of 11,000, 5 % of 11,550',
    ...{ asked: ['9403.60', 'MY', 'AE', 'FOB', 'AED'], given: [10_000, 1_000, 0] },
    ...{ goods: 10_000, duty: 550, tax: 577.5, total: 12_127.5 },
  },
  {
    what: 'furniture of Oman to the Emirates: no duty, 5 % of 11,000',
    ...{ asked: ['9403.60', 'OM', 'AE', 'FOB', 'AED'], given: [10_000, 1_000, 0] },
    ...{ goods: 10_000, duty: 0, tax: 550, total: 11_550 },
  },
  {
    what: 'cigarettes to the Emirates: 100 % of 11,000, 5 % of 22,000',
    ...{ asked: ['2402.20', 'CH', 'AE', 'FOB', 'AED'], given: [10_000, 1_000, 0] },
    ...{ goods: 10_000, duty: 11_000, tax: 1_100, total: 23_100 },
  },
  {
    what: 'wine to the Emirates: 50 % of 11,000, 5 % of 16,500',
    ...{ asked: ['2204.21', 'FR', 'AE', 'FOB', 'AED'], given: [10_000, 1_000, 0] },
    ...{ goods: 10_000, duty: 5_500, tax: 825, total: 17_325 },
  },
  {
    what: 'T-shirts of 135 pounds to Britain: no duty, 20 % of 145',
    ...{ asked: ['6109.10', 'CN', 'GB', 'FOB', 'GBP'], given: [135, 10, 0] },
    ...{ goods: 135, duty: 0, tax: 29, total: 174 },
  },
  {
    what: 'T-shirts of 135.01 pounds to Britain: 12 % of 145.01 is 17.4012, 20 % of 162.41 is 32.482',
    ...{ asked: ['6109.10', 'CN', 'GB', 'FOB', 'GBP'], given: [135.01, 10, 0] },
    ...{ goods: 135.01, duty: 17.4, tax: 32.48, total: 194.89 },
  },
  {
    what: 'T-shirts to Monaco, as to France: 12 % of 10,850, 20 % of 12,152',
    ...{ asked: ['6109.10', 'CN', 'MC', 'FOB', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 1_302, tax: 2_430.4, total: 14_582.4 },
  },
  {
    what: 'T-shirts to Liechtenstein, as to Switzerland: no duty, 8.1 % of 1,065 is 86.265',
    ...{ asked: ['6109.10', 'CN', 'LI', 'FOB', 'CHF'], given: [1_000, 60, 5] },
    ...{ goods: 1_000, duty: 0, tax: 86.27, total: 1_151.27 },
  },
  {
    what: 'electric bicycles to Germany: 6 % of 10,850, 19 % of 11,501',
    ...{ asked: ['8711.60', 'VN', 'DE', 'FOB', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 651, tax: 2_185.19, total: 13_686.19 },
  },
  {
    what: 'bicycles to Britain: 14 % of 10,850, 20 % of 12,369',
    ...{ asked: ['8712.00', 'VN', 'GB', 'FOB', 'GBP'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 1_519, tax: 2_473.8, total: 14_842.8 },
  },
  {
    what: 'jeans to Germany: 12 % of 10,850, 19 % of 12,152',
    ...{ asked: ['6203.42', 'BD', 'DE', 'FOB', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 1_302, tax: 2_308.88, total: 14_460.88 },
  },
  {
    what: 'laptops to Germany: no duty, 19 % of 10,850',
    ...{ asked: ['8471.30', 'CN', 'DE', 'FOB', 'EUR'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 0, tax: 2_061.5, total: 12_911.5 },
  },
  {
    what: 'leather handbags to Britain: 2 % of 10,850, 20 % of 11,067',
    ...{ asked: ['4202.21', 'IN', 'GB', 'FOB', 'GBP'], given: [10_000, 800, 50] },
    ...{ goods: 10_000, duty: 217, tax: 2_213.4, total: 13_280.4 },
  },
  {
    what: 'fitness equipment to Finland: 2.7 % of 1,033.33 is 27.8999, 25.5 % of 1,061.23 is 270.6137',
    ...{ asked: ['9506.91', 'CN', 'FI', 'CPT', 'EUR'], given: [1_033.33, 33.33, 0] },
    ...{ goods: 1_000, duty: 27.9, tax: 270.61, total: 1_331.84 },
  },
  {
    what: 'sneakers in yen to Germany: 16.9 % of 105,333 is 17,801.277, 19 % of 123,134 is 23,395.46',
    ...{ asked: ['6404.11', 'VN', 'DE', 'FOB', 'JPY'], given: [100_000, 5_000, 333] },
    ...{ goods: 100_000, duty: 17_801, tax: 23_395, total: 146_529 },
  },
  {
    what: 'sweaters to Germany under DDP: the price without duty and tax; 12 % of 10,850, 19 % of 12,152',
    ...{ asked: ['6110.20', 'CN', 'DE', 'DDP', 'EUR'], given: [10_850, 800, 50] },
    ...{ goods: 10_000, duty: 1_302, tax: 2_308.88, total: 14_460.88 },
  },
  {
    what: 'a half is rounded up: 2 % of 0.25 is 0.005, 19 % of 0.26 is 0.0494',
    ...{ asked: ['6901', 'CN', 'DE', 'EXW', 'EUR'], given: [0.25, 0, 0] },
    ...{ goods: 0.25, duty: 0.01, tax: 0.05, total: 0.31 },
  },
]

test.each(cases)('$what', async ({ asked, given, goods, duty, fees, tax, total }) => {
  const [hs_code, origin, destination, incoterm, currency] = asked
  const [value, freight, insurance] = given
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    { body: { hs_code, origin, destination, incoterm, currency, value, freight, insurance } },
    { token },
  )
  const amounts = 'lines' in body ? body.lines.map(({ kind, amount }) => [kind, amount]) : body
  expect(amounts).toEqual([
    ['goods', goods],
    ['freight', freight],
    ['insurance', insurance],
    ['duty', duty],
    ...(fees === undefined ? [] : [['fees', fees]]),
    ['tax', tax],
  ])
  expect(body).toMatchObject({
    ...{ total, currency, is_estimate: true },
    total_without_tax: Number((total - tax).toFixed(2)),
  })
})
