import { type Currency, type Money, sum } from '@tradelane/money'
import type { Leg, Line } from './offer.ts'

export const includedTotal = (lines: readonly Line[], currency: Currency): Money =>
  sum(
    currency,
    lines.flatMap(({ kind, amount }) => (kind === 'included' && amount ? [amount] : [])),
  )

/** A leg's price holds its own lines only: clearance, insurance and the service fee belong to none. */
export const linesOfLeg = (lines: readonly Line[], role: Leg['role']): Line[] =>
  lines.filter(({ leg }) => leg === role)
