import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { type AgainCase, landedCostAgain } from '../../../../test/landed-cost-again.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

// The percentages as a second reading of each tariff has them, in thousandths.
const cases: AgainCase[] = [
  [
    'shirts',
    '6109.10',
    'CN',
    'DE',
    'FOB',
    'EUR',
    12_000,
    { price: 9_999.99, freight: 812.35, insurance: 47.11 },
  ],
  [
    'shirts',
    '6109.10',
    'CN',
    'FR',
    'CIF',
    'EUR',
    12_000,
    { price: 10_850.07, freight: 800.03, insurance: 50 },
  ],
  [
    'shirts',
    '6109.10',
    'CN',
    'DE',
    'EXW',
    'EUR',
    12_000,
    { price: 7_321.5, toPort: 211.19, freight: 640, insurance: 31 },
  ],
  [
    'fitness equipment',
    '9506.91',
    'CN',
    'FI',
    'CPT',
    'EUR',
    2_700,
    { price: 5_033.33, freight: 333.33, insurance: 12.5 },
  ],
  [
    'televisions',
    '8528.72',
    'TR',
    'DE',
    'DAP',
    'EUR',
    14_000,
    { price: 21_500, freight: 1_250.55, insurance: 99.45 },
  ],
  [
    'safety shoes',
    '6403.40',
    'IN',
    'GB',
    'FCA',
    'GBP',
    8_000,
    { price: 4_999.01, toPort: 88, freight: 301, insurance: 19.99 },
  ],
  ['tiles', '6907.21', 'TR', 'GB', 'CFR', 'GBP', 4_000, { price: 2_190.9, freight: 190.9, insurance: 7.77 }],
  ['laptops', '8471.30', 'CN', 'CH', 'FOB', 'CHF', 0, { price: 1_234.56, freight: 65.4, insurance: 5.05 }],
  ['one keyboard', '8471.60', 'CN', 'CH', 'FOB', 'CHF', 0, { price: 48, freight: 12, insurance: 0 }],
  [
    'clothes',
    '6204.62',
    'BD',
    'NO',
    'FOB',
    'NOK',
    10_700,
    { price: 83_333.33, freight: 4_100.1, insurance: 210 },
  ],
  [
    'shirts',
    '6109.10',
    'TR',
    'US',
    'EXW',
    'USD',
    16_500,
    { price: 10_000, toPort: 500, freight: 900, insurance: 40, by: 'sea' },
  ],
  [
    'towels',
    '6302.60',
    'IN',
    'US',
    'FOB',
    'USD',
    9_100,
    { price: 9_600, freight: 780, insurance: 36.31, by: 'sea' },
  ],
  [
    'towels',
    '6302.60',
    'PK',
    'US',
    'CIF',
    'USD',
    9_100,
    { price: 401_000, freight: 9_500, insurance: 500, by: 'air' },
  ],
  [
    'few towels',
    '6302.60',
    'PK',
    'US',
    'FOB',
    'USD',
    9_100,
    { price: 2_400, freight: 120, insurance: 9, by: 'sea' },
  ],
  [
    'televisions',
    '8528.72',
    'KR',
    'CA',
    'EXW',
    'CAD',
    5_000,
    { price: 10_000.55, toPort: 450, freight: 900, insurance: 100 },
  ],
  [
    'perfume',
    '3303.00',
    'TH',
    'AU',
    'FCA',
    'AUD',
    5_000,
    { price: 12_345.67, toPort: 321, freight: 1_000, insurance: 100 },
  ],
  [
    'sneakers',
    '6404.11',
    'VN',
    'NZ',
    'FOB',
    'NZD',
    10_000,
    { price: 5_432.1, freight: 410.4, insurance: 21 },
  ],
  [
    'laptops',
    '8471.30',
    'CN',
    'SG',
    'FOB',
    'SGD',
    0,
    { price: 3_210.98, freight: 210, insurance: 11.11, by: 'sea' },
  ],
  ['shirts', '6109.10', 'CN', 'HK', 'FOB', 'HKD', 0, { price: 10_101.01, freight: 505.05, insurance: 0 }],
  [
    'furniture',
    '9403.60',
    'MY',
    'AE',
    'CIP',
    'AED',
    5_000,
    { price: 11_111.11, freight: 1_000.01, insurance: 55 },
  ],
  ['wine', '2204.21', 'FR', 'AE', 'FOB', 'AED', 50_000, { price: 7_654.32, freight: 800, insurance: 33.33 }],
  [
    'sports shoes',
    '6404.11',
    'VN',
    'JP',
    'CIF',
    'JPY',
    8_000,
    { price: 1_281_479, freight: 41_000, insurance: 2_479 },
  ],
  [
    'sports shoes',
    '6404.11',
    'VN',
    'JP',
    'EXW',
    'JPY',
    8_000,
    { price: 534_795, toPort: 12_345, freight: 40_404, insurance: 2_001 },
  ],
  ['laptops', '8471.30', 'CN', 'JP', 'FOB', 'JPY', 0, { price: 609_495, freight: 9_999, insurance: 777 }],
]

test.each(cases)('%s (%s) of %s to %s under %s in %s, calculated again', async (...one) => {
  const [, hs_code, origin, destination, incoterm, currency, , { price, toPort, by, freight, insurance }] =
    one
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    {
      body: {
        ...{ hs_code, origin, destination, incoterm, currency, value: price, freight, insurance },
        ...(toPort !== undefined && { to_port: toPort }),
        ...(by && { arrives_by: by }),
      },
    },
    { token },
  )
  if (!('lines' in body)) throw new Error(JSON.stringify(body))
  const { goods, duty, fees, tax } = Object.fromEntries(body.lines.map(({ kind, amount }) => [kind, amount]))
  expect({ goods, duty, ...(fees !== undefined && { fees }), tax, total: body.total }).toEqual(
    landedCostAgain(one),
  )
})
