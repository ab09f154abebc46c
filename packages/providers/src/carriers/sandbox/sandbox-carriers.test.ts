import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { berlin, bySea, hamburgPort, mumbaiPort, newCarriage, pune } from '../../../test/new-carriage.ts'
import { quietPool } from '../../../test/quiet-pool.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { CarriageRequest, CarrierEvent } from '../carriers.ts'
import { airWaybill, containerNumber, imoNumber } from './numbers.ts'
import { type SandboxCarriers, sandboxCarriers } from './sandbox-carriers.ts'

const clock = { now: () => new Date('2026-03-02T09:00:00Z') }
let pool: pg.Pool
let carriers: SandboxCarriers
let close: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  pool = quietPool(database.connectionString)
  carriers = sandboxCarriers({ pool, clock })
  close = async () => {
    await pool.end()
    await database.close()
  }
})
afterAll(() => close())

async function booked(changes: Partial<CarriageRequest> = {}) {
  const request = newCarriage(changes)
  const answer = await carriers.book(request)
  if (answer.status !== 'booked') throw new Error(answer.reason)
  return { request, carriage: answer.carriage, number: answer.carriage.carrierBookingNumber }
}

const updateOf = async (key: string) => {
  const update = await carriers.findUpdate(key)
  if (!update) throw new Error('nothing was booked')
  return update
}
const actualOf = (events: readonly CarrierEvent[]) =>
  events
    .filter(({ classifier }) => classifier === 'ACT')
    .sort((a, b) => a.dateTime.getTime() - b.dateTime.getTime())
    .map(({ code }) => code)
/** The newest word on when the ship arrives. */
function arrivalIn(events: readonly CarrierEvent[]): CarrierEvent | undefined {
  return events
    .filter(({ code, stop, classifier }) => code === 'ARRI' && stop === 2 && classifier !== 'ACT')
    .sort((a, b) => a.reportedAt.getTime() - b.reportedAt.getTime())
    .at(-1)
}
const days = (from: Date | undefined, to: Date | undefined): number =>
  Math.round(((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / 86_400_000)

describe('booking', () => {
  it('answers with numbers, a ship and containers, the same ones on every call', async () => {
    const { request, carriage } = await booked()
    expect(carriage).toMatchObject({
      carrierBookingNumber: expect.stringMatching(/^MER\d{7}$/),
      document: { name: 'Master bill of lading', number: expect.stringMatching(/^MERI\d{9}$/) },
      containers: [expect.stringMatching(/^TLXU\d{7}$/), expect.stringMatching(/^TLXU\d{7}$/)],
      imo: expect.stringMatching(/^9\d{6}$/),
    })
    const again = await Promise.all([carriers.book(request), carriers.book(request)])
    expect(again).toEqual([
      { status: 'booked', carriage },
      { status: 'booked', carriage },
    ])
  })

  it('is refused where there is no space, and may be asked for again otherwise', async () => {
    const request = newCarriage({ goods: 'Yarn SIM-NOSPACE' })
    expect(await carriers.book(request)).toMatchObject({ status: 'refused' })
    expect(await carriers.findUpdate(request.key)).toBeUndefined()
    expect(await carriers.book({ ...request, goods: 'Yarn' })).toMatchObject({ status: 'booked' })
  })

  it('whose answer was lost is found by its key', async () => {
    const request = newCarriage({ reference: 'SIM-TIMEOUT' })
    await expect(carriers.book(request)).rejects.toThrow(ProviderUnavailable)
    expect(await carriers.book(request)).toMatchObject({ status: 'booked' })
  })

  it('brings the whole plan, with the days that were quoted', async () => {
    const { request } = await booked()
    const { events } = await updateOf(request.key)
    expect(actualOf(events)).toEqual(['RECE', 'CONF'])
    const plan = events.filter(({ classifier }) => classifier === 'PLN')
    expect(plan.map(({ code }) => code).join(' ')).toBe(
      'GTOT STUF DEPA ARRI GTIN LOAD DEPA ARRI DISC CUSR AVPU GTOT DEPA ARRI DROP GTIN',
    )
    expect(days(plan[1]?.dateTime, plan[14]?.dateTime)).toBe(22)
    expect(plan.map(({ location }) => location?.name)).toEqual(
      expect.arrayContaining([pune.name, mumbaiPort.name, hamburgPort.name, berlin.name]),
    )
    expect(plan.find(({ code }) => code === 'LOAD')?.imo).toMatch(/^\d{7}$/)
  })

  it('brings a truck to the terminal in the hours that were quoted, less two of loading', async () => {
    const request = newCarriage()
    const legs = request.legs.map((leg) => (leg.role === 'origin' ? { ...leg, hours: 5 } : leg))
    await carriers.book({ ...request, legs })
    const { events } = await updateOf(request.key)
    const [departure, arrival] = events.filter(
      ({ classifier, code }) => classifier === 'PLN' && /DEPA|ARRI/.test(code),
    )
    expect((arrival?.dateTime.getTime() ?? 0) - (departure?.dateTime.getTime() ?? 0)).toBe(3 * 3_600_000)
  })
})

describe('as days pass', () => {
  it('reports what happened, and stops at the gate until the freight is paid', async () => {
    const { request, number } = await booked()
    await carriers.advance(number, 60)
    const waiting = await updateOf(request.key)
    expect(waiting.asOf).toEqual(new Date('2026-05-01T09:00:00Z'))
    expect(actualOf(waiting.events).at(-1)).toBe('AVPU')
    await carriers.release(request.key)
    await carriers.release(request.key)
    await carriers.advance(number, 5)
    expect(actualOf((await updateOf(request.key)).events).slice(-6)).toEqual([
      'SURR',
      'GTOT',
      'DEPA',
      'ARRI',
      'DROP',
      'GTIN',
    ])
  })

  it('reports the same every time', async () => {
    const { request, number } = await booked({ goods: 'SIM-DELAY SIM-CUSTOMS SIM-ROLLED' })
    let before: readonly CarrierEvent[] = []
    for (let week = 0; week < 12; week++) {
      const { events } = await updateOf(request.key)
      expect(events).toEqual((await updateOf(request.key)).events)
      expect(events).toEqual(expect.arrayContaining([...before]))
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
      before = events
      await carriers.advance(number, 7)
    }
  })

  it('leaves other shipments where they are', async () => {
    const [first, second] = [await booked(), await booked()]
    await carriers.advance(first.number, 60)
    expect(actualOf((await updateOf(second.request.key)).events)).toEqual(['RECE', 'CONF'])
    expect(await carriers.advance('NOBODY1', 1)).toBeUndefined()
    const [newest, other] = await carriers.list()
    expect(newest).toMatchObject({ daysAhead: 0, nextEvent: { code: 'GTOT' }, lastEvent: { code: 'CONF' } })
    expect(other).toMatchObject({ daysAhead: 60, legs: bySea })
  })

  it.each(['plain cargo', 'SIM-DELAY', 'SIM-ROLLED', 'SIM-CUSTOMS'])(
    '%s has arrived and is delivered after the days until then, though its delays are not known yet',
    async (goods) => {
      const { request, number } = await booked({ goods })
      await carriers.release(request.key)
      for (const [name, code] of [
        ['arrivesAt', 'ARRI'],
        ['deliversAt', 'DROP'],
      ] as const) {
        const [before] = await carriers.list()
        const days = Math.ceil(
          ((before?.[name]?.getTime() ?? 0) - (before?.asOf.getTime() ?? 0)) / 86_400_000,
        )
        await carriers.advance(number, days)
        expect(actualOf((await updateOf(request.key)).events)).toContain(code)
        expect((await carriers.list())[0]?.[name]).toBeUndefined()
      }
    },
  )

  it.each([
    ['plain cargo', 0, 0],
    ['SIM-DELAY', 3, 0],
    ['SIM-ROLLED', 7, 0],
    ['SIM-CUSTOMS', 0, 4],
  ])('%s arrives %i days late and leaves the port %i days later still', async (goods, late, held) => {
    const { request, number } = await booked({ goods })
    const planned = arrivalIn((await updateOf(request.key)).events)?.dateTime
    await carriers.advance(number, 60)
    const { events } = await updateOf(request.key)
    const found = (code: string, stop: number) =>
      events.find((event) => event.code === code && event.stop === stop && event.classifier === 'ACT')
        ?.dateTime
    const few = 0.8
    const delay = ((found('ARRI', 2)?.getTime() ?? 0) - (planned?.getTime() ?? 0)) / 86_400_000
    expect(Math.abs(delay - late)).toBeLessThan(few)
    const stay = ((found('AVPU', 2)?.getTime() ?? 0) - (found('DISC', 2)?.getTime() ?? 0)) / 86_400_000
    expect(Math.abs(stay - held - 0.9)).toBeLessThan(few)
    // Nobody is surprised: the last estimate before it was right.
    expect(arrivalIn(events)?.dateTime).toEqual(found('ARRI', 2))
  })

  it('loads goods that were left behind on another ship', async () => {
    const { request, carriage, number } = await booked({ goods: 'SIM-ROLLED' })
    await carriers.advance(number, 60)
    const { events } = await updateOf(request.key)
    const sailed = events.find(({ code, classifier, imo }) => code === 'DEPA' && classifier === 'ACT' && imo)
    expect(sailed?.vessel).not.toBe(carriage.vessel)
    expect(sailed?.voyage).not.toBe(carriage.voyage)
  })
})

describe('cancelling', () => {
  it('works until the goods are received, and reports nothing afterwards', async () => {
    const { request, number } = await booked()
    expect(await carriers.cancel(request.key)).toBe('cancelled')
    expect(await carriers.cancel(request.key)).toBe('cancelled')
    await carriers.advance(number, 60)
    const update = await updateOf(request.key)
    expect(update.isCancelled).toBe(true)
    expect(actualOf(update.events)).toEqual(['RECE', 'CONF'])
    expect(await carriers.book(request)).toMatchObject({ status: 'refused' })
    expect(await carriers.cancel('nobody')).toBeUndefined()
  })

  it('is too late afterwards', async () => {
    const { request, number } = await booked()
    await carriers.advance(number, 9)
    expect(await carriers.cancel(request.key)).toBe('too_late')
  })
})

it.each([
  ['AIR', 'air', 'LOAD DEPA ARRI GTIN LOAD DEPA ARRI DISC CUSR AVPU GTOT DEPA ARRI DROP'],
  ['LCL', 'sea', 'LOAD DEPA ARRI GTIN STUF LOAD DEPA ARRI DISC STRP CUSR AVPU GTOT DEPA ARRI DROP'],
  ['BULK', 'sea', 'LOAD DEPA ARRI GTIN LOAD DEPA ARRI DISC CUSR AVPU GTOT DEPA ARRI DROP'],
  ['RAIL_FCL', 'rail', 'GTOT STUF DEPA ARRI GTIN LOAD DEPA ARRI DISC CUSR AVPU GTOT DEPA ARRI DROP GTIN'],
] as const)('%s has its own route', async (mode, by, codes) => {
  const legs = bySea.map((leg) => (leg.role === 'main' ? { ...leg, by } : leg))
  const { request } = await booked({ mode, legs })
  const { events } = await updateOf(request.key)
  expect(codesOfPlan(events)).toBe(codes)
})

it.each(['FTL', 'LTL'] as const)('%s takes one truck all the way', async (mode) => {
  const main = { role: 'main', by: 'truck', from: pune, to: berlin, days: 9, hours: null } as const
  const { request, carriage } = await booked({ mode, legs: [main] })
  const { events } = await updateOf(request.key)
  expect(codesOfPlan(events)).toBe('LOAD DEPA ARRI CUSR AVPU DROP')
  expect(carriage).toMatchObject({ containers: [], vessel: null, document: { name: 'CMR consignment note' } })
})

const codesOfPlan = (events: readonly CarrierEvent[]): string =>
  events
    .filter(({ classifier }) => classifier === 'PLN')
    .map(({ code }) => code)
    .join(' ')

it('numbers carry the check digits of their standards', () => {
  // IMO 9074729 is the example that the numbering scheme is explained with.
  const checked = (imo: string) =>
    [...imo.slice(0, 6)].reduce((sum, digit, place) => sum + Number(digit) * (7 - place), 0) % 10
  expect(checked('9074729')).toBe(9)
  for (const name of ['Amber Heron', 'Kittiwake', 'Far Harbour']) {
    const imo = imoNumber(name)
    expect(checked(imo)).toBe(Number(imo.at(-1)))
  }
  const waybill = airWaybill('Halcyon Air Freight', 4_400_001)
  expect(Number(waybill.slice(4, 11)) % 7).toBe(Number(waybill.at(-1)))
  expect(new Set(Array.from({ length: 200 }, (_, seed) => containerNumber(String(seed)))).size).toBe(200)
})

describe('the next news', () => {
  const newsAfter = async (time: Date) => {
    const times = (await carriers.nextNews(time)).map(({ at }) => at)
    return times.toSorted((a, b) => a.getTime() - b.getTime())[0]
  }

  it('comes when the first of all shipments has something to report, and the next one after that', async () => {
    await pool.query('delete from provider_sandbox.carriages')
    const { request } = await booked()
    await booked({ shippingDate: '2026-06-01' })
    const first = await newsAfter(clock.now())
    const reports = async (at: Date) => {
      const later = sandboxCarriers({ pool, clock: { now: () => at } })
      return (await later.findUpdate(request.key))?.events.length ?? 0
    }
    if (!first) throw new Error('nothing will be reported')
    expect(await reports(new Date(first.getTime() - 1))).toBe(await reports(clock.now()))
    expect(await reports(first)).toBeGreaterThan(await reports(clock.now()))
    expect((await newsAfter(first))?.getTime()).toBeGreaterThan(first.getTime())
  })

  it('comes sooner where a shipment’s own clock is ahead, and not from a cancelled one', async () => {
    await pool.query('delete from provider_sandbox.carriages')
    const { request, number } = await booked()
    const before = await newsAfter(clock.now())
    await carriers.advance(number, 1)
    const after = await newsAfter(clock.now())
    expect(Number(before) - Number(after)).toBe(86_400_000)
    await carriers.cancel(request.key)
    expect(await newsAfter(clock.now())).toBeUndefined()
  })
})
