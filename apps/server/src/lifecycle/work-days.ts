import { countryName } from '@tradelane/contract/lists/bank-countries'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { isBusinessDay, isHoliday, nameOfHoliday } from './business-calendar.ts'
import { plusDays } from './local-days.ts'

/** The day itself, or the next one on which people work in the country, and in words why it is later. */
export function nextWorkDay(day: string, country: string): { day: string; reasons: string[] } {
  const reasons: string[] = []
  let next = day
  while (!isBusinessDay(next, country)) {
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
