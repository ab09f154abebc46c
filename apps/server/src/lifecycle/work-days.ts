import { countryName } from '@tradelane/contract/lists/bank-countries'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { isBusinessDay, isHoliday, nameOfHoliday } from './business-calendar.ts'
import { plusDays } from './local-days.ts'

/** Without data for a year no day is a holiday: this ends long before. */
const mostDays = 31

/** The day itself, or the next one on which people work in the country, and in words why it is later. */
export function nextWorkDay(day: string, country: string): { day: string; reasons: string[] } {
  const reasons: string[] = []
  let next = day
  for (let later = 0; later < mostDays && !isBusinessDay(next, country); later += 1) {
    reasons.push(whyNot(next, country))
    next = plusDays(next, 1)
  }
  return { day: next, reasons: [...new Set(reasons)] }
}

function whyNot(day: string, country: string): string {
  if (!isHoliday(day, country)) return `No delivery at the weekend in ${countryName(country)}.`
  const name = nameOfHoliday(day, country)
  return `${dayText(day)} is a public holiday in ${countryName(country)}${name ? `: ${name}` : ''}.`
}
