import type { containerCharge, freeTime } from '@tradelane/contract/shipments/container-charges'
import { type ContainerClock, containerClocks } from '@tradelane/freight'
import { decimalText, formatMoney, type Money, sum } from '@tradelane/money'
import type { z } from 'zod/mini'
import type { Scope } from '../../../../access/scope.ts'
import { describeRelease, nextWithRelease } from '../../../../approvals/describe-release.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { nextStepOf } from '../../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../../lifecycle/timeline.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { containerPayment } from './container-charge-approval.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import {
  amountOf,
  type ContainerChargeRow,
  containerChargeNumber,
  dueOf,
  findContainerCharge,
  invoicedLines,
  recordOfCharge,
  tariffOf,
  waivedOf,
} from './container-charges.ts'
import { type CountedClock, costOf, daysBetween } from './container-time.ts'

type FreeTime = z.output<typeof freeTime>
type Clock = FreeTime['clocks'][number]

/** The running sum of the page. */
export function freeTimeOf(booking: BookingRow, clocks: readonly CountedClock[]): FreeTime {
  const tariff = tariffOf(quotedFreight(booking))
  return {
    tariff: tariff.name,
    clocks: containerClocks.map((kind) => ({
      ...clockOf(
        kind,
        tariff[kind].freeDays,
        clocks.filter((clock) => clock.kind === kind),
      ),
      tiers: tariff[kind].tiers.map(({ fromDay, perDay }) => ({
        from_day: fromDay,
        per_day: decimalText(perDay),
      })),
    })),
    accrued: decimalText(sum('USD', clocks.map(costOf))),
    currency: 'USD',
  }
}

/** Of several containers, the one that took longest. */
function clockOf(
  kind: ContainerClock,
  free_days: number,
  clocks: readonly CountedClock[],
): Omit<Clock, 'tiers'> {
  const accrued = decimalText(sum('USD', clocks.map(costOf)))
  const isRunning = ({ stoppedOn }: CountedClock) => stoppedOn === null
  const longest = clocks.toSorted((a, b) => Number(isRunning(b)) - Number(isRunning(a)) || b.days - a.days)[0]
  if (!longest)
    return {
      ...{ kind, free_days, accrued, state: 'waiting', starts_on: null, last_free_day: null },
      ...{ stopped_on: null, days_used: 0, days_left: free_days, days_over: 0 },
    }
  const { startsOn, lastFreeDay, stoppedOn, days } = longest
  const over = Math.max(0, days - free_days)
  return {
    ...{ kind, free_days, accrued, starts_on: startsOn, last_free_day: lastFreeDay, stopped_on: stoppedOn },
    state: stoppedOn ? 'stopped' : over > 0 ? 'over' : 'running',
    days_used: days,
    days_left: Math.max(0, daysBetween(startsOn, lastFreeDay) + 1 - days),
    days_over: over,
  }
}

type Described = {
  charge: z.output<typeof containerCharge> | null
  timeline: Awaited<ReturnType<typeof timelineOf>>
}

/** What is final, with what happened, for the page. */
export async function describeContainerCharge(
  { db, clock }: Deps,
  scope: Scope,
  booking: BookingRow,
): Promise<Described> {
  const row = await findContainerCharge(db, booking)
  if (!row) return { charge: null, timeline: [] }
  const [now, companyId] = [clock.now(), booking.uid]
  const release = await describeRelease({ db, scope, companyId, now }, containerPayment, row)
  return {
    charge: {
      ...shownOf(row),
      release,
      next: nextWithRelease(nextStepOf(containerChargeLifecycle, row, now), release),
    },
    timeline: await timelineOf(db, containerChargeLifecycle, scope, { companyId, id: booking.logistics_id }),
  }
}

function shownOf(row: ContainerChargeRow) {
  const text = (money: Money) => decimalText(money)
  return {
    number: containerChargeNumber(row),
    state: row.state,
    amount: row.amount === null ? null : text(amountOf(row)),
    waived: text(waivedOf(row)),
    due: text(dueOf(row)),
    currency: 'USD' as const,
    lines: invoicedLines(row).map(({ description, amount }) => ({ description, amount: text(amount) })),
    invoiced_at: row.invoiced_at,
    due_at: row.due_at,
    paid_at: row.paid_at,
    is_being_paid: recordOfCharge(row).is_being_paid,
    waive_reason: row.waive_reason,
    refusal: row.state === 'invoiced' ? row.state_reason : null,
  }
}

/** "Demurrage and detention DD-2026-000001, 450.00 USD" */
export const nameOfCharge = (row: ContainerChargeRow) => ({
  what: `Demurrage and detention ${containerChargeNumber(row)}`,
  detail: row.amount === null ? '' : formatMoney(dueOf(row)),
})
