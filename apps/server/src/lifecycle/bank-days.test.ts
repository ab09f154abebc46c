import { expect, it } from 'vitest'
import { closings, isBankDay, whyBanksRest } from './bank-days.ts'
import { isBusinessDay } from './business-calendar.ts'

// https://www.richmondfed.org/about_us/holiday_schedule: of a holiday on a Saturday, the Friday before is open.
it.each(['2026-07-03', '2027-06-18', '2027-12-24', '2027-12-31'])(
  'US banks are open on %s, a Friday off for the public',
  (day) => {
    expect(isBusinessDay(day, 'US')).toBe(false)
    expect(isBankDay(day, 'US')).toBe(true)
  },
)

// The third column is another source than that of the rule, where one was found. All were read on 28 November 2026.
it.each([
  ['JP', '2026-12-31', 'SBI Japan, holiday list: 31 December'],
  ['JP', '2029-01-02', 'Mizuho Bank, holiday calendar: 2 and 3 January'],
  ['BR', '2027-02-08', 'Valor, 18 February 2022: no service on Carnival Monday'],
  ['BR', '2027-02-09', 'Valor, 18 February 2022: no service on Carnival Tuesday'],
  ['BR', '2026-06-04', 'Jornal do Commercio, 30 May 2024: Corpus Christi, 60 days after Easter'],
  ['BR', '2026-12-31', 'InfoMoney: thirteen days of 2026, and the last working day'],
  ['HK', '2026-11-28', 'a Saturday: long-standing rule of CHATS'],
  ['HK', '2027-03-26', 'China Merchants Securities, holiday table: Good Friday'],
  ['MX', '2027-03-25', 'CNBV in W Radio, 21 December 2025: Maundy Thursday and Good Friday'],
  ['MX', '2028-12-12', 'El Sol de León, 10 December 2023: day of the bank employees'],
  ['CA', '2026-02-16', 'PaymentEvolution: no credits or debits in the country on Family Day'],
  ['CA', '2026-08-03', 'PaymentEvolution, bank holidays: Civic Holiday'],
  ['CA', '2028-10-02', 'QuantLib, Canada: 30 September, possibly moved to Monday'],
  ['CA', '2028-11-13', 'QuantLib, Canada: 11 November, possibly moved to Monday'],
  ['AU', '2026-04-27', 'Mirage News of 2026, NSW Gov: Minns Labor Govt adds extra public holiday'],
  ['AU', '2027-04-26', 'Allan Hall, Anzac Day 2026: again in 2027'],
  ['AU', '2026-08-03', 'Nium, currency holidays of 2026: no second source was opened'],
  ['AU', '2026-10-05', 'Nium, currency holidays of 2026: no second source was opened'],
  ['CA', '2026-05-18', 'PaymentEvolution, bank holidays: Victoria Day'],
  ['CA', '2026-09-30', 'PaymentEvolution, bank holidays: Truth and Reconciliation'],
  ['CA', '2026-10-12', 'PaymentEvolution, bank holidays: Thanksgiving'],
  ['CA', '2026-11-11', 'PaymentEvolution, bank holidays: Remembrance Day'],
  ['CA', '2026-12-28', 'Q++Studio, Yukon 2026: the Monday after Boxing Day'],
  ['CA', '2027-12-28', 'NL News Now, 27 December 2016: Boxing Day after a Sunday of Christmas'],
  ['CH', '2027-05-17', 'kidstravel.ch, holidays of 2027: Whit Monday'],
  ['CH', '2026-01-02', 'Federal Department of Foreign Affairs, holidays of 2026: Berchtold’s Day'],
  ['SE', '2026-06-19', 'Sevenday Bank, days of 2026: Midsummer Eve'],
  ['SE', '2026-12-24', 'Sevenday Bank, days of 2026: Christmas Eve'],
  ['SE', '2026-12-31', 'Sevenday Bank, days of 2026: New Year’s Eve'],
  ['AU', '2026-06-08', 'public-holidays.us, Australia 2026: King’s Birthday'],
  ['AU', '2026-12-28', 'public-holidays.us, Australia 2026: Boxing Day, observed'],
  ['AU', '2027-12-27', 'lgnsw.org.au: additional day of Christmas 2027'],
  ['AU', '2028-01-03', 'Public Holidays Act 2010 of New South Wales: 1 January on a Saturday'],
  ['DK', '2026-05-15', 'Danmarks Nationalbank: the day after Ascension Day'],
  ['DK', '2026-06-05', 'Danmarks Nationalbank: Constitution Day'],
  ['DK', '2026-12-24', 'Danmarks Nationalbank: Christmas Eve'],
  ['DK', '2026-12-31', 'Danmarks Nationalbank: New Year’s Eve'],
  ['DK', '2027-05-07', 'Danmarks Nationalbank: the day after Ascension Day'],
  ['MY', '2026-11-09', 'a second reader’s calendar of 27 November 2026: Deepavali'],
])('banks in %s are closed on %s, a day on which the public works (%s)', (country, day) => {
  expect(isBusinessDay(day, country)).toBe(true)
  expect(isBankDay(day, country)).toBe(false)
})

// docs.nium.com/travel/docs/currency-holidays, read on 28 November 2026; for AUD it has 25 April, a Saturday, and not yet the Monday after it.
it.each([
  ['CA', '0101 0216 0403 0518 0701 0803 0907 0930 1012 1111 1225 1228'],
  ['AU', '0101 0126 0403 0406 0427 0608 0803 1005 1225 1228'],
])('the weekdays of 2026 on which banks in %s are closed are those of the provider', (place, days) => {
  const all = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  )
  const closed = all.filter((day) => whyBanksRest(day, place)?.kind === 'holiday')
  expect(closed.map((day) => day.slice(5).replace('-', '')).join(' ')).toBe(days)
})

it.each([
  ['US', '2026-06-19', false],
  ['CA', '2026-05-19', true],
  // The last day of its week of Victoria Day; the Monday after a Sunday.
  ['CA', '2027-05-24', false],
  ['CA', '2029-11-12', false],
  ['CA', '2026-10-13', true],
  ['SE', '2026-06-22', true],
  ['AU', '2026-12-29', true],
  ['AU', '2029-01-02', true],
  ['MY', '2028-10-30', true],
  ['DE', '2026-11-28', false],
  // Its weekend is Friday and Sunday.
  ['BN', '2026-11-28', true],
])('banks in %s work on %s, beside a day of their own: %s', (country, day, works) => {
  expect(isBankDay(day, country)).toBe(works)
})

it.each([
  ['EU', '2027-03-29', 'Easter Monday'],
  ['IN', '2026-11-24', "Guru Nanak's Birthday"],
  ['BR', '2027-02-08', 'Carnival Monday'],
  ['GB', '2026-12-28', 'Boxing Day'],
])('a holiday in %s on %s is called %s', (place, day, name) => {
  expect(whyBanksRest(day, place)).toEqual({ kind: 'holiday', name })
})

// European Central Bank, press release of 14 December 2000: "Long-term calendar for TARGET closing days".
it('TARGET keeps six holidays and no country’s', () => {
  const closed = ['2027-01-01', '2027-03-26', '2027-03-29', '2028-05-01', '2028-12-25', '2028-12-26']
  expect(closed.filter((day) => isBankDay(day, 'EU'))).toEqual([])
  expect(isBankDay('2025-10-03', 'EU')).toBe(true)
  expect(isBankDay('2026-05-01', 'EU')).toBe(false)
})

it('Easter is on the day of OEIS A060958, counted from 1 March, until 2066', () => {
  const sundays =
    '51 36 28 47 32 52 44 28 48 40 25 44 36 56 41 32 52 37 29 48 40 25 45 36 49 41 33 52 37 29 49 33 53 45 30 49 41 26 46 37 29 42'
  const dayAfter = (year: number, days: number) =>
    new Date(Date.UTC(year, 2, days)).toISOString().slice(0, 10)
  for (const [index, days] of sundays.split(' ').map(Number).entries()) {
    const [year, friday, monday] = [2025 + index, days - 2, days + 1]
    expect(whyBanksRest(dayAfter(year, friday), 'EU'), String(year)).toMatchObject({ name: 'Good Friday' })
    expect(whyBanksRest(dayAfter(year, monday), 'EU')).toMatchObject({ name: 'Easter Monday' })
  }
})

it.each([
  ['2026', '2026-12-28'],
  ['2027', '2027-12-28'],
  ['2028', '2028-12-26'],
  ['2033', '2033-12-27'],
])('Boxing Day of %s is observed in Canada on %s, and on no other day after it', (_, day) => {
  expect(isBankDay(day, 'CA')).toBe(false)
  const later = ['27', '28', '29'].map((last) => `${day.slice(0, 8)}${last}`)
  expect(later.filter((one) => one > day && !isBankDay(one, 'CA'))).toEqual([])
})

it('the Gulf rests on Friday and Saturday, and works on Sunday', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].map((day) => isBankDay(day, 'SA'))).toEqual([
    false,
    false,
    true,
  ])
})

it('every rule has a source, and the day on which it was read but for the listed places', () => {
  for (const { source, readOn, name } of closings) {
    expect(source.length, name).toBeGreaterThan(10)
    if (readOn !== null) expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  // Named from memory: this list only shrinks.
  const notRead = new Set(closings.filter(({ readOn }) => readOn === null).map(({ place }) => place))
  expect([...notRead].sort()).toEqual(['CH', 'MY'])
})
