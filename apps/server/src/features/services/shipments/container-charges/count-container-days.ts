import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Tx } from '@tradelane/db'
import { formatMoney, isZero } from '@tradelane/money'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import { type SystemScope, systemScope } from '../../../../access/scope.ts'
import { beginOnce } from '../../../../lifecycle/begin.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import type { Clocks } from '../tracking/note-arrival.ts'
import type { TrackingEvent } from '../tracking-events.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import {
  type ContainerChargeRow,
  containerNumbersOf,
  countContainers,
  findContainerCharge,
  isInOwnContainers,
  linesOfClocks,
  totalOf,
} from './container-charges.ts'
import { type CountedClock, daysBetween, localDay } from './container-time.ts'

/**
 * Counts the days of the containers by what the carrier has reported: begins with the discharge, tells the company three days and one day
 * before free time ends and once it has, and is final once the empties are back. In the transaction that stores the carrier's messages, under the
 * booking's lock. Answers whether anything is still counted.
 */
export async function countContainerDays(
  tx: Tx,
  booking: BookingRow,
  events: readonly TrackingEvent[],
  { asOf, now }: Clocks,
): Promise<{ isCounting: boolean }> {
  if (!isInOwnContainers(quotedFreight(booking))) return { isCounting: false }
  const scope = systemScope(booking.uid)
  const numbers = await containerNumbersOf(tx, scope, booking.logistics_id)
  const counted = countContainers(booking, { numbers, events, asOf })
  if (!counted.isBegun) return { isCounting: false }
  const row = await beginCounting(tx, scope, booking.logistics_id, now)
  if (row.state !== 'counting') return { isCounting: false }
  if (counted.isBack) await finishCount(tx, scope, row, counted.clocks, now)
  else await tellOfEnd(tx, scope, row, counted, asOf, now)
  return { isCounting: !counted.isBack }
}

async function beginCounting(tx: Tx, scope: SystemScope, id: string, at: Date): Promise<ContainerChargeRow> {
  const found = await findContainerCharge(tx, { uid: scope.companyId, logistics_id: id })
  if (found) return found
  const values = { logistics_id: id, started_at: at, currency: 'USD', updated_at: at }
  const started = await beginOnce(tx, containerChargeLifecycle, {
    scope,
    to: 'counting',
    by: 'provider',
    at,
    values,
  })
  if (!started)
    throw new Error(`the containers of ${id} were counted by another process under the booking's lock`)
  return started
}

/** Final: nothing due, or invoiced. */
export async function finishCount(
  tx: Tx,
  scope: SystemScope,
  { logistics_id: id }: ContainerChargeRow,
  clocks: readonly CountedClock[],
  at: Date,
): Promise<void> {
  const lines = linesOfClocks(clocks)
  const amount = totalOf(lines)
  const stored = JSON.stringify(lines.map((line) => ({ ...line, amount: String(line.amount.amount) })))
  const set = { lines: stored, amount: amount.amount }
  const change = { scope, id, at, by: 'provider' } as const
  if (isZero(amount)) {
    await move(tx, containerChargeLifecycle, { ...change, to: 'nothing_due', set })
    return
  }
  const countries = await countriesOfCompanies(tx, [scope.companyId])
  const due_at = dueAt('payContainerCharges', at, countries.get(scope.companyId) ?? null)
  await move(tx, containerChargeLifecycle, {
    ...change,
    to: 'invoiced',
    facts: { amount: formatMoney(amount) },
    set: { ...set, invoiced_at: at, due_at },
  })
}

/** Once it has ended, and one day and three days before; the latest alone where earlier ones were missed. */
const tellsAt = [0, 1, 3] as const
/** The day after the last free one is the first that costs money. */
const noticeOf = (left: number) => tellsAt.find((days) => (days === 0 ? left < 0 : left <= days))

async function tellOfEnd(
  tx: Tx,
  scope: SystemScope,
  row: ContainerChargeRow,
  { clocks, timeZone }: { clocks: readonly CountedClock[]; timeZone: string },
  asOf: Date,
  now: Date,
): Promise<void> {
  const today = localDay(asOf, timeZone)
  for (const kind of ['demurrage', 'detention'] as const) {
    const running = clocks.filter((clock) => clock.kind === kind && clock.stoppedOn === null)
    const [first] = running.toSorted((a, b) => a.lastFreeDay.localeCompare(b.lastFreeDay))
    if (!first) continue
    const left = daysBetween(today, first.lastFreeDay)
    const notified = row[`${kind}_notified`]
    const tells = noticeOf(left)
    if (tells === undefined || (notified !== null && notified <= tells)) continue
    const what = tells === 0 ? 'free_time_ended' : 'free_time_ends'
    await note(tx, containerChargeLifecycle, {
      ...{ scope, id: row.logistics_id, what, by: 'provider', at: now },
      facts: {
        clock: kind,
        day: dayText(first.lastFreeDay),
        per_day: formatMoney(first.terms.tiers[0]?.perDay ?? { amount: 0n, currency: 'USD' }),
      },
      set: { [`${kind}_notified`]: tells },
    })
  }
}
