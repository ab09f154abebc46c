import { z } from 'zod/mini'
import {
  type CharcoalFacts,
  charcoalFaults,
  charcoalNumber,
  charcoalQuestion,
} from '../dangerous-goods/charcoal.ts'
import type { bookingDetails } from './forms.ts'

/** What the quote of a booking says that decides what its details have to give. */
export const askedDetails = z.object({
  /** Of the substances that were declared. */
  un_numbers: z.array(z.string()),
  by_sea: z.boolean(),
  /** Its price has a customs clearance. */
  cleared: z.boolean(),
})
export type AskedDetails = z.output<typeof askedDetails>
export const nothingAsked: AskedDetails = { un_numbers: [], by_sea: false, cleared: false }

/** As a form holds them, also before they are checked. */
export type TypedDetails = z.input<typeof bookingDetails>

export const asksCharcoal = ({ un_numbers }: AskedDetails): boolean => un_numbers.includes(charcoalNumber)

/** What cannot be right or was not declared, by the path of the field. What is missing is no fault: it may follow. */
export function detailsFaults(details: TypedDetails, asked: AskedDetails): Record<string, string> {
  const { goods_description, hs_codes, not_charcoal, charcoal } = details
  const { un_numbers, by_sea } = asked
  const declared = { un_numbers, bySea: by_sea, not_charcoal: Boolean(not_charcoal) }
  const codes = hs_codes.map((code) => code.replace(/[. -]/g, ''))
  const wrong = asksCharcoal(asked) ? charcoalFaults((charcoal ?? {}) as CharcoalFacts) : {}
  return {
    ...charcoalQuestion({ goods_description, hs_codes: codes }, declared),
    ...Object.fromEntries(Object.entries(wrong).map(([field, message]) => [`charcoal.${field}`, message])),
  }
}
