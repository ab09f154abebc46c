import { isHoliday, nameOfHoliday, weekendOf } from './business-calendar.ts'
import { plusDays } from './local-days.ts'

/** The euro's settlement system, TARGET, has no country. Its calendar is that of the European Central Bank. */
export const targetPlace = 'EU'

/**
 * How the banks of a place differ from its public holidays.
 * A day is `1231`; `easter-48`, counted from Easter Sunday; or a day of the week within a range, `mon 0518-0524`. `boxing` is 26 December, or
 * the working day on which it is observed; `moved 1225` the Monday after it where it falls on a weekend; `2026-11-09` one day of one year.
 */
type BankRule = {
  place: string
  day: string
  name: string
  source: string
  /** Null where the source was named from memory, and not opened. */
  readOn: string | null
}

const world = 'long-standing rule, to be compared with the next calendar of the central bank'
const cmn = 'Resolution CMN 4.880 of 23 Dec 2020, as Febraban announces it each year'
const cnbv = 'yearly order of the CNBV in the Diario Oficial (2016, 2022)'
const febraban = 'Febraban, days without service at banks (iG, 5 June 2023; InfoMoney on 2026)'
const canada = 'National Bank of Canada, bank holiday calendar'
const provider = 'Nium, currency holidays of 2026 (docs.nium.com/travel/docs/currency-holidays)'
const canadaMoved =
  'ICS Courier, holiday schedule of 2023: on the Monday after a weekend; QuantLib, calendar of Canadian settlement'
const anzac =
  'Public Holidays Amendment (Anzac Day) Order 2026 of New South Wales, in PerthNow of 20 February 2026'
const ecb = 'ECB, long-term calendar of TARGET closing days (14 December 2000), and its calendar'
const hongKong = 'general holidays of Hong Kong (Cap. 149), as China Merchants Securities lists those of 2021'
const denmark = 'Danmarks Nationalbank, banking days of 2026 and 2027'
const malaysia = 'federal holidays of Malaysia, which its banks keep; the calendar itself was not opened'
const notOpened: readonly string[] = [world, malaysia]
const rule = (place: string, day: string, name: string, source: string): BankRule => ({
  ...{ place, day, name, source },
  readOn: notOpened.includes(source) ? null : '2026-11-28',
})

/** Closed although the public calendar has no holiday. */
export const closings: readonly BankRule[] = [
  rule(targetPlace, '0101', 'New Year’s Day', ecb),
  rule(targetPlace, 'easter-2', 'Good Friday', ecb),
  rule(targetPlace, 'easter+1', 'Easter Monday', ecb),
  rule(targetPlace, '0501', 'Labour Day', ecb),
  rule(targetPlace, '1225', 'Christmas Day', ecb),
  rule(targetPlace, '1226', 'the day after Christmas', ecb),
  rule('JP', '1231', 'bank holiday at the turn of the year', 'holidays 0.105, category bank (Banking Act)'),
  rule('JP', '0102', 'bank holiday at the turn of the year', 'holidays 0.105, category bank (Banking Act)'),
  rule('JP', '0103', 'bank holiday at the turn of the year', 'holidays 0.105, category bank (Banking Act)'),
  rule('BR', 'easter-48', 'Carnival Monday', cmn),
  rule('BR', 'easter-47', 'Carnival Tuesday', cmn),
  rule('BR', 'easter+60', 'Corpus Christi', febraban),
  rule('BR', '1231', 'last day of the year, no service at banks', febraban),
  rule('HK', 'easter-2', 'Good Friday', hongKong),
  rule('MX', 'easter-3', 'Maundy Thursday', cnbv),
  rule('MX', 'easter-2', 'Good Friday', cnbv),
  rule('MX', '1102', 'Day of the Dead', cnbv),
  rule('MX', '1212', 'day of the bank employees', cnbv),
  rule('CA', 'mon 0518-0524', 'Victoria Day', canada),
  rule('CA', '0930', 'National Day for Truth and Reconciliation', canada),
  rule('CA', 'mon 1008-1014', 'Thanksgiving', canada),
  rule('CA', '1111', 'Remembrance Day', canada),
  rule('CA', 'boxing', 'Boxing Day', canada),
  rule('CA', 'mon 0215-0221', 'Family Day', provider),
  rule('CA', 'mon 0801-0807', 'Civic Holiday', provider),
  rule('CA', 'moved 0101', 'New Year’s Day', canadaMoved),
  rule('CA', 'moved 0701', 'Canada Day', canadaMoved),
  rule('CA', 'moved 0930', 'National Day for Truth and Reconciliation', canadaMoved),
  rule('CA', 'moved 1111', 'Remembrance Day', canadaMoved),
  rule('CA', 'moved 1225', 'Christmas Day', canadaMoved),
  rule('CH', '0102', 'Berchtold’s Day', world),
  rule('CH', 'easter-2', 'Good Friday', 'holidays 0.105, canton of Zurich'),
  rule('CH', 'easter+1', 'Easter Monday', 'holidays 0.105, canton of Zurich'),
  rule('CH', '0501', 'Labour Day', 'holidays 0.105, canton of Zurich'),
  rule('CH', 'easter+50', 'Whit Monday', 'holidays 0.105, canton of Zurich'),
  rule('CH', '0801', 'National Day', 'holidays 0.105, canton of Zurich'),
  rule('CH', '1226', 'Saint Stephen’s Day', 'holidays 0.105, canton of Zurich'),
  rule('SE', 'fri 0619-0625', 'Midsummer Eve', 'holidays 0.105, category de facto'),
  rule('SE', '1224', 'Christmas Eve', 'holidays 0.105, category de facto'),
  rule('SE', '1231', 'New Year’s Eve', 'holidays 0.105, category de facto'),
  rule('AU', 'mon 0608-0614', 'King’s Birthday', 'holidays 0.105, New South Wales'),
  rule('AU', 'boxing', 'Boxing Day', 'holidays 0.105, New South Wales'),
  rule('AU', '2026-04-27', 'additional day for Anzac Day', anzac),
  rule('AU', '2027-04-26', 'additional day for Anzac Day', anzac),
  rule('AU', 'mon 0801-0807', 'Bank Holiday', provider),
  rule('AU', 'mon 1001-1007', 'Labour Day', provider),
  rule('AU', 'moved 1225', 'Christmas Day', 'Public Holidays Act 2010 of New South Wales'),
  rule('AU', 'moved 0101', 'New Year’s Day', 'Public Holidays Act 2010 of New South Wales'),
  rule('DK', 'easter+40', 'the day after Ascension Day', denmark),
  rule('DK', '0605', 'Constitution Day', denmark),
  rule('DK', '1224', 'Christmas Eve', denmark),
  rule('DK', '1231', 'New Year’s Eve', denmark),
  rule('MY', '2026-11-09', 'Deepavali', malaysia),
  rule('MY', '2027-10-28', 'Deepavali', malaysia),
]

/**
 * A holiday on a Saturday: the public has the Friday off, the Federal Reserve Banks are open.
 * Source: https://www.richmondfed.org/about_us/holiday_schedule, read on 2026-11-28.
 */
const opensBeforeSaturday: Readonly<Record<string, readonly string[]>> = {
  US: ['0101', '0619', '0704', '1111', '1225'],
}

const worksOnSaturday = [0]

export type BankRest = { kind: 'weekend' } | { kind: 'holiday'; name: string | undefined }

export const isBankDay = (day: string, place: string | null): boolean =>
  whyBanksRest(day, place) === undefined

/** Why payments do not settle in a place on a day: the weekend, or a holiday. Undefined on a banking day. */
export function whyBanksRest(day: string, place: string | null): BankRest | undefined {
  const weekday = new Date(day).getUTCDay()
  const weekend = weekendOf(place)
  // Shops and offices work on Saturdays there; payments between banks do not settle.
  if (weekend.includes(weekday) || (String(weekend) === String(worksOnSaturday) && weekday === 6))
    return { kind: 'weekend' }
  if (place === null) return undefined
  const closing = closings.find((one) => one.place === place && falls(one.day, day))
  if (closing) return { kind: 'holiday', name: closing.name }
  const isFridayBefore = weekday === 5 && opensBeforeSaturday[place]?.includes(monthAndDay(plusDays(day, 1)))
  if (isFridayBefore || !isHoliday(day, place)) return undefined
  return { kind: 'holiday', name: nameOfHoliday(day, place) }
}

const monthAndDay = (day: string): string => day.slice(5).replace('-', '')

function falls(rule: string, day: string): boolean {
  const easter = /^easter([+-]\d+)$/.exec(rule)?.[1]
  if (easter) return day === plusDays(easterSunday(Number(day.slice(0, 4))), Number(easter))
  if (rule === 'boxing') return day === boxingDay(day.slice(0, 4))
  const moved = /^moved (\d\d)(\d\d)$/.exec(rule)
  if (moved) return day === mondayAfter(`${day.slice(0, 4)}-${moved[1]}-${moved[2]}`)
  if (rule.length === 10) return day === rule
  const range = /^(mon|fri) (\d{4})-(\d{4})$/.exec(rule)
  if (!range) return monthAndDay(day) === rule
  const [, weekday, first = '', last = ''] = range
  const isWeekday = new Date(day).getUTCDay() === (weekday === 'mon' ? 1 : 5)
  return isWeekday && first <= monthAndDay(day) && monthAndDay(day) <= last
}

/** Of a day that falls on a weekend. */
function mondayAfter(day: string): string | undefined {
  const weekday = new Date(day).getUTCDay()
  return weekday === 6 ? plusDays(day, 2) : weekday === 0 ? plusDays(day, 1) : undefined
}

/** Christmas Day moves to a working day first. */
function boxingDay(year: string): string {
  const weekday = new Date(`${year}-12-26`).getUTCDay()
  const moved = weekday === 6 ? 2 : weekday === 0 ? 2 : weekday === 1 ? 1 : 0
  return plusDays(`${year}-12-26`, moved)
}

/** The Gregorian calendar's rule (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const moon = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * weekday) / 451)
  const sum = moon + weekday - 7 * late + 114
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`
}
