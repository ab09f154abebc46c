import { dayText } from '@tradelane/contract/primitives/day-text'
import type { DutyRate } from './find-duty-rate.ts'

const missing = 'Duty, and the tax that is charged on it, are missing from the total.'
export const unknownRate = `No rate is known here for these goods. ${missing}`

export const warningsOfRate = (rate: DutyRate, today: string): string[] => [
  ...specificDuty(rate),
  ...(rate.needs_digits
    ? ['Some goods under this code have another duty: give six digits of the HS code.']
    : []),
  ...agedSource(`The duty was read in an edition of ${dayText(rate.as_of)}`, rate, today),
  ...(rate.note ? [rate.note] : []),
  ...(rate.status === 'estimate'
    ? ['The duty is a rate for most goods of their kind: look the code up.']
    : []),
]

function specificDuty(rate: DutyRate): string[] {
  if (rate.specific === null) return []
  return [
    rate.percent === null
      ? `The duty cannot be calculated from the value: ${rate.specific}. ${missing}`
      : `Besides the percentage, this is charged and is missing from the total: ${rate.specific}.`,
  ]
}

/** A source that has been revised since: what it says may not hold any more. */
export function agedSource(
  what: string,
  { next_revision_on }: { next_revision_on: string | null },
  today: string,
): string[] {
  return next_revision_on !== null && next_revision_on <= today
    ? [`${what}, and has been revised since ${dayText(next_revision_on)}. Check it.`]
    : []
}
