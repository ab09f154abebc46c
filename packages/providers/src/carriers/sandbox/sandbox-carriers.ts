import type { Pool } from 'pg'
import type { Clock } from '../../clock.ts'
import type { SandboxStore } from '../../sandbox-store.ts'
import type { CarriageLeg, CarrierEvent, Carriers } from '../carriers.ts'
import { amendCarriage } from './amend-carriage.ts'
import { bookCarriage } from './book-carriage.ts'
import { type BookedRow, type CarriageRow, clockOf, isBooked, type PlayedDetour } from './carriage-record.ts'
import { cutOffsOf } from './cut-offs.ts'
import { eventsOf } from './events-of.ts'
import { carrierStore } from './tables.ts'

export type PlayedCarriage = {
  carrierBookingNumber: string
  carrier: string
  mode: string
  legs: readonly CarriageLeg[]
  bookedAt: Date
  asOf: Date
  daysAhead: number
  isReleased: boolean
  isCancelled: boolean
  lastEvent: CarrierEvent | undefined
  nextEvent: CarrierEvent | undefined
  /** When the carrier will report it, with the delays that nobody knows of yet; undefined once it has. */
  arrivesAt: Date | undefined
  deliversAt: Date | undefined
}

export type SandboxCarriers = Carriers & {
  list(): Promise<PlayedCarriage[]>
  /** Lets days pass for one carriage; answers its clock, or undefined where there is none of that number. */
  advance(carrierBookingNumber: string, days: number): Promise<Date | undefined>
  /** The ship sails another way, so many days longer or shorter; the carrier reports it at once. Safe to repeat with its id. */
  sailAround(
    key: string,
    change: { id: string; days: number; remark: string; reportedAt: Date },
  ): Promise<void>
  /** When the carriers next report anything, by the clock that all share: for each booking that has not reported everything. */
  nextNews(after: Date): Promise<CarrierNews[]>
}

/** The next report about the booking with this key. */
export type CarrierNews = { key: string; at: Date }

type NewDetour = Omit<PlayedDetour, 'reportedAt'> & { reportedAt: Date }

const shown = 100
const selectOne = 'select * from provider_sandbox.carriages where key = $1'

/** Carries nothing, and remembers all of it: its bookings survive a crash as ours do. */
export function sandboxCarriers({ pool, clock }: { pool: Pool; clock: Clock }): SandboxCarriers {
  const store = carrierStore(pool)
  const findBooked = async (key: string) =>
    (await store.query<CarriageRow>(selectOne, [key])).filter(isBooked)[0]
  const reportTimes = rememberedReports()
  return {
    book: (request) => bookCarriage(store, request, clock.now()),

    amend: (key, amendment) => amendCarriage(store, key, amendment, clock.now()),

    cancel: (key) => cancelCarriage(store, key, clock.now()),

    async release(key) {
      const row = await findBooked(key)
      await store.query(
        'update provider_sandbox.carriages set released_at = coalesce(released_at, $2) where key = $1',
        [key, row && clockOf(row, clock.now())],
      )
    },

    async findUpdate(key) {
      const row = await findBooked(key)
      if (!row) return undefined
      const asOf = clockOf(row, clock.now())
      const isCancelled = row.cancelled_at !== null
      return { asOf, isCancelled, events: eventsOf(row, asOf), cutOffs: cutOffsOf(row, asOf) }
    },

    async list() {
      const rows = await store.query<CarriageRow>(
        `select * from provider_sandbox.carriages where carriage is not null order by id desc limit ${shown}`,
      )
      return rows.filter(isBooked).map((row) => playedOf(row, clockOf(row, clock.now())))
    },

    async advance(carrierBookingNumber, days) {
      const [row] = await store.query<CarriageRow>(
        'update provider_sandbox.carriages set days_ahead = days_ahead + $2 where number = $1 returning *',
        [carrierBookingNumber, days],
      )
      return row && clockOf(row, clock.now())
    },

    sailAround: (key, change) => addDetour(store, key, change),

    async nextNews(after) {
      const rows = await store.query<CarriageRow & { version: string }>(
        `select *, xmin::text as version from provider_sandbox.carriages
          where carriage is not null and cancelled_at is null`,
      )
      return rows.flatMap((row) => (isBooked(row) ? (nextReport(row, reportTimes(row), after) ?? []) : []))
    },
  }
}

async function cancelCarriage(
  store: SandboxStore,
  key: string,
  now: Date,
): Promise<'cancelled' | 'too_late' | undefined> {
  return store.transaction(async (tx) => {
    const { rows } = await tx.query<CarriageRow>(`${selectOne} for update`, [key])
    const [row] = rows.filter(isBooked)
    if (!row) return undefined
    if (row.cancelled_at) return 'cancelled'
    const at = clockOf(row, now)
    if (isReceived(row, at)) return 'too_late'
    await tx.query('update provider_sandbox.carriages set cancelled_at = $2 where key = $1', [key, at])
    return 'cancelled'
  })
}

async function addDetour(store: SandboxStore, key: string, change: NewDetour): Promise<void> {
  await store.query(
    `update provider_sandbox.carriages set detours = detours || $2::jsonb
      where key = $1 and not detours @> $3::jsonb`,
    [key, JSON.stringify([change]), JSON.stringify([{ id: change.id }])],
  )
}

const endOfTime = new Date(8.64e15)

type VersionedRow = BookedRow & { version: string }

/** What a carriage reports, and when, follows from its row and takes long to work out; a moving clock needs it after each step. */
function rememberedReports(): (row: VersionedRow) => readonly number[] {
  const memory = new Map<string, { version: string; times: readonly number[] }>()
  return (row) => {
    const known = memory.get(row.key)
    if (known?.version === row.version) return known.times
    const times = eventsOf(row, endOfTime).map(({ reportedAt }) => reportedAt.getTime())
    memory.set(row.key, { version: row.version, times })
    return times
  }
}

/** By the shared clock: the carriage's own may be days ahead. */
function nextReport(row: BookedRow, times: readonly number[], after: Date): CarrierNews | undefined {
  const aheadMs = clockOf(row, after).getTime() - after.getTime()
  const coming = times.map((at) => at - aheadMs).filter((at) => at > after.getTime())
  return coming.length === 0 ? undefined : { key: row.key, at: new Date(Math.min(...coming)) }
}

/** The goods are in the carrier's hands. */
const isReceived = (row: BookedRow, now: Date): boolean =>
  eventsOf(row, now).some(
    ({ classifier, eventType, isEmpty }) => classifier === 'ACT' && eventType === 'EQUIPMENT' && !isEmpty,
  )

function playedOf(row: BookedRow, asOf: Date): PlayedCarriage {
  const { carrier, mode, legs } = row.request
  const reported = eventsOf(row, asOf)
  const actual = reported.filter(({ classifier }) => classifier === 'ACT')
  const coming = newestOfEach(reported).filter(
    (event) => !actual.some((done) => nameOf(done) === nameOf(event)),
  )
  const main = legs.findIndex(({ role }) => role === 'main')
  const reportOf = (code: string, stop: number) =>
    eventsOf(row, endOfTime).find(
      (event) =>
        event.classifier === 'ACT' &&
        event.code === code &&
        event.stop === stop &&
        event.reportedAt.getTime() > asOf.getTime(),
    )?.reportedAt
  const byTime = (a: CarrierEvent, b: CarrierEvent) => a.dateTime.getTime() - b.dateTime.getTime()
  return {
    carrierBookingNumber: row.carriage.carrierBookingNumber,
    carrier,
    mode,
    legs,
    bookedAt: row.booked_at,
    asOf,
    daysAhead: row.days_ahead,
    isReleased: row.released_at !== null,
    isCancelled: row.cancelled_at !== null,
    lastEvent: actual.sort(byTime).at(-1),
    nextEvent: coming.sort(byTime)[0],
    arrivesAt: reportOf('ARRI', main + 1),
    deliversAt: reportOf('DROP', legs.length),
  }
}

const nameOf = ({ eventType, code, stop, isEmpty }: CarrierEvent): string =>
  [eventType, code, stop, isEmpty].join()

/** The newest message for each step. */
function newestOfEach(events: readonly CarrierEvent[]): CarrierEvent[] {
  const inOrder = [...events].sort((a, b) => a.reportedAt.getTime() - b.reportedAt.getTime())
  return [...new Map(inOrder.map((event) => [nameOf(event), event])).values()]
}
