import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import { decimalText, money, parseMoney } from '@tradelane/money'
import { findMilestone, type Milestone } from './milestones.ts'

const dayMs = 86_400_000
/** As the quote's line on demurrage and detention has it. */
const freeDays = 5

/**
 * How long the containers may stay after discharge before the carrier charges demurrage, and the amount so far.
 * Null before the discharge, and for goods that travel in no container of their own.
 */
export function freeTimeOf(
  { fees, quantity }: Freight,
  milestones: readonly Milestone[],
  arrivalStop: number,
  asOf: Date,
): Shipment['free_time'] {
  const perDay = fees.find(({ code }) => code === 'DET')?.amount
  const startsAt = findMilestone(milestones, 'DISC', arrivalStop)?.actual
  if (!perDay || !startsAt) return null
  const handedOut = findMilestone(milestones, 'GTOT', arrivalStop)?.actual ?? null
  const until = handedOut ?? asOf
  const endsAt = new Date(startsAt.getTime() + freeDays * dayMs)
  const leftMs = endsAt.getTime() - until.getTime()
  const daysOver = Math.max(0, Math.ceil(-leftMs / dayMs))
  const { amount } = parseMoney(perDay, 'USD')
  return {
    free_days: freeDays,
    starts_at: startsAt,
    ends_at: endsAt,
    state: handedOut ? 'stopped' : leftMs < 0 ? 'over' : 'running',
    days_left: Math.max(0, Math.ceil(leftMs / dayMs)),
    days_over: daysOver,
    per_day: perDay,
    accrued: decimalText(money(amount * BigInt(daysOver) * BigInt(quantity), 'USD')),
  }
}
