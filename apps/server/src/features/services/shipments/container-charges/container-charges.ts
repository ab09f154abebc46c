import type { Freight } from '@tradelane/contract/logistics/freight'
import { containerCharges } from '@tradelane/contract/shipments/service-info'
import type { Db, Tx } from '@tradelane/db'
import { type ContainerType, containers, containerTariff } from '@tradelane/freight'
import { type Currency, compare, formatMoney, isZero, type Money, minus, money, sum } from '@tradelane/money'
import { inScope, type OneCompanyScope, type Scope } from '../../../../access/scope.ts'
import type { ChargeLine } from '../../../../entries/billed-charge.ts'
import type { RowOf } from '../../../../lifecycle/lifecycle.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../../lifecycle/numbers.ts'
import { Refusal } from '../../../../refusal.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { carriedLegs } from '../carriage.ts'
import { localPlace } from '../local-places.ts'
import type { TrackingEvent } from '../tracking-events.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import {
  type ContainerStay,
  type CountedClock,
  chargedTiers,
  clocksOf,
  momentOn,
  staysOf,
} from './container-time.ts'

export type ContainerChargeRow = RowOf<'container_charges'>
/** As it is stored: the amount in minor units as text. */
type StoredLine = { kind: string; description: string; amount: string }

export const findContainerCharge = (
  db: Db | Tx,
  { uid, logistics_id }: Pick<BookingRow, 'uid' | 'logistics_id'>,
): Promise<ContainerChargeRow | undefined> =>
  db
    .selectFrom('container_charges')
    .selectAll()
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .executeTakeFirst()

/** Refuses with NOT_FOUND what is not in scope, or has not started. */
export async function getContainerCharge(db: Db | Tx, scope: Scope, id: string): Promise<ContainerChargeRow> {
  const row = await db
    .selectFrom('container_charges')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('logistics_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export const lockContainerCharge = (tx: Tx, scope: Scope, id: string): Promise<ContainerChargeRow> =>
  lockRow(tx, containerChargeLifecycle, { scope, id })

/** DD-2026-000123. */
export const containerChargeNumber = ({
  number,
  started_at,
}: Pick<ContainerChargeRow, 'number' | 'started_at'>) =>
  recordNumber(containerCharges.numberPrefix, number, started_at)

export const amountOf = ({ amount, currency }: ContainerChargeRow): Money =>
  money(amount ?? 0n, currency as Currency)
export const waivedOf = ({ waived_amount, currency }: ContainerChargeRow): Money =>
  money(waived_amount, currency as Currency)
/** What is left to pay, or was paid. */
export const dueOf = (row: ContainerChargeRow): Money => minus(amountOf(row), waivedOf(row))

/** As the table of its actions asks. */
export const recordOfCharge = ({ state, charge_state }: ContainerChargeRow) => ({
  state,
  is_being_paid: charge_state === 'held',
})

/** The lines as they were invoiced. */
export const invoicedLines = ({ lines, currency }: ContainerChargeRow): ChargeLine[] =>
  ((lines ?? []) as StoredLine[]).map(({ amount, ...line }) => ({
    ...line,
    amount: money(BigInt(amount), currency as Currency),
  }))

/** The lines that are paid: what was waived is taken off the last ones first, and said there. */
export function payableLines(row: ContainerChargeRow): ChargeLine[] {
  let left = waivedOf(row)
  return invoicedLines(row)
    .toReversed()
    .map((line) => {
      const off = compare(left, line.amount) > 0 ? line.amount : left
      left = minus(left, off)
      if (isZero(off)) return line
      const description = `${line.description}, less ${formatMoney(off)} waived`
      return { ...line, description, amount: minus(line.amount, off) }
    })
    .toReversed()
    .filter(({ amount }) => !isZero(amount))
}

/** Containers of the shipment's own: part loads travel in one that is the carrier's to fill. */
export const isInOwnContainers = ({ container_size }: Pick<Freight, 'container_size'>): boolean =>
  container_size !== null

/** The line's table for the containers of an offer, as it was in force on the day of loading: the one that the quote shows. */
export function tariffOf({ name, container_size, shipping_date }: Freight) {
  const size = container_size !== null && container_size in containers ? container_size : 'ST20'
  return containerTariff(name, size as ContainerType, shipping_date)
}

type Counted = {
  clocks: CountedClock[]
  stays: ContainerStay[]
  isBegun: boolean
  isBack: boolean
  timeZone: string
}

/** Where the containers' days are counted, and by which clock. */
function arrivalOf(booking: BookingRow) {
  const legs = carriedLegs(quotedFreight(booking))
  const stop = legs.findIndex(({ role }) => role === 'main') + 1
  const main = legs[stop - 1]
  const timeZone = main ? localPlace(main.to).time_zone : 'UTC'
  return { stop, timeZone, isAtCity: main?.by === 'rail' && legs.length === 1 }
}

/** The clocks of all containers that have started, and whether every container is back. */
export function countContainers(
  booking: BookingRow,
  { numbers, events, asOf }: { numbers: readonly string[]; events: readonly TrackingEvent[]; asOf: Date },
): Counted {
  const freight = quotedFreight(booking)
  const { timeZone, ...place } = arrivalOf(booking)
  const { empties_returned_on: day } = booking
  const stays = staysOf(numbers, events, {
    ...place,
    reportedReturn: day === null ? null : momentOn(day, timeZone),
  })
  return {
    stays,
    clocks: stays.flatMap((stay) => clocksOf(stay, { tariff: tariffOf(freight), timeZone, asOf })),
    isBegun: stays.some(({ discharged }) => discharged !== null),
    isBack: stays.length > 0 && stays.every(({ returned }) => returned !== null),
    timeZone,
  }
}

/** What is owed for these clocks: a line for each tier that charges. */
export const linesOfClocks = (clocks: readonly CountedClock[]): ChargeLine[] =>
  chargedTiers(clocks).map(({ kind, fromDay, toDay, perDay, days }) => ({
    kind,
    description: `${kind === 'demurrage' ? 'Demurrage' : 'Detention'}, ${
      toDay === undefined ? `from day ${fromDay}` : `day ${fromDay} to ${toDay}`
    }: ${days} container ${days === 1 ? 'day' : 'days'} at ${formatMoney(perDay)}`,
    amount: money(perDay.amount * BigInt(days), perDay.currency),
  }))

export const totalOf = (lines: readonly ChargeLine[]): Money =>
  sum(
    'USD',
    lines.map(({ amount }) => amount),
  )

export async function containerNumbersOf(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  logisticsId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('freight_containers')
    .select('container_number')
    .where('uid', '=', companyId)
    .where('logistics_id', '=', logisticsId)
    .orderBy('position')
    .execute()
  return rows.map(({ container_number }) => container_number)
}
