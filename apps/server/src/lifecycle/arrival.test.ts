import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { expect, it } from 'vitest'
import { arrivalOf, countedIn } from './arrival.ts'
import { isBankDay } from './bank-days.ts'
import { cutOffs } from './cut-offs.ts'
import { localDay, plusDays } from './local-days.ts'

const payment = (at: string, change: Partial<Parameters<typeof arrivalOf>[0]> = {}) =>
  arrivalOf({ from: 'EUR', to: 'EUR', bankCountry: 'DE', method: 'LOCAL', at: new Date(at), ...change })

it('a payment of the morning arrives on the next banking day, without a reason', () => {
  expect(payment('2026-11-24T09:00:00Z')).toEqual({ day: '2026-11-25', reasons: [] })
  expect(payment('2026-11-24T09:00:00Z', { method: 'SWIFT' })).toEqual({ day: '2026-11-27', reasons: [] })
})

it('the cut-off is an hour in London, in winter and in summer', () => {
  expect(payment('2026-11-24T12:59:00Z').day).toBe('2026-11-25')
  expect(payment('2026-11-24T13:00:00Z')).toEqual({
    day: '2026-11-26',
    reasons: ['The payment came after the cut-off of 13:00 UK time for payments in EUR.'],
  })
  expect(payment('2026-07-14T11:59:00Z').day).toBe('2026-07-15')
  expect(payment('2026-07-14T12:00:00Z').day).toBe('2026-07-16')
})

it('a weekend is a reason, and the cut-off of a Saturday is none', () => {
  expect(payment('2026-11-28T20:00:00Z')).toEqual({
    day: '2026-12-01',
    reasons: ['Banks do not work at the weekend.'],
  })
  expect(payment('2026-11-27T09:00:00Z')).toEqual({
    day: '2026-11-30',
    reasons: ['Banks do not work at the weekend.'],
  })
})

// hettwer-beratung.de, "SEPA Geschäftstage": days of SEPA are those of TARGET. 8 December is a holiday of Austria and Spain.
it('a local payment in euros goes on over the holidays of a country, and not over those of TARGET', () => {
  for (const bankCountry of ['AT', 'ES', 'FI', 'DE'])
    expect(payment('2026-12-07T09:00:00Z', { bankCountry })).toEqual({ day: '2026-12-08', reasons: [] })
  expect(payment('2026-12-07T09:00:00Z', { bankCountry: 'AT', method: 'SWIFT' }).day).toBe('2026-12-11')
  expect(payment('2027-03-25T09:00:00Z', { bankCountry: 'AT' }).day).toBe('2027-03-30')
})

it('a holiday is named, with its place', () => {
  // Diwali (Balipratipada) is none of the whole of India; Guru Nanak's Birthday is.
  const toIndia = { from: 'INR', to: 'INR', bankCountry: 'IN' } as const
  expect(payment('2026-11-23T09:00:00Z', toIndia)).toEqual({
    day: '2026-11-25',
    reasons: ["24 Nov 2026 is a bank holiday in India: Guru Nanak's Birthday."],
  })
  expect(payment('2027-03-25T09:00:00Z').reasons).toContain(
    'On 29 Mar 2027 no payments in EUR are settled: Easter Monday.',
  )
})

it('of a converted amount both currencies settle, and their cut-offs are an hour earlier', () => {
  // Thanksgiving: USD does not settle on 26 November.
  const dollars = { from: 'USD', to: 'EUR' } as const
  expect(payment('2026-11-25T09:00:00Z').day).toBe('2026-11-26')
  expect(payment('2026-11-25T09:00:00Z', dollars)).toEqual({
    day: '2026-11-27',
    reasons: ['26 Nov 2026 is a bank holiday in the United States: Thanksgiving Day.'],
  })
  expect(payment('2026-11-23T12:00:00Z', dollars).reasons).toEqual([
    'The payment came after the cut-off of 12:00 UK time for converting USD to EUR.',
  ])
})

it('dollars to the Gulf need a day on which both places work', () => {
  expect(
    payment('2026-11-25T09:00:00Z', { from: 'USD', to: 'USD', bankCountry: 'SA', method: 'LOCAL' }),
  ).toEqual({
    day: '2026-11-30',
    reasons: [
      '26 Nov 2026 is a bank holiday in the United States: Thanksgiving Day.',
      'Banks in Saudi Arabia do not work on Fridays.',
      'Banks do not work at the weekend.',
    ],
  })
})

it('US banks work on the Friday before a holiday on a Saturday', () => {
  const dollars = { from: 'USD', to: 'USD', bankCountry: 'US' } as const
  expect(payment('2026-07-02T09:00:00Z', dollars)).toEqual({ day: '2026-07-03', reasons: [] })
})

it('never arrives on a day on which the payee’s bank is closed, and is later than usual only with a reason', () => {
  const countries = ['DE', 'US', 'GB', 'IN', 'CN', 'JP', 'HK', 'BR', 'MX', 'SA', 'AE', 'IL', 'BD', 'CH', 'SE']
  for (let index = 0; index < 730; index += 1) {
    const at = new Date(Date.parse('2026-01-01T00:00:00Z') + index * 25 * 3_600_000)
    const to = offeredCurrencies[index % offeredCurrencies.length] ?? 'USD'
    const bankCountry = countries[index % countries.length] ?? 'DE'
    const method = index % 2 ? 'SWIFT' : 'LOCAL'
    const { day, reasons } = arrivalOf({ from: 'USD', to, bankCountry, method, at })
    // SEPA pays on TARGET's days, also on a holiday of the country.
    const place = to === 'EUR' && method === 'LOCAL' ? 'EU' : bankCountry
    expect(isBankDay(day, place), `${to} ${bankCountry} ${day}`).toBe(true)
    const usual = plusDays(localDay(at, 'Europe/London'), method === 'SWIFT' ? 3 : 1)
    expect(reasons.length > 0, `${at.toISOString()} ${to} ${bankCountry} ${day}`).toBe(day > usual)
  }
})

it('every offered currency has a cut-off with a source and a date', () => {
  for (const currency of offeredCurrencies) {
    expect(cutOffs[currency]?.source.length, currency).toBeGreaterThan(10)
    expect(cutOffs[currency]?.readOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

it.each([
  ['EUR', 'EUR', 'DE', 'SWIFT', 'Counted in days on which banks work in the euro area and Germany.'],
  ['EUR', 'EUR', 'DE', 'LOCAL', 'Counted in days on which banks work in the euro area.'],
  ['USD', 'USD', null, 'LOCAL', 'Counted in days on which banks work in the United States.'],
  ['USD', 'USD', 'US', 'LOCAL', 'Counted in days on which banks work in the United States.'],
  [
    'EUR',
    'INR',
    'IN',
    'LOCAL',
    'Counted in days on which banks work in the euro area and India. It is converted on a day on which both currencies settle.',
  ],
  [
    'GBP',
    'USD',
    'AE',
    'SWIFT',
    'Counted in days on which banks work in the United Kingdom, the United States and the United Arab Emirates. It is converted on a day on which both currencies settle.',
  ],
] as const)('%s to %s at a bank in %s by %s: %s', (from, to, bankCountry, method, text) => {
  expect(countedIn({ from, to, bankCountry, method })).toBe(text)
})
