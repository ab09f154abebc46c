import { z } from 'zod/mini'
import { isInCalendar } from './days.ts'
import { decimalOf, isExactDecimal } from './values.ts'

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

/** A wire amount with its own message where it is missing. */
export function requiredAmount(required: string) {
  const number = z.number({ error: ({ input }) => (isMissing(input) ? required : 'Expect a number') })
  const exact = number.check(z.refine(isExactDecimal, 'Enter a valid amount'))
  return z.codec(exact, z.string(), { decode: decimalOf, encode: Number })
}

/** A day with its own message where it is missing. One that is in no calendar is not compared with another day. */
export const requiredDay = (required: string) =>
  z.iso
    .date({ error: ({ input }) => (isMissing(input) ? required : 'Enter a valid date'), abort: true })
    .check(z.refine(isInCalendar, { error: 'Enter a valid date', abort: true }))
