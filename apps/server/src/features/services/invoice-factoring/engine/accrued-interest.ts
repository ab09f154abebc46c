import { type Currency, type Money, money, percentOf } from '@tradelane/money'

/**
 * How long which principal was owed, exactly: the sum of minor units × days over all days since the advance. It never is rounded, so
 * interest that is read several times, or paid in parts, is rounded once, on the whole.
 */
export type Accrual = { readonly unitDays: bigint }

export const noAccrual: Accrual = { unitDays: 0n }

/** Simple interest, actual days of a year of 360 (domain.md 5). */
const daysOfYear = 360n

/** `days` more with this principal owed; days of the calendar, the leap day included. */
export const accrue = ({ unitDays }: Accrual, principal: Money, days: number): Accrual => ({
  unitDays: unitDays + principal.amount * BigInt(days),
})

/** All interest until now, paid or not, rounded half up to a minor unit of the principal's currency. */
export const interestOf = (
  { unitDays }: Accrual,
  { annualRateBasisPoints, currency }: { annualRateBasisPoints: number; currency: Currency },
): Money =>
  percentOf(
    money(unitDays, currency),
    { numerator: BigInt(annualRateBasisPoints), denominator: 10_000n * daysOfYear },
    'half-up',
  )

const dayMs = 86_400_000

/** Whole days between two days of the calendar, written YYYY-MM-DD; negative where `to` is before `from`. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
